import AppIntents
import IntentWire

/// `beckon __complete -- WORD… CURRENT`: what the scripts of the shells ask at each press of the tab key.
///
/// The first line of the answer is `:none`, `:files` or `:directories`, for what the shell completes itself; each
/// further line is a candidate, a tab, and a description.
struct CompleteWords: CommandIntent {
    static let syntax = CommandSyntax("__complete", remainder: "words")
    static let title: LocalizedStringResource = "Complete Words"
    static let description: IntentDescription? = IntentDescription("Lists what can stand at the cursor.")
    static let isDiscoverable = false

    @Parameter(title: "Words", description: "The words up to the cursor as they were typed", default: [])
    var words: [String]

    func run(in context: CommandContext) async throws {
        let words = words.map { ShellWords.unquoted($0) }
        let found = await CompletionEngine(context: context)
            .completion(behind: words.dropLast(), current: words.last ?? "")
        for line in found.lines { context.console.output.writeLine(line) }
    }
}
