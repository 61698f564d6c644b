import Foundation
import IntentWire
import SQLiteStore

/// Keeps what people did: the newest of each intent and each app, for some weeks.
struct DonationStore: Sendable {
    /// How many donations of one app are kept.
    static let keptDonations = 1000
    /// How many donations of one intent are kept.
    static let keptOfIntent = 200
    /// How long donations are kept.
    static let keptTime: TimeInterval = 90 * 24 * 60 * 60
    /// How many donations an app may make within a minute; more are ignored.
    static let mostInMinute = 200
    /// How large the values of a donation may be, in bytes.
    static let largestValues = 32 << 10

    static let migration = Migration(
        "ALTER TABLE donations ADD COLUMN source TEXT NOT NULL DEFAULT 'app'",
        "ALTER TABLE donations ADD COLUMN zone INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX donations_by_time ON donations (donated)",
        "CREATE INDEX donations_by_intent ON donations (app, intent, id)",
        "CREATE TABLE learning (app TEXT PRIMARY KEY, allowed INTEGER NOT NULL) WITHOUT ROWID",
        """
        CREATE TABLE dismissed_suggestions (
            app TEXT NOT NULL, suggestion TEXT NOT NULL, dismissed REAL NOT NULL, PRIMARY KEY (app, suggestion)
        ) WITHOUT ROWID
        """)

    let store: Store
    let clock: SystemClock

    /// Whether anything is learnt from what is done with an app.
    func mayLearn(from app: String) async throws -> Bool {
        try await store.reading { try LearningSettings.isAllowed(app, in: $0) }
    }

    // MARK: - Donations

    /// Keeps what an app donates, unless nothing is to be learnt from it, or it donates too much.
    ///
    /// - Throws: `IntentFailure`: `invalid-value` where it is too large, or `store`.
    func donate(_ message: DonationMessage, from app: String) async throws {
        // What others let the app do is no habit of the person.
        if message.source == .assistant || message.source == .remote { return }
        let now = clock.now()
        let record = DonationRecord(
            identifier: message.identifier, app: app, intent: message.intent, entities: message.entities, date: now,
            zoneOffset: clock.offset(at: now))
        try await store.writing { database in
            let lately =
                try database.first(
                    "SELECT count(*) FROM donations WHERE app = ? AND donated > ? AND donated <= ? AND source = 'app'",
                    app, now - 60, now
                ) { try $0.get(0, as: Int.self) } ?? 0
            if lately >= Self.mostInMinute { return }
            guard try Self.add(record, to: database) else {
                throw IntentFailure(
                    .invalidValue,
                    "a donation of '\(message.intent.intent.prefix(100))' is larger than the "
                        + "\(Self.largestValues) bytes that are kept: donate it with fewer values")
            }
        }
    }

    /// Writes a donation down, and throws away what is too old or too much.
    ///
    /// - Returns: False where it is too large.
    @discardableResult
    static func add(_ record: DonationRecord, to database: Database) throws -> Bool {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let arguments = try encoder.encode(record.intent.arguments.mapValues(\.learnt))
        let names = record.identifier.utf8.count + record.entities.reduce(0) { $0 + $1.utf8.count }
        guard arguments.count + names <= largestValues else { return false }
        guard try LearningSettings.isAllowed(record.app, in: database) else { return true }
        try database.execute(
            "DELETE FROM donations WHERE app = ? AND identifier = ?", record.app, record.identifier)
        try database.execute(
            """
            INSERT INTO donations (app, identifier, intent, arguments, donated, source, zone)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """, record.app, record.identifier, record.intent.intent, arguments, record.date, record.source.rawValue,
            record.zoneOffset)
        let donation = database.lastInsertedRow
        for entity in Set(record.entities) {
            try database.execute("INSERT INTO donation_entities VALUES (?, ?)", donation, entity)
        }
        try database.execute("DELETE FROM donations WHERE donated < ?", record.date - keptTime)
        try database.execute(
            """
            DELETE FROM donations WHERE app = ?1 AND intent = ?2 AND id <= (
                SELECT id FROM donations WHERE app = ?1 AND intent = ?2 ORDER BY id DESC LIMIT 1 OFFSET ?3)
            """, record.app, record.intent.intent, keptOfIntent)
        try database.execute(
            """
            DELETE FROM donations WHERE app = ?1 AND id <= (
                SELECT id FROM donations WHERE app = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)
            """, record.app, keptDonations)
        return true
    }

    /// Deletes donations, also those that the system made of runs.
    ///
    /// - Returns: The identifiers of those that the app itself had made.
    func deleteDonations(_ deletion: DonationDeletion, of app: String) async throws -> [String] {
        try await store.writing { database in
            try database.rows(
                """
                DELETE FROM donations WHERE app = ?1 AND (?2 IS NULL OR identifier = ?2)
                    AND (?3 IS NULL OR intent = ?3)
                    AND (?4 IS NULL OR id IN (SELECT donation FROM donation_entities WHERE entity = ?4))
                RETURNING identifier, source
                """, app, deletion.identifier, deletion.intent, deletion.entity
            ) { (try $0.get(0, as: String.self), try $0.get(1, as: String.self)) }
            .filter { $0.1 == DonationRecord.Source.app.rawValue }.map(\.0).sorted()
        }
    }

    /// The donations of an app, or of all, the newest first; what cannot be read is left out.
    func donations(of app: String?, limit: Int) async throws -> [DonationRecord] {
        try await store.reading { database in
            try database.rows(
                """
                SELECT app, identifier, intent, arguments, donated, source, zone, id FROM donations
                WHERE ?1 IS NULL OR app = ?1 ORDER BY id DESC LIMIT ?2
                """, app, limit
            ) { row in
                guard var record = Self.record(row) else { return nil }
                record.entities = try database.rows(
                    "SELECT entity FROM donation_entities WHERE donation = ? ORDER BY entity", try row.get(7) as Int
                ) { try $0.get(0, as: String.self) }
                return record
            }.compactMap(\.self)
        }
    }

    /// The donation of a row without its entities; nil where it is not as it was written.
    private static func record(_ row: borrowing Row) -> DonationRecord? {
        guard let app = try? row.get(0, as: String.self), let identifier = try? row.get(1, as: String.self),
            let intent = try? row.get(2, as: String.self), let data = try? row.get(3, as: Data.self),
            let arguments = try? JSONDecoder().decode([String: IntentValue].self, from: data),
            let date = try? row.get(4, as: Date.self), let source = try? row.get(5, as: String.self),
            let zone = try? row.get(6, as: Int.self)
        else { return nil }
        return DonationRecord(
            identifier: identifier, app: app, intent: PreparedIntent(intent: intent, arguments: arguments),
            entities: [],
            date: date, source: DonationRecord.Source(rawValue: source) ?? .app, zoneOffset: zone)
    }

    /// Forgets all donations of an app, and what was not to be suggested of it.
    func forget(_ app: String) async throws {
        try await store.writing { database in
            try database.execute("DELETE FROM donations WHERE app = ?", app)
            try database.execute("DELETE FROM dismissed_suggestions WHERE app = ?", app)
        }
    }

    // MARK: - Suggestions

    /// Remembers that something is not to be suggested any more.
    func dismiss(_ suggestion: String, of app: String) async throws {
        let now = clock.now()
        try await store.writing {
            try $0.execute("INSERT OR REPLACE INTO dismissed_suggestions VALUES (?, ?, ?)", app, suggestion, now)
        }
    }

    /// What is not to be suggested any more.
    func dismissed() async throws -> Set<String> {
        try await store.reading { database in
            Set(
                try database.rows("SELECT suggestion FROM dismissed_suggestions") { try $0.get(0, as: String.self) })
        }
    }
}
