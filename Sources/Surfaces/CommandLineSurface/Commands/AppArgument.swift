import BeckonSystem
import IntentWire
import ValueForms
import ViewRendering

extension AppReference {
    /// The app that a word on the command line names: what has a slash in it is a path, anything else a name.
    init(argument: String, files: FileAccess) {
        self = argument.contains("/") ? .path(files.absolutePath(argument)) : .name(argument)
    }
}

extension CommandContext {
    /// The app that a word on the command line names.
    func reference(_ argument: String) -> AppReference {
        AppReference(argument: argument, files: reading().files)
    }

    /// The apps that a command is about: the one that was named, else all that are installed.
    func manifests(of argument: String?) async throws -> [(reference: AppReference, manifest: AppManifest)] {
        let host = try await host
        if let argument {
            let reference = reference(argument)
            return [(reference, try await host.manifest(of: reference))]
        }
        var manifests: [(AppReference, AppManifest)] = []
        for app in try await host.apps() {
            let reference = AppReference.name(app.identifier)
            do {
                manifests.append((reference, try await host.manifest(of: reference)))
            } catch let failure as IntentFailure where failure.code != .cancelled {
                // One broken app does not hide the others.
                let reason = DisplayWidth.printable(failure.message)
                console.error.writeLine("warning: \(DisplayWidth.printable(app.name)) is left out: \(reason)")
            }
        }
        return manifests
    }
}

/// How apps are shown as JSON.
enum AppJSON {
    static func members(_ manifest: AppManifest, languages: [String]) -> JSONValue {
        .members([
            "id": .string(manifest.identifier), "name": .string(manifest.name.text(in: languages)),
            "version": manifest.version.map(JSONValue.string),
        ])
    }
}
