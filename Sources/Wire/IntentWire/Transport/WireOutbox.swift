internal import CBeckonSupport
import Foundation
import Synchronization

/// The sending half of a socket: whole lines, in order, never blocking the caller.
///
/// What the socket takes at once is sent by the caller; when the other end is slow, a thread sends the rest.
final class WireOutbox: Sendable {
    enum Trouble: Error {
        /// The other end is gone.
        case closed
        /// The other end does not read and too much waits for it.
        case full(Int)
    }

    private struct State {
        /// What the socket has not taken yet, and how much of it was sent since.
        var waiting = Data()
        var sent = 0
        var isDraining = false
        var isClosed = false
    }

    /// How much that is sent may stay in memory before what waits is moved.
    private static let keptSentBytes = 4 << 20

    private let socket: WireSocket
    private let capacity: Int
    private let state = Mutex(State())

    init(socket: WireSocket, capacity: Int) {
        self.socket = socket
        self.capacity = capacity
    }

    /// Sends a line, or keeps it until the other end reads.
    func send(_ line: Data) throws(Trouble) {
        let result: Result<Bool, Trouble> = state.withLock { state in
            if state.isClosed { return .failure(.closed) }
            let waitingBytes = state.waiting.count - state.sent
            if waitingBytes + line.count > capacity { return .failure(.full(waitingBytes)) }
            if state.isDraining {
                state.waiting.append(line)
                return .success(false)
            }
            let count = push(line, &state)
            if count == line.count || state.isClosed { return .success(false) }
            state.waiting = line
            state.sent = count
            state.isDraining = true
            return .success(true)
        }
        if try result.get() { Thread { self.drain() }.start() }
    }

    /// Forgets what waits and refuses further lines.
    func close() { state.withLock { Self.close(&$0) } }

    private static func close(_ state: inout State) {
        state.isClosed = true
        state.waiting = Data()
        state.sent = 0
    }

    private func drain() {
        while beckon_wait_writable(socket.descriptor) == 0 {
            let isDone = state.withLock { state in
                state.sent += push(state.waiting[state.sent...], &state)
                if state.sent == state.waiting.count {
                    state.waiting = Data()
                    state.sent = 0
                    state.isDraining = false
                } else if state.sent > Self.keptSentBytes {
                    state.waiting = Data(state.waiting[state.sent...])
                    state.sent = 0
                }
                return !state.isDraining
            }
            if isDone { return }
        }
        close()
    }

    /// Sends what the socket takes now.
    ///
    /// - Returns: How much that was; all of it is forgotten where the other end is gone.
    private func push(_ data: Data, _ state: inout State) -> Int {
        var count = 0
        while count < data.count {
            let sent = data.withUnsafeBytes { bytes in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[count...])
                return beckon_send(socket.descriptor, rest.baseAddress, rest.count)
            }
            if sent == -Int(EAGAIN) { break }
            if sent < 0 {
                // The reading thread sees the end too and tells everybody; until then lines go nowhere.
                Self.close(&state)
                return 0
            }
            count += sent
        }
        return count
    }
}

/// A socket that is closed when nobody uses it any more.
final class WireSocket: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { beckon_close(descriptor) }
}
