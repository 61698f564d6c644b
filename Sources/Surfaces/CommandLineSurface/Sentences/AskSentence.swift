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
        """
        Runs the intent that a sentence means, with the values that were said. Without a sentence, on a terminal, it talks: \
        "what can I say?" shows examples.
        """)

    @Parameter(title: "Sentence", description: "What you want, in your own words", default: [])
    var sentence: [String]

    @Parameter(title: "App", description: "The one app that is meant: its name or identifier, or a path")
    var app: String?

    @Parameter(
        title: "Explain", description: "Tell how near each intent comes, and why, before anything runs", default: false)
    var explain: Bool

    @Parameter(title: "Dry Run", description: "Only tell what would run", default: false)
    var dryRun: Bool

    @Parameter(
        title: "Speak", description: "Say answers aloud, through speech-dispatcher or eSpeak NG", default: false)
    var speak: Bool

    @Parameter(
        title: "Listen", description: "A command that prints what it hears, a sentence a line: a recogniser of speech")
    var listen: String?

    func run(in context: CommandContext) async throws {
        let speaker = try speak ? Speaker(environment: context.console.environment, language: context.locale) : nil
        let text = sentence.joined(separator: " ")
        if text.allSatisfy(\.isWhitespace), let talk = try talk(speaker, context) { return try await talk.run() }
        guard !text.allSatisfy(\.isWhitespace) else {
            throw IntentFailure(
                .missingValue, "SENTENCE is missing; beckon shortcuts phrases lists what can be said",
                parameters: ["sentence"])
        }
        try await SpokenSentence(text, app: app.map(context.reference), speaker: speaker, in: context)
            .run(explains: explain, isDry: dryRun)
    }

    /// A conversation with whoever types or is listened to; nil where nobody is there.
    private func talk(_ speaker: Speaker?, _ context: CommandContext) throws -> Talk? {
        let console = context.console
        let isTyped = console.isInputTerminal && console.output.isTerminal && !context.options.isSilent
        guard listen != nil || isTyped else { return nil }
        if context.options.isJSON || dryRun || explain {
            throw IntentFailure(
                .unexpectedArgument, "a conversation takes no --json, --dry-run and --explain: give a sentence")
        }
        let lines =
            try listen.map { try SentenceLines(command: $0, environment: console.environment) }
            ?? SentenceLines(descriptor: console.input)
        return Talk(
            app: app.map(context.reference), lines: lines, speaker: speaker, isTyped: listen == nil, in: context)
    }
}
