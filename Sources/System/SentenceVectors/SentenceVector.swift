import CVectors

/// A direction, as whole numbers of one byte.
///
/// A vector of length 1 times ``scale``, rounded and cut at ±127: the cosine of two vectors is their dot product divided by
/// the square of the scale, wrong by about 0.01.
public struct SentenceVector: Hashable, Sendable {
    /// The number that stands for 1. A component of 0.4 and more is cut, which hardly happens from 128 dimensions on.
    public static let scale: Float = 127 / 0.4

    /// The numbers.
    public let numbers: [Int8]

    /// A vector of numbers as they were kept.
    public init(numbers: [Int8]) { self.numbers = numbers }

    /// The direction of a sum of any length; nil where it has none.
    init?(direction sum: [Float]) {
        var square: Float = 0
        for value in sum { square += value * value }
        guard square > 0, square.isFinite else { return nil }
        let factor = Self.scale / square.squareRoot()
        numbers = [Int8](unsafeUninitializedCapacity: sum.count) { buffer, count in
            for (index, value) in sum.enumerated() {
                buffer.initializeElement(at: index, to: Int8(max(-127, min(127, (value * factor).rounded()))))
            }
            count = sum.count
        }
    }

    /// The cosine of the angle to another vector, from -1 to 1: the greater, the nearer in meaning.
    ///
    /// - Precondition: Both have equally many dimensions.
    public func similarity(to other: SentenceVector) -> Float {
        precondition(numbers.count == other.numbers.count, "vectors of two encoders cannot be compared")
        return other.numbers.withUnsafeBytes { bytes in similarities(to: bytes)[0] }
    }

    /// The cosines to many vectors that stand one after the other.
    ///
    /// - Parameter bytes: The numbers of the vectors; a part at the end that is no whole vector is left out.
    /// - Returns: One number a vector.
    public func similarities(to bytes: UnsafeRawBufferPointer) -> [Float] {
        products(with: bytes).map { Float($0) / (Self.scale * Self.scale) }
    }

    /// The dot products with many vectors that stand one after the other; divided by the square of ``scale`` they are
    /// cosines.
    public func products(with bytes: UnsafeRawBufferPointer) -> [Int32] {
        let count = numbers.isEmpty ? 0 : bytes.count / numbers.count
        return [Int32](unsafeUninitializedCapacity: count) { buffer, initialized in
            if count > 0, let base = buffer.baseAddress, let vectors = bytes.baseAddress {
                vectors_dot(
                    numbers, vectors.assumingMemoryBound(to: Int8.self), count, numbers.count, base)
            }
            initialized = count
        }
    }
}
