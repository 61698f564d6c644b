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
        let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        // What the folder refuses, the file in it refuses too, and says so better.
        guard descriptor >= 0 else { return nil }
        let lock = FolderLock(descriptor: descriptor)
        let end = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let number = errno
            if number == EINTR { continue }
            guard number == EWOULDBLOCK else { return nil }
            guard ContinuousClock.now < end else {
                throw TodoError(
                    "Another program has kept \(folder.path) locked for ten seconds. Try again when it is done.")
            }
            try await Task.sleep(for: .milliseconds(5))
        }
        return lock
    }
}
