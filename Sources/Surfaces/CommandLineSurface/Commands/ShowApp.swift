import AppIntents
import BeckonSystem
import IntentWire
import ValueForms
import ViewRendering

/// `beckon apps info APP`
struct ShowApp: CommandIntent {
    static let syntax = CommandSyntax("apps", "info", positionals: ["app"])
    static let title: LocalizedStringResource = "Describe App"
    static let description: IntentDescription? = IntentDescription(
        "Shows what an app declares: intents, entities, shortcuts.")

    @Parameter(title: "App", description: "The name or identifier of an installed app, or a path")
    var app: String

    func run(in context: CommandContext) async throws {
        let reference = context.reference(app)
        let manifest = try await context.host.manifest(of: reference)
        let path = try await context.host.app(reference).bundlePath
        context.show(.members(["app": json(manifest, path, context)])) { lines(manifest, path, context) }
    }

    private func lines(_ manifest: AppManifest, _ path: String, _ context: CommandContext) -> [String] {
        let style = TextStyle(context.console.output)
        var rows = [("Identifier", manifest.identifier)]
        if let version = manifest.version { rows.append(("Version", version)) }
        rows.append(("Path", path))
        rows.append(("Languages", manifest.languages.joined(separator: ", ")))
        let counts: [(String, [String])] = [
            ("Intents", manifest.intents.map { context.text($0.title) }),
            ("Entities", manifest.entities.map { context.text($0.name) }),
            ("Choices", manifest.enumerations.map { context.text($0.name) }),
            ("Widgets", (manifest.widgets ?? []).map { context.text($0.name) }),
            ("Controls", (manifest.controls ?? []).map { context.text($0.name) }),
        ]
        for (label, names) in counts where !names.isEmpty { rows.append((label, names.joined(separator: ", "))) }
        let phrases = manifest.shortcuts.reduce(0) { $0 + $1.phrases.count }
        if phrases > 0 { rows.append(("Phrases", "\(phrases)")) }
        for warning in manifest.warnings ?? [] { rows.append(("Warning", warning)) }
        let width = rows.map(\.0.count).max() ?? 0
        return [style.bold(context.text(manifest.name))]
            + rows.map { "  \(DisplayWidth.padded($0, to: width))  \(DisplayWidth.printable($1))" }
    }

    private func json(_ manifest: AppManifest, _ path: String, _ context: CommandContext) -> JSONValue {
        let languages = context.reading().languages
        return .members([
            "id": .string(manifest.identifier), "name": .string(manifest.name.text(in: languages)),
            "version": manifest.version.map(JSONValue.string), "path": .string(path),
            "languages": .array(manifest.languages.map(JSONValue.string)),
            "intents": .array(manifest.intents.map { .string($0.identifier) }),
            "entities": .array(manifest.entities.map { .string($0.identifier) }),
            "enumerations": .array(manifest.enumerations.map { .string($0.identifier) }),
            "widgets": manifest.widgets.map { .array($0.map { .string($0.kind) }) },
            "controls": manifest.controls.map { .array($0.map { .string($0.kind) }) },
            "shortcuts": .array(manifest.shortcuts.map { .string($0.intent) }),
            "warnings": manifest.warnings.map { .array($0.map(JSONValue.string)) },
        ])
    }
}
