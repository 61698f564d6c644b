import Foundation
import SQLiteStore

/// The tables of the index.
///
/// `titles` and `words` hold folded tokens only (`TextTokens`): rows are taken out again by cutting the kept attributes once
/// more. What those tokens are must therefore not change without a step that fills both tables anew.
enum IndexSchema {
    /// Marks the file as an index of this program: `BKSP`.
    static let application: Int32 = 0x424B_5350

    /// All steps; a released one never changes.
    static let migrations = [
        Migration(
            """
            CREATE TABLE sources (
                id INTEGER PRIMARY KEY, app TEXT NOT NULL, name TEXT NOT NULL, protection TEXT, state BLOB,
                UNIQUE (app, name)
            )
            """,
            """
            CREATE TABLE items (
                id INTEGER PRIMARY KEY, source INTEGER NOT NULL REFERENCES sources(id), identifier TEXT NOT NULL,
                domain TEXT, kind INTEGER NOT NULL, type TEXT, entity TEXT, date REAL, expires REAL,
                listener INTEGER NOT NULL, attributes BLOB NOT NULL, UNIQUE (source, identifier)
            )
            """,
            "CREATE INDEX items_by_domain ON items (source, domain) WHERE domain IS NOT NULL",
            "CREATE INDEX items_by_type ON items (type, entity) WHERE type IS NOT NULL",
            "CREATE INDEX items_by_expiry ON items (expires) WHERE expires IS NOT NULL",
            """
            CREATE VIRTUAL TABLE titles USING fts5(
                title, names, content='', columnsize=0, tokenize='ascii', prefix='1 2'
            )
            """,
            """
            CREATE VIRTUAL TABLE words USING fts5(
                title, names, text, content='', columnsize=0, tokenize='ascii', prefix='3'
            )
            """,
            "CREATE VIRTUAL TABLE vocabulary USING fts5vocab('words', 'instance')",
            "CREATE TABLE vectors (chunk INTEGER PRIMARY KEY, data BLOB NOT NULL)",
            "CREATE TABLE signals (chunk INTEGER PRIMARY KEY, data BLOB NOT NULL)",
            "CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
            """
            CREATE TABLE uses (
                source INTEGER NOT NULL REFERENCES sources(id), identifier TEXT NOT NULL, weight REAL NOT NULL,
                last REAL NOT NULL, PRIMARY KEY (source, identifier)
            ) WITHOUT ROWID
            """,
            """
            CREATE TABLE choices (
                text TEXT NOT NULL, source INTEGER NOT NULL REFERENCES sources(id), identifier TEXT NOT NULL,
                weight REAL NOT NULL, last REAL NOT NULL, PRIMARY KEY (text, source, identifier)
            ) WITHOUT ROWID
            """),
        // What is kept and not searched; and whether the words of the full-text table say less than the attributes do
        // (`WordCoverage`), which is not known of the items before this step.
        Migration(
            "ALTER TABLE items ADD COLUMN payload BLOB",
            "ALTER TABLE items ADD COLUMN gaps INTEGER NOT NULL DEFAULT 3",
            "CREATE INDEX items_by_gaps ON items (gaps) WHERE gaps <> 0"),
        // What apps show is asked for by the moment alone (`ItemKind.activity`).
        Migration("CREATE INDEX activities_by_date ON items (date) WHERE kind = 4"),
    ]

    /// Opens a connection.
    ///
    /// - Throws: `StoreError`.
    static func open(_ path: String, movesLogBeside: Bool = false, setUp: (Database) throws -> Void = { _ in }) throws
        -> Store
    {
        try Store(
            path: path, application: application, migrations: migrations, movesLogBeside: movesLogBeside
        ) { database in
            try database.configure("PRAGMA mmap_size = 1073741824")
            try database.configure("PRAGMA cache_size = -16384")
            try database.configure("PRAGMA temp_store = MEMORY")
            try setUp(database)
        }
    }
}
