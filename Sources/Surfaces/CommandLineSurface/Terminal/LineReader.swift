import Foundation
import Glibc
import Synchronization

/// Reads lines that a person types, and can be called off while it waits.
package final class LineReader: Sendable {
    /// What came of waiting for a line.
    package enum Line: Hashable, Sendable {
        case text(String)
        /// Bytes that are no UTF-8.
        case unreadable
        /// The input has ended, as by Ctrl-D.
        case end
        /// The wait was called off.
        case interrupted
    }

    private struct State {
        var buffer: [UInt8] = []
        var isInterrupted = false
    }

    private let descriptor: Int32
    private let wakeUp = Pipe()
    private let state = Mutex(State())

    /// Creates a reader.
    ///
    /// - Parameter descriptor: The number of an open terminal or pipe; it is not closed.
    package init(descriptor: Int32) { self.descriptor = descriptor }

    /// Waits for the next line, without its line end.
    ///
    /// A task that is cancelled, or a call of `interrupt()`, ends the wait.
    package func line() async -> Line {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // A thread of its own, since a person may take longer than the shared ones can wait.
                Thread.detachNewThread { continuation.resume(returning: self.wait()) }
            }
        } onCancel: {
            interrupt()
        }
    }

    /// Ends this wait and every later one.
    package func interrupt() {
        let isFirst = state.withLock { state in
            defer { state.isInterrupted = true }
            return !state.isInterrupted
        }
        if isFirst { wakeUp.fileHandleForWriting.write(Data([0])) }
    }

    private func wait() -> Line {
        while true {
            if let line = takeLine() { return line }
            var sources = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: wakeUp.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&sources, 2, -1) < 0 {
                if errno == EINTR { continue }
                return .end
            }
            if sources[1].revents != 0 { return .interrupted }
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = read(descriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            // What stands before the end without a line end is a line too.
            if count <= 0 { return takeLine(atEnd: true) ?? .end }
            state.withLock { $0.buffer.append(contentsOf: bytes.prefix(count)) }
        }
    }

    private func takeLine(atEnd: Bool = false) -> Line? {
        state.withLock { state in
            if state.isInterrupted { return .interrupted }
            var length = state.buffer.firstIndex(of: UInt8(ascii: "\n"))
            if length == nil, atEnd, !state.buffer.isEmpty { length = state.buffer.count }
            guard let length else { return nil }
            var bytes = state.buffer.prefix(length)
            state.buffer.removeFirst(min(length + 1, state.buffer.count))
            if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
            return String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .unreadable
        }
    }
}
