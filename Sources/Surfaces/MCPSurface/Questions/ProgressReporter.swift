import IntentWire
import Synchronization

/// Tells a client how far a run has come. What is told always rises.
///
/// - Source: MCP 2025-11-25, basic/utilities/progress.
final class ProgressReporter: Sendable {
    private struct State {
        var context: RequestContext?
        var last = -1.0
    }

    /// Whether the client wants to know.
    let isWanted: Bool
    private let state: Mutex<State>

    init(_ context: RequestContext) {
        isWanted = context.progressToken != nil
        state = Mutex(State(context: context))
    }

    /// Lets further reports go to another request of the same call.
    func follow(_ context: RequestContext) { state.withLock { $0 = State(context: context) } }

    func report(_ progress: IntentProgress) {
        let message = [progress.description, progress.details].compactMap(\.self).filter { !$0.isEmpty }
            .joined(separator: " – ")
        let (context, amount) = state.withLock { state -> (RequestContext?, Double) in
            // Without a share that is known, each report is a little further.
            let amount = progress.fraction.map { min(max($0, 0), 1) * 100 } ?? max(state.last, 0) + 0.01
            guard amount > state.last else { return (nil, 0) }
            state.last = amount
            return (state.context, amount)
        }
        guard let context, let token = context.progressToken else { return }
        context.notify(
            "notifications/progress",
            .members([
                "progressToken": token, "progress": .double(amount),
                "total": progress.fraction == nil ? nil : .int(100),
                "message": message.isEmpty ? nil : .string(SafeText.line(message, limit: 300)),
            ]))
    }
}
