/// Writes numbers and texts one after the other, as caches keep them.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ value: UInt8) { bytes.append(value) }

    mutating func write(_ value: UInt32) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ value: UInt64) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ text: String) {
        let utf8 = text.utf8
        write(UInt32(utf8.count))
        bytes.append(contentsOf: utf8)
    }

    mutating func write(_ raw: [UInt8]) {
        write(UInt32(raw.count))
        bytes.append(contentsOf: raw)
    }
}

/// Reads what a ``ByteWriter`` wrote; nil where bytes are missing.
struct ByteReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var left: Int { bytes.count - position }

    mutating func readUInt8() -> UInt8? {
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func readUInt32() -> UInt32? {
        guard left >= 4 else { return nil }
        defer { position += 4 }
        return bytes.withUnsafeBytes {
            UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt32.self))
        }
    }

    mutating func readUInt64() -> UInt64? {
        guard left >= 8 else { return nil }
        defer { position += 8 }
        return bytes.withUnsafeBytes {
            UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        }
    }

    mutating func readString() -> String? {
        guard let count = readUInt32(), Int(count) <= left else { return nil }
        defer { position += Int(count) }
        return String(decoding: bytes[position..<position + Int(count)], as: UTF8.self)
    }

    mutating func readSlice() -> ArraySlice<UInt8>? {
        guard let count = readUInt32(), Int(count) <= left else { return nil }
        defer { position += Int(count) }
        return bytes[position..<position + Int(count)]
    }
}
