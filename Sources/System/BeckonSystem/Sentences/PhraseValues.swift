import Foundation
import IntentWire
import Synchronization

/// The entities that phrases of an app can name, as they were when the app was asked.
struct PhraseValues: Codable, Hashable, Sendable {
    /// The state of the app's files.
    var fingerprint: String
    /// The language of the titles.
    var locale: String
    /// When the app was asked.
    var asked: Date
    /// By type of entity.
    var entities: [String: [EntitySnapshot]]
}

/// Keeps values of phrases in the cache folder, so that a command need not ask all apps for one sentence.
///
/// They are no more than a hint: what is missing in them, the app's own queries find.
final class PhraseValueCache: Sendable {
    private let folder: URL
    private let known = Mutex<[String: PhraseValues]>([:])
    /// The apps whose values have changed since they were asked, and how often that was said of any.
    private let changed = Mutex<(apps: Set<String>, count: Int)>(([], 0))

    init(folder: URL) { self.folder = folder.appending(path: "phrases", directoryHint: .isDirectory) }

    /// The values of an app in one state of its files and one language; nil where they are not known.
    func values(of app: String, fingerprint: String, locale: String) -> PhraseValues? {
        let kept =
            known.withLock { $0[app] }
            ?? (try? Data(contentsOf: file(app, locale))).flatMap {
                try? JSONDecoder().decode(PhraseValues.self, from: $0)
            }
        guard let kept, kept.fingerprint == fingerprint, kept.locale == locale else { return nil }
        known.withLock { $0[app] = kept }
        return kept
    }

    /// Notes that an app is asked now: what changes from here on is not in its answer.
    func begin(_ app: String) { changed.withLock { _ = $0.apps.remove(app) } }

    /// Keeps what an app has answered.
    func keep(_ values: PhraseValues, of app: String) {
        known.withLock { $0[app] = values }
        changed.withLock { $0.count += 1 }
        // Only a cache: without it, the next command asks the app again.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? JSONEncoder().encode(values).write(to: file(app, values.locale), options: .atomic)
    }

    /// Notes that the values of an app are others now.
    func change(_ app: String) {
        changed.withLock { changed in
            changed.apps.insert(app)
            changed.count += 1
        }
        for url in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        where url.lastPathComponent.hasPrefix("\(Self.name(app)).") {
            try? FileManager.default.removeItem(at: url)
        }
    }

    /// Whether the values of an app have to be asked for again.
    func isChanged(_ app: String) -> Bool { changed.withLock { $0.apps.contains(app) } }

    /// How often values were others, or known anew: while it is the same, what is known is so, too.
    var changes: Int { changed.withLock(\.count) }

    private func file(_ app: String, _ locale: String) -> URL {
        folder.appending(path: "\(Self.name(app)).\(Self.name(locale)).json")
    }

    /// A name that is none of another file or folder.
    private static func name(_ text: String) -> String {
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" })
    }
}
