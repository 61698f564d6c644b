import Foundation
import IntentWire
import SQLiteStore

/// The tables of a system.
enum SystemSchema {
    /// Marks the file as a store of this program: `BEKN`.
    static let application: Int32 = 0x4245_4B4E

    /// All steps; a released one never changes.
    static let migrations = [
        Migration(
            """
            CREATE TABLE manifests (
                executable TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, manifest BLOB NOT NULL, saved REAL NOT NULL
            ) WITHOUT ROWID
            """,
            """
            CREATE TABLE runs (
                id INTEGER PRIMARY KEY, run TEXT NOT NULL UNIQUE, app TEXT NOT NULL, intent TEXT NOT NULL,
                source TEXT NOT NULL, started REAL NOT NULL, ended REAL, outcome TEXT
            )
            """,
            """
            CREATE TABLE donations (
                id INTEGER PRIMARY KEY, app TEXT NOT NULL, identifier TEXT NOT NULL, intent TEXT NOT NULL,
                arguments BLOB NOT NULL, donated REAL NOT NULL, UNIQUE (app, identifier)
            )
            """,
            """
            CREATE TABLE donation_entities (
                donation INTEGER NOT NULL REFERENCES donations(id) ON DELETE CASCADE, entity TEXT NOT NULL,
                PRIMARY KEY (donation, entity)
            ) WITHOUT ROWID
            """,
            "CREATE INDEX donations_by_app ON donations (app, id)",
            "CREATE INDEX donations_by_entity ON donation_entities (entity)"),
        Migration(
            """
            CREATE TABLE hints (
                app TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, value BLOB NOT NULL, changed REAL NOT NULL,
                PRIMARY KEY (app, kind, key)
            ) WITHOUT ROWID
            """,
            """
            CREATE TABLE undoable_runs (
                id INTEGER PRIMARY KEY, run TEXT NOT NULL UNIQUE, app TEXT NOT NULL, intent TEXT NOT NULL,
                action TEXT NOT NULL, session TEXT NOT NULL, process INTEGER NOT NULL, process_start INTEGER NOT NULL,
                host INTEGER NOT NULL, offered REAL NOT NULL, state TEXT NOT NULL
            )
            """,
            "CREATE INDEX undoable_runs_by_app ON undoable_runs (app, id)"),
        Migration(
            """
            CREATE TABLE widget_timelines (
                id INTEGER PRIMARY KEY, app TEXT NOT NULL, kind TEXT NOT NULL, family TEXT NOT NULL,
                configuration TEXT NOT NULL, surroundings TEXT NOT NULL, timeline BLOB NOT NULL, loaded REAL NOT NULL,
                marks INTEGER NOT NULL, fingerprint TEXT NOT NULL, shown REAL NOT NULL,
                UNIQUE (app, kind, family, configuration, surroundings)
            )
            """,
            "CREATE INDEX widget_timelines_by_use ON widget_timelines (app, shown)",
            """
            CREATE TABLE widget_marks (
                app TEXT NOT NULL, kind TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (app, kind)
            ) WITHOUT ROWID
            """,
            """
            CREATE TABLE control_uses (
                app TEXT NOT NULL, kind TEXT NOT NULL, configuration TEXT NOT NULL, shown REAL NOT NULL,
                PRIMARY KEY (app, kind, configuration)
            ) WITHOUT ROWID
            """),
        ActivityStore.migration,
        // Who asked, what was decided, and why.
        Migration(
            "ALTER TABLE runs ADD COLUMN requester TEXT", "ALTER TABLE runs ADD COLUMN decision TEXT",
            "ALTER TABLE runs ADD COLUMN reason TEXT"),
        AlarmStore.migration,
        DonationStore.migration,
        // What was to be read, where no intent was to run.
        Migration("ALTER TABLE runs ADD COLUMN entity TEXT"),
    ]

    /// Opens the store of a system, in a folder that only its person can read.
    ///
    /// - Throws: `IntentFailure` with code `store`.
    static func open(in folder: URL) throws -> Store {
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            return try Store(
                path: folder.appending(path: "beckon.sqlite").path, application: application, migrations: migrations)
        } catch let error as StoreError {
            throw IntentFailure(error)
        } catch {
            throw IntentFailure(
                .store, "the folder '\(folder.path)' cannot be made: \(error.localizedDescription)")
        }
    }
}

extension IntentFailure {
    /// What a failure of the store is to those who use the system.
    init(_ error: StoreError) { self.init(.store, error.message) }
}

extension Store {
    /// Reads, with failures as those who use the system know them.
    func reading<R: Sendable>(_ body: @escaping @Sendable (Database) throws -> R) async throws -> R {
        do { return try await read(body) } catch let error as StoreError { throw IntentFailure(error) }
    }

    /// Writes, with failures as those who use the system know them.
    func writing<R: Sendable>(_ body: @escaping @Sendable (Database) throws -> R) async throws -> R {
        do { return try await write(body) } catch let error as StoreError { throw IntentFailure(error) }
    }
}
