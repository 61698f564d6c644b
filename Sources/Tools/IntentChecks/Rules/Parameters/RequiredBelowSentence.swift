import IntentSyntax

/// A required parameter without a default that the sentence leaves out.
enum RequiredBelowSentence: Rule {
    static let id = "AI343"
    static let severity = Severity.warning
    static let title = "a required parameter is not in the sentence"
    static let explanation = """
        Spotlight on a Mac runs an action from its sentence, and offers only those whose required parameters are all \
        in it. Put the parameter into the sentence, or give it a default.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Drink") var drink: String
            @Parameter(title: "Size") var ▸size: String
            static var parameterSummary: some ParameterSummary { Summary("Order \(\.$drink)") { \.$size } }
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for intent in context.intents where intent.isDiscoverable == true && !intent.isConfiguration {
            guard let summary = Summary(intent), summary.isComplete, summary.sentences.count == 1,
                let sentence = summary.sentences.first, !sentence.isConditional
            else { continue }
            let inside = Set(sentence.parameters.map(\.name))
            for parameter in intent.parameters
            where !parameter.isOptional && parameter.defaultValue == nil && !inside.contains(parameter.name)
                && summary.mentioned.contains(parameter.name)
            {
                context.report(
                    parameter.node.nameNode,
                    "'\(parameter.name)' is required and not in the sentence: Spotlight does not offer '\(intent.name)'"
                )
            }
        }
    }
}
