import Foundation

/// A folder that is removed with the value.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "examples-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// A file in the folder.
    func file(_ name: String, _ text: String? = nil) throws -> URL {
        let url = url.appending(path: name)
        if let text { try Data(text.utf8).write(to: url) }
        return url
    }

    func text(_ name: String) throws -> String {
        try String(contentsOf: url.appending(path: name), encoding: .utf8)
    }
}
