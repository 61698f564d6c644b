import IntentSyntax

/// A parameter that the summary has neither in the sentence nor below it.
enum UneditableParameter: Rule {
    static let id = "AI341"
    static let severity = Severity.warning
    static let title = "a parameter is not in the summary"
    static let explanation = """
        The summary is the editor of an action in Shortcuts. What is neither in its sentence nor in the block behind \
        it cannot be set there.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Drink") var drink: String
            @Parameter(title: "Size") var ▸size: String
            static var parameterSummary: some ParameterSummary { Summary("Order \(\.$drink)") }
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Drink") var drink: String
            @Parameter(title: "Size") var size: String
            static var parameterSummary: some ParameterSummary { Summary("Order \(\.$drink)") { \.$size } }
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents where !intent.isConfiguration {
            guard let summary = Summary(intent), summary.isComplete,
                summary.sentences.contains(where: { $0.literal != nil })
            else { continue }
            let missing = intent.parameters.filter { !summary.mentioned.contains($0.name) }
            for parameter in missing {
                guard parameter.node.conditions.count == intent.node.conditions.count else { continue }
                var fix: Fix?
                if summary.sentences.count == 1, let call = summary.sentences.first?.call {
                    if let block = call.first(.trailingClosure)?.children.first {
                        fix = Fix(
                            "add it below the sentence",
                            Edit(at: block.start + 1, "\n            \\.$\(parameter.name)"))
                    } else if missing.count == 1 {
                        fix = Fix(
                            "add it below the sentence",
                            Edit(at: call.end, " {\n            \\.$\(parameter.name)\n        }"))
                    }
                }
                context.report(
                    parameter.node.nameNode,
                    "'\(parameter.name)' is not in the summary, so it cannot be edited in Shortcuts", fix: fix)
            }
        }
    }
}
