import IntentSyntax

/// An optional parameter in a summary without `When`.
enum OptionalInSentence: Rule {
    static let id = "AI340"
    static let severity = Severity.note
    static let title = "an optional parameter stands in the sentence"
    static let explanation = """
        A parameter that has no value reads as its title in the sentence, which seldom makes sense. `When(\\.$x, \
        .hasAnyValue)` gives a sentence for each case.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Drink") var drink: String?
            static var parameterSummary: some ParameterSummary { Summary("Order ▸\(\.$drink)") }
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            guard let summary = Summary(intent) else { continue }
            for sentence in summary.sentences where !sentence.isConditional {
                for (name, node) in sentence.parameters where intent.parameter(name)?.isOptional == true {
                    context.report(node, "'\(name)' may have no value: give a sentence for both cases by 'When'")
                }
            }
        }
    }
}
