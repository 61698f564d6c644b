public import Foundation
public import IntentWire
import SQLiteStore

/// An intent that a person performed in an app, as the app told it.
public struct DonationRecord: Codable, Hashable, Sendable {
    /// The identifier that the app gave it.
    public var identifier: String
    /// The identifier of the app.
    public var app: String
    public var intent: PreparedIntent
    /// The entities among its values, as `type/id`.
    public var entities: [String]
    public var date: Date

    /// Creates a record.
    public init(identifier: String, app: String, intent: PreparedIntent, entities: [String], date: Date) {
        self.identifier = identifier
        self.app = app
        self.intent = intent
        self.entities = entities
        self.date = date
    }
}

/// Keeps what apps donate: the newest of each app.
struct DonationStore: Sendable {
    /// How many donations of one app are kept.
    static let keptDonations = 1000

    let store: Store

    func donate(_ message: DonationMessage, from app: String) async throws {
        let arguments = try JSONEncoder().encode(message.intent.arguments)
        try await store.writing { database in
            try database.execute(
                "DELETE FROM donations WHERE app = ? AND identifier = ?", app, message.identifier)
            try database.execute(
                "INSERT INTO donations (app, identifier, intent, arguments, donated) VALUES (?, ?, ?, ?, ?)", app,
                message.identifier, message.intent.intent, arguments, Date.now)
            let donation = database.lastInsertedRow
            for entity in Set(message.entities) {
                try database.execute("INSERT INTO donation_entities VALUES (?, ?)", donation, entity)
            }
            try database.execute(
                """
                DELETE FROM donations WHERE app = ? AND id <= (
                    SELECT id FROM donations WHERE app = ? ORDER BY id DESC LIMIT 1 OFFSET ?)
                """, app, app, Self.keptDonations)
        }
    }

    func deleteDonations(_ deletion: DonationDeletion, of app: String) async throws -> [String] {
        try await store.writing { database in
            try database.rows(
                """
                DELETE FROM donations WHERE app = ?1 AND (?2 IS NULL OR identifier = ?2)
                    AND (?3 IS NULL OR intent = ?3)
                    AND (?4 IS NULL OR id IN (SELECT donation FROM donation_entities WHERE entity = ?4))
                RETURNING identifier
                """, app, deletion.identifier, deletion.intent, deletion.entity
            ) { try $0.get(0, as: String.self) }
            .sorted()
        }
    }

    /// The donations of an app, the newest first.
    func donations(of app: String, limit: Int) async throws -> [DonationRecord] {
        try await store.reading { database in
            try database.rows(
                """
                SELECT id, identifier, intent, arguments, donated FROM donations WHERE app = ? ORDER BY id DESC LIMIT ?
                """, app, limit
            ) { row in
                let entities = try database.rows(
                    "SELECT entity FROM donation_entities WHERE donation = ? ORDER BY entity", try row.get(0) as Int
                ) { try $0.get(0, as: String.self) }
                return DonationRecord(
                    identifier: try row.get(1), app: app,
                    intent: PreparedIntent(
                        intent: try row.get(2),
                        arguments: try JSONDecoder().decode([String: IntentValue].self, from: try row.get(3))),
                    entities: entities, date: try row.get(4))
            }
        }
    }

    /// Forgets all donations of an app.
    func forget(_ app: String) async throws {
        try await store.writing { try $0.execute("DELETE FROM donations WHERE app = ?", app) }
    }
}
