import Foundation

extension Store {
    /// Writes the file anew without what was deleted, and empties the log beside it: the bytes of deleted values are then in
    /// neither.
    ///
    /// - Throws: `StoreError`: `busy` where another process has the store in use for long; then deleted values may be left
    ///   in the log until the next writing.
    package func compact() async throws {
        try await outsideTransactions { database in
            // The copy that is made meanwhile is no file, where it could be found later.
            try database.configure("PRAGMA temp_store = MEMORY")
            try database.execute("VACUUM")
            let isBusy =
                try database.first("PRAGMA wal_checkpoint(TRUNCATE)") { try $0.get(0, as: Int.self) } ?? 0
            if isBusy != 0 { throw StoreError.logInUse(database.path) }
        }
    }
}

extension StoreError {
    /// The log cannot be emptied, since others read it.
    fileprivate static func logInUse(_ path: String) -> StoreError {
        StoreError(
            code: .busy,
            message:
                "the store '\(path)' is in use by another process, so its log cannot be emptied: try again, or end "
                + "that process", resultCode: nil)
    }
}
