package import Foundation
package import IntentWire

/// Which runs of the log are wanted.
package struct RunFilter: Hashable, Sendable {
    /// The identifier of an app.
    package var app: String?
    package var source: RequestSource?
    /// The moment from which on they started.
    package var since: Date?

    package init(app: String? = nil, source: RequestSource? = nil, since: Date? = nil) {
        self.app = app
        self.source = source
        self.since = since
    }

    /// Whether a run is wanted.
    package func matches(_ run: RunRecord) -> Bool {
        (app == nil || run.app == app) && (source == nil || run.source == source)
            && (since.map { run.started >= $0 } ?? true)
    }
}

extension IntentHost {
    /// The last runs that are wanted, the latest first.
    ///
    /// - Parameters:
    ///   - filter: Which.
    ///   - limit: How many at most.
    package func runs(_ filter: RunFilter, limit: Int) async throws -> [RunRecord] {
        if filter == RunFilter() { return try await runs(limit: limit) }
        // The log keeps no more than this: where few are wanted, they may be anywhere in it.
        return Array(try await runs(limit: RunLog.keptRuns).lazy.filter(filter.matches).prefix(limit))
    }
}
