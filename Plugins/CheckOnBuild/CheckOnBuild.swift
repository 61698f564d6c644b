import Foundation
import PackagePlugin

/// Checks the App Intents of a target in each build that changes its sources.
///
/// An error of the checker is an error of the build; warnings are printed. Settings are those of `.beckon-check.json` in the
/// package's folder.
@main
struct CheckOnBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target.sourceModule, module.kind != .test else { return [] }
        let sources = module.sourceFiles(withSuffix: "swift").map(\.url)
        guard !sources.isEmpty else { return [] }
        // A source without code: what is no source would become a resource of the target.
        let stamp = context.pluginWorkDirectoryURL.appending(path: "\(module.moduleName)Checked.swift")
        let manifest = context.package.directoryURL.appending(path: "Package.swift")
        let configuration = context.package.directoryURL.appending(path: ".beckon-check.json")
        var arguments = [
            "--quiet", "--no-color", "--cache", context.pluginWorkDirectoryURL.appending(path: "facts").path,
            "--stamp", stamp.path,
        ]
        var inputs = sources
        if FileManager.default.fileExists(atPath: configuration.path) {
            arguments += ["--config", configuration.path]
            inputs.append(configuration)
        }
        // The manifest tells the checker which target the files belong to.
        arguments += [module.directoryURL.path, manifest.path]
        return [
            .buildCommand(
                displayName: "Checking App Intents of \(target.name)",
                executable: try context.tool(named: "beckon-check").url, arguments: arguments, inputFiles: inputs,
                outputFiles: [stamp])
        ]
    }
}
