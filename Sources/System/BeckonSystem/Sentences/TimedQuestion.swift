import IntentWire

/// Something that is asked for at once, and waited for until a moment.
struct TimedQuestion<Answer: Sendable>: Sendable {
    private let done = Signal()
    private let task: Task<Answer, any Error>

    init(_ ask: @escaping @Sendable () async throws -> Answer) {
        task = Task { [done] in
            defer { done.send() }
            return try await ask()
        }
    }

    /// What was answered; nil where that takes longer: then it is cancelled.
    func answer(until deadline: ContinuousClock.Instant) async -> Result<Answer, any Error>? {
        guard await done.wait(atMost: max(.zero, deadline - .now)) else {
            task.cancel()
            return nil
        }
        return await task.result
    }
}
