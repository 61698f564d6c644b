import IntentSyntax

/// A title or description with `\\(…)`.
enum InterpolatedTitle: Rule {
    static let id = "AI315"
    static let severity = Severity.warning
    static let title = "a title has interpolation in it"
    static let explanation = """
        What stands in a title is read at build time; the value of an interpolation is not known then, and the text \
        has a hole.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = ▸"Start \(App.name)"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            for name in ["title", "description"] { look(intent.property(name, isStatic: true)?.value, context) }
            for parameter in intent.parameters {
                look(parameter.title, context)
                look(parameter.description, context)
            }
        }
        for type in context.entities + context.enums {
            look(type.property("typeDisplayRepresentation", isStatic: true)?.value, context)
        }
        for shortcut in context.shortcuts { look(shortcut.shortTitle, context) }
    }

    private static func look(_ value: Node?, _ context: RuleContext) {
        guard let value, case .interpolated(let node) = DisplayText(value) else { return }
        let parts = node.all(.interpolation)
        guard !parts.allSatisfy(Self.isAllowed) else { return }
        context.report(node, "what is interpolated here is not known at build time: write the text out")
    }

    private static func isAllowed(_ part: Node) -> Bool {
        let value = part.children.first?.children.first
        return value?.dottedText?.hasSuffix("applicationName") == true || value?.kind == .stringLiteral
    }
}
