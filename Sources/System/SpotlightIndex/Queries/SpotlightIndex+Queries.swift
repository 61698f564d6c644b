import Foundation
import SQLiteStore

extension SpotlightIndex {
    /// Finds the items that fit a query, the newest first.
    ///
    /// - Parameters:
    ///   - query: The query, as `title == "tea*"cd && dueDate < $time.today(7)`.
    ///   - filters: Queries that the items must fit, too.
    ///   - filter: Which items count at all.
    ///   - limit: The most items.
    /// - Returns: The items.
    /// - Throws: `QueryError` where a query cannot be read, `StoreError`.
    public func find(
        _ query: String, filters: [String] = [], filter: SearchFilter = SearchFilter(), limit: Int = .max
    ) async throws -> [SearchHit] {
        let tree = try Self.tree(query, filters)
        let time = now()
        return try await read { database in
            let evaluation = QueryEvaluation(tree, now: time)
            let clause = try FilterClause(filter, in: database)
            var found: [Int64] = []
            try database.forEach(
                "SELECT id, attributes FROM items WHERE (expires IS NULL OR expires > ?)\(clause.text) ORDER BY id DESC",
                values: [time] + clause.values
            ) { row in
                if row.withBytes(1, evaluation.matches) { found.append(try row.get(0)) }
                return found.count < limit
            }
            return try found.compactMap { try database.hit($0, score: 0, at: time) }
        }
    }

    /// Says whether a query can be read.
    ///
    /// - Throws: `QueryError`.
    public static func check(_ query: String) throws(QueryError) { _ = try QueryParser.tree(of: query) }

    static func tree(_ query: String, _ filters: [String]) throws(QueryError) -> QueryTree {
        var parts: [QueryTree] = []
        for text in [query] + filters { parts.append(try QueryParser.tree(of: text)) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }
}
