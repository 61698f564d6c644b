import Foundation

/// A lock that the kernel gives back when its holder ends.
struct FileLock {
    private let descriptor: Int32

    /// Waits for the lock; nil where its file cannot be made.
    init?(_ file: URL) {
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                return nil
            }
        }
    }

    func unlock() { close(descriptor) }
}
