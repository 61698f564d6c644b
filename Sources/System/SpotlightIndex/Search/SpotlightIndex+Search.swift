import Foundation
import SQLiteStore

extension SpotlightIndex {
    /// Finds items.
    ///
    /// - Parameter request: What is looked for.
    /// - Returns: What was found, the best first.
    /// - Throws: `StoreError`.
    public func search(_ request: SearchRequest) async throws -> SearchResults {
        let time = now()
        return try await read { [encoder, surroundings, tuning] database in
            var run = SearchRun(
                database: database, request: request, surroundings: surroundings, encoder: encoder, now: time,
                tuning: tuning)
            return try run.results()
        }
    }
}
