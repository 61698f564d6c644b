import IntentSyntax

/// A discoverable intent without a description.
enum NoDescription: Rule {
    static let id = "AI360"
    static let severity = Severity.warning
    static let title = "an intent has no description"
    static let explanation = """
        People read the description in Shortcuts, and an assistant chooses by it: from a title alone it guesses. \
        Intents that are hidden, configure something, or have a schema are not judged.
        """
    static let bad = [
        #"""
        import AppIntents
        struct ▸Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            static let description: IntentDescription? = "Starts a timer."
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents
        where !intent.isConfiguration && intent.schema == nil && intent.isDiscoverable == true && intent.isComplete {
            guard intent.inheritedProperty("description", isStatic: true) == nil,
                intent.node.first(.genericParameters) == nil,
                !intent.conforms(to: "OpenIntent"), !intent.conforms(to: "DeleteIntent"),
                !intent.conforms(to: "SnippetIntent"),
                !intent.conforms(to: "DeprecatedAppIntent")
            else { continue }
            context.report(
                intent.node.nameNode, "'\(intent.name)' has no description: people and assistants choose by it")
        }
    }
}
