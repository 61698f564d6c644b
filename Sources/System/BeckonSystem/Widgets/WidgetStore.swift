import Foundation
import IntentWire
import SQLiteStore
import Synchronization

/// Keeps the timelines of widgets, which of them are out of date, and which widgets and controls are shown.
///
/// Several systems may share the store: what one marks as out of date, each of them asks for again.
final class WidgetStore: Sendable {
    /// How many timelines of one app are kept; those that were shown longest ago go.
    static let keptTimelines = 200
    /// For how many seconds a widget or control that was shown counts as shown somewhere.
    static let useTime: TimeInterval = 30 * 24 * 3600

    /// What a timeline is kept for.
    struct Key: Hashable, Sendable {
        var app: String
        var kind: String
        var family: String
        /// The values of the configuration, in one form for equal values.
        var configuration: String
        var surroundings: String

        init(app: String, _ request: WidgetRequest) throws {
            self.app = app
            kind = request.kind
            family = request.family
            configuration = try Self.text(request.configuration)
            surroundings = try Self.text(request.surroundings)
        }

        fileprivate static func text(_ value: some Encodable) throws -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        }
    }

    /// A timeline as it was given.
    struct Kept: Codable, Sendable {
        var timeline: WidgetTimeline
        /// When the app was asked.
        var loaded: Date
        /// How often the widget had been marked as out of date by then.
        var marks: Int
        /// The app's files by then.
        var fingerprint: String
    }

    private let store: Store
    /// Marks that are written, one after the other.
    private let marking = Mutex<Task<Void, Never>?>(nil)

    init(store: Store) { self.store = store }

    // MARK: Timelines

    func timeline(for key: Key) async throws -> Kept? {
        try await store.reading { database in
            let row = try database.first(
                """
                SELECT timeline, loaded, marks, fingerprint FROM widget_timelines
                WHERE app = ? AND kind = ? AND family = ? AND configuration = ? AND surroundings = ?
                """, key.app, key.kind, key.family, key.configuration, key.surroundings
            ) { row in
                (
                    try row.get(0, as: Data.self), try row.get(1, as: Date.self), try row.get(2, as: Int.self),
                    try row.get(3, as: String.self)
                )
            }
            // What another version has saved and this one cannot read is asked for again.
            guard let row, let timeline = try? JSONDecoder().decode(WidgetTimeline.self, from: row.0) else {
                return nil
            }
            return Kept(timeline: timeline, loaded: row.1, marks: row.2, fingerprint: row.3)
        }
    }

    func save(_ kept: Kept, for key: Key) async throws {
        let timeline = try JSONEncoder().encode(kept.timeline)
        try await store.writing { database in
            try database.execute(
                """
                INSERT OR REPLACE INTO widget_timelines
                    (app, kind, family, configuration, surroundings, timeline, loaded, marks, fingerprint, shown)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, key.app, key.kind, key.family, key.configuration, key.surroundings, timeline, kept.loaded,
                kept.marks, kept.fingerprint, kept.loaded)
            try database.execute(
                """
                DELETE FROM widget_timelines WHERE app = ? AND id NOT IN (
                    SELECT id FROM widget_timelines WHERE app = ? ORDER BY shown DESC, id DESC LIMIT ?)
                """, key.app, key.app, Self.keptTimelines)
        }
    }

    /// Puts a timeline in the place of one that is kept; that it was shown is not said anew.
    func replace(_ kept: Kept, for key: Key) async throws {
        let timeline = try JSONEncoder().encode(kept.timeline)
        try await store.writing { database in
            try database.execute(
                """
                UPDATE widget_timelines SET timeline = ?, loaded = ?, marks = ?, fingerprint = ?
                WHERE app = ? AND kind = ? AND family = ? AND configuration = ? AND surroundings = ?
                """, timeline, kept.loaded, kept.marks, kept.fingerprint, key.app, key.kind, key.family,
                key.configuration, key.surroundings)
        }
    }

    /// A timeline that is kept for a widget which was shown of late.
    struct Shown: Sendable {
        var app: String
        var request: WidgetRequest
        var loaded: Date
        /// How often the widget had been marked as out of date when the app was asked.
        var marks: Int
    }

    /// The widgets that were shown after a date, those that were asked for longest ago first.
    func shown(since date: Date) async throws -> [Shown] {
        try await store.reading { database in
            try database.rows(
                """
                SELECT app, kind, family, configuration, surroundings, loaded, marks FROM widget_timelines
                WHERE shown > ? ORDER BY loaded
                """, date
            ) { row in
                let surroundings = Data(try row.get(4, as: String.self).utf8)
                return Shown(
                    app: try row.get(0),
                    request: WidgetRequest(
                        kind: try row.get(1), purpose: .timeline, family: try row.get(2),
                        configuration: try Self.configuration(try row.get(3)),
                        surroundings: try JSONDecoder().decode(WidgetSurroundings.self, from: surroundings)),
                    loaded: try row.get(5), marks: try row.get(6))
            }
        }
    }

    /// Writes down that a widget is shown at a date.
    func noteShown(_ key: Key, at date: Date) async throws {
        try await store.writing { database in
            try database.execute(
                """
                UPDATE widget_timelines SET shown = ?
                WHERE app = ? AND kind = ? AND family = ? AND configuration = ? AND surroundings = ? AND shown < ?
                """, date, key.app, key.kind, key.family, key.configuration, key.surroundings, date)
        }
    }

    /// The widgets of an app that are shown somewhere.
    func uses(of app: String, at date: Date) async throws -> [WidgetUse] {
        try await store.reading { database in
            try database.rows(
                """
                SELECT DISTINCT kind, family, configuration FROM widget_timelines
                WHERE app = ? AND shown > ? ORDER BY kind, family, configuration
                """, app, date.addingTimeInterval(-Self.useTime)
            ) { row in
                WidgetUse(
                    kind: try row.get(0), family: try row.get(1), configuration: try Self.configuration(try row.get(2)))
            }
        }
    }

    // MARK: Marks

    /// Marks the timelines of a kind, or of all widgets of an app, as out of date. Does not wait; whoever reads marks does.
    func mark(_ kind: String?, of app: String) {
        marking.withLock { marking in
            let before = marking
            marking = Task { [store] in
                await before?.value
                // A mark that cannot be written is like one that was not sent: the policy brings the next timeline.
                try? await store.writing { database in
                    try database.execute(
                        """
                        INSERT INTO widget_marks (app, kind, count) VALUES (?, ?, 1)
                        ON CONFLICT (app, kind) DO UPDATE SET count = count + 1
                        """, app, kind ?? "")
                }
            }
        }
    }

    /// How often a kind was marked as out of date.
    func marks(_ kind: String, of app: String) async throws -> Int {
        await flush()
        return try await store.reading { database in
            try database.first(
                "SELECT coalesce(sum(count), 0) FROM widget_marks WHERE app = ? AND kind IN (?, '')", app, kind
            ) { try $0.get(0, as: Int.self) } ?? 0
        }
    }

    /// Waits until all marks are written.
    func flush() async { await marking.withLock(\.self)?.value }

    // MARK: Controls

    /// Writes down that a control is shown at a date.
    func noteShown(_ use: ControlUse, of app: String, at date: Date) async throws {
        let configuration = try Key.text(use.configuration)
        try await store.writing { database in
            try database.execute(
                "INSERT OR REPLACE INTO control_uses (app, kind, configuration, shown) VALUES (?, ?, ?, ?)", app,
                use.kind, configuration, date)
            try database.execute(
                """
                DELETE FROM control_uses WHERE app = ? AND shown < (
                    SELECT shown FROM control_uses WHERE app = ? ORDER BY shown DESC LIMIT 1 OFFSET ?)
                """, app, app, Self.keptTimelines - 1)
        }
    }

    /// The controls of an app that are shown somewhere.
    func controlUses(of app: String, at date: Date) async throws -> [ControlUse] {
        try await store.reading { database in
            try database.rows(
                "SELECT kind, configuration FROM control_uses WHERE app = ? AND shown > ? ORDER BY kind, configuration",
                app, date.addingTimeInterval(-Self.useTime)
            ) { ControlUse(kind: try $0.get(0), configuration: try Self.configuration(try $0.get(1))) }
        }
    }

    private static func configuration(_ text: String) throws -> [String: IntentValue] {
        try JSONDecoder().decode([String: IntentValue].self, from: Data(text.utf8))
    }

    /// Forgets all that was kept for an app.
    func forget(_ app: String) async throws {
        await flush()
        try await store.writing { database in
            for table in ["widget_timelines", "widget_marks", "control_uses"] {
                try database.execute("DELETE FROM \(table) WHERE app = ?", app)
            }
        }
    }
}
