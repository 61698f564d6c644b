import BeckonSystem
import Foundation
import Testing

/// A system on folders of its own, that starts the apps which are built beside the tests.
enum RunningSystem {
    /// The path of an app.
    static func program(_ name: String) throws -> String {
        try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: name).path
    }

    /// Runs `body` with a system, and ends it afterwards.
    ///
    /// - Parameter body: Gets the system. The apps keep their files in a folder that is removed.
    static func with<Result: Sendable>(_ body: (BeckonSystem) async throws -> Result) async throws -> Result {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let system = try BeckonSystem(configuration: configuration(in: folder.url))
        do {
            let result = try await body(system)
            await system.shutdown()
            return result
        } catch {
            await system.shutdown()
            throw error
        }
    }

    /// A configuration with all files, those of the apps too, in a folder.
    static func configuration(in folder: URL) -> SystemConfiguration {
        var environment = ProcessInfo.processInfo.environment
        for name in ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "TODO_DIR"] { environment[name] = folder.path }
        environment["TODO_FILE"] = nil
        environment["DONE_FILE"] = nil
        environment["LANG"] = "en_US.UTF-8"
        return SystemConfiguration(
            dataDirectory: folder.appending(path: "system"), cacheDirectory: folder.appending(path: "cache"),
            environment: environment)
    }
}
