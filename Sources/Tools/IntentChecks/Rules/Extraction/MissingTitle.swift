import IntentSyntax

/// An intent without a title, or with an empty one.
enum MissingTitle: Rule {
    static let id = "AI306"
    static let severity = Severity.error
    static let title = "an intent has no title"
    static let explanation = """
        Every intent has a title that says what it does; the build stops without one.
        """
    static let bad = [
        #"""
        import AppIntents
        struct ▸Start: AppIntent {
            func perform() async throws -> some IntentResult { .result() }
        }
        """#,
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = ▸""
            func perform() async throws -> some IntentResult { .result() }
        }
        """#,
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
        for intent in context.intents where intent.schema == nil {
            guard let property = intent.inheritedProperty("title", isStatic: true) else {
                guard intent.isComplete, intent.node.first(.genericParameters) == nil else { continue }
                let title = Words.humanized(
                    intent.name.hasSuffix("Intent") ? String(intent.name.dropLast(6)) : intent.name)
                let fix = intent.node.first(.memberBlock).map {
                    Fix(
                        "insert a title",
                        Edit(at: $0.start + 1, "\n    static let title: LocalizedStringResource = \"\(title)\"\n"))
                }
                context.report(intent.node.nameNode, "'\(intent.name)' has no title: add 'static let title'", fix: fix)
                continue
            }
            if let value = property.value, let text = DisplayText(value).text, text.allSatisfy(\.isWhitespace),
                context.model.file(of: value) === intent.file
            {
                context.report(value, "the title of '\(intent.name)' is empty: say what it does")
            }
        }
    }
}
