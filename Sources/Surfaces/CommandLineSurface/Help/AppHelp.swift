import IntentWire

/// The help page of an app: what it can do.
struct AppHelp {
    let manifest: AppManifest
    let context: CommandContext

    /// The page as text.
    var text: String {
        let output = context.console.output
        var layout = HelpLayout(width: output.width ?? 80, style: TextStyle(output))
        let name = context.text(manifest.name)
        layout.line(TextStyle(output).bold(name))
        layout.usage("beckon run \(name.contains(" ") ? "'\(name)'" : name)", ["INTENT", "[--parameter <value> …]"])
        layout.heading("Intents")
        layout.terms(
            manifest.intents.filter { $0.isDiscoverable && !$0.isConfigurationOnly }.map {
                ($0.identifier, context.text($0.description ?? $0.title))
            })
        return layout.text
    }
}
