import Foundation

/// A folder with files, for the time of a function.
enum TemporaryTree {
    static func with<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
        let folder = URL.temporaryDirectory.appending(path: "beckon-syntax-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let url = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return try body(folder)
    }
}
