import Foundation
import IntentWire

/// Reads files: a path, a `file:` URL, or `-` for the standard input.
struct FileReader {
    let files: FileAccess
    let contentTypes: [String]

    init(_ files: FileAccess, contentTypes: [String]) {
        self.files = files
        self.contentTypes = contentTypes
    }

    func read(_ text: String) throws -> FileSnapshot {
        if text == "-" { return try standardInput() }
        guard !text.isEmpty else { throw ReadProblem("the path is empty") }
        let path = files.absolutePath(try filePath(text))
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw ReadProblem("there is no file '\(text)'")
        }
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw ReadProblem("the file '\(text)' cannot be read; check its permissions")
        }
        let url = URL(filePath: path, directoryHint: isDirectory.boolValue ? .isDirectory : .notDirectory)
        if isDirectory.boolValue {
            let takesFolders = contentTypes.contains { files.conforms("public.folder", $0) }
            guard takesFolders, !contentTypes.isEmpty else { throw ReadProblem("'\(text)' is a folder, not a file") }
            return FileSnapshot(filename: url.lastPathComponent, type: "public.folder", url: url)
        }
        let type = files.contentType(url.pathExtension)
        try check(type, text)
        return FileSnapshot(filename: url.lastPathComponent, type: type, url: url)
    }

    private func filePath(_ text: String) throws -> String {
        guard text.hasPrefix("file:") else { return text }
        guard let url = URL(string: text), url.isFileURL else { throw ReadProblem("'\(text)' is not a URL of a file") }
        return url.path(percentEncoded: false)
    }

    /// A file without a known extension passes: only the app can tell what is in it.
    private func check(_ type: String?, _ text: String) throws {
        guard !contentTypes.isEmpty, let type else { return }
        guard contentTypes.contains(where: { files.conforms(type, $0) }) else {
            throw ReadProblem("'\(text)' is \(type); \(contentTypes.formattedList(.or)) is taken")
        }
    }

    private func standardInput() throws -> FileSnapshot {
        let only = contentTypes.count == 1 ? contentTypes[0] : nil
        return FileSnapshot(filename: "stdin", type: only, data: try files.standardInput())
    }
}
