import FoundationAdditions
package import IntentWire

/// Who the app is: from its `Info.plist`, else from the name of its executable.
package struct AppInfo: Sendable {
    package let identifier: String
    package let name: String
    package let version: String?
    package let alternativeNames: [LocalizedText]?
    /// The program, whose resources are searched only for what few ask for.
    private let executable: URL
    /// The development region that the property list names.
    private let developmentRegion: String?
    /// Whether the app says that it has Live Activities; nil where it says nothing.
    package let supportsLiveActivities: Bool?
    /// What the app tells people that it sets alarms for, without which it cannot.
    package let alarmUsageDescription: String?

    package static let current = AppInfo(
        executable: Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "App"))

    /// Who the app of a program is, which need not run.
    package init(executable: URL) {
        let program = executable.lastPathComponent
        let folder = executable.deletingLastPathComponent()
        let info = Self.infoDictionary(of: program, in: folder)
        identifier = info["CFBundleIdentifier"] as? String ?? "local.\(program)"
        name = info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String ?? program
        version = info["CFBundleShortVersionString"] as? String
        let alternatives = (info["INAlternativeAppNames"] as? [[String: Any]])?.compactMap {
            ($0["INAlternativeAppName"] as? String).map { LocalizedText($0) }
        }
        alternativeNames = alternatives?.isEmpty == false ? alternatives : nil
        supportsLiveActivities = info["NSSupportsLiveActivities"] as? Bool
        let usage = info["NSAlarmKitUsageDescription"] as? String
        alarmUsageDescription = usage?.isEmpty == false ? usage : nil
        developmentRegion = info[Self.developmentRegionKey] as? String
        self.executable = executable
    }

    /// The language of texts that are in no table: the development region that the app names, else the one that SwiftPM
    /// writes to the module's resources. Reads files where the app names none.
    package var developmentLanguage: String {
        if let developmentRegion { return developmentRegion }
        let resources = Self.resources(
            of: executable.lastPathComponent, in: executable.deletingLastPathComponent())
        let generated = resources.lazy.map { Self.dictionary(at: $0.appending(path: "Info.plist")) }
        return generated.compactMap { $0[Self.developmentRegionKey] as? String }.first ?? "en"
    }

    private static let developmentRegionKey = "CFBundleDevelopmentRegion"

    private static func resources(of program: String, in folder: URL) -> [URL] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return entries.sorted().filter { $0.hasSuffix("_\(program).resources") }.map { folder.appending(path: $0) }
    }

    /// The app's property list: beside the executable where it names that, else among its module's resources.
    ///
    /// SwiftPM writes a list of its own to the top of a module's resources, which holds the language only, and refuses
    /// the app's there; so the app's is in the folder `Resources` among them.
    private static func infoDictionary(of program: String, in folder: URL) -> [String: Any] {
        let beside = dictionary(at: folder.appending(path: "Info.plist"))
        if beside["CFBundleExecutable"] as? String == program { return beside }
        for bundle in resources(of: program, in: folder) {
            for place in ["Resources/Info.plist", "Contents/Info.plist", "Info.plist"] {
                let found = dictionary(at: bundle.appending(path: place))
                if found["CFBundleIdentifier"] != nil { return found }
            }
        }
        return [:]
    }

    private static func dictionary(at url: URL) -> [String: Any] {
        guard let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return list as? [String: Any] ?? [:]
    }
}
