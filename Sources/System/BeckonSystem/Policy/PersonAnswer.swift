import IntentWire
import Synchronization

extension IntentInteraction {
    /// Puts a question to the person, who has so long to answer.
    ///
    /// Whatever the surface does, this returns in time: it is told to give up, and not waited for.
    ///
    /// - Throws: `IntentFailure` with code `no-answer` where nobody answered; what the surface throws;
    ///   `CancellationError` at once where the task is cancelled.
    func answer(to question: IntentQuestion, within limit: Duration) async throws -> IntentAnswer {
        let asking = Task { try await ask(question) }
        let race = AnswerRace()
        let timer = Task {
            do { try await Task.sleep(for: limit) } catch { return }
            let failure = IntentFailure(
                .noAnswer, "nobody answered within \(limit.spoken): \(question.text)")
            if race.finish(.failure(failure)) { asking.cancel() }
        }
        defer { timer.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                race.wait(continuation)
                Task { race.finish(await asking.result) }
            }
        } onCancel: {
            asking.cancel()
            race.finish(.failure(CancellationError()))
        }
    }
}

/// The first of several results, for the one who waits.
private final class AnswerRace: Sendable {
    private struct State {
        var waiting: CheckedContinuation<IntentAnswer, any Error>?
        var result: Result<IntentAnswer, any Error>?
    }

    private let state = Mutex(State())

    func wait(_ continuation: CheckedContinuation<IntentAnswer, any Error>) {
        let result = state.withLock { state in
            if state.result == nil { state.waiting = continuation }
            return state.result
        }
        if let result { continuation.resume(with: result) }
    }

    /// Ends the race, unless another result came before.
    @discardableResult func finish(_ result: Result<IntentAnswer, any Error>) -> Bool {
        let (isFirst, waiting) = state.withLock { state in
            guard state.result == nil else { return (false, nil as CheckedContinuation<IntentAnswer, any Error>?) }
            state.result = result
            defer { state.waiting = nil }
            return (true, state.waiting)
        }
        waiting?.resume(with: result)
        return isFirst
    }
}

extension IntentQuestion {
    /// What is asked.
    fileprivate var text: String {
        switch self {
        case .value(let question): question.dialog.full
        case .choice(let question): question.dialog.full
        case .confirmation(let question): question.dialog.full
        case .foreground(let question): question.dialog?.full ?? "whether the app may come to the front"
        }
    }
}
