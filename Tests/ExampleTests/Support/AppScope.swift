import AppIntents
import Foundation
import Testing

/// Gives a suite of tests an app's service, on files of its own, and removes the files afterwards.
///
/// Services are one to a process: suites with this trait run their tests one after the other.
struct AppScope: SuiteTrait, TestScoping {
    /// The folder, the same for the whole process: queries keep the service that they got first.
    let folder: URL
    let register: @Sendable () -> Void

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        register()
        try await function()
    }

    /// A new name for a folder.
    static func makeFolder() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "examples-\(UUID().uuidString)")
    }
}
