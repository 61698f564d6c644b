import Foundation

/// Finds the files of sounds by their names in the desktop's sound theme.
///
/// The theme is the one that the desktop's settings for GTK name, then those that it inherits, then `freedesktop`.
///
/// - Source: Sound Theme Specification 0.8, sections "Sound theme directories" and "Looking up sounds"; Sound Naming
///   Specification 0.8: `alarm-clock-elapsed`.
struct SoundTheme: Sendable {
    /// The name of the sound of an alarm clock.
    static let alarm = "alarm-clock-elapsed"
    /// Endings of files, those that are looked for first first.
    private static let endings = ["oga", "ogg", "wav"]
    private static let last = "freedesktop"
    /// How many themes are looked through, since they may inherit in a circle.
    private static let mostThemes = 20

    private let folders: [String]
    private let settings: [String]

    /// - Parameter environment: `XDG_DATA_HOME` and `XDG_DATA_DIRS` say where themes are, `XDG_CONFIG_HOME` where the
    ///   desktop's settings are.
    init(environment: [String: String]) {
        func folder(_ variable: String, _ usual: String) -> [String] {
            if let path = environment[variable], path.hasPrefix("/") { return [path] }
            return environment["HOME"].map { ["\($0)/\(usual)"] } ?? []
        }
        let shared = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        folders = (folder("XDG_DATA_HOME", ".local/share") + shared.split(separator: ":").map(String.init))
            .map { "\($0)/sounds" }
        let configuration = folder("XDG_CONFIG_HOME", ".config")
        settings = ["gtk-4.0", "gtk-3.0"].flatMap { version in configuration.map { "\($0)/\(version)/settings.ini" } }
    }

    /// The file of a sound; nil where no theme has it, or one says that it is to be silent.
    func file(of sound: String) -> String? {
        for theme in themes() {
            for folder in folders {
                for part in parts(of: theme, in: folder) {
                    let place = "\(folder)/\(theme)/\(part)/\(sound)"
                    if FileManager.default.fileExists(atPath: "\(place).disabled") { return nil }
                    if let found = Self.endings.lazy.map({ "\(place).\($0)" })
                        .first(where: FileManager.default.fileExists(atPath:))
                    {
                        return found
                    }
                }
            }
        }
        return nil
    }

    /// The themes in the order in which they are looked through.
    private func themes() -> [String] {
        let chosen = settings.lazy.compactMap { Self.values(in: $0)["gtk-sound-theme-name"] }.first
        var (themes, waiting) = ([String](), [chosen ?? Self.last])
        while let theme = waiting.first, themes.count < Self.mostThemes {
            waiting.removeFirst()
            // A name is one of a folder.
            guard !theme.isEmpty, !theme.contains("/"), theme != "..", !themes.contains(theme) else { continue }
            themes.append(theme)
            let parents = folders.lazy.compactMap { Self.values(in: "\($0)/\(theme)/index.theme")["Inherits"] }.first
            waiting += Self.list(parents)
        }
        return themes.filter { $0 != Self.last } + [Self.last]
    }

    /// The folders of a theme with sounds for two loudspeakers.
    private func parts(of theme: String, in folder: String) -> [String] {
        Self.list(Self.values(in: "\(folder)/\(theme)/index.theme")["Directories"]).filter { !$0.contains("..") }
    }

    private static func list(_ text: String?) -> [String] {
        (text ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The values of a file of keys, whatever their groups; the first of a name counts.
    private static func values(in path: String) -> [String: String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [:] }
        var values: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            guard let equals = line.firstIndex(of: "=") else { continue }
            let key = line[..<equals].trimmingCharacters(in: .whitespaces)
            if values[key] == nil {
                values[key] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            }
        }
        return values
    }
}
