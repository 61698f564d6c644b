import IntentSyntax

/// A dialog or display text that is not localised when it is shown.
enum JoinedDialog: Rule {
    static let id = "AI358"
    static let severity = Severity.warning
    static let title = "a text for people is joined from strings"
    static let explanation = """
        A dialog is a `LocalizedStringResource`: it is translated where it is shown. A text that is joined by `+`, \
        or made by `String(localized:)` before, is fixed in the language of the process that made it. Use one \
        literal with interpolation.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult & ProvidesDialog {
                return .result(dialog: IntentDialog(stringLiteral: ▸"Ordered " + name))
            }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult & ProvidesDialog {
                return .result(dialog: "Ordered \(name)")
            }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            for perform in intent.performs {
                for call in perform.below(.call) where call.calledName == "result" {
                    guard let dialog = call.argument("dialog") else { continue }
                    look(dialog, context)
                }
            }
        }
    }

    private static func look(_ dialog: Node, _ context: RuleContext) {
        var value = dialog.unwrapped
        if value.kind == .call, ["IntentDialog", "init", "LocalizedStringResource"].contains(value.calledName ?? ""),
            let inner = value.argument("stringLiteral") ?? value.unlabelledArgument()
        {
            value = inner.unwrapped
        }
        let isJoined =
            value.kind == .sequence && value.children.contains { $0.kind == .operatorToken && $0.text == "+" }
            && value.children.contains { $0.kind == .stringLiteral }
        let isFixed =
            value.kind == .call
            && (value.calledName == "NSLocalizedString"
                || (value.calledName == "String" && value.argument("localized") != nil))
        guard isJoined || isFixed else { return }
        context.report(value, "the text is fixed here in one language: write one literal with interpolation")
    }
}
