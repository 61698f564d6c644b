internal import CSQLite
import Foundation

/// The open database, inside a read or a write of a store.
///
/// It belongs to the closure that gets it and must not leave it.
public final class Database {
    /// How many prepared statements are kept.
    private static let keptStatements = 128

    let path: String
    let connection: OpaquePointer
    /// Whether statements that change something are refused.
    private var isReadOnly = false
    private var statements: [String: Statement] = [:]
    private let patience: Patience
    private var turn = Turn()

    /// Opens the file, or makes it.
    init(path: String, busyTimeout: Duration) throws(StoreError) {
        self.path = path
        var pointer: OpaquePointer?
        // Only one thread at a time reaches the connection, so SQLite needs no lock of its own.
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let result = sqlite3_open_v2(path, &pointer, flags, nil)
        guard result == SQLITE_OK, let pointer else {
            let detail = pointer.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(pointer)
            throw .refused(result, detail, at: path)
        }
        connection = pointer
        patience = Patience(busyTimeout)
        patience.serve(connection)
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(connection)
    }

    /// Runs a statement that gives no rows.
    ///
    /// - Parameters:
    ///   - statement: One statement with `?` where values stand. Kept prepared: build none from values.
    ///   - values: The values, in order.
    /// - Throws: `StoreError`.
    public func execute(_ statement: String, _ values: any StoreValueConvertible...) throws {
        try prepared(statement).run(values) { _ in true }
    }

    /// Reads all rows of an answer.
    ///
    /// - Parameters:
    ///   - statement: One statement with `?` where values stand.
    ///   - values: The values, in order.
    ///   - read: Makes an element of a row.
    /// - Returns: The elements.
    /// - Throws: `StoreError`, or what `read` throws.
    public func rows<Element>(
        _ statement: String, _ values: any StoreValueConvertible..., read: (borrowing Row) throws -> Element
    ) throws -> [Element] {
        var elements: [Element] = []
        try prepared(statement).run(values) { row in
            elements.append(try read(row))
            return true
        }
        return elements
    }

    /// Reads all rows of an answer to a statement whose values are counted at run time.
    ///
    /// - Parameters:
    ///   - statement: One statement with `?` where values stand.
    ///   - values: The values, in order.
    ///   - read: Makes an element of a row.
    /// - Returns: The elements.
    /// - Throws: `StoreError`, or what `read` throws.
    package func rows<Element>(
        _ statement: String, values: [any StoreValueConvertible], read: (borrowing Row) throws -> Element
    ) throws -> [Element] {
        var elements: [Element] = []
        try prepared(statement).run(values) { row in
            elements.append(try read(row))
            return true
        }
        return elements
    }

    /// Reads rows of an answer one after the other, without keeping them.
    ///
    /// - Parameters:
    ///   - statement: One statement with `?` where values stand.
    ///   - values: The values, in order.
    ///   - body: Gets a row, and says whether the next one is wanted.
    /// - Throws: `StoreError`, or what `body` throws.
    package func forEach(
        _ statement: String, values: [any StoreValueConvertible], _ body: (borrowing Row) throws -> Bool
    ) throws {
        try prepared(statement).run(values, body)
    }

    /// Reads the first row of an answer.
    ///
    /// - Parameters:
    ///   - statement: One statement with `?` where values stand.
    ///   - values: The values, in order.
    ///   - read: Makes an element of the row.
    /// - Returns: The element; nil where the answer is empty.
    /// - Throws: `StoreError`, or what `read` throws.
    public func first<Element>(
        _ statement: String, _ values: any StoreValueConvertible..., read: (borrowing Row) throws -> Element
    ) throws -> Element? {
        var element: Element?
        try prepared(statement).run(values) { row in
            element = try read(row)
            return false
        }
        return element
    }

    /// How many rows the last insertion, change or deletion touched.
    public var changeCount: Int { Int(sqlite3_changes64(connection)) }

    /// The row identifier of the last insertion.
    public var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(connection) }

    /// SQLite's own handle, an `sqlite3 *`, for what makes functions of a connection known to it.
    package var handle: UnsafeMutableRawPointer { UnsafeMutableRawPointer(connection) }

    /// Runs the body in a transaction that changes nothing.
    func reading<R>(_ body: () throws -> R) throws -> R {
        try transaction("DEFERRED") {
            isReadOnly = true
            defer { isReadOnly = false }
            return try body()
        }
    }

    /// Runs the body in a transaction that may change everything, when others let it.
    func writing<R>(_ body: () throws -> R) throws -> R {
        turn.begin()
        let start = ContinuousClock.now
        defer { turn.end(since: start) }
        return try transaction("IMMEDIATE", body)
    }

    /// Sets how the connection works; unlike other statements such a one acts when it is prepared.
    package func configure(_ statement: String) throws(StoreError) {
        let result = sqlite3_exec(connection, statement, nil, nil, nil)
        guard result == SQLITE_OK else { throw .refused(result, String(cString: sqlite3_errmsg(connection)), at: path) }
    }

    /// Runs the body in a transaction: all of it is kept, or nothing.
    func transaction<R>(_ kind: String, _ body: () throws -> R) throws -> R {
        try execute("BEGIN \(kind)")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // SQLite has rolled back by itself after some errors, as a full disk.
            if sqlite3_get_autocommit(connection) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    private func prepared(_ text: String) throws(StoreError) -> Statement {
        if let statement = statements[text], !statement.isInUse { return try allowed(statement) }
        let statement = try Statement(text, connection: connection, path: path)
        if statements.count >= Self.keptStatements { statements = [:] }
        statements[text] = statement
        return try allowed(statement)
    }

    private func allowed(_ statement: Statement) throws(StoreError) -> Statement {
        if isReadOnly && !statement.isReadOnly { throw .writeWhileReading(statement.text) }
        return statement
    }
}
