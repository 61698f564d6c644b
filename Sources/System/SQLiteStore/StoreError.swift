import Foundation

/// A reason why the store could not do what it was asked.
public struct StoreError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure; an open set, since new kinds may appear.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a code.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The file cannot be opened or made.
        public static let cannotOpen = Code(rawValue: "cannot-open")
        /// The file is damaged, or is no database.
        public static let corrupt = Code(rawValue: "corrupt")
        /// The file belongs to another program.
        public static let foreign = Code(rawValue: "foreign")
        /// The file was written by a newer version.
        public static let newerSchema = Code(rawValue: "newer-schema")
        /// Another process holds the store for too long.
        public static let busy = Code(rawValue: "busy")
        /// There is no room left.
        public static let diskFull = Code(rawValue: "disk-full")
        /// The store may be read only.
        public static let readOnly = Code(rawValue: "read-only")
        /// Reading or writing the medium failed.
        public static let inputOutput = Code(rawValue: "input-output")
        /// What was written contradicts a rule of the schema.
        public static let constraint = Code(rawValue: "constraint")
        /// A column holds another type than was asked for.
        public static let typeMismatch = Code(rawValue: "type-mismatch")
        /// The statement is wrong.
        public static let invalidStatement = Code(rawValue: "invalid-statement")
    }

    /// What to branch on.
    public let code: Code
    /// What happened, where, and what helps; never holds a value that was bound to a statement.
    public let message: String
    /// The extended result code of SQLite, where it refused something.
    public let resultCode: Int32?

    public var description: String { message }

    /// An error that a user of the store finds.
    package init(code: Code, message: String) { self.init(code: code, message: message, resultCode: nil) }

    init(code: Code, message: String, resultCode: Int32?) {
        self.code = code
        self.message = message
        self.resultCode = resultCode
    }
}

extension StoreError {
    /// What SQLite's result means for the store at `path`.
    ///
    /// - Parameters:
    ///   - result: The extended result code.
    ///   - detail: SQLite's own words.
    ///   - path: Where the store is.
    ///
    /// - Source: SQLite, Result and Error Codes.
    static func refused(_ result: Int32, _ detail: String, at path: String) -> StoreError {
        let code: Code
        let message: String
        switch result & 0xFF {
        case 11, 26:
            return corrupt(path, detail, result)
        case 5, 6:
            code = .busy
            message = "the store '\(path)' is in use by another process: try again, or end that process"
        case let kind where kind == 13 || (kind == 10 && isDiskFull(at: path)):
            code = .diskFull
            message = "the store '\(path)' cannot grow: the disk is full; free some space and try again"
        case 8:
            code = .readOnly
            message = "the store '\(path)' cannot be written: check the permissions of the file and its folder"
        case 14, 3, 23:
            code = .cannotOpen
            message = "the store '\(path)' cannot be opened: \(detail); check that its folder exists and is yours"
        case 10:
            code = .inputOutput
            message = "the store '\(path)' cannot be read or written: \(detail); check the disk"
        case 19:
            code = .constraint
            message = "the store '\(path)' refuses a change: \(detail)"
        default:
            code = .invalidStatement
            message = "the store '\(path)' refuses a statement: \(detail)"
        }
        return StoreError(code: code, message: message, resultCode: result)
    }

    /// Whether nothing fits on the disk any more: the files beside the store, which SQLite makes, then fail with an input
    /// and output error of any kind.
    private static func isDiskFull(at path: String) -> Bool {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
        return (attributes?[.systemFreeSize] as? NSNumber).map { $0.int64Value < 65_536 } ?? false
    }

    static func corrupt(_ path: String, _ detail: String, _ result: Int32? = nil) -> StoreError {
        StoreError(
            code: .corrupt,
            message: "the store '\(path)' is damaged or is no store (\(detail)): move it away, with its -wal and -shm "
                + "files beside it, and a new one is made; a copy of it may still be read with 'sqlite3 .recover'",
            resultCode: result)
    }

    static func foreign(_ path: String) -> StoreError {
        StoreError(
            code: .foreign, message: "'\(path)' is the database of another program: choose another folder",
            resultCode: nil)
    }

    static func newerSchema(_ path: String, found: Int, known: Int) -> StoreError {
        StoreError(
            code: .newerSchema,
            message: "the store '\(path)' was written by a newer version (schema \(found), this one knows \(known)): "
                + "upgrade, or choose another folder; nothing was changed",
            resultCode: nil)
    }

    static func typeMismatch(column: Int, found: String, wanted: String) -> StoreError {
        StoreError(
            code: .typeMismatch, message: "column \(column) holds \(found) where \(wanted) is expected",
            resultCode: nil)
    }

    static func writeWhileReading(_ statement: String) -> StoreError {
        StoreError(code: .readOnly, message: "'\(statement)' writes, in a read: use write", resultCode: nil)
    }

    static func wrongValueCount(_ statement: String, wanted: Int, given: Int) -> StoreError {
        StoreError(
            code: .invalidStatement, message: "'\(statement)' takes \(wanted) values and got \(given)",
            resultCode: nil)
    }
}
