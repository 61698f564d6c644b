import ChildProcesses
import Foundation
import Testing

/// A message of the compiler about a source text.
struct CompilerMessage: Equatable, CustomStringConvertible {
    var line: Int
    var column: Int
    var text: String

    var description: String { "\(line):\(column): \(text)" }

    /// Reads `path:line:column: error: text`.
    init?(_ output: Substring) {
        guard let mark = output.range(of: ": error: ") else { return nil }
        let place = output[..<mark.lowerBound].split(separator: ":")
        guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
            return nil
        }
        (self.line, self.column, text) = (line, column, String(output[mark.upperBound...]))
    }
}

/// Type-checks source against the modules that the tests were built with.
enum TypeChecking {
    /// The errors in a file with this text.
    static func errors(in source: String) async throws -> [CompilerMessage] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "messages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "App.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)

        let result = try await ChildProcess.run([
            "/usr/bin/env", "swiftc", "-typecheck", "-swift-version", "6", "-module-cache-path", folder.path,
            "-I", try modules.path, file.path,
        ])
        return result.error.split(separator: "\n").compactMap(CompilerMessage.init)
    }

    /// The folder with the modules of this package, beside the program that runs the tests.
    private static var modules: URL {
        get throws {
            let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            let folder = URL(filePath: program).deletingLastPathComponent().appending(path: "Modules")
            let module = folder.appending(path: "AppIntents.swiftmodule")
            try #require(FileManager.default.fileExists(atPath: module.path), "no module at \(module.path)")
            return folder
        }
    }
}
