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
        try await find(query, filters: filters, filter: filter, limit: limit, usesWords: true)
    }

    /// Finds the items that fit a query, with or without a look at the full-text table first; the items are the same.
    package func find(
        _ query: String, filters: [String] = [], filter: SearchFilter = SearchFilter(), limit: Int = .max,
        usesWords: Bool
    ) async throws -> [SearchHit] {
        let tree = try Self.tree(query, filters)
        let time = now()
        return try await read { database in
            let evaluation = QueryEvaluation(tree, now: time)
            let clause = try FilterClause(filter, in: database)
            var found: [Int64] = []
            // Only items with the words of the query, and those of which the words do not tell all, are looked at.
            let words = usesWords ? WordCondition.of(tree) : nil
            let candidates =
                words == nil
                ? ""
                : """
                 AND id IN (SELECT rowid FROM words WHERE words MATCH ?
                UNION SELECT id FROM items WHERE gaps <> 0 AND gaps & ?)
                """
            try database.forEach(
                """
                SELECT id, attributes FROM items WHERE (expires IS NULL OR expires > ?)\(candidates)\(clause.text)
                ORDER BY id DESC
                """,
                values: [time] + (words.map { [$0.match, $0.gaps.rawValue] } ?? []) + clause.values
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
