import Foundation
import Synchronization

/// The folder of one test system, which goes with it; at the latest when the program ends.
///
/// A locked file in it says that its program lives. A program that makes its first folder removes those of programs that
/// were killed.
final class TestFolder: Sendable {
    private static let prefix = "beckon-test-"
    private static let lockName = ".lock"
    /// A folder younger than this, in seconds, may be one whose lock is about to be taken.
    private static let youth: TimeInterval = 600

    /// The folders of this program.
    private static let living = Mutex<Set<URL>>([])
    /// Does once in a program what keeps the temporary folder clean.
    private static let housekeeping: Void = {
        removeLeftovers()
        atexit { TestFolder.removeAll() }
    }()

    let url: URL
    private let lock: Int32

    /// Makes a folder.
    ///
    /// - Parameter names: Folders to make in it, which only this person may read.
    /// - Throws: ``IntentTestingError`` with code ``IntentTestingError/Code/store``.
    init(with names: [String]) throws(IntentTestingError) {
        _ = Self.housekeeping
        // Links are resolved once, so that apps see the path that the system knows.
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "\(Self.prefix)\(UUID().uuidString)", directoryHint: .isDirectory)
        do {
            for name in [""] + names {
                try FileManager.default.createDirectory(
                    at: name.isEmpty ? url : url.appending(path: name), withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700])
            }
        } catch {
            throw IntentTestingError(
                .store, "the folder of a test cannot be made at '\(url.path)': \(error.localizedDescription)")
        }
        lock = open(url.appending(path: Self.lockName).path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        flock(lock, LOCK_EX | LOCK_NB)
        _ = Self.living.withLock { [url] in $0.insert(url) }
    }

    /// Removes the folder, once.
    func remove() {
        guard Self.living.withLock({ $0.remove(url) }) != nil else { return }
        try? FileManager.default.removeItem(at: url)
    }

    deinit {
        remove()
        close(lock)
    }

    private static func removeAll() {
        for url in living.withLock({ $0 }) { try? FileManager.default.removeItem(at: url) }
    }

    /// Removes the folders of programs that have ended.
    private static func removeLeftovers() {
        let parent = FileManager.default.temporaryDirectory
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let folder = parent.appending(path: name)
            let changed = (try? folder.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
            guard let changed, changed.timeIntervalSinceNow < -youth else { continue }
            let lock = open(folder.appending(path: lockName).path, O_RDWR | O_CLOEXEC)
            // Without a file to lock it is no folder of ours, or one that cannot be told from a stranger's.
            guard lock >= 0 else { continue }
            if flock(lock, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(at: folder) }
            close(lock)
        }
    }
}
