public import Foundation
public import IntentWire
import SQLiteStore

extension SpotlightIndex {
    /// Whether a source has an item with a name.
    ///
    /// - Throws: `StoreError`.
    public func contains(_ item: String, in source: IndexSource) async throws -> Bool {
        try await read { database in
            try database.first(
                """
                SELECT 1 FROM items JOIN sources ON sources.id = items.source
                WHERE sources.app = ? AND sources.name = ? AND items.identifier = ?
                """, source.app, source.name, item
            ) { try $0.get(0, as: Int.self) } != nil
        }
    }

    /// Notes that somebody had to do with an item: it is found sooner for some weeks.
    ///
    /// - Parameters:
    ///   - item: The name of the item within its source.
    ///   - source: The source.
    /// - Throws: `StoreError`.
    public func noteUse(of item: String, in source: IndexSource) async throws {
        let time = now()
        try await write { database in try database.note(item, in: source, at: time) }
    }

    /// Notes that somebody did something with entities of an app.
    ///
    /// - Parameters:
    ///   - item: The name of the item of what was done, within its source.
    ///   - source: The source.
    ///   - entities: The entities; those that no index of the app has are left out.
    ///   - time: When; now where nil.
    /// - Throws: `StoreError`.
    public func noteUse(
        of item: String, in source: IndexSource, entities: [SearchableEntityReference], at time: Date? = nil
    ) async throws {
        let time = time ?? now()
        try await write { database in
            try database.note(item, in: source, at: time)
            for entity in entities {
                let items = try database.rows(
                    """
                    SELECT sources.name, items.identifier FROM items JOIN sources ON sources.id = items.source
                    WHERE items.type = ? AND items.entity = ? AND sources.app = ?
                    """, entity.type, entity.identifier, source.app
                ) { (try $0.get(0, as: String.self), try $0.get(1, as: String.self)) }
                for (name, identifier) in items {
                    try database.note(identifier, in: IndexSource(app: source.app, name: name), at: time)
                }
            }
        }
    }

    /// Notes what somebody chose of what a search found: it is found sooner, for the same text sooner still.
    ///
    /// - Parameters:
    ///   - item: The name of the item within its source.
    ///   - source: The source.
    ///   - text: What was searched for.
    /// - Throws: `StoreError`.
    public func noteChoice(of item: String, in source: IndexSource, for text: String) async throws {
        let time = now()
        let folded = QueryWords(text, isTyping: false).words.map(\.letters).joined(separator: " ")
        try await write { database in
            try database.note(item, in: source, at: time)
            guard !folded.isEmpty, let id = try database.known(source) else { return }
            let known = try database.first(
                "SELECT weight, last FROM choices WHERE text = ? AND source = ? AND identifier = ?", folded, id, item
            ) { (try $0.get(0, as: Double.self), try $0.get(1, as: Date.self)) }
            let weight = known.map { UseDecay.weight($0.0, since: $0.1, at: time) } ?? 0
            try database.execute(
                "INSERT OR REPLACE INTO choices VALUES (?, ?, ?, ?, ?)", folded, id, item, weight + 1, time)
        }
    }

    /// Forgets what was used and chosen: of an app, or of all.
    ///
    /// - Parameters:
    ///   - app: The app's identifier; nil for all.
    ///   - before: Only what was used last before this moment; nil for all.
    /// - Returns: How many uses and choices were forgotten.
    /// - Throws: `StoreError`.
    @discardableResult
    public func forgetUse(of app: String? = nil, before: Date? = nil) async throws -> Int {
        try await write { database in
            var count = 0
            for table in ["uses", "choices"] {
                try database.execute(
                    """
                    DELETE FROM \(table) WHERE (?1 IS NULL OR source IN (SELECT id FROM sources WHERE app = ?1))
                        AND (?2 IS NULL OR last < ?2)
                    """, app, before)
                count += database.changeCount
            }
            return count
        }
    }
}

extension Database {
    /// The identifier of a source; nil where nothing of it is known.
    func known(_ source: IndexSource) throws -> Int64? {
        try first("SELECT id FROM sources WHERE app = ? AND name = ?", source.app, source.name) { try $0.get(0) }
    }

    fileprivate func note(_ item: String, in source: IndexSource, at time: Date) throws {
        guard let id = try self.known(source) else { return }
        let known = try first("SELECT weight, last FROM uses WHERE source = ? AND identifier = ?", id, item) {
            (try $0.get(0, as: Double.self), try $0.get(1, as: Date.self))
        }
        let weight = known.map { UseDecay.weight($0.0, since: $0.1, at: time) } ?? 0
        try execute("INSERT OR REPLACE INTO uses VALUES (?, ?, ?, ?)", id, item, weight + 1, time)
    }
}
