import Foundation
import Synchronization

/// The sounds of alarms: the app's own, else the theme's, else the computed one.
final class SoundLibrary: Sendable {
    /// Endings of files that are tried for a name without one.
    ///
    /// - Source: developer.apple.com/documentation/usernotifications/unnotificationsound: aiff, wav and caf.
    private static let endings = ["caf", "aiff", "aif", "wav", "oga", "ogg", "opus", "flac"]
    /// How many files are kept as they were read.
    private static let kept = 8

    private struct Known {
        var date: Date
        var sound: AlarmSound
    }

    private let theme: SoundTheme
    private let known = Mutex<[String: Known]>([:])

    /// - Parameter environment: Says where themes are.
    init(environment: [String: String]) { theme = SoundTheme(environment: environment) }

    /// The sound that an app gave an alarm, by its name; the usual one where there is no such file.
    ///
    /// - Parameters:
    ///   - name: The name of a file of the app, with its ending or without; nil for the usual sound.
    ///   - executable: The program of the app, beside which its files are.
    func sound(_ name: String?, of executable: String) -> AlarmSound {
        if let name, let file = Self.file(name, of: executable), let sound = read(file) { return sound }
        return usual()
    }

    /// The theme's sound of an alarm clock, else the computed one.
    func usual() -> AlarmSound { usualFile.flatMap { read($0) } ?? .tone }

    /// The file of the theme's sound of an alarm clock.
    var usualFile: String? { theme.file(of: SoundTheme.alarm) }

    private func read(_ path: String) -> AlarmSound? {
        let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        if let date, let known = known.withLock({ $0[path] }), known.date == date { return known.sound }
        guard let recording = Recording(path: path) else { return nil }
        known.withLock { known in
            if known.count >= Self.kept { known = [:] }
            known[path] = date.map { Known(date: $0, sound: .recording(recording)) }
        }
        return .recording(recording)
    }

    /// Where a file of an app is: beside its program, in its folder of sounds, or in a bundle of resources.
    static func file(_ name: String, of executable: String) -> String? {
        // A name leads nowhere else.
        guard !name.isEmpty, !name.contains("/"), !name.hasPrefix("."), !executable.isEmpty else { return nil }
        let folder = (executable as NSString).deletingLastPathComponent
        let bundles = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        let places =
            [folder, "\(folder)/Resources", "\(folder)/Sounds"]
            + bundles.flatMap { ["\(folder)/\($0)", "\(folder)/\($0)/Sounds"] }
        let names = [name] + endings.map { "\(name).\($0)" }
        for place in places {
            for name in names where FileManager.default.fileExists(atPath: "\(place)/\(name)") {
                return "\(place)/\(name)"
            }
        }
        return nil
    }
}
