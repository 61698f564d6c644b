import IntentWire
import SwiftUI
import Synchronization

/// Waits for a provider that answers with a completion.
enum ProviderReply {
    /// Calls a provider and waits until it calls back.
    ///
    /// - Parameters:
    ///   - what: Names it in messages, as `the timeline of 'Next'`.
    ///   - start: Calls the provider.
    /// - Returns: What the completion took first; later calls count for nothing.
    /// - Throws: `IntentFailure` where the provider lets go of the completion without calling it, and `cancelled` where
    ///   the request is withdrawn meanwhile.
    @MainActor
    static func wait<Value>(
        for what: String, _ start: (@escaping @Sendable (Value) -> Void) -> Void
    ) async throws -> HandedOver<Value> {
        let slot = Slot<Value>(what)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                slot.wait(continuation)
                // The ticket goes when the provider lets go of the completion.
                let ticket = Ticket(slot: slot)
                start { ticket.slot.finish(.success(HandedOver($0))) }
            }
        } onCancel: {
            slot.finish(.failure(CancellationError()))
        }
    }

    /// Takes the first answer.
    fileprivate final class Slot<Value>: Sendable {
        private struct State {
            var continuation: CheckedContinuation<HandedOver<Value>, any Error>?
            var early: Result<HandedOver<Value>, any Error>?
            var isOver = false
        }

        let what: String
        private let state = Mutex(State())

        init(_ what: String) { self.what = what }

        func wait(_ continuation: CheckedContinuation<HandedOver<Value>, any Error>) {
            let early = state.withLock { state in
                if state.early == nil { state.continuation = continuation }
                return state.early
            }
            if let early { continuation.resume(with: early) }
        }

        func finish(_ result: Result<HandedOver<Value>, any Error>) {
            let continuation = state.withLock { state -> CheckedContinuation<HandedOver<Value>, any Error>? in
                guard !state.isOver else { return nil }
                state.isOver = true
                guard let continuation = state.continuation else {
                    state.early = result
                    return nil
                }
                state.continuation = nil
                return continuation
            }
            continuation?.resume(with: result)
        }
    }

    /// Notices that nobody can call back any more.
    fileprivate final class Ticket<Value>: Sendable {
        let slot: Slot<Value>

        init(slot: Slot<Value>) { self.slot = slot }

        deinit {
            slot.finish(
                .failure(
                    IntentFailure(
                        .intentFailed, "the provider did not call the completion for \(slot.what): call it once")))
        }
    }
}
