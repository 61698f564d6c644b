/// A number for the content of a file, 128 bits wide; equal content has equal numbers.
///
/// It guards against chance, not against people who make files collide on purpose.
public struct ContentHash: Hashable, Sendable {
    let high: UInt64
    let low: UInt64

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Hashes bytes.
    public init(_ bytes: [UInt8]) {
        var first: UInt64 = 0x9e37_79b9_7f4a_7c15 ^ UInt64(bytes.count)
        var second: UInt64 = 0xc2b2_ae3d_27d4_eb4f &+ UInt64(bytes.count)
        bytes.withUnsafeBytes { raw in
            var offset = 0
            while offset + 16 <= raw.count {
                let a = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                let b = raw.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
                first = Self.mix(first ^ a, b ^ 0xa076_1d64_78bd_642f)
                second = Self.mix(second ^ b, a ^ 0xe703_7ed1_a0b4_28db)
                offset += 16
            }
            while offset < raw.count {
                first = Self.mix(first ^ UInt64(raw[offset]), 0x8ebc_6af0_9c88_c6e3)
                second = Self.mix(second ^ UInt64(raw[offset]), 0x5895_65cd_3c6d_4f0b)
                offset += 1
            }
        }
        high = Self.mix(first, 0x1d8e_4e27_c47d_124f)
        low = Self.mix(second, 0xeb44_acca_b455_d165)
    }

    private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = (a | 1).multipliedFullWidth(by: b | 1)
        return product.high ^ product.low ^ (a &+ (b << 1))
    }
}
