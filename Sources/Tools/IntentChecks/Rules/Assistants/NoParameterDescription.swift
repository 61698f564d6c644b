import IntentSyntax

/// A `@Parameter` without a description.
enum NoParameterDescription: Rule {
    static let id = "AI361"
    static let severity = Severity.note
    static let title = "a parameter has no description"
    static let explanation = """
        An assistant fills parameters by their descriptions: which unit, which format, what happens without a value.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Drink") var ▸drink: String
            static let description: IntentDescription? = "Starts a timer."
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for intent in context.intents
        where !intent.isConfiguration && intent.schema == nil && intent.isDiscoverable == true {
            for parameter in intent.parameters
            where parameter.description == nil && parameter.node.isInside(intent.node) {
                context.report(parameter.node.nameNode, "'\(parameter.name)' has no description")
            }
        }
    }
}
