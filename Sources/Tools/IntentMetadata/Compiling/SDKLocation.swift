import Foundation

/// Where the modules lie that source is compiled against.
package struct SDKLocation: Hashable, Sendable {
    /// The folder with `AppIntents.swiftmodule`.
    package var modules: String
    /// The program that expands the macros of AppIntents; nil where there is none.
    package var macros: String?

    /// Takes a folder of modules.
    package init(modules: String) {
        self.modules = modules
        let folder = URL(filePath: modules, directoryHint: .isDirectory)
        let beside = folder.deletingLastPathComponent()
        macros = [
            beside.appending(path: "AppIntentsMacros-tool"), beside.appending(path: "AppIntentsMacros"),
            folder.appending(path: "AppIntentsMacros"),
        ].map { $0.path(percentEncoded: false) }.first { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }

    /// Finds the modules.
    ///
    /// In this order: the folder that is named; `BECKON_MODULES`; beside this program, as in a build folder; in
    /// `../lib/beckon/Modules` from it, as where it is installed; the build folder of the package in the working folder.
    ///
    /// - Throws: ``MetadataFailure`` that lists where was looked.
    package static func find(
        _ named: String?, environment: [String: String], workingDirectory: String,
        program: String = Self.program
    ) throws(MetadataFailure) -> SDKLocation {
        if let named = named ?? environment["BECKON_MODULES"], !named.isEmpty {
            guard isThere(named) else {
                throw MetadataFailure("holds no AppIntents.swiftmodule", at: SourcePlace(file: named))
            }
            return SDKLocation(modules: named)
        }
        let folder = URL(filePath: program).deletingLastPathComponent()
        let package = URL(filePath: workingDirectory, directoryHint: .isDirectory)
        let places = [
            folder.appending(path: "Modules"), folder.appending(path: "../lib/beckon/Modules").standardizedFileURL,
            package.appending(path: ".build/debug/Modules"), package.appending(path: ".build/release/Modules"),
        ].map { $0.path(percentEncoded: false) }
        guard let found = places.first(where: isThere) else {
            throw MetadataFailure(
                "there is no AppIntents.swiftmodule to compile source against, neither in "
                    + "\(places.joined(separator: " nor in ")); name the folder (--sdk-modules)")
        }
        return SDKLocation(modules: found)
    }

    private static func isThere(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: (folder as NSString).appendingPathComponent("AppIntents.swiftmodule"))
    }

    /// The path of this program.
    package static var program: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}
