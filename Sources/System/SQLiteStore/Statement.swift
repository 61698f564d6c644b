internal import CSQLite
import Foundation

/// One prepared statement.
final class Statement {
    let text: String
    private let path: String
    private let pointer: OpaquePointer
    /// Whether somebody steps through its rows now.
    private(set) var isInUse = false

    init(_ text: String, connection: OpaquePointer, path: String) throws(StoreError) {
        self.text = text
        self.path = path
        var pointer: OpaquePointer?
        let result = sqlite3_prepare_v3(connection, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
        guard result == SQLITE_OK, let pointer else {
            let detail = result == SQLITE_OK ? "it is empty" : String(cString: sqlite3_errmsg(connection))
            throw .refused(result, "\(detail) in '\(text)'", at: path)
        }
        self.pointer = pointer
    }

    /// Whether it changes nothing.
    var isReadOnly: Bool { sqlite3_stmt_readonly(pointer) != 0 }

    deinit { sqlite3_finalize(pointer) }

    /// Runs the statement with these values and reads its rows until the body says that it has enough.
    func run(_ values: [any StoreValueConvertible], _ body: (borrowing Row) throws -> Bool) throws {
        isInUse = true
        defer {
            sqlite3_reset(pointer)
            sqlite3_clear_bindings(pointer)
            isInUse = false
        }
        try bind(values)
        while true {
            switch sqlite3_step(pointer) {
            case SQLITE_ROW: if try !body(Row(pointer: pointer)) { return }
            case SQLITE_DONE: return
            default: throw refusal()
            }
        }
    }

    private func bind(_ values: [any StoreValueConvertible]) throws(StoreError) {
        let wanted = Int(sqlite3_bind_parameter_count(pointer))
        guard wanted == values.count else { throw .wrongValueCount(text, wanted: wanted, given: values.count) }
        for (index, value) in zip(Int32(1)..., values) {
            let result: Int32
            switch value.storeValue {
            case .null: result = sqlite3_bind_null(pointer, index)
            case .integer(let number): result = sqlite3_bind_int64(pointer, index, number)
            case .real(let number): result = sqlite3_bind_double(pointer, index, number)
            case .text(var text):
                result = text.withUTF8 { bytes in
                    bytes.withMemoryRebound(to: CChar.self) {
                        // Without an address SQLite would take the text for NULL.
                        sqlite3_bind_text64(
                            pointer, index, $0.baseAddress ?? emptyText, UInt64($0.count), beckon_sqlite_transient(),
                            UInt8(SQLITE_UTF8))
                    }
                }
            case .blob(let data):
                result = data.withUnsafeBytes { bytes in
                    if let base = bytes.baseAddress {
                        sqlite3_bind_blob64(pointer, index, base, UInt64(bytes.count), beckon_sqlite_transient())
                    } else {
                        sqlite3_bind_zeroblob(pointer, index, 0)
                    }
                }
            }
            guard result == SQLITE_OK else { throw refusal() }
        }
    }

    private func refusal() -> StoreError {
        let connection = sqlite3_db_handle(pointer)
        return .refused(
            sqlite3_extended_errcode(connection), String(cString: sqlite3_errmsg(connection)), at: path)
    }

    private var emptyText: UnsafePointer<CChar> { UnsafePointer(sqlite3_libversion()) }
}

/// One row of an answer, for the closure that gets it; it cannot be kept.
public struct Row: ~Copyable {
    let pointer: OpaquePointer

    /// The value of a column, as the type that is expected.
    ///
    /// - Parameters:
    ///   - column: The place of the column, counted from 0.
    ///   - type: What is expected; an optional type takes NULL.
    /// - Returns: The value.
    /// - Throws: `StoreError` with code `type-mismatch`.
    public func get<Value: StoreValueConvertible>(
        _ column: Int, as type: Value.Type = Value.self
    ) throws(StoreError) -> Value {
        let stored = value(Int32(column))
        guard let value = Value(storeValue: stored) else {
            throw .typeMismatch(column: column, found: stored.kind, wanted: "\(Value.self)")
        }
        return value
    }

    /// The bytes of a column, without a copy of them.
    ///
    /// - Parameters:
    ///   - column: The place of the column, counted from 0.
    ///   - body: Gets the bytes of a blob or text, none for NULL; they must not leave it.
    /// - Returns: What the body returns.
    package func withBytes<R>(_ column: Int, _ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        let bytes = sqlite3_column_blob(pointer, Int32(column))
        return try body(
            UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(pointer, Int32(column)))))
    }

    private func value(_ column: Int32) -> StoreValue {
        switch sqlite3_column_type(pointer, column) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(pointer, column))
        case SQLITE_FLOAT: .real(sqlite3_column_double(pointer, column))
        case SQLITE_TEXT:
            .text(
                String(
                    decoding: UnsafeRawBufferPointer(
                        start: sqlite3_column_text(pointer, column), count: Int(sqlite3_column_bytes(pointer, column))),
                    as: UTF8.self))
        case SQLITE_BLOB:
            .blob(
                Data(
                    UnsafeRawBufferPointer(
                        start: sqlite3_column_blob(pointer, column), count: Int(sqlite3_column_bytes(pointer, column))))
            )
        default: .null
        }
    }
}
