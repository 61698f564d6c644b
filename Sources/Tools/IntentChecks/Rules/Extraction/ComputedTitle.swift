import IntentSyntax

/// A title, description or parameter title that is joined or made by a function.
enum ComputedTitle: Rule {
    static let id = "AI304"
    static let severity = Severity.error
    static let title = "a title or description is not a literal"
    static let explanation = """
        Titles and descriptions are read from the source. A literal can be read, also in \
        `LocalizedStringResource("…", defaultValue: …)`; texts that are joined or come from a function give an empty \
        title or stop the build.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = ▸makeTitle("start")
            func perform() async throws -> some IntentResult { .result() }
        }
        func makeTitle(_ key: String) -> LocalizedStringResource { "Start" }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title = LocalizedStringResource("start", defaultValue: "Start", table: "Intents")
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            for name in ["title", "description"] {
                look(intent.property(name, isStatic: true)?.value, "the \(name) of '\(intent.name)'", context)
            }
            for parameter in intent.parameters {
                look(parameter.attribute.argument("title"), "the title of '\(parameter.name)'", context)
                look(parameter.description, "the description of '\(parameter.name)'", context)
            }
        }
        for shortcut in context.shortcuts { look(shortcut.shortTitle, "the short title", context) }
    }

    private static func look(_ value: Node?, _ subject: String, _ context: RuleContext) {
        guard let value, case .computed(let node) = DisplayText(value) else { return }
        switch node.kind {
        case .sequence
        where node.children.contains(where: { $0.kind == .operatorToken && $0.text == "+" })
            && node.children.contains(where: { $0.kind == .stringLiteral }):
            context.report(node, "\(subject) is joined from parts: write one literal, since it is read from the source")
        case .call:
            guard let callee = node.callee, callee.kind == .identifier, callee.text.first?.isLowercase == true,
                callee.text != "init"
            else { return }
            context.report(
                node, "\(subject) comes from '\(callee.text)': write a literal, since it is read from the source")
        default: break
        }
    }
}
