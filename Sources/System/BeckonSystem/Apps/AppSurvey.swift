import IntentWire
import Synchronization

/// All installed apps, as they were found together.
struct AppSurvey: Sendable {
    /// The same for apps that are as they were; nil where that is not known without looking.
    var number: Int?
    var apps: [(app: ResolvedApp, reference: AppReference)]
    /// Those that could not be asked what they declare, and why.
    var failures: [(app: AppRecord, failure: IntentFailure)] = []
}

/// Finds all installed apps, and knows by two system calls that they are as they were.
///
/// That is so where the kernel tells of every change: of the folder of bundles, and of each bundle with its program and resources.
/// The folder of bundles is looked at all the same, since something above it may have been moved. As long as a system is young, and
/// where something cannot be watched or is a link to elsewhere, each app is looked at each time.
final class AppSurveyor: Sendable {
    private struct Kept {
        var survey: AppSurvey
        /// The folder of bundles, and how many changes had been noticed.
        var folder: FileFacts?
        var changes: Int
    }

    private struct State {
        var folder: FolderWatch.Key?
        var kept: Kept?
        var count = 0
    }

    private let registry: AppRegistry
    private let files: AppFiles
    private let state = Mutex(State())

    init(registry: AppRegistry, files: AppFiles) {
        self.registry = registry
        self.files = files
    }

    /// The installed apps as they are now.
    ///
    /// - Parameter resolve: Finds one.
    /// - Throws: `IntentFailure` with code `cancelled`.
    func survey(_ resolve: (AppReference) async throws -> ResolvedApp) async throws -> AppSurvey {
        if let known { return known }
        let isWatched = watchFolder()
        let changes = files.changes
        let folder = FileFacts(of: registry.folderPath)
        var survey = AppSurvey(apps: [])
        for record in registry.records() {
            let reference = AppReference.name(record.identifier)
            do {
                survey.apps.append((try await resolve(reference), reference))
            } catch let failure as IntentFailure where failure.code != .cancelled {
                survey.failures.append((record, failure))
            }
        }
        // Whoever failed is asked again.
        guard isWatched, survey.failures.isEmpty, files.areWhole(survey.apps.map(\.app.location)) else { return survey }
        return state.withLock { state in
            // What has changed meanwhile is looked at the next time.
            guard files.changes == changes else { return survey }
            state.count += 1
            survey.number = state.count
            state.kept = Kept(survey: survey, folder: folder, changes: changes)
            return survey
        }
    }

    /// What was found before, where it still holds.
    private var known: AppSurvey? {
        guard let kept = state.withLock(\.kept), files.changes == kept.changes,
            FileFacts(of: registry.folderPath) == kept.folder
        else { return nil }
        return kept.survey
    }

    /// Whether the folder of bundles is watched from now on.
    private func watchFolder() -> Bool {
        state.withLock { state in
            state.kept = nil
            if let folder = state.folder, files.isUnchanged(folder) { return true }
            state.folder = files.watch(registry: registry.folderPath)
            // It is read again, also where its time of change is as it was: the clock of files is coarse.
            if state.folder != nil { registry.forgetCache() }
            return state.folder != nil
        }
    }
}
