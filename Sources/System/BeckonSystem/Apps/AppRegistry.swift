import Foundation
import IntentWire
import Synchronization

/// Knows the installed apps and finds the one that a reference means.
///
/// The folder of bundles is the registry: an app is installed when its bundle is there.
final class AppRegistry: Sendable {
    private struct Cache {
        var isRead = false
        /// The folder as it was when it was read; nil where there was none.
        var folder: FileFacts?
        var apps: [(app: InstalledApp, bundle: URL)] = []
        var records: [AppRecord] = []
        /// The apps by the paths of their bundles.
        var bundles: [String: AppRecord] = [:]
        /// What was found before, by what it was called.
        var found: [String: AppRecord] = [:]
    }

    /// How many names are kept with what they mean.
    private static let keptNames = 256

    let installer: AppInstaller
    /// The folder of bundles.
    let folderPath: String
    private let cache = Mutex(Cache())

    init(folder: URL) {
        installer = AppInstaller(folder: folder)
        folderPath = folder.path
    }

    /// The installed apps, by identifier.
    func apps() -> [(app: InstalledApp, bundle: URL)] { current { $0.apps } }

    /// The same, as others know them.
    func records() -> [AppRecord] { current { $0.records } }

    /// The installed app whose bundle is at a path.
    func installed(in bundle: String) -> AppRecord? { current { $0.bundles[bundle] } }

    /// Reads what is true now.
    private func current<Value: Sendable>(_ body: (inout Cache) -> Value) -> Value {
        // Installing and removing an app moves something into or out of the folder.
        let folder = FileFacts(of: folderPath)
        return cache.withLock { cache in
            if !cache.isRead || cache.folder != folder {
                cache = Cache(isRead: true, folder: folder, apps: installer.installed())
                cache.records = cache.apps.map { $0.app.record(in: $0.bundle) }
                for record in cache.records { cache.bundles[record.bundlePath] = record }
            }
            return body(&cache)
        }
    }

    func forgetCache() { cache.withLock { $0.isRead = false } }

    /// Finds an installed app by identifier or name.
    ///
    /// - Throws: `IntentFailure` with code `unknown-app` and what is near.
    func installed(named name: String) throws -> AppRecord {
        let (known, apps) = current { ($0.found[name], $0.apps) }
        if let known { return known }
        let matcher = NameMatcher(apps) { entry in
            let last = entry.app.identifier.split(separator: ".").last.map(String.init) ?? entry.app.identifier
            return [entry.app.identifier] + entry.app.names.flatMap(\.allTexts) + [last, entry.app.executable]
        }
        switch matcher.match(name) {
        case .one(let entry):
            let record = entry.app.record(in: entry.bundle)
            current { cache in
                // Another call may have read the folder anew meanwhile.
                guard cache.bundles[record.bundlePath] == record, cache.found.count < Self.keptNames else { return }
                cache.found[name] = record
            }
            return record
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
