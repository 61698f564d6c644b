package import Foundation
import UniformTypeIdentifiers

/// The files that a person can name: relative to a folder, or `-` for the standard input.
package struct FileAccess: Sendable {
    /// Where relative paths start.
    package var workingDirectory: String
    /// What `~` stands for.
    package var homeDirectory: String
    /// Reads the standard input to its end; throws ``ReadProblem`` where that fails.
    package var standardInput: @Sendable () throws -> Data
    /// The uniform type identifier of files with this extension.
    package var contentType: @Sendable (_ pathExtension: String) -> String?
    /// Whether the first type is the second or a kind of it.
    package var conforms: @Sendable (_ type: String, _ other: String) -> Bool

    /// Creates access to files.
    package init(
        workingDirectory: String, homeDirectory: String, standardInput: @escaping @Sendable () throws -> Data,
        contentType: @escaping @Sendable (_ pathExtension: String) -> String?,
        conforms: @escaping @Sendable (_ type: String, _ other: String) -> Bool
    ) {
        self.workingDirectory = workingDirectory
        self.homeDirectory = homeDirectory
        self.standardInput = standardInput
        self.contentType = contentType
        self.conforms = conforms
    }

    /// Creates access to files whose types are those of this machine.
    package init(
        workingDirectory: String, homeDirectory: String, standardInput: @escaping @Sendable () throws -> Data
    ) {
        self.init(
            workingDirectory: workingDirectory, homeDirectory: homeDirectory, standardInput: standardInput,
            contentType: { $0.isEmpty ? nil : UTType(filenameExtension: $0)?.identifier },
            conforms: { type, other in
                guard let type = UTType(type), let other = UTType(other) else { return type == other }
                return type.conforms(to: other)
            })
    }

    /// The absolute path that a person means.
    package func absolutePath(_ path: String) -> String {
        if path == "~" { return homeDirectory }
        if path.hasPrefix("~/") { return homeDirectory + path.dropFirst() }
        if path.hasPrefix("/") { return path }
        return URL(filePath: workingDirectory, directoryHint: .isDirectory).appending(path: path).standardizedFileURL
            .path(percentEncoded: false)
    }
}
