import AppIntents
import Foundation
import IntentWire

/// Finds the program of an app among those that are built, without starting any.
struct AppFinder {
    /// A program, and who it is by its property list.
    struct Program {
        let url: URL
        let identifier: String

        init(_ url: URL) {
            self.url = url
            identifier = AppInfo(executable: url).identifier
        }
    }

    /// The environment variable that names programs and folders, separated by colons.
    static let variable = "BECKON_TEST_APPS"

    /// Programs and folders of programs, in the order in which they are looked at.
    let places: [URL]

    /// What the environment names, then the folder of this program, which is that of the build.
    static var standardPlaces: [URL] {
        let named = ProcessInfo.processInfo.environment[variable] ?? ""
        let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments.first ?? ".")
        return named.split(separator: ":").map { URL(filePath: String($0)) }
            + [program.resolvingSymlinksInPath().deletingLastPathComponent()]
    }

    /// The program of an app.
    ///
    /// - Parameter name: The app's identifier, or the name of its program.
    /// - Throws: ``IntentTestingError`` with code ``IntentTestingError/Code/unknownApp``, and what was found.
    func program(of name: String) throws(IntentTestingError) -> URL {
        let short = name.split(separator: ".").last.map(String.init) ?? name
        let programs = places.map(Self.programs(at:))
        // The likely one first: reading the property lists of all takes its time.
        for place in programs {
            for url in place where url.lastPathComponent == short && Program(url).identifier == name { return url }
        }
        let all = programs.flatMap { $0.map(Program.init) }
        if let found = all.first(where: { $0.identifier == name }) { return found.url }
        if let found = all.first(where: { $0.url.lastPathComponent == name }) { return found.url }
        throw notFound(name, all)
    }

    private func notFound(_ name: String, _ programs: [Program]) -> IntentTestingError {
        let looked = places.map { "'\($0.path)'" }.joined(separator: " and ")
        let apps = programs.filter { !$0.identifier.hasPrefix("local.") }
        let others = programs.filter { $0.identifier.hasPrefix("local.") }.map(\.url.lastPathComponent)
        var found: [String] = apps.map { "'\($0.identifier)'" }
        if !others.isEmpty {
            found.append(
                "programs without an identifier: " + others.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
                    + (others.count > 20 ? "…" : ""))
        }
        return IntentTestingError(
            .unknownApp,
            "there is no app '\(name)' in \(looked); there is "
                + (found.isEmpty ? "no program at all" : found.joined(separator: ", "))
                + ". Let the test target depend on the app's target, so that it is built, "
                + "or name the app's folder in \(Self.variable)",
            candidates: apps.map(\.identifier))
    }

    /// The programs at a place: itself, or those in the folder.
    private static func programs(at place: URL) -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue else { return isProgram(place) ? [place] : [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        return names.sorted().filter { !$0.hasSuffix(".xctest") && !$0.contains(".so") }
            .map { place.appending(path: $0) }.filter(isProgram)
    }

    /// Whether a file is a program of this machine: executable, and in the format ELF.
    private static func isProgram(_ url: URL) -> Bool {
        guard (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
            FileManager.default.isExecutableFile(atPath: url.path),
            let file = try? FileHandle(forReadingFrom: url)
        else { return false }
        defer { try? file.close() }
        return (try? file.read(upToCount: 4)) == Data([0x7F, 0x45, 0x4C, 0x46])
    }
}
