import IntentSyntax

/// Phrases that come from a constant or a call.
enum PhrasesNotLiteral: Rule {
    static let id = "AI203"
    static let severity = Severity.error
    static let title = "phrases are not written out at the shortcut"
    static let explanation = """
        Phrases are read from the source by the compiler, not by running it. Only a list of string literals at the \
        call is seen; a constant, a function or a joined list gives "App Shortcuts should have at least one phrase".
        """
    static let bad = [
        ExampleCode.shortcut(phrases: #"▸Self.phrases"#, rest: #"shortTitle: "Start", systemImageName: "timer""#)
    ]
    static let good = [
        ExampleCode.shortcut(
            phrases: #"["Start \(.applicationName)"]"#, rest: #"shortTitle: "Start", systemImageName: "timer""#)
    ]

    static func check(_ context: RuleContext) {
        for shortcut in context.shortcuts {
            guard let expression = shortcut.phrasesExpression?.unwrapped else { continue }
            switch expression.kind {
            case .array:
                for element in expression.children where !isLiteral(element) {
                    context.report(element, "the compiler cannot see this phrase: write it here as a string literal")
                }
            case .identifier, .member, .call, .sequence:
                context.report(
                    expression, "the compiler cannot see these phrases: write them here as a list of string literals")
            default: break
            }
        }
    }

    private static func isLiteral(_ element: Node) -> Bool {
        switch element.kind {
        case .stringLiteral: true
        // `AppShortcutPhrase("…")` and its like hold a literal.
        case .call: element.unlabelledArgument()?.kind == .stringLiteral || element.argument("stringLiteral") != nil
        case .identifier, .member, .sequence: false
        default: true
        }
    }
}
