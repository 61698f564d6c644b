import Foundation
import Testing

/// A folder that exists while a test runs.
struct TemporaryFolder: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal static var path = ""

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await Self.$path.withValue(folder.path(percentEncoded: false)) { try await function() }
    }
}

extension Trait where Self == TemporaryFolder {
    /// Gives the test a folder of its own, as `TemporaryFolder.path`.
    static var temporaryFolder: Self { TemporaryFolder() }
}
