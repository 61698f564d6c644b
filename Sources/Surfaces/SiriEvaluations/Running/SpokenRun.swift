import AppIntentsTesting
import IntentWire
import Synchronization

/// An intent that runs while somebody talks: it stands still at each question until the next sentence.
final class SpokenRun: IntentInteraction {
    /// What a run comes to next.
    enum Event: Sendable {
        case asked(IntentQuestion)
        case ended(Result<IntentOutcome, any Error>)
    }

    let capabilities = InteractionCapabilities.all
    private let events: AsyncStream<Event>
    private let sink: AsyncStream<Event>.Continuation
    private let waiting = Mutex<CheckedContinuation<IntentAnswer, Never>?>(nil)
    private let task = Mutex<Task<Void, Never>?>(nil)

    init() { (events, sink) = AsyncStream.makeStream() }

    /// Starts the intent.
    func start(_ body: @escaping @Sendable (SpokenRun) async throws -> IntentOutcome) {
        let task = Task {
            let result: Result<IntentOutcome, any Error>
            do { result = .success(try await body(self)) } catch { result = .failure(error) }
            sink.yield(.ended(result))
            sink.finish()
        }
        self.task.withLock { $0 = task }
    }

    /// What the run comes to next.
    func next() async -> Event {
        var iterator = events.makeAsyncIterator()
        return await iterator.next() ?? .ended(.failure(CancellationError()))
    }

    /// Answers the question at which the run stands.
    func answer(_ answer: IntentAnswer) {
        let waiting = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        waiting?.resume(returning: answer)
    }

    /// Ends the run wherever it is.
    func end() async {
        let task = task.withLock { $0 }
        task?.cancel()
        answer(.cancelled)
        await task?.value
    }

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        // Nobody listens to a run whose task is cancelled any more.
        try Task.checkCancellation()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiting.withLock { $0 = continuation }
                sink.yield(.asked(question))
                if Task.isCancelled { answer(.cancelled) }
            }
        } onCancel: {
            answer(.cancelled)
        }
    }

    func report(_ progress: IntentProgress) async {}
}
