public import Foundation
import SQLiteStore

/// An item as the index keeps it.
public struct KeptItem: Sendable {
    public var hit: SearchHit
    /// What was kept with it: `IndexedItem.payload`.
    public var payload: Data?
}

extension SpotlightIndex {
    /// An item; nil where there is none, or its time is over.
    ///
    /// - Parameters:
    ///   - item: The name of the item within its source.
    ///   - source: The source.
    /// - Throws: `StoreError`.
    public func item(_ item: String, in source: IndexSource) async throws -> KeptItem? {
        let time = now()
        return try await read { database in
            let found = try database.first(
                """
                SELECT items.id, items.payload FROM items JOIN sources ON sources.id = items.source
                WHERE sources.app = ? AND sources.name = ? AND items.identifier = ?
                """, source.app, source.name, item
            ) { (try $0.get(0, as: Int64.self), try $0.get(1, as: Data?.self)) }
            guard let (id, payload) = found, let hit = try database.hit(id, score: 0, at: time) else { return nil }
            return KeptItem(hit: hit, payload: payload)
        }
    }

    /// The items with a name that an app has in any of its indexes.
    ///
    /// - Parameters:
    ///   - item: The name of the item.
    ///   - app: The app's identifier.
    /// - Throws: `StoreError`.
    public func items(_ item: String, of app: String) async throws -> [KeptItem] {
        let time = now()
        return try await read { database in
            try database.rows(
                """
                SELECT items.id, items.payload FROM sources JOIN items ON sources.id = items.source
                WHERE sources.app = ? AND items.identifier = ? ORDER BY sources.id
                """, app, item
            ) { (try $0.get(0, as: Int64.self), try $0.get(1, as: Data?.self)) }
            .compactMap { id, payload in
                try database.hit(id, score: 0, at: time).map { KeptItem(hit: $0, payload: payload) }
            }
        }
    }

    /// The activities in which somebody was last, the latest first, however many items there are.
    ///
    /// - Parameters:
    ///   - start: The earliest that counts.
    ///   - limit: How many at most.
    /// - Throws: `StoreError`.
    public func activities(since start: Date, limit: Int) async throws -> [SearchHit] {
        let time = now()
        return try await read { database in
            try database.rows(
                // The number stands in the text, so that SQLite sees that the index of activities has them all.
                """
                SELECT id FROM items WHERE kind = \(ItemKind.activity.rawValue) AND date >= ?
                AND (expires IS NULL OR expires > ?) ORDER BY date DESC LIMIT ?
                """, start, time, limit
            ) { try $0.get(0, as: Int64.self) }.compactMap { try database.hit($0, score: 0, at: time) }
        }
    }

    /// The apps that have an index, and the types of entities that items of any of them stand for or are about.
    ///
    /// - Throws: `StoreError`.
    public func entityTypes() async throws -> (apps: [String], types: [String]) {
        try await read { database in
            // From one type to the next by the index: how many items there are does not matter.
            let types = try database.rows(
                """
                WITH RECURSIVE found(type) AS (
                    SELECT min(type) FROM items WHERE type IS NOT NULL
                    UNION ALL
                    SELECT (SELECT min(type) FROM items WHERE type IS NOT NULL AND type > found.type) FROM found
                    WHERE found.type IS NOT NULL)
                SELECT type FROM found WHERE type IS NOT NULL
                """
            ) { try $0.get(0, as: String.self) }
            if types.isEmpty { return ([], []) }
            let apps = try database.rows("SELECT DISTINCT app FROM sources ORDER BY app") {
                try $0.get(0, as: String.self)
            }
            return (apps, types)
        }
    }

    /// The entities of a type that an app has in its indexes, each once, in the order in which they came.
    ///
    /// - Parameters:
    ///   - type: The identifier of the type.
    ///   - app: The app's identifier.
    /// - Returns: Their identifiers, and what was kept with each.
    /// - Throws: `StoreError`.
    public func entities(
        ofType type: String, in app: String
    ) async throws -> [(identifier: String, payload: Data?)] {
        let time = now()
        return try await read { database in
            var seen: Set<String> = []
            return try database.rows(
                """
                SELECT items.entity, items.payload FROM items JOIN sources ON sources.id = items.source
                WHERE items.type = ? AND items.kind = ? AND sources.app = ?
                AND (items.expires IS NULL OR items.expires > ?) ORDER BY items.id
                """, type, ItemKind.entity.rawValue, app, time
            ) { (identifier: try $0.get(0, as: String.self), payload: try $0.get(1, as: Data?.self)) }
            .filter { seen.insert($0.identifier).inserted }
        }
    }
}
