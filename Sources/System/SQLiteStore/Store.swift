internal import CSQLite
import Dispatch
import Foundation
import Synchronization

/// A file of tables: one writer at a time, and what a write has acknowledged survives a crash and a power failure.
///
/// Several stores, in one process or in many, may have the same file open: their writes wait for each other. Reads and
/// writes run on a queue of the store, so that no task's thread waits for a disk. Safe to use from any task.
///
/// - Source: SQLite: Write-Ahead Logging; PRAGMA synchronous, user_version, application_id.
public final class Store: Sendable {
    /// Where the file is.
    public let path: String

    private let database: Mutex<Database>
    private let queue: DispatchQueue
    /// Moves the log into the file beside the writes; nil where the writes do so themselves.
    private let mover: LogMover?

    /// Opens a store, makes it where there is none, and brings its schema up to date.
    ///
    /// A file that is damaged, belongs to another program or was written by a newer version is left as it is.
    ///
    /// - Parameters:
    ///   - path: Where the file is; its folder exists.
    ///   - application: The number that marks the files of one program, not 0.
    ///   - migrations: All steps of the schema, the oldest first.
    ///   - busyTimeout: How long to wait for other processes. One that writes on and on leaves room for others.
    ///   - movesLogBeside: Whether the log is moved into the file beside later writes, so that none waits for that. It takes one
    ///     more connection.
    ///   - setUp: Makes the connection ready, before migrations.
    /// - Throws: `StoreError`, or what a migration or `setUp` throws.
    public init(
        path: String, application: Int32, migrations: [Migration], busyTimeout: Duration = .seconds(5),
        movesLogBeside: Bool = false, setUp: (Database) throws -> Void = { _ in }
    ) throws {
        self.path = path
        queue = DispatchQueue(label: "beckon.store")
        let hadLog = FileManager.default.fileExists(atPath: path + "-wal")
        let opened = try Database(path: path, busyTimeout: busyTimeout)
        do {
            try opened.inspect(application: application, known: migrations.count)
        } catch {
            // The last connection would move the log into the file; this file is not ours to change.
            if hadLog { beckon_sqlite_keep_log(opened.connection) }
            throw error
        }
        try opened.prepare(patience: busyTimeout)
        try setUp(opened)
        try opened.migrate(migrations, application: application)
        mover = movesLogBeside ? LogMover(path: path, busyTimeout: busyTimeout) : nil
        mover?.watch(opened)
        database = Mutex(opened)
    }

    /// Reads, and sees one state of the store all the time.
    ///
    /// - Parameter body: What to read; writes in it fail.
    /// - Returns: What the body returns.
    /// - Throws: `StoreError`, or what the body throws.
    public func read<R: Sendable>(_ body: @escaping @Sendable (Database) throws -> R) async throws -> R {
        try await perform { database in try database.reading { try body(database) } }
    }

    /// Writes: when it returns, all of it is on the disk; when it throws, nothing is.
    ///
    /// - Parameter body: What to write.
    /// - Returns: What the body returns.
    /// - Throws: `StoreError`, or what the body throws.
    public func write<R: Sendable>(_ body: @escaping @Sendable (Database) throws -> R) async throws -> R {
        try await perform { database in try database.writing { try body(database) } }
    }

    /// Does something that cannot be part of a transaction.
    func outsideTransactions<R: Sendable>(_ body: @escaping @Sendable (Database) throws -> R) async throws -> R {
        try await perform(body)
    }

    private func perform<R: Sendable>(_ body: @escaping @Sendable (Database) throws -> R) async throws -> R {
        try await withCheckedThrowingContinuation { continuation in
            queue.async {
                continuation.resume(with: Result { try self.database.withLock { try body($0) } })
            }
        }
    }
}

extension Database {
    /// Looks at the file and changes nothing.
    fileprivate func inspect(application: Int32, known: Int) throws {
        // All of one moment: another process may be making it.
        let (version, owner, tables) = try reading {
            (
                try first("PRAGMA user_version") { try $0.get(0, as: Int.self) } ?? 0,
                try first("PRAGMA application_id") { try $0.get(0, as: Int.self) } ?? 0,
                try first("SELECT count(*) FROM sqlite_schema") { try $0.get(0, as: Int.self) } ?? 0
            )
        }
        let isNew = version == 0 && owner == 0 && tables == 0
        guard isNew || owner == Int(application) else { throw StoreError.foreign(path) }
        guard version <= known else { throw StoreError.newerSchema(path, found: version, known: known) }
    }

    /// Chooses how the file is written.
    fileprivate func prepare(patience: Duration) throws {
        // Two processes that make one store at once: the change of mode does not wait by itself.
        let end = ContinuousClock.now + patience
        while true {
            do throws(StoreError) {
                try configure("PRAGMA journal_mode = WAL")
                break
            } catch {
                guard error.code == .busy && ContinuousClock.now < end else { throw error }
                Thread.sleep(forTimeInterval: 0.01)
            }
        }
        try configure("PRAGMA synchronous = FULL")
        try configure("PRAGMA foreign_keys = ON")
        try configure("PRAGMA trusted_schema = OFF")
        try configure("PRAGMA cell_size_check = ON")
        try configure("PRAGMA journal_size_limit = 8388608")
        // In KiB. What does not fit is in the cache of the kernel, for all processes at once.
        try configure("PRAGMA cache_size = -512")
    }

    fileprivate func migrate(_ migrations: [Migration], application: Int32) throws {
        func version() throws -> Int { try first("PRAGMA user_version") { try $0.get(0) } ?? 0 }
        if try version() == migrations.count { return }
        try writing {
            // Another process may have been faster.
            let found = try version()
            guard found <= migrations.count else {
                throw StoreError.newerSchema(path, found: found, known: migrations.count)
            }
            for migration in migrations[found...] { try migration.apply(self) }
            try configure("PRAGMA application_id = \(application)")
            try configure("PRAGMA user_version = \(migrations.count)")
        }
    }
}
