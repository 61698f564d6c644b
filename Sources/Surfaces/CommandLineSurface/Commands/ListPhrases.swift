import AppIntents
import IntentWire
import ValueForms

/// `beckon shortcuts phrases [APP]`
struct ListPhrases: CommandIntent {
    static let syntax = CommandSyntax("shortcuts", "phrases", positionals: ["app"])
    static let title: LocalizedStringResource = "List Phrases"
    static let description: IntentDescription? = IntentDescription(
        "Lists the sentences that lead to the shortcuts of apps.")

    @Parameter(title: "App", description: "The name or identifier of an installed app, or a path; all where absent")
    var app: String?

    private struct Row {
        var manifest: AppManifest
        var intent: String
        var phrase: String
    }

    func run(in context: CommandContext) async throws {
        var rows: [Row] = []
        for (_, manifest) in try await context.manifests(of: app) {
            for shortcut in manifest.shortcuts {
                rows += shortcut.phrases.map { phrase in
                    Row(manifest: manifest, intent: shortcut.intent, phrase: text(phrase, shortcut, manifest, context))
                }
            }
        }
        let json = rows.map { row in
            JSONValue.members([
                "app": .string(row.manifest.identifier), "intent": .string(row.intent), "phrase": .string(row.phrase),
            ])
        }
        context.show(.members(["phrases": .array(json)])) {
            if rows.isEmpty { return ["There is no phrase."] }
            return context.table(
                ["Phrase", "Intent", "App"], rows.map { [$0.phrase, $0.intent, context.text($0.manifest.name)] })
        }
    }

    /// The phrase with the app's name in it, and the title of a parameter in brackets where its value stands.
    private func text(
        _ phrase: PhraseTemplate, _ shortcut: ShortcutDescriptor, _ manifest: AppManifest, _ context: CommandContext
    ) -> String {
        var text = context.text(phrase.template)
        text = text.replacing("${applicationName}", with: context.text(manifest.name))
        for parameter in manifest.intent(shortcut.intent)?.parameters ?? [] {
            text = text.replacing("${\(parameter.name)}", with: "[\(context.text(parameter.title))]")
        }
        return text
    }
}
