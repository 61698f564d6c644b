import AppIntents
import BeckonSystem
import IntentWire
import ValueForms
import ViewRendering

/// `beckon ask SENTENCE…`
struct AskSentence: CommandIntent {
    static let syntax = CommandSyntax("ask", positionals: ["sentence"])
    static let title: LocalizedStringResource = "Ask"
    static let description: IntentDescription? = IntentDescription(
        "Runs the intent that a sentence means, with the values that were said.")

    @Parameter(title: "Sentence", description: "What you want, in your own words", default: [])
    var sentence: [String]

    @Parameter(title: "App", description: "The one app that is meant: its name or identifier, or a path")
    var app: String?

    @Parameter(
        title: "Explain", description: "Tell how near each intent comes, and why, before anything runs", default: false)
    var explain: Bool

    @Parameter(title: "Dry Run", description: "Only tell what would run", default: false)
    var dryRun: Bool

    func run(in context: CommandContext) async throws {
        let text = sentence.joined(separator: " ")
        guard !text.allSatisfy(\.isWhitespace) else {
            throw IntentFailure(
                .missingValue, "SENTENCE is missing; beckon shortcuts phrases lists what can be said",
                parameters: ["sentence"])
        }
        try await SpokenSentence(text, app: app.map(context.reference), in: context)
            .run(explains: explain, isDry: dryRun)
    }
}
