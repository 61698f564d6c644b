import IntentSyntax

/// Parameters without `parameterSummary`.
enum NoSummary: Rule {
    static let id = "AI342"
    static let severity = Severity.note
    static let title = "an intent with parameters has no summary"
    static let explanation = """
        With a summary an action reads as a sentence; without one its parameters stand in a list.
        """
    static let bad = [
        #"""
        import AppIntents
        struct ▸Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Drink") var drink: String
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for intent in context.intents
        where !intent.isConfiguration && intent.schema == nil && intent.isDiscoverable == true
            && !intent.parameters.isEmpty
        {
            guard intent.isComplete, intent.inheritedProperty("parameterSummary", isStatic: true) == nil else {
                continue
            }
            context.report(intent.node.nameNode, "'\(intent.name)' has parameters and no 'parameterSummary'")
        }
    }
}
