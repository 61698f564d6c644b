public import Foundation
public import IntentWire
import SQLiteStore
import Synchronization

/// One run of an intent, as the log keeps it; values are not kept.
public struct RunRecord: Codable, Hashable, Sendable {
    /// Names the run.
    public var run: String
    /// The identifier of the app.
    public var app: String
    /// The identifier of the intent.
    public var intent: String
    public var source: RequestSource
    public var started: Date
    /// When it was over; nil while it runs, and for ever where the system itself was killed.
    public var ended: Date?
    /// What came of it: `done`, or the code of the failure.
    public var outcome: String?

    /// Creates a record.
    public init(
        run: String, app: String, intent: String, source: RequestSource, started: Date, ended: Date? = nil,
        outcome: String? = nil
    ) {
        self.run = run
        self.app = app
        self.intent = intent
        self.source = source
        self.started = started
        self.ended = ended
        self.outcome = outcome
    }
}

/// Writes down which intents ran.
///
/// No run waits for the log: what happens within a moment, or while the disk is busy, is written together.
final class RunLog: Sendable {
    /// How many runs are kept.
    static let keptRuns = 10_000
    /// How long an entry may wait for others.
    private static let pause = Duration.milliseconds(50)

    private enum Entry: Sendable {
        case began(RunRecord)
        case ended(run: String, at: Date, outcome: String)
    }

    private struct State {
        var waiting: [Entry] = []
        var writer: Task<Void, Never>?
        /// Why the last entries could not be written.
        var failure: IntentFailure?
    }

    private let store: Store
    private let state = Mutex(State())

    init(store: Store) { self.store = store }

    func began(_ record: RunRecord) { add(.began(record)) }

    func ended(_ run: String, outcome: String) { add(.ended(run: run, at: .now, outcome: outcome)) }

    /// The last runs, the newest first.
    func runs(limit: Int) async throws -> [RunRecord] {
        try await flush()
        return try await store.reading { database in
            try database.rows(
                "SELECT run, app, intent, source, started, ended, outcome FROM runs ORDER BY id DESC LIMIT ?", limit
            ) { row in
                RunRecord(
                    run: try row.get(0), app: try row.get(1), intent: try row.get(2),
                    source: RequestSource(rawValue: try row.get(3)) ?? .person, started: try row.get(4),
                    ended: try row.get(5), outcome: try row.get(6))
            }
        }
    }

    /// Waits until all is written.
    ///
    /// - Throws: `IntentFailure` where something could not be written since the last time.
    func flush() async throws {
        while let writer = state.withLock(\.writer) {
            // Wakes it from its pause.
            writer.cancel()
            await writer.value
        }
        let failure = state.withLock { state in
            defer { state.failure = nil }
            return state.failure
        }
        if let failure { throw failure }
    }

    private func add(_ entry: Entry) {
        state.withLock { state in
            state.waiting.append(entry)
            if state.writer == nil {
                state.writer = Task {
                    try? await Task.sleep(for: Self.pause)
                    await self.write()
                }
            }
        }
    }

    private func write() async {
        // More may come while this writes.
        while true {
            let entries: [Entry] = state.withLock { state in
                if state.waiting.isEmpty { state.writer = nil }
                defer { state.waiting = [] }
                return state.waiting
            }
            if entries.isEmpty { return }
            do {
                try await store.writing { try Self.write(entries, to: $0) }
            } catch {
                state.withLock { $0.failure = error as? IntentFailure ?? IntentFailure(.store, "\(error)") }
            }
        }
    }

    private static func write(_ entries: [Entry], to database: Database) throws {
        for entry in entries {
            switch entry {
            case .began(let record):
                try database.execute(
                    "INSERT INTO runs (run, app, intent, source, started) VALUES (?, ?, ?, ?, ?)", record.run,
                    record.app, record.intent, record.source.rawValue, record.started)
            case .ended(let run, let date, let outcome):
                try database.execute("UPDATE runs SET ended = ?, outcome = ? WHERE run = ?", date, outcome, run)
            }
        }
        try database.execute("DELETE FROM runs WHERE id <= (SELECT max(id) FROM runs) - ?", keptRuns)
    }
}
