import AppIntents
import IntentWire

/// `beckon check`
struct CheckSources: CommandIntent {
    static let syntax = CommandSyntax("check", positionals: ["arguments"], usage: ["[PATH…]", "[options]"])
    static let title: LocalizedStringResource = "Check Sources"
    static let description: IntentDescription? = IntentDescription(
        """
        Checks Swift sources with App Intents: what Xcode would say, and what it would not. The options are those of the \
        program beckon-check, which does the work; beckon check --help lists them.
        """)

    @Parameter(title: "Arguments", description: "Files and folders to check, and options", default: [])
    var arguments: [String]

    func run(in context: CommandContext) async throws {
        guard let check = ProgramServices.current.checkSources else {
            throw IntentFailure(.unsupported, "this program cannot check sources; beckon-check does")
        }
        try check(arguments)
    }
}
