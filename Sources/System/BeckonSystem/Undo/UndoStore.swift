import Foundation
import IntentWire
import SQLiteStore

/// Keeps which runs their apps could undo: the newest of each app.
struct UndoStore: Sendable {
    /// How many runs of one app are kept.
    static let keptRuns = 100

    /// Where an undoable run took place.
    struct Place: Hashable, Sendable {
        /// Names the session of the system that ran it.
        var session: String
        /// The app's process.
        var process: ProcessIdentity
        /// The number of the process of the system.
        var host: Int
    }

    /// How far undoing has come, as the store keeps it.
    private enum Progress: String {
        case offered, claimed, undone
    }

    struct Entry: Hashable, Sendable {
        var run: UndoableRun
        var place: Place
    }

    let store: Store

    func add(_ run: String, of app: String, intent: String, actionName: String, at place: Place) async throws {
        try await store.writing { database in
            try database.execute(
                """
                INSERT INTO undoable_runs
                    (run, app, intent, action, session, process, process_start, host, offered, state)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, run, app, intent, actionName, place.session, place.process.number, place.process.start, place.host,
                Date.now, Progress.offered.rawValue)
            try database.execute(
                """
                DELETE FROM undoable_runs WHERE app = ? AND id <= (
                    SELECT id FROM undoable_runs WHERE app = ? ORDER BY id DESC LIMIT 1 OFFSET ?)
                """, app, app, Self.keptRuns)
        }
    }

    /// The runs of an app, or of all apps, the newest first; those of living processes count as `possible`.
    func entries(of app: String?, limit: Int) async throws -> [Entry] {
        try await store.reading { database in
            try database.rows(
                """
                SELECT run, app, intent, action, offered, state, session, process, process_start, host
                FROM undoable_runs WHERE ?1 IS NULL OR app = ?1 ORDER BY id DESC LIMIT ?2
                """, app, limit
            ) { row in
                let state: UndoableRun.State =
                    switch Progress(rawValue: try row.get(5)) {
                    case .undone: .undone
                    case .claimed, nil: .unfinished
                    case .offered: .possible
                    }
                return Entry(
                    run: UndoableRun(
                        run: try row.get(0), app: try row.get(1), intent: try row.get(2), actionName: try row.get(3),
                        date: try row.get(4), state: state),
                    place: Place(
                        session: try row.get(6),
                        process: ProcessIdentity(number: try row.get(7), start: try row.get(8)), host: try row.get(9)))
            }
        }
    }

    /// Takes a run for undoing; false where somebody else was faster.
    func claim(_ run: String) async throws -> Bool { try await move(run, from: .offered, to: .claimed) }

    /// Writes down that a run that was claimed is undone.
    func finish(_ run: String) async throws { _ = try await move(run, from: .claimed, to: .undone) }

    /// Forgets all runs of an app.
    func forget(_ app: String) async throws {
        try await store.writing { try $0.execute("DELETE FROM undoable_runs WHERE app = ?", app) }
    }

    private func move(_ run: String, from old: Progress, to new: Progress) async throws -> Bool {
        try await store.writing { database in
            try database.execute(
                "UPDATE undoable_runs SET state = ? WHERE run = ? AND state = ?", new.rawValue, run, old.rawValue)
            return database.changeCount > 0
        }
    }
}
