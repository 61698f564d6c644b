import AppIntents

/// Keeps other processes of this app out of a folder while a file in it changes.
///
/// The folder itself is locked, so that nothing is left beside the person's files. Other programs do not know of it:
/// what they change is found out by comparing the file. Where the file system has no locks, there is none.
final class FolderLock: Sendable {
    private let descriptor: Int32

    private static let patience: Duration = .seconds(10)

    private init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Waits for the lock; it is held as long as the result lives.
    ///
    /// - Throws: An error where another process holds it for longer than ten seconds.
    static func hold(_ folder: URL) async throws -> FolderLock? {
        guard let lock = FolderLock(folder) else { return nil }
        let end = ContinuousClock.now + patience
        while true {
            switch lock.attempt() {
            case .locked: return lock
            case .withoutLocks: return nil
            case .taken: break
            }
            guard ContinuousClock.now < end else { throw busy(folder) }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Waits for the lock without letting anything else run, and so for a second only.
    ///
    /// - Throws: An error where another process holds it for longer.
    static func holdNow(_ folder: URL) throws -> FolderLock? {
        guard let lock = FolderLock(folder) else { return nil }
        for _ in 0..<200 {
            switch lock.attempt() {
            case .locked: return lock
            case .withoutLocks: return nil
            case .taken: usleep(5000)
            }
        }
        throw busy(folder)
    }

    private enum Attempt { case locked, taken, withoutLocks }

    /// Opens a folder; what the folder refuses, the file in it refuses too, and says so better.
    private convenience init?(_ folder: URL) {
        let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        self.init(descriptor: descriptor)
    }

    private func attempt() -> Attempt {
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let number = errno
            if number == EINTR { continue }
            return number == EWOULDBLOCK ? .taken : .withoutLocks
        }
        return .locked
    }

    private static func busy(_ folder: URL) -> TodoError {
        TodoError("Another program has kept \(folder.path) locked for long. Try again when it is done.")
    }
}
