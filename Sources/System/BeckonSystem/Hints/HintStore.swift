import Foundation
import IntentWire
import SQLiteStore

/// Keeps what apps tell about themselves ahead of time: what is relevant, and what a camera intent needs where it runs.
///
/// Each is a value that the next one replaces, under the app, its kind, and a key.
struct HintStore: Sendable {
    /// How many configurations of widgets, or entities of one context, one app may call relevant.
    static let maximumCount = 1000
    /// How many contexts of one app may have relevant entities, and how many camera intents may have a context.
    static let maximumKeys = 100

    private enum Kind: String {
        case intents, entities, capture
    }

    let store: Store

    // MARK: Configurations of widgets

    func update(_ message: RelevantIntentsMessage, of app: String) async throws {
        try Self.check(message.intents.count, "configurations of widgets")
        try await change(.intents, of: app) { $0[""] = message.intents.isEmpty ? nil : message.intents }
    }

    func relevantIntents(of app: String) async throws -> [RelevantIntentSnapshot] {
        try await read(.intents, of: app)[""] ?? []
    }

    // MARK: Entities

    func change(_ entities: RelevantEntitiesChange, of app: String) async throws {
        try await change(.entities, of: app) { (contexts: inout [String: [RelevantEntity]]) in
            switch entities {
            case .replace(let new, let context):
                try Self.check(new.count, "entities of '\(context)'")
                contexts[context] = new.isEmpty ? nil : new
            case .remove(let identifiers, let context):
                let removed = Set(identifiers)
                for key in contexts.keys where context == nil || context == key {
                    let left = contexts[key]?.filter { !removed.contains("\($0.type)/\($0.id)") } ?? []
                    contexts[key] = left.isEmpty ? nil : left
                }
            case .removeAll(let context?): contexts[context] = nil
            case .removeAll(nil): contexts = [:]
            }
        }
    }

    /// The relevant entities of an app, by context.
    func relevantEntities(of app: String) async throws -> [String: [RelevantEntity]] {
        try await read(.entities, of: app)
    }

    // MARK: Cameras

    func setCaptureContext(_ context: CaptureContext, of app: String) async throws {
        if let size = context.data?.count, size > CaptureContext.maximumSize {
            throw IntentFailure(
                .invalidValue,
                "the context of '\(context.intent)' has \(size) bytes; at most \(CaptureContext.maximumSize) are kept")
        }
        try await change(.capture, of: app) { $0[context.intent] = context.data }
    }

    func captureContext(of intent: String, _ app: String) async throws -> Data? {
        try await read(.capture, of: app)[intent]
    }

    // MARK: The table

    /// Forgets all that an app has told.
    func forget(_ app: String) async throws {
        try await store.writing { try $0.execute("DELETE FROM hints WHERE app = ?", app) }
    }

    private func read<Value: Codable & Sendable>(_ kind: Kind, of app: String) async throws -> [String: Value] {
        try await store.reading { try Self.values(kind, of: app, in: $0) }
    }

    /// Changes the values of one kind, in one transaction.
    private func change<Value: Codable & Hashable & Sendable>(
        _ kind: Kind, of app: String, _ change: @escaping @Sendable (inout [String: Value]) throws -> Void
    ) async throws {
        try await store.writing { database in
            let before: [String: Value] = try Self.values(kind, of: app, in: database)
            var after = before
            try change(&after)
            guard after.count <= Self.maximumKeys else {
                throw IntentFailure(
                    .invalidValue, "an app may have \(Self.maximumKeys) contexts at most: remove one before")
            }
            for key in before.keys where after[key] == nil {
                try database.execute(
                    "DELETE FROM hints WHERE app = ? AND kind = ? AND key = ?", app, kind.rawValue, key)
            }
            for (key, value) in after where before[key] != value {
                try database.execute(
                    "INSERT OR REPLACE INTO hints (app, kind, key, value, changed) VALUES (?, ?, ?, ?, ?)", app,
                    kind.rawValue, key, try JSONEncoder().encode(value), Date.now)
            }
        }
    }

    private static func values<Value: Decodable>(
        _ kind: Kind, of app: String, in database: Database
    ) throws -> [String: Value] {
        let rows = try database.rows(
            "SELECT key, value FROM hints WHERE app = ? AND kind = ?", app, kind.rawValue
        ) { row in
            (try row.get(0, as: String.self), try JSONDecoder().decode(Value.self, from: try row.get(1, as: Data.self)))
        }
        return Dictionary(rows) { _, last in last }
    }

    private static func check(_ count: Int, _ what: String) throws {
        guard count > maximumCount else { return }
        throw IntentFailure(.invalidValue, "\(count) \(what) are relevant; \(maximumCount) are the most that are kept")
    }
}
