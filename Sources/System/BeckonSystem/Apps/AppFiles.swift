import Foundation
import Synchronization

/// Finds apps by their paths and tells whether their files have changed, at the price of two system calls where they have
/// not.
///
/// The folders of an app are watched; what cannot be watched is looked at each time. So is everything while a system is young:
/// one that lives for a single command would wait longer for the end of the watching than it takes to look again.
///
/// - Source: fsnotify(Linux): the end of a watch waits for all who may still look at it, some 20 ms (`synchronize_srcu`).
final class AppFiles: Sendable {
    /// How many apps are watched at once: as many as there are manifests kept. A sentence looks at all that are installed; were they
    /// more than this, each would be looked at in full each time.
    private static let watched = 500

    private struct Known: Sendable {
        var fingerprint: AppFingerprint
        /// The program's own; its folder may have been moved, or be another machine's.
        var program: FileFacts
        var folders: FolderWatch.Key
        /// Whether the program is watched, too, and no links lead to it: then nothing of the app changes unnoticed but by a move of
        /// what its folder is in.
        var isWhole: Bool
    }

    private struct State {
        var apps: [AppLocation: Known] = [:]
        /// The program that a path led to, and what was at the path itself.
        var paths: [String: (place: FileFacts, location: AppLocation)] = [:]
    }

    private let watch = FolderWatch()
    private let state = Mutex(State())
    /// From when on folders are watched.
    private let watching: ContinuousClock.Instant

    /// - Parameter delay: How long nothing is watched.
    init(watchingAfter delay: Duration) { watching = .now + delay }

    /// Finds the app that a path means, and its files as they are now.
    ///
    /// - Throws: As `AppLocation.init(path:)` and `AppFingerprint.init(of:entering:)`.
    func find(_ path: String) throws -> (AppLocation, AppFingerprint) {
        // What a tilde stands for may change without a trace.
        guard !path.hasPrefix("~"), let place = FileFacts(of: path) else {
            let location = try AppLocation(path: path)
            return (location, try fingerprint(of: location))
        }
        // In another folder of the same name another program may be meant.
        if let known = state.withLock({ $0.paths[path] }), known.place.isSameFile(as: place),
            let fingerprint = current(known.location)
        {
            return (known.location, fingerprint)
        }
        let location = try AppLocation(path: path)
        let fingerprint = try fingerprint(of: location)
        state.withLock { $0.paths[path] = (place, location) }
        return (location, fingerprint)
    }

    /// An app's files as they are now.
    ///
    /// - Throws: As `AppFingerprint.init(of:entering:)`.
    func fingerprint(of location: AppLocation) throws -> AppFingerprint {
        if let known = current(location) { return known }
        forget(location)
        if ContinuousClock.now < watching { return try AppFingerprint(of: location) }
        let folders = watch.begin()
        let executable = location.name
        watch.add(location.bundle, to: folders) { $0 == executable || AppResources.contain($0) }
        let isWhole = !FileFacts.isLink(location.bundle) && watch.add(file: location.executable, to: folders)
        guard let program = FileFacts(of: location.executable) else {
            watch.end(folders)
            return try AppFingerprint(of: location)
        }
        do {
            let fingerprint = try AppFingerprint(of: location) { watch.add($0, to: folders) }
            remember(
                Known(fingerprint: fingerprint, program: program, folders: folders, isWhole: isWhole), of: location)
            return fingerprint
        } catch {
            watch.end(folders)
            throw error
        }
    }

    // MARK: - Many at once

    /// How many changes were noticed so far: while it is the same, nothing has changed in what is watched.
    var changes: Int { watch.changes }

    /// Watches for apps that come into a folder and leave it.
    ///
    /// - Returns: What tells whether it happened; nil where the folder cannot be watched, or is not yet.
    func watch(registry folder: String) -> FolderWatch.Key? {
        guard ContinuousClock.now >= watching else { return nil }
        let key = watch.begin()
        watch.add(folder, to: key) { !$0.hasPrefix(".") }
        return key
    }

    /// Whether nothing has happened in a folder that is watched; it is watched no more where something has.
    func isUnchanged(_ folder: FolderWatch.Key) -> Bool {
        if watch.isUnchanged(folder) { return true }
        watch.end(folder)
        return false
    }

    /// Whether each of these apps is watched so that it cannot change unnoticed, as long as the folder of their bundles stays.
    func areWhole(_ locations: [AppLocation]) -> Bool {
        state.withLock { state in locations.allSatisfy { state.apps[$0]?.isWhole == true } }
    }

    /// What is known of an app, where it still holds.
    private func current(_ location: AppLocation) -> AppFingerprint? {
        guard let known = state.withLock({ $0.apps[location] }), watch.isUnchanged(known.folders),
            FileFacts(of: location.executable) == known.program
        else { return nil }
        return known.fingerprint
    }

    private func remember(_ known: Known, of location: AppLocation) {
        let old = state.withLock { state in
            var old = state.apps.removeValue(forKey: location).map { [$0] } ?? []
            if state.apps.count >= Self.watched {
                old += state.apps.values
                state.apps = [:]
                state.paths = [:]
            }
            state.apps[location] = known
            return old
        }
        for known in old { watch.end(known.folders) }
    }

    private func forget(_ location: AppLocation) {
        let known = state.withLock { state in
            state.paths = state.paths.filter { $0.value.location != location }
            return state.apps.removeValue(forKey: location)
        }
        if let known { watch.end(known.folders) }
    }
}
