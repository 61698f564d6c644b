import IntentSyntax

/// A question in an intent that a widget or control runs.
enum QuestionInWidget: Rule {
    static let id = "AI135"
    static let severity = Severity.warning
    static let title = "an intent asks where nobody can answer"
    static let explanation = """
        A widget or control has no place to ask for a value, a choice or a confirmation: the run fails without a \
        word. Give such a button an intent of its own that needs no answer.
        """
    static let bad = [
        #"""
        import AppIntents
        import WidgetKit
        struct Stop: AppIntent {
            static let title: LocalizedStringResource = "Stop"
            func perform() async throws -> some IntentResult {
                try await ▸requestConfirmation()
                return .result()
            }
        }
        struct Light: ControlWidget {
            var body: some ControlWidgetConfiguration {
                StaticControlConfiguration(kind: "a") { ControlWidgetButton(action: Stop()) { Text("A") } }
            }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Stop: AppIntent {
            static let title: LocalizedStringResource = "Stop"
            func perform() async throws -> some IntentResult {
                try await requestConfirmation()
                return .result()
            }
        }
        """#
    ]

    private static let questions: Set<String> = [
        "requestConfirmation", "requestValue", "requestChoice", "requestDisambiguation", "needsValueError",
    ]

    static func check(_ context: RuleContext) {
        var seen: Set<Node> = []
        for use in context.uses where use.isInWidget {
            for perform in use.intent.performs {
                for call in perform.below(.call) {
                    guard let name = call.calledName, questions.contains(name), seen.insert(call).inserted,
                        !call.ancestors.contains(where: { $0.kind == .ifStatement && $0.isInside(perform) }),
                        let callee = call.callee
                    else { continue }
                    context.report(
                        callee,
                        "'\(use.intent.name)' is run by a \(use.isControl ? "control" : "widget"), where nobody can answer '\(name)'"
                    )
                }
            }
        }
    }
}
