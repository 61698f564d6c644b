import Foundation
import IntentWire
import SQLiteStore
import Synchronization

/// Something that was not given to be read: who wanted what, and why not.
struct RefusedReading: Hashable, Sendable {
    var app: String
    var entity: String
    var property: String?
    var source: RequestSource
    var requester: String?
    var reason: String
}

/// Writes down which intents ran, and which did not, and why.
///
/// No run waits for the log: what happens within a moment, or while the disk is busy, is written together.
final class RunLog: Sendable {
    /// How many runs are kept.
    static let keptRuns = 10_000
    /// How long an entry may wait for others.
    private static let pause = Duration.milliseconds(50)
    /// How long the same reading is not written down again.
    private static let sameReading = Duration.seconds(60)

    private enum Entry: Sendable {
        case began(RunRecord)
        case decided(run: String, RunRecord.Decision, reason: String)
        case ended(run: String, at: Date, outcome: String)
        case learnt(DonationRecord)
    }

    private struct State {
        var waiting: [Entry] = []
        var writer: Task<Void, Never>?
        /// Why the last entries could not be written.
        var failure: IntentFailure?
        /// When each was written down last that was not given to be read.
        var refusedReadings: [RefusedReading: ContinuousClock.Instant] = [:]
    }

    private let store: Store
    private let now: @Sendable () -> Date
    private let state = Mutex(State())

    init(store: Store, now: @escaping @Sendable () -> Date) {
        self.store = store
        self.now = now
    }

    func began(_ record: RunRecord) { add(.began(record)) }

    /// Writes down how a decision ended that waited for a person.
    func decided(_ run: String, _ decision: RunRecord.Decision, because reason: String) {
        add(.decided(run: run, decision, reason: reason))
    }

    /// Writes down that something was not given to be read.
    ///
    /// Programs that look around ask again and again: the same once more within a minute is not written down.
    func refusedReading(_ reading: RefusedReading, outcome: String) {
        let now = ContinuousClock.now
        let isNew = state.withLock { state in
            if let last = state.refusedReadings[reading], now - last < Self.sameReading { return false }
            if state.refusedReadings.count >= 1000 {
                state.refusedReadings = state.refusedReadings.filter { now - $0.value < Self.sameReading }
            }
            state.refusedReadings[reading] = now
            return true
        }
        guard isNew else { return }
        let date = self.now()
        add(
            .began(
                RunRecord(
                    run: UUID().uuidString, app: reading.app, intent: "", source: reading.source,
                    requester: reading.requester, started: date, ended: date, outcome: outcome, decision: .refused,
                    reason: reading.reason,
                    entity: [reading.entity, reading.property].compactMap(\.self).joined(separator: "."))))
    }

    func ended(_ run: String, outcome: String) { add(.ended(run: run, at: now(), outcome: outcome)) }

    /// Writes down what a person did, with its values, as something that may be suggested.
    func learnt(_ donation: DonationRecord) { add(.learnt(donation)) }

    /// The last runs, the newest first.
    func runs(limit: Int) async throws -> [RunRecord] {
        try await flush()
        return try await store.reading { database in
            try database.rows(
                """
                SELECT run, app, intent, source, requester, started, ended, outcome, decision, reason, entity
                FROM runs ORDER BY id DESC LIMIT ?
                """, limit
            ) { row in
                RunRecord(
                    run: try row.get(0), app: try row.get(1), intent: try row.get(2),
                    source: RequestSource(rawValue: try row.get(3)) ?? .person, requester: try row.get(4),
                    started: try row.get(5), ended: try row.get(6), outcome: try row.get(7),
                    decision: (try row.get(8) as String?).flatMap(RunRecord.Decision.init), reason: try row.get(9),
                    entity: try row.get(10))
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

    /// The same with fewer entries: a run that has begun and ended since the last time is written once.
    private static func folded(_ entries: [Entry]) -> [Entry] {
        var folded: [Entry] = []
        var places: [String: Int] = [:]
        for entry in entries {
            switch entry {
            case .began(let record):
                places[record.run] = folded.count
                folded.append(entry)
            case .decided(let run, let decision, let reason):
                guard let place = places[run], case .began(var record) = folded[place] else {
                    folded.append(entry)
                    continue
                }
                record.decision = decision
                record.reason = reason
                folded[place] = .began(record)
            case .ended(let run, let date, let outcome):
                guard let place = places[run], case .began(var record) = folded[place] else {
                    folded.append(entry)
                    continue
                }
                record.ended = date
                record.outcome = outcome
                folded[place] = .began(record)
            case .learnt: folded.append(entry)
            }
        }
        return folded
    }

    private static func write(_ entries: [Entry], to database: Database) throws {
        for entry in folded(entries) {
            switch entry {
            case .began(let record):
                try database.execute(
                    """
                    INSERT INTO runs
                        (run, app, intent, source, requester, started, ended, outcome, decision, reason, entity)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """, record.run, record.app, record.intent, record.source.rawValue, record.requester,
                    record.started, record.ended, record.outcome, record.decision?.rawValue, record.reason,
                    record.entity)
            case .decided(let run, let decision, let reason):
                try database.execute(
                    "UPDATE runs SET decision = ?, reason = ? WHERE run = ?", decision.rawValue, reason, run)
            case .ended(let run, let date, let outcome):
                try database.execute("UPDATE runs SET ended = ?, outcome = ? WHERE run = ?", date, outcome, run)
            case .learnt(let donation): try DonationStore.add(donation, to: database)
            }
        }
        try database.execute("DELETE FROM runs WHERE id <= (SELECT max(id) FROM runs) - ?", keptRuns)
    }
}
