import IntentWire
import Synchronization

/// Sends the operations of all indexes of an app, one after the other in the order in which they were asked for.
package final class SearchableIndexChannel: Sendable {
    /// The channel of this process.
    package static let shared = SearchableIndexChannel()

    private typealias Completion = @Sendable (Result<Data?, CSIndexError>) -> Void

    private struct State {
        var transport: (any SearchableIndexTransport)?
        var waiting: [(request: SearchableIndexRequest, completion: Completion)] = []
        var isSending = false
        var settling: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Creates a channel without an index at its other end.
    package init(transport: (any SearchableIndexTransport)? = nil) {
        state.withLock { $0.transport = transport }
    }

    /// Sets where operations go from now on; `nil` for nowhere.
    package func connect(_ transport: (any SearchableIndexTransport)?) {
        state.withLock { $0.transport = transport }
    }

    /// Whether there is an index at the other end.
    package var isAvailable: Bool { state.withLock(\.transport)?.isAvailable ?? false }

    /// Puts an operation in the queue.
    ///
    /// - Parameters:
    ///   - request: The operation.
    ///   - completion: Is called once, from any thread, when the operation is done.
    func send(
        _ request: SearchableIndexRequest, completion: @escaping @Sendable (Result<Data?, CSIndexError>) -> Void
    ) {
        let starts = state.withLock { state in
            state.waiting.append((request, completion))
            defer { state.isSending = true }
            return !state.isSending
        }
        // The one task that sends; it ends when nothing waits, so no two of them run at once.
        if starts { Task { await sendAll() } }
    }

    /// Sends an operation and waits until it is done. It is not taken back where the task is cancelled.
    nonisolated(nonsending) func send(_ request: SearchableIndexRequest) async throws -> Data? {
        try await withCheckedThrowingContinuation { continuation in
            send(request) { continuation.resume(with: $0) }
        }
    }

    private func sendAll() async {
        while let (request, completion) = next() {
            completion(await perform(request))
        }
    }

    private func next() -> (SearchableIndexRequest, Completion)? {
        state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.isSending = false
                for continuation in state.settling { continuation.resume() }
                state.settling = []
                return nil
            }
            return state.waiting.removeFirst()
        }
    }

    /// Waits until all that was asked for is done.
    package func settle() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.isSending { state.settling.append(continuation) }
                return !state.isSending
            }
            if isIdle { continuation.resume() }
        }
    }

    private func perform(_ request: SearchableIndexRequest) async -> Result<Data?, CSIndexError> {
        guard let transport = state.withLock(\.transport), transport.isAvailable else {
            return .failure(CSIndexError(.indexUnavailableError))
        }
        do {
            return .success(try await transport.perform(request))
        } catch let error as CSIndexError {
            return .failure(error)
        } catch {
            return .failure(CSIndexError(.remoteConnectionError, "the index could not be asked: \(error)"))
        }
    }
}
