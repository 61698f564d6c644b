import IntentWire
import Synchronization

/// A run whose questions are answered by later requests: it stands still between them.
///
/// One request after the other waits for what comes next, a question or the end. Safe to use from any task.
final class SuspendedRun: Sendable {
    /// How many questions one call may ask; clients stop at ten rounds.
    static let maximumQuestions = 10

    /// What comes of waiting.
    enum Event: Sendable {
        case asked(ElicitationForm)
        case ended(Result<IntentOutcome, any Error>)
    }

    private struct Question {
        var form: ElicitationForm
        var reply: CheckedContinuation<ElicitationReply, Never>
    }

    private struct State {
        var task: Task<Void, Never>?
        var questions: [Question] = []
        var count = 0
        var end: Result<IntentOutcome, any Error>?
        var waiter: CheckedContinuation<Event, Never>?
        var isCancelled = false
    }

    let progress: ProgressReporter
    private let state = Mutex(State())

    init(progress: ProgressReporter) { self.progress = progress }

    /// Starts the run.
    func start(_ run: @escaping @Sendable () async throws -> IntentOutcome) {
        let task = Task {
            let result: Result<IntentOutcome, any Error>
            do { result = .success(try await run()) } catch { result = .failure(error) }
            state.withLock { state -> CheckedContinuation<Event, Never>? in
                state.end = result
                return state.waiter.take()
            }?.resume(returning: .ended(result))
        }
        let isCancelled = state.withLock { state in
            state.task = task
            return state.isCancelled
        }
        if isCancelled { task.cancel() }
    }

    /// Waits for the next question or the end. Where the waiting task is cancelled, so is the run.
    func next() async -> Event {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let event = state.withLock { state -> Event? in
                    if let end = state.end { return .ended(end) }
                    if let question = state.questions.first { return .asked(question.form) }
                    state.waiter = continuation
                    return nil
                }
                if let event { continuation.resume(returning: event) }
            }
        } onCancel: {
            cancel()
        }
    }

    /// Puts a question and waits for the reply.
    func ask(_ form: ElicitationForm) async -> ElicitationReply {
        await withCheckedContinuation { continuation in
            let (waiter, isRefused) = state.withLock { state -> (CheckedContinuation<Event, Never>?, Bool) in
                state.count += 1
                guard !state.isCancelled, state.count <= Self.maximumQuestions else { return (nil, true) }
                state.questions.append(Question(form: form, reply: continuation))
                return (state.questions.count == 1 ? state.waiter.take() : nil, false)
            }
            if isRefused { continuation.resume(returning: .cancelled) }
            waiter?.resume(returning: .asked(form))
        }
    }

    /// Answers the question that was told last.
    func answer(_ reply: ElicitationReply) {
        state.withLock { state in state.questions.isEmpty ? nil : state.questions.removeFirst() }?.reply
            .resume(returning: reply)
    }

    /// Gives the run up.
    func cancel() {
        let (task, questions) = state.withLock { state in
            state.isCancelled = true
            defer { state.questions = [] }
            return (state.task, state.questions)
        }
        for question in questions { question.reply.resume(returning: .cancelled) }
        task?.cancel()
    }
}
