internal import CBeckonSupport
import Foundation
import IntentWire

/// What an installed app is, in a file of its bundle.
struct InstalledApp: Codable, Sendable {
    var identifier: String
    /// The name in all languages and the other names, for finding it.
    var names: [LocalizedText]
    var version: String?
    /// The file name of the program.
    var executable: String
    var installed: Date

    /// The file, below the bundle.
    static let file = "Metadata.appintents/app.json"

    func record(in bundle: URL) -> AppRecord {
        AppRecord(
            identifier: identifier, name: names.first?.text ?? identifier, version: version,
            executablePath: bundle.appending(path: executable).path, bundlePath: bundle.path,
            installationDate: installed)
    }
}

/// Lays the bundles of apps below one folder, each named after its app's identifier.
///
/// A bundle is complete or not there: it is put together aside and moved into its place in one step, so that neither a
/// crash nor a full disk leaves half an app.
struct AppInstaller: Sendable {
    /// The folder of all bundles.
    let folder: URL

    /// Copies an app to its place; one of an older version is replaced.
    ///
    /// - Parameters:
    ///   - location: The program to install, with what belongs to it beside it.
    ///   - manifest: What the program says of itself.
    /// - Returns: The app in its place.
    /// - Throws: `IntentFailure` where the identifier is no name for a folder, or a file cannot be copied.
    func install(_ location: AppLocation, _ manifest: AppManifest) throws -> AppRecord {
        try Self.check(manifest.identifier)
        let target = folder.appending(path: manifest.identifier)
        guard location.bundle != target.path else {
            throw IntentFailure(
                .appNotStarted,
                "'\(location.executable)' is installed: install a new build of it from where it is built")
        }
        let stage = folder.appending(path: ".\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: stage, withIntermediateDirectories: true)
            removeLeftovers(but: stage)
            let app = try assemble(location, manifest, in: stage)
            try replace(target, by: stage)
            return app.record(in: target)
        } catch {
            try? FileManager.default.removeItem(at: stage)
            if let failure = error as? IntentFailure { throw failure }
            throw IntentFailure(
                .store, "'\(location.name)' cannot be installed in '\(folder.path)': \(error.localizedDescription)")
        }
    }

    /// Removes the bundle of an app.
    func remove(_ identifier: String) throws {
        try Self.check(identifier)
        // Out of sight in one step, then gone.
        let grave = folder.appending(path: ".\(UUID().uuidString)")
        do {
            try FileManager.default.moveItem(at: folder.appending(path: identifier), to: grave)
        } catch {
            throw IntentFailure(
                .store, "'\(identifier)' cannot be removed from '\(folder.path)': \(error.localizedDescription)")
        }
        try? FileManager.default.removeItem(at: grave)
    }

    /// The apps that are installed, by identifier.
    func installed() -> [(app: InstalledApp, bundle: URL)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
            let bundle = folder.appending(path: name)
            guard let data = try? Data(contentsOf: bundle.appending(path: InstalledApp.file)),
                let app = try? JSONDecoder().decode(InstalledApp.self, from: data)
            else { return nil }
            return (app, bundle)
        }
    }

    // MARK: Bundles

    private func assemble(_ location: AppLocation, _ manifest: AppManifest, in stage: URL) throws -> InstalledApp {
        let app = InstalledApp(
            identifier: manifest.identifier, names: [manifest.name] + (manifest.alternativeNames ?? []),
            version: manifest.version, executable: location.name, installed: .now)
        let source = URL(filePath: location.bundle)
        for name in [location.name] + AppFingerprint.resources(in: location.bundle) + Self.libraries(of: location) {
            try FileManager.default.copyItem(at: source.appending(path: name), to: stage.appending(path: name))
        }
        let metadata = stage.appending(path: "Metadata.appintents")
        try FileManager.default.createDirectory(at: metadata, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try encoder.encode(manifest).write(to: metadata.appending(path: "manifest.json"))
        try encoder.encode(app).write(to: stage.appending(path: InstalledApp.file))
        let list = stage.appending(path: "Info.plist")
        // The Info.plist of a build folder may be that of another program in it.
        if InfoPlist(at: list.path)?.identifier != manifest.identifier {
            try InfoPlist(
                identifier: manifest.identifier, name: manifest.name.text, version: manifest.version,
                executable: location.name
            ).data(with: resourceList(of: location.name, manifest.identifier, in: stage)).write(to: list)
        }
        let synced = beckon_sync_tree(stage.path)
        guard synced == 0 else {
            throw IntentFailure(
                .store, "'\(stage.path)' cannot be written to the disk: \(String(cString: strerror(-synced)))")
        }
        return app
    }

    /// The property list among the resources of the program's module, where it is that of this app.
    private func resourceList(of program: String, _ identifier: String, in stage: URL) -> InfoPlist? {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: stage.path)) ?? []
        let bundles = entries.filter { $0.hasSuffix("_\(program).resources") }.sorted()
        return bundles.lazy.flatMap { bundle in
            ["Resources/Info.plist", "Contents/Info.plist", "Info.plist"]
                .compactMap { InfoPlist(at: stage.appending(path: "\(bundle)/\($0)").path) }
        }.first { $0.identifier == identifier }
    }

    /// Moves the bundle to its place, and what was there out of it, in one step where the file system can.
    private func replace(_ target: URL, by stage: URL) throws {
        guard FileManager.default.fileExists(atPath: target.path) else {
            return try FileManager.default.moveItem(at: stage, to: target)
        }
        if beckon_exchange(stage.path, target.path) != 0 {
            let old = folder.appending(path: ".\(UUID().uuidString)")
            try FileManager.default.moveItem(at: target, to: old)
            do {
                try FileManager.default.moveItem(at: stage, to: target)
            } catch {
                try FileManager.default.moveItem(at: old, to: target)
                throw error
            }
            try? FileManager.default.removeItem(at: old)
        }
        try? FileManager.default.removeItem(at: stage)
    }

    /// The shared libraries beside a program that it, or one of them, names.
    private static func libraries(of location: AppLocation) -> [String] {
        let folder = URL(filePath: location.bundle)
        var found: [String] = []
        var open = [location.name]
        var others = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
            $0.hasPrefix("lib") && $0.contains(".so")
        }
        while let name = open.popLast(), !others.isEmpty {
            guard let data = try? Data(contentsOf: folder.appending(path: name), options: .alwaysMapped) else {
                continue
            }
            let named = others.filter { data.range(of: Data("\u{0}\($0)\u{0}".utf8)) != nil }
            others.removeAll(where: named.contains)
            found += named
            open += named
        }
        return found
    }

    /// Removes what installations that were killed have left behind.
    private func removeLeftovers(but stage: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix(".") && name != stage.lastPathComponent {
            let path = folder.appending(path: name)
            let changed = (try? path.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
            // A young one may belong to another process that is at work.
            if let changed, changed < .now - 3600 { try? FileManager.default.removeItem(at: path) }
        }
    }

    private static func check(_ identifier: String) throws {
        let isName = identifier.unicodeScalars.allSatisfy { scalar in
            scalar == "." || scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
                || scalar.properties.numericType != nil
        }
        guard isName, !identifier.isEmpty, !identifier.hasPrefix("."), identifier.utf8.count <= 200 else {
            throw IntentFailure(
                .appNotStarted,
                "'\(identifier)' is no identifier for an app: take letters, digits, dots and hyphens, as org.example.App"
            )
        }
    }
}
