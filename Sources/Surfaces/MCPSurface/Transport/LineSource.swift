import Foundation
import Glibc

/// Cuts what a file descriptor gives into lines, without keeping more than the longest that is taken.
struct LineSource: ~Copyable {
    enum Line {
        /// The bytes before a line feed.
        case bytes([UInt8])
        /// A line that was longer than is taken; it was passed over.
        case tooLong
        case end
    }

    private let descriptor: Int32
    private let maximumLength: Int
    /// What was read last; only `rest` of it means anything.
    private var chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { $1 = 1 << 16 }
    private var rest = 0..<0
    private var beginning: [UInt8] = []

    init(descriptor: Int32, maximumLength: Int) {
        self.descriptor = descriptor
        self.maximumLength = maximumLength
    }

    /// Waits for a line. A last one without its end is none: it may have been cut off.
    mutating func next() -> Line {
        var isTooLong = false
        while true {
            let end = lineEnd()
            let piece = rest.lowerBound..<(end ?? rest.upperBound)
            if beginning.count + piece.count > maximumLength {
                isTooLong = true
                beginning = []
            }
            if !isTooLong { beginning.append(contentsOf: chunk[piece]) }
            if let end {
                rest = end + 1..<rest.upperBound
                defer { beginning = [] }
                return isTooLong ? .tooLong : .bytes(beginning)
            }
            guard fill() else { return .end }
        }
    }

    private func lineEnd() -> Int? {
        chunk.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, let end = memchr(base + rest.lowerBound, 0x0A, rest.count) else {
                return nil
            }
            return UnsafeRawPointer(end) - base
        }
    }

    private mutating func fill() -> Bool {
        while true {
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            rest = 0..<max(0, count)
            return count > 0
        }
    }
}
