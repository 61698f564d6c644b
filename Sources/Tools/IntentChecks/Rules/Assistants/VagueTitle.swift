import IntentSyntax

/// A title that is too general or too long.
enum VagueTitle: Rule {
    static let id = "AI363"
    static let severity = Severity.note
    static let title = "a title does not say what is done"
    static let explanation = """
        "Run" or "Do It" tells nobody what happens. A title is a verb and its object, in a few words.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = ▸"Run"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [String]()

    private static let vague: Set<String> = ["run", "do it", "execute", "perform", "action", "intent", "test", "go"]

    static func check(_ context: RuleContext) {
        for intent in context.intents where intent.isDiscoverable == true && !intent.isConfiguration {
            guard
                case .literal(let text, let node)? = intent.property("title", isStatic: true)?.value.map({
                    DisplayText($0)
                })
            else {
                continue
            }
            if vague.contains(text.lowercased()) || text == intent.name {
                context.report(node, "the title does not say what is done: name the act and its object")
            } else if text.count > 50 {
                context.report(node, "the title has \(text.count) letters: it is cut off where it is shown")
            }
        }
    }
}
