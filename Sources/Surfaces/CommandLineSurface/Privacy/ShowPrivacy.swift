import AppIntents
import BeckonSystem

/// `beckon privacy`
struct ShowPrivacy: CommandIntent {
    static let syntax = CommandSyntax("privacy")
    static let title: LocalizedStringResource = "Show Privacy"
    static let description: IntentDescription? = IntentDescription(
        """
        Shows what is kept on this machine about what you do: how much, from when, of which apps and in which file. \
        'privacy erase' forgets it, 'privacy learning off' keeps more from being learnt.
        """)

    func run(in context: CommandContext) async throws {
        let report = try await context.host.privacy()
        context.show(PrivacyLines.json(report)) { PrivacyLines(context).lines(report) }
    }
}
