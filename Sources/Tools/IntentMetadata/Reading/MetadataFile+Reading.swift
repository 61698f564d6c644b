import Foundation
import IntentWire

extension MetadataFile {
    /// Reads an `extract.actionsdata`, whichever Xcode wrote it.
    ///
    /// - Parameter path: The file itself, or a folder that holds one: an app, an extension, an unpacked `.ipa`, or a
    ///   `Metadata.appintents`.
    /// - Throws: ``MetadataFailure`` where there is none, several, or something else.
    package init(reading path: String) throws(MetadataFailure) {
        let file = try MetadataLocation.file(at: path)
        let json = try JSONFile.read(file)
        let place = SourcePlace(file: file)
        guard json.members != nil, let actions = json["actions"]?.members else {
            throw MetadataFailure("is no metadata of App Intents: it has no 'actions'", at: place)
        }
        let version = json["generator"]?["version"]?.string ?? ""
        self.init(dialect: (try? MetadataDialect(version: version)) ?? .xcode26, version: version)
        self.actions = actions.map(\.value)
        entities = json["entities"]?.members?.map(\.value) ?? []
        queries = json["queries"]?.members?.map(\.value) ?? []
        enums = json["enums"]?.elements ?? []
        shortcuts = json["autoShortcuts"]?.elements ?? []
        providerMangledName = json["autoShortcutProviderMangledName"]?.string
        others = [:]
        for member in json.members ?? [] where !Self.ownMembers.contains(member.name) {
            others[member.name] = member.value
        }
        for value in self.actions + entities + queries + enums + shortcuts where value.members == nil {
            throw MetadataFailure("is no metadata of App Intents: an entry is no object", at: place)
        }
    }

    private static let ownMembers: Set = [
        "actions", "autoShortcuts", "entities", "enums", "generator", "queries", "autoShortcutProviderMangledName",
    ]
}

/// Finds the metadata of an app.
package enum MetadataLocation {
    /// How many folders are looked through before it is said that this is no app.
    private static let limit = 20_000
    private static let name = "extract.actionsdata"

    /// The file at or below a path.
    ///
    /// - Throws: ``MetadataFailure`` where there is none, or where several have equal rank.
    package static func file(at path: String) throws(MetadataFailure) -> String {
        if [".ipa", ".zip"].contains(where: path.lowercased().hasSuffix) {
            throw MetadataFailure(
                "is an archive; unpack it (unzip) and name the folder", at: SourcePlace(file: path))
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return path
        }
        let found = try files(below: path)
        guard let first = found.first else {
            throw MetadataFailure(
                "holds no Metadata.appintents/\(name); apps have it beside their Info.plist",
                at: SourcePlace(file: path))
        }
        let depth = first.split(separator: "/").count
        let rivals = found.filter { $0.split(separator: "/").count == depth }
        guard rivals.count == 1 else {
            throw MetadataFailure(
                "holds metadata of several modules; name one of \(rivals.joined(separator: ", "))",
                at: SourcePlace(file: path))
        }
        return first
    }

    /// All files of metadata below a folder, the outermost first. Symbolic links are not followed.
    package static func files(below path: String) throws(MetadataFailure) -> [String] {
        var found: [String] = []
        var folders = [path]
        var count = 0
        while !folders.isEmpty {
            var next: [String] = []
            for folder in folders {
                count += 1
                guard count <= limit else {
                    throw MetadataFailure("holds too many folders to be an app", at: SourcePlace(file: path))
                }
                let entries: [String]
                do {
                    entries = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                } catch {
                    if folder == path {
                        throw MetadataFailure("cannot be read as a folder", at: SourcePlace(file: path))
                    }
                    continue
                }
                for entry in entries {
                    let item = (folder as NSString).appendingPathComponent(entry)
                    let type =
                        (try? FileManager.default.attributesOfItem(atPath: item))?[.type] as? FileAttributeType
                    if entry == name, type == .typeRegular { found.append(item) }
                    if type == .typeDirectory { next.append(item) }
                }
            }
            if !found.isEmpty { return found }
            folders = next
        }
        return []
    }
}
