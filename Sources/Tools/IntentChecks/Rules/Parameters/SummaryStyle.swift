import IntentSyntax

/// A sentence with a full stop at its end, or that begins with a parameter.
enum SummaryStyle: Rule {
    static let id = "AI347"
    static let severity = Severity.note
    static let title = "a summary does not read as a sentence"
    static let explanation = """
        A summary is a command: it begins with a verb and has no full stop.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Drink") var drink: String
            static var parameterSummary: some ParameterSummary { Summary(▸"Order \(\.$drink).") }
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            guard let summary = Summary(intent) else { continue }
            for sentence in summary.sentences {
                guard let literal = sentence.literal else { continue }
                if literal.all(.stringSegment).last?.text.hasSuffix(".") == true,
                    literal.children.map({ $0 }).last?.kind == .stringSegment
                {
                    context.report(literal, "a summary has no full stop at its end")
                } else if let first = literal.children.first, first.kind == .interpolation {
                    context.report(literal, "a summary begins with a verb")
                }
            }
        }
    }
}
