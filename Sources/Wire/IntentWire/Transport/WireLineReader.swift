import Foundation

/// Cuts what a socket receives into lines.
struct WireLineReader {
    enum Trouble: Error {
        case tooLong
        case unfinished
        case notUTF8
        case unreadable(Int32)
    }

    private let socket: WireSocket
    private let maximumLength: Int
    /// What was received last, and which part of it is not used yet; nothing else of it is ever read.
    private var chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { $1 = 1 << 16 }
    private var rest = 0..<0
    /// The beginning of a line that did not fit into one chunk.
    private var beginning = Data()

    init(socket: WireSocket, maximumLength: Int) {
        self.socket = socket
        self.maximumLength = maximumLength
    }

    /// Waits for a line.
    ///
    /// - Returns: The bytes of the line without its end; nil where the other end closed the socket after a line.
    mutating func next() throws(Trouble) -> Data? {
        while true {
            let end = lineEnd() ?? rest.upperBound
            guard beginning.count + (end - rest.lowerBound) <= maximumLength else { throw .tooLong }
            beginning.append(contentsOf: chunk[rest.lowerBound..<end])
            if end < rest.upperBound {
                rest = end + 1..<rest.upperBound
                let line = beginning
                beginning = Data()
                guard (try? UTF8Span(validating: line.span)) != nil else { throw .notUTF8 }
                return line
            }
            guard try receive() else {
                if !beginning.isEmpty { throw .unfinished }
                return nil
            }
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

    /// Receives the next chunk; false at the end.
    private mutating func receive() throws(Trouble) -> Bool {
        let count = chunk.withUnsafeMutableBytes { beckon_receive(socket.descriptor, $0.baseAddress, $0.count) }
        rest = 0..<max(0, count)
        // The other end may close while something we sent is still unread: to us that is an end like any other.
        if count < 0 && count != -Int(ECONNRESET) { throw .unreadable(Int32(-count)) }
        return count > 0
    }
}
