import AppIntents
import IntentWire
import ValueForms

/// `beckon widgets list [APP]`
struct ListWidgets: CommandIntent {
    static let syntax = CommandSyntax("widgets", "list", positionals: ["app"])
    static let title: LocalizedStringResource = "List Widgets"
    static let description: IntentDescription? = IntentDescription("Lists the widgets of apps.")

    @Parameter(title: "App", description: "The name or identifier of an installed app, or a path; all where absent")
    var app: String?

    func run(in context: CommandContext) async throws {
        var found: [(manifest: AppManifest, widget: WidgetDescriptor)] = []
        for (_, manifest) in try await context.manifests(of: app) {
            found += (manifest.widgets ?? []).map { (manifest, $0) }
        }
        context.show(.members(["widgets": .array(found.map { json($0.manifest, $0.widget, context) })])) {
            if found.isEmpty { return ["There is no widget."] }
            return context.table(
                ["App", "Widget", "Name", "Sizes", "Description"],
                found.map { manifest, widget in
                    [
                        context.text(manifest.name), widget.kind, context.text(widget.name),
                        widget.families.joined(separator: ", "), widget.description.map(context.text) ?? "",
                    ]
                })
        }
    }

    private func json(_ manifest: AppManifest, _ widget: WidgetDescriptor, _ context: CommandContext) -> JSONValue {
        let reading = context.reading(manifest)
        return .members([
            "app": .string(manifest.identifier), "kind": .string(widget.kind),
            "name": .string(widget.name.text(in: reading.languages)),
            "description": widget.description.map { .string($0.text(in: reading.languages)) },
            "families": .array(widget.families.map(JSONValue.string)),
            "parameters": ConfigurationJSON.parameters(widget.configuration, manifest, reading),
        ])
    }
}

/// `beckon controls list [APP]`
struct ListControls: CommandIntent {
    static let syntax = CommandSyntax("controls", "list", positionals: ["app"])
    static let title: LocalizedStringResource = "List Controls"
    static let description: IntentDescription? = IntentDescription("Lists the controls of apps.")

    @Parameter(title: "App", description: "The name or identifier of an installed app, or a path; all where absent")
    var app: String?

    func run(in context: CommandContext) async throws {
        var found: [(manifest: AppManifest, control: ControlDescriptor)] = []
        for (_, manifest) in try await context.manifests(of: app) {
            found += (manifest.controls ?? []).map { (manifest, $0) }
        }
        context.show(.members(["controls": .array(found.map { json($0.manifest, $0.control, context) })])) {
            if found.isEmpty { return ["There is no control."] }
            return context.table(
                ["App", "Control", "Name", "Description"],
                found.map { manifest, control in
                    [
                        context.text(manifest.name), control.kind, context.text(control.name),
                        control.description.map(context.text) ?? "",
                    ]
                })
        }
    }

    private func json(_ manifest: AppManifest, _ control: ControlDescriptor, _ context: CommandContext) -> JSONValue {
        let reading = context.reading(manifest)
        return .members([
            "app": .string(manifest.identifier), "kind": .string(control.kind),
            "name": .string(control.name.text(in: reading.languages)),
            "description": control.description.map { .string($0.text(in: reading.languages)) },
            "parameters": ConfigurationJSON.parameters(control.configuration, manifest, reading),
        ])
    }
}

/// How the configurations of widgets and controls are shown as JSON.
private enum ConfigurationJSON {
    /// The parameters of the intent that configures something; nil where nothing does.
    static func parameters(_ intent: String?, _ manifest: AppManifest, _ reading: ReadingContext) -> JSONValue? {
        intent.flatMap(manifest.intent).map { .array($0.parameters.map { ParameterJSON.members($0, reading) }) }
    }
}
