import IntentWire
import SQLiteStore

/// Puts changes that would wait for the disk one after the other into one transaction: each is on the disk when it
/// returns, and many at once take little longer than one.
actor AlarmBatch {
    /// Makes a change. What it throws as an `IntentFailure` it throws before it has written anything.
    typealias Change = @Sendable (Database) throws -> AlarmTransition

    private struct Waiting {
        let change: Change
        let continuation: CheckedContinuation<AlarmTransition, any Error>
    }

    private let store: Store
    private var waiting: [Waiting] = []
    private var isWriting = false

    init(store: Store) { self.store = store }

    /// Makes a change together with those that wait.
    ///
    /// - Throws: What the change throws, or the store.
    func write(_ change: @escaping Change) async throws -> AlarmTransition {
        try await withCheckedThrowingContinuation { continuation in
            waiting.append(Waiting(change: change, continuation: continuation))
            guard !isWriting else { return }
            isWriting = true
            Task { await self.writeAll() }
        }
    }

    private func writeAll() async {
        while !waiting.isEmpty {
            let batch = waiting
            waiting = []
            let changes = batch.map(\.change)
            do {
                let results = try await store.writing { database in
                    try changes.map { change -> Result<AlarmTransition, IntentFailure> in
                        do { return .success(try change(database)) } catch let failure as IntentFailure {
                            return .failure(failure)
                        }
                    }
                }
                for (one, result) in zip(batch, results) { one.continuation.resume(with: result) }
            } catch {
                for one in batch { one.continuation.resume(throwing: error) }
            }
        }
        isWriting = false
    }
}
