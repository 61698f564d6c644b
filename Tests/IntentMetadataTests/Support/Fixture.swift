import Foundation
import Testing

/// Files beside the tests.
enum Fixture {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    /// The path of a file: `Radio/extract.actionsdata`.
    static func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    /// The bytes of a file.
    static func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }

    /// Copies source whose name ends with `.txt`, so that it can be compiled.
    ///
    /// - Returns: The path of the copy in the test's own folder.
    static func source(_ name: String) throws -> String {
        let file = try #require(name.split(separator: "/").last)
        let copy = TemporaryFolder.url.appending(path: "\(file)")
        try data("\(name).txt").write(to: copy)
        return copy.path(percentEncoded: false)
    }
}
