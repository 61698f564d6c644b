import Foundation
import Testing

/// A folder that exists while a test runs.
struct TemporaryFolder: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal static var url = URL(filePath: "/")

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await Self.$url.withValue(folder) { try await function() }
    }

    /// Writes a file into the folder.
    ///
    /// - Returns: Its path.
    static func write(_ content: some DataProtocol, _ name: String) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content).write(to: file)
        return file.path(percentEncoded: false)
    }

    /// Writes a text file into the folder.
    static func write(_ content: String, _ name: String) throws -> String { try write(Data(content.utf8), name) }

    /// The path of something in the folder.
    static func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }
}

extension Trait where Self == TemporaryFolder {
    /// Gives the test a folder of its own, as `TemporaryFolder.url`.
    static var temporaryFolder: Self { TemporaryFolder() }
}
