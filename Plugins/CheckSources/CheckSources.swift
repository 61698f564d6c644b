import Foundation
import PackagePlugin

/// `swift package beckon-check`: checks the package with the arguments of `beckon check`.
@main
struct CheckSources: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "beckon-check").url
        process.currentDirectoryURL = context.package.directoryURL
        // A plugin may write into its own folder only, unless it asks.
        process.arguments = ["--cache", context.pluginWorkDirectoryURL.appending(path: "facts").path] + arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw CheckFailure(status: process.terminationStatus)
        }
    }
}

/// Why the command ends with an error.
struct CheckFailure: Error, CustomStringConvertible {
    let status: Int32

    var description: String {
        status == 1 ? "App Intents have errors, see above" : "the check ended with status \(status)"
    }
}
