import Foundation
import IntentWire
import SQLiteStore

/// Keeps Live Activities and their drawings, from their request until some time after they were seen last.
struct ActivityStore: Sendable {
    /// How many of one app may be pending or active.
    static let maximumOfApp = 5
    /// How many of all apps may be pending or active.
    static let maximum = 50
    /// For how long one is kept after it was dismissed, so that all its app's processes hear of it.
    private static let keptAfterwards: TimeInterval = 24 * 3600

    static let migration = Migration(
        """
        CREATE TABLE activities (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, app TEXT NOT NULL, record BLOB NOT NULL, drawing BLOB
        )
        """,
        "CREATE INDEX activities_by_app ON activities (app, number)")

    let store: Store
    let now: @Sendable () -> Date

    // MARK: - Reading

    /// Those of an app, or all, the oldest first; also those that were dismissed and are still kept.
    func activities(of app: String? = nil) async throws -> [StoredActivity] {
        try await store.reading { try Self.activities(of: app, in: $0) }
    }

    /// One of them, with its drawing.
    ///
    /// - Throws: `unknown-activity`.
    func activity(_ id: String) async throws -> (activity: StoredActivity, drawing: ActivityDrawing?) {
        let found = try await store.reading { database in
            try database.rows("SELECT record, drawing FROM activities WHERE id = ?", id) { row in
                let drawing: Data? = try row.get(1)
                return (
                    activity: try Self.decode(row.get(0)),
                    // A drawing of another version is drawn anew.
                    drawing: drawing.flatMap { try? JSONDecoder().decode(ActivityDrawing.self, from: $0) }
                )
            }.first
        }
        guard let found else { throw Self.unknown(id) }
        return found
    }

    // MARK: - Changing

    /// Deletes those that are over, of an app or of all.
    ///
    /// - Parameters:
    ///   - app: The app; nil for all.
    ///   - before: Only those that were told of last before this moment; nil for all.
    /// - Returns: How many.
    func erase(of app: String?, before: Date?) async throws -> Int {
        let now = now()
        return try await store.writing { database in
            let over = try Self.activities(of: app, in: database).filter { activity in
                activity.latestRemoval <= now && (before.map { activity.timestamp < $0 } ?? true)
            }
            for activity in over { try database.execute("DELETE FROM activities WHERE id = ?", activity.id) }
            return over.count
        }
    }

    /// Adds an activity, where there may be one more.
    ///
    /// - Throws: `activity-limit-of-app`, `activity-limit`.
    func add(_ activity: StoredActivity) async throws {
        let now = now()
        try await store.writing { database in
            let known = try Self.activities(of: nil, in: database)
            for old in known where old.latestRemoval + Self.keptAfterwards <= now {
                try database.execute("DELETE FROM activities WHERE id = ?", old.id)
            }
            let open = known.filter { $0.isOfAlarm != true && [.pending, .active, .stale].contains($0.phase(at: now)) }
            guard open.count(where: { $0.app == activity.app }) < Self.maximumOfApp else {
                throw IntentFailure(
                    .activityLimitOfApp, "the app has \(Self.maximumOfApp) Live Activities already: end one before")
            }
            guard open.count < Self.maximum else {
                throw IntentFailure(
                    .activityLimit,
                    "there are \(Self.maximum) Live Activities already: end one, as with 'beckon activities end'")
            }
            try database.execute(
                "INSERT INTO activities (id, app, record) VALUES (?, ?, ?)", activity.id, activity.app,
                try JSONEncoder().encode(activity))
        }
    }

    /// Keeps the activity of an alarm, in the place of one that it had before; there may be as many as there are alarms.
    func keepForAlarm(_ activity: StoredActivity) async throws {
        try await store.writing { database in
            let before: StoredActivity? = try database.rows(
                "SELECT record FROM activities WHERE id = ?", activity.id
            ) { try Self.decode($0.get(0)) }.first
            var activity = activity
            activity.isOfAlarm = true
            // Who has seen the one before takes this one for news.
            activity.revision += before?.revision ?? 0
            activity.contentRevision = activity.revision
            try database.execute("DELETE FROM activities WHERE id = ?", activity.id)
            try database.execute(
                "INSERT INTO activities (id, app, record) VALUES (?, ?, ?)", activity.id, activity.app,
                try JSONEncoder().encode(activity))
        }
    }

    /// Changes an activity of an app, or of any.
    ///
    /// - Parameter change: Gives whether anything changed.
    /// - Returns: The activity as it is now, and whether it changed.
    /// - Throws: `unknown-activity`.
    func change(
        _ id: String, of app: String?, drawing: ActivityDrawing? = nil,
        _ change: @escaping @Sendable (inout StoredActivity, Date) -> Bool
    ) async throws -> StoredActivity {
        let now = now()
        return try await store.writing { database in
            let found: StoredActivity? = try database.rows("SELECT record FROM activities WHERE id = ?", id) {
                try Self.decode($0.get(0))
            }.first
            guard var activity = found, app == nil || activity.app == app else { throw Self.unknown(id) }
            let before = activity.contentRevision
            guard change(&activity, now) else { return activity }
            try database.execute(
                "UPDATE activities SET record = ? WHERE id = ?", try JSONEncoder().encode(activity), id)
            // The drawing that came with new content is of that content.
            if activity.contentRevision != before {
                var drawing = drawing
                drawing?.contentRevision = activity.contentRevision
                let data = try drawing.map { try JSONEncoder().encode($0) }
                try database.execute("UPDATE activities SET drawing = ? WHERE id = ?", data, id)
            }
            return activity
        }
    }

    /// Keeps a drawing, unless the activity shows something else by now.
    func keep(_ drawing: ActivityDrawing, of id: String, from app: String) async throws {
        let data = try JSONEncoder().encode(drawing)
        try await store.writing { database in
            let known: StoredActivity? = try database.rows(
                "SELECT record FROM activities WHERE id = ? AND app = ?", id, app
            ) { try Self.decode($0.get(0)) }.first
            guard known?.contentRevision == drawing.contentRevision else { return }
            try database.execute("UPDATE activities SET drawing = ? WHERE id = ?", data, id)
        }
    }

    /// Forgets all activities of an app.
    func forget(_ app: String) async throws {
        try await store.writing { try $0.execute("DELETE FROM activities WHERE app = ?", app) }
    }

    // MARK: - Rows

    private static func activities(of app: String?, in database: Database) throws -> [StoredActivity] {
        try database.rows(
            "SELECT record FROM activities WHERE ?1 IS NULL OR app = ?1 ORDER BY number", app
        ) { try decode($0.get(0)) }
    }

    private static func decode(_ data: Data) throws -> StoredActivity {
        try JSONDecoder().decode(StoredActivity.self, from: data)
    }

    static func unknown(_ id: String) -> IntentFailure {
        IntentFailure(
            .unknownActivity, "there is no Live Activity '\(id)', or none any more; 'beckon activities' lists them")
    }
}
