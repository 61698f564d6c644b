import Foundation
import IntentWire
import SQLiteStore

/// Where the store keeps what is about a person: which tables, and which column tells the app and the time.
struct PrivacyTable {
    var kind: PrivacyKind
    var table: String
    /// The column of the time; nil where none is kept.
    var time: String?

    static let all = [
        PrivacyTable(kind: .donations, table: "donations", time: "donated"),
        PrivacyTable(kind: .suggestions, table: "dismissed_suggestions", time: "dismissed"),
        PrivacyTable(kind: .log, table: "runs", time: "started"),
        PrivacyTable(kind: .hints, table: "hints", time: "changed"),
        PrivacyTable(kind: .undo, table: "undoable_runs", time: "offered"),
        PrivacyTable(kind: .widgets, table: "widget_timelines", time: "shown"),
        PrivacyTable(kind: .widgets, table: "control_uses", time: "shown"),
        PrivacyTable(kind: .alarms, table: "alarm_log", time: "noted"),
    ]

    func entry(in database: Database, path: String) throws -> PrivacyReport.Entry {
        var entry = PrivacyReport.Entry(kind: kind, count: 0, path: path)
        let columns = time.map { "min(\($0)), max(\($0))" } ?? "NULL, NULL"
        let rows = try database.rows("SELECT app, count(*), \(columns) FROM \(table) GROUP BY app") { row in
            (
                app: try row.get(0, as: String.self), count: try row.get(1, as: Int.self),
                oldest: try row.get(2, as: Date?.self), newest: try row.get(3, as: Date?.self)
            )
        }
        for row in rows { entry.add(row.count, of: row.app, from: row.oldest, to: row.newest) }
        return entry
    }

    /// Deletes what is meant.
    ///
    /// - Returns: How many.
    func erase(_ app: String?, before: Date?, in database: Database) throws -> Int {
        if before != nil && time == nil { return 0 }
        let since = time.map { "AND (?2 IS NULL OR \($0) < ?2)" } ?? "AND ?2 IS NULL"
        try database.execute("DELETE FROM \(table) WHERE (?1 IS NULL OR app = ?1) \(since)", app, before)
        return database.changeCount
    }
}

extension PrivacyReport.Entry {
    /// Counts some of an app.
    mutating func add(_ count: Int, of app: String, from oldest: Date?, to newest: Date?) {
        guard count > 0 else { return }
        self.count += count
        apps[app, default: 0] += count
        self.oldest = [self.oldest, oldest].compactMap(\.self).min()
        self.newest = [self.newest, newest].compactMap(\.self).max()
    }

    /// Joins what is kept in two places.
    mutating func add(_ other: PrivacyReport.Entry) {
        count += other.count
        apps.merge(other.apps) { $0 + $1 }
        oldest = [oldest, other.oldest].compactMap(\.self).min()
        newest = [newest, other.newest].compactMap(\.self).max()
    }
}
