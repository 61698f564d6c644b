import Foundation
import IntentWire

/// A program in the file system that may be an app.
struct AppLocation: Hashable, Sendable {
    /// The path of the program, without symbolic links.
    let executable: String
    /// The folder that it is in.
    let bundle: String
    /// What to call it before it has told its name.
    var name: String { (executable as NSString).lastPathComponent }

    init(executable: String) {
        self.executable = executable
        bundle = (executable as NSString).deletingLastPathComponent
    }

    /// The program of an app that is known.
    init(_ app: AppRecord) {
        executable = app.executablePath
        bundle = app.bundlePath
    }

    /// Finds the program that a path means: the path itself, or the program of a bundle's folder.
    ///
    /// - Parameter path: A program or a folder; `~` and symbolic links are followed.
    /// - Throws: `IntentFailure` with code `unknown-app` where there is none, or several.
    init(path: String) throws {
        let expanded = (path as NSString).expandingTildeInPath
        let resolved = URL(filePath: expanded).resolvingSymlinksInPath().path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: resolved, isDirectory: &isFolder) else {
            throw IntentFailure(.unknownApp, "there is nothing at '\(path)': give the path of an app that is built")
        }
        if isFolder.boolValue {
            self.init(executable: try Self.program(in: resolved, named: path))
        } else {
            guard FileManager.default.isExecutableFile(atPath: resolved) else {
                throw IntentFailure(
                    .unknownApp, "'\(path)' is no program: give the path of an app that is built, or of its bundle")
            }
            self.init(executable: resolved)
        }
    }

    private static func program(in folder: String, named path: String) throws -> String {
        func place(_ name: String) -> String { (folder as NSString).appendingPathComponent(name) }
        if let name = InfoPlist(at: place("Info.plist"))?.executable {
            guard isProgram(place(name)) else {
                throw IntentFailure(
                    .unknownApp, "the Info.plist in '\(path)' names the program '\(name)', which is not there")
            }
            return place(name)
        }
        let stem = ((folder as NSString).lastPathComponent as NSString).deletingPathExtension
        if isProgram(place(stem)) { return place(stem) }
        let programs = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { !$0.contains(".") && isProgram(place($0)) }.sorted()
        if programs.count == 1 { return place(programs[0]) }
        throw IntentFailure(
            .unknownApp,
            programs.isEmpty
                ? "there is no program in the folder '\(path)': give the path of an app that is built, or of its bundle"
                : "there are several programs in the folder '\(path)': give the path of one, \(listed(programs))",
            candidates: programs.map { OptionItem(value: .string(place($0)), display: DisplaySnapshot(title: $0)) })
    }

    private static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }
}

/// What an app's `Info.plist` says.
///
/// - Source: Apple, Information Property List: Core Foundation keys.
struct InfoPlist {
    var identifier: String?
    var name: String?
    var version: String?
    var executable: String?
    /// All that it says.
    private var values: [String: Any] = [:]

    init(identifier: String, name: String, version: String?, executable: String) {
        self.identifier = identifier
        self.name = name
        self.version = version
        self.executable = executable
    }

    /// Reads a file; nil where there is none that can be read.
    init?(at path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let values = list as? [String: Any]
        else { return nil }
        self.values = values
        identifier = values["CFBundleIdentifier"] as? String
        name = values["CFBundleDisplayName"] as? String ?? values["CFBundleName"] as? String
        version = values["CFBundleShortVersionString"] as? String
        executable = values["CFBundleExecutable"] as? String
    }

    /// The file's contents, as XML: what it says, and for the rest what another one does.
    func data(with other: InfoPlist? = nil) throws -> Data {
        let known = [
            "CFBundleInfoDictionaryVersion": "6.0", "CFBundlePackageType": "APPL", "CFBundleIdentifier": identifier,
            "CFBundleDisplayName": name, "CFBundleName": name, "CFBundleExecutable": executable,
            "CFBundleShortVersionString": version,
        ].compactMapValues(\.self)
        let values = (other?.values ?? [:]).merging(known) { $1 }
        return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }
}
