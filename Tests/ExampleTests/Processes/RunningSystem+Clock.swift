import BeckonSystem
import Foundation

extension RunningSystem {
    /// Runs `body` with a system whose configuration is changed before, and ends it afterwards.
    ///
    /// - Parameters:
    ///   - adjust: Changes the configuration.
    ///   - body: Gets the system, and the folder in which `system` has its files, and the apps theirs.
    static func withFolder<Result: Sendable>(
        adjust: (inout SystemConfiguration) -> Void = { _ in }, _ body: (BeckonSystem, URL) async throws -> Result
    ) async throws -> Result {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        var environment = ProcessInfo.processInfo.environment
        for name in ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "TODO_DIR"] { environment[name] = folder.url.path }
        environment["TODO_FILE"] = nil
        environment["DONE_FILE"] = nil
        environment["LANG"] = "en_US.UTF-8"
        var configuration = SystemConfiguration(
            dataDirectory: folder.url.appending(path: "system"), cacheDirectory: folder.url.appending(path: "cache"),
            environment: environment)
        adjust(&configuration)
        let system = try BeckonSystem(configuration: configuration)
        do {
            let result = try await body(system, folder.url)
            await system.shutdown()
            return result
        } catch {
            await system.shutdown()
            throw error
        }
    }
}
