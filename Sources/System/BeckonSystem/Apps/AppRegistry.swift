import Foundation
import IntentWire
import Synchronization

/// Knows the installed apps and finds the one that a reference means.
///
/// The folder of bundles is the registry: an app is installed when its bundle is there.
final class AppRegistry: Sendable {
    private struct Cache {
        /// The time of the last change of the folder that `apps` is true for.
        var changed: String?
        var apps: [(app: InstalledApp, bundle: URL)] = []
    }

    let installer: AppInstaller
    private let cache = Mutex(Cache())

    init(folder: URL) { installer = AppInstaller(folder: folder) }

    /// The installed apps, by identifier.
    func apps() -> [(app: InstalledApp, bundle: URL)] {
        var facts = stat()
        // Installing and removing an app moves something into or out of the folder.
        let changed =
            stat(installer.folder.path, &facts) == 0
            ? "\(facts.st_ino).\(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)" : "missing"
        return cache.withLock { cache in
            if cache.changed != changed { cache = Cache(changed: changed, apps: installer.installed()) }
            return cache.apps
        }
    }

    func forgetCache() { cache.withLock { $0.changed = nil } }

    /// Finds an installed app by identifier or name.
    ///
    /// - Throws: `IntentFailure` with code `unknown-app` and what is near.
    func installed(named name: String) throws -> AppRecord {
        let apps = apps()
        let matcher = NameMatcher(apps) { entry in
            let last = entry.app.identifier.split(separator: ".").last.map(String.init) ?? entry.app.identifier
            return [entry.app.identifier] + entry.app.names.flatMap(\.allTexts) + [last, entry.app.executable]
        }
        switch matcher.match(name) {
        case .one(let entry): return entry.app.record(in: entry.bundle)
        case .several(let entries):
            throw IntentFailure(
                .unknownApp,
                "'\(name)' is the name of several apps: use an identifier, "
                    + listed(entries.map(\.app.identifier)), candidates: entries.map(item))
        case .none(let nearest):
            if apps.isEmpty {
                throw IntentFailure(
                    .unknownApp,
                    "no app '\(name)' is installed, and no other: install one, or give the path of a program")
            }
            throw IntentFailure(
                .unknownApp,
                "no app '\(name)' is installed"
                    + suggestion(
                        nearest.map { $0.app.names.first?.text ?? $0.app.identifier }, all: apps.map(\.app.name)),
                candidates: nearest.map(item))
        }
    }

    private func item(_ entry: (app: InstalledApp, bundle: URL)) -> OptionItem {
        OptionItem(
            value: .string(entry.app.identifier),
            display: DisplaySnapshot(title: entry.app.name, subtitle: entry.app.identifier))
    }
}

extension InstalledApp {
    /// The name in the development language.
    var name: String { names.first?.text ?? identifier }
}
