import Foundation
import Glibc
import Synchronization

/// Writes whole lines to a file descriptor, in order, without holding up who writes.
///
/// A short line that the other end has room for is written at once; else a thread writes what waits.
final class LineSink: Sendable {
    private struct State {
        var waiting: [[UInt8]] = []
        var waitingBytes = 0
        var isDraining = false
        var isClosed = false
    }

    /// What a pipe takes in one piece or not at all.
    ///
    /// - Source: POSIX.1-2024, `PIPE_BUF`, which is 4096 on Linux.
    private static let atOnce = 4096
    /// How much may wait for a client that does not read.
    private static let capacity = 256 << 20

    private let descriptor: Int32
    private let state = Mutex(State())

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// Writes a line. Where the other end is gone, it goes nowhere.
    func send(_ message: [UInt8]) {
        var line = message
        line.append(0x0A)
        let needsThread = state.withLock { state -> Bool in
            guard !state.isClosed else { return false }
            if !state.isDraining, line.count <= Self.atOnce, hasRoom() {
                if !write(line) { state.isClosed = true }
                return false
            }
            state.waitingBytes += line.count
            guard state.waitingBytes <= Self.capacity else {
                state = State(isClosed: true)
                return false
            }
            state.waiting.append(line)
            defer { state.isDraining = true }
            return !state.isDraining
        }
        if needsThread { Thread { self.drain() }.start() }
    }

    /// Waits until everything is written, or nobody reads it.
    func flush() async {
        while state.withLock({ $0.isDraining && !$0.isClosed }) {
            do { try await Task.sleep(for: .milliseconds(2)) } catch { return }
        }
    }

    private func drain() {
        while true {
            let next = state.withLock { state -> [UInt8]? in
                guard !state.isClosed, !state.waiting.isEmpty else {
                    state.isDraining = false
                    return nil
                }
                let next = state.waiting.removeFirst()
                state.waitingBytes -= next.count
                return next
            }
            guard let next else { return }
            if !write(next) { state.withLock { $0 = State(isClosed: true) } }
        }
    }

    private func hasRoom() -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&entry, 1, 0) == 1 && entry.revents & Int16(POLLOUT) != 0
    }

    /// Writes every byte; false where nobody reads them.
    private func write(_ line: [UInt8]) -> Bool {
        line.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = UnsafeRawBufferPointer(rebasing: rest)
                let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    // The other end may have made the shared pipe non-blocking.
                    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&entry, 1, -1)
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}
