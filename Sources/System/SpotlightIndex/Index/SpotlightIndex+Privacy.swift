public import Foundation
import SQLiteStore

/// What is kept of one app, and of what people did with it.
public struct KeptOfApp: Hashable, Sendable {
    public var app: String
    public var items: Int
    /// The earliest and the latest date of an item.
    public var firstItem: Date?
    public var lastItem: Date?
    /// How many items were used, or chosen for a text.
    public var uses: Int
    public var firstUse: Date?
    public var lastUse: Date?
}

extension SpotlightIndex {
    /// What is kept of each app.
    ///
    /// - Parameter name: The name of indexes that do not count.
    /// - Throws: `StoreError`.
    public func kept(except name: String) async throws -> [KeptOfApp] {
        try await read { database in
            try database.rows(
                """
                SELECT app, sum(items), min(first_item), max(last_item), sum(uses), min(first_use), max(last_use)
                FROM (
                    SELECT app, count(*) AS items, min(date) AS first_item, max(date) AS last_item, 0 AS uses,
                        NULL AS first_use, NULL AS last_use
                    FROM items JOIN sources ON sources.id = items.source WHERE sources.name <> ?1 GROUP BY app
                    UNION ALL
                    SELECT app, 0, NULL, NULL, count(*), min(last), max(last)
                    FROM uses JOIN sources ON sources.id = uses.source GROUP BY app
                    UNION ALL
                    SELECT app, 0, NULL, NULL, count(*), min(last), max(last)
                    FROM choices JOIN sources ON sources.id = choices.source GROUP BY app
                ) GROUP BY app ORDER BY app
                """, name
            ) { row in
                KeptOfApp(
                    app: try row.get(0), items: try row.get(1), firstItem: try row.get(2), lastItem: try row.get(3),
                    uses: try row.get(4), firstUse: try row.get(5), lastUse: try row.get(6))
            }
        }
    }

    /// Deletes items: their apps may index them again.
    ///
    /// - Parameters:
    ///   - app: The app's identifier; nil for all.
    ///   - before: Only those whose date is earlier; nil for all.
    ///   - name: The name of indexes whose items stay.
    /// - Returns: How many were deleted.
    /// - Throws: `StoreError`.
    public func erase(of app: String?, before: Date?, except name: String) async throws -> Int {
        let time = now()
        return try await write { [encoder] database in
            let sources = try database.rows(
                "SELECT id, app, name, protection FROM sources WHERE name <> ? AND (?2 IS NULL OR app = ?2)", name, app
            ) { row in
                (
                    try row.get(0, as: Int64.self),
                    IndexSource(app: try row.get(1), name: try row.get(2), protection: try row.get(3))
                )
            }
            var count = 0
            for (id, source) in sources {
                let items = try database.rows(
                    "SELECT identifier FROM items WHERE source = ?1 AND (?2 IS NULL OR date < ?2)", id, before
                ) { try $0.get(0, as: String.self) }
                var writing = try IndexWriting(database, source: source, encoder: encoder, now: time)
                try writing.apply(.deleteItems(items))
                try writing.finish()
                count += items.count
                if items.isEmpty { continue }
                // The app is to know that what it had told is not there any more.
                try database.execute("UPDATE sources SET state = NULL WHERE id = ?", id)
                for table in ["uses", "choices"] {
                    try database.execute(
                        """
                        DELETE FROM \(table) WHERE source = ?1
                            AND identifier NOT IN (SELECT identifier FROM items WHERE source = ?1)
                        """, id)
                }
            }
            return count
        }
    }

    /// Takes what was deleted out of the file: its words, its vectors and its attributes.
    ///
    /// - Throws: `StoreError`: `busy` where another process reads for long.
    public func compact() async throws {
        // Deleted words are in the tables of words until those are merged.
        try await optimize()
        try await compactStore()
    }
}
