internal import CSQLite
import Dispatch
import Foundation
import Synchronization

/// Moves the log of a store into its file beside the writes, on a connection of its own.
///
/// A write that finds a long log moves it before it returns, which takes as long as the disk needs for some megabytes. Moved
/// beside, the log is short again for the next one.
///
/// - Source: SQLite: Write-Ahead Logging, section 3.2 (checkpoints run beside writers); PRAGMA wal_checkpoint; sqlite3_wal_hook().
final class LogMover: Sendable {
    /// How many pages the log has before it is moved, and before a write has to do so after all.
    private static let (long, longest): (Int32, Int32) = (1000, 16_384)

    private let path: String
    private let busyTimeout: Duration
    private let queue = DispatchQueue(label: "beckon.store.log", qos: .utility)
    private let isMoving = Mutex(false)
    private let connection = Mutex<Database?>(nil)

    init(path: String, busyTimeout: Duration) {
        self.path = path
        self.busyTimeout = busyTimeout
    }

    /// Moves the log where it is long after a write of a connection. The connection must not outlive this.
    func watch(_ database: Database) {
        sqlite3_wal_hook(
            database.connection,
            { context, handle, _, pages in
                guard let context else { return SQLITE_OK }
                if pages >= LogMover.longest {
                    // What cannot be moved now is moved after a later write; nothing depends on it.
                    sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
                } else if pages >= LogMover.long {
                    Unmanaged<LogMover>.fromOpaque(context).takeUnretainedValue().move()
                }
                return SQLITE_OK
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Moves the log, if it is not being moved; returns at once.
    private func move() {
        let begins = isMoving.withLock { isMoving in
            defer { isMoving = true }
            return !isMoving
        }
        guard begins else { return }
        queue.async { [self] in
            defer { isMoving.withLock { $0 = false } }
            connection.withLock { connection in
                if connection == nil { connection = try? Database(path: path, busyTimeout: busyTimeout) }
                try? connection?.configure("PRAGMA wal_checkpoint(PASSIVE)")
            }
        }
    }
}
