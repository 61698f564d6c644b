import IntentSyntax

/// A SnippetIntent that is discoverable.
enum DiscoverableSnippet: Rule {
    static let id = "AI356"
    static let severity = Severity.warning
    static let title = "a snippet intent is shown to people"
    static let explanation = """
        A `SnippetIntent` draws a snippet, and the system runs it again whenever the snippet is shown anew. As an \
        action in Shortcuts it makes no sense: `isDiscoverable = false`.
        """
    static let bad = [
        #"""
        import AppIntents
        struct ▸DrinkSnippet: SnippetIntent {
            static let title: LocalizedStringResource = "Drink"
            func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("A")) }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct DrinkSnippet: SnippetIntent {
            static let title: LocalizedStringResource = "Drink"
            static let isDiscoverable = false
            func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("A")) }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents where intent.conforms(to: "SnippetIntent") {
            guard intent.inheritedProperty("isDiscoverable", isStatic: true) == nil, intent.isComplete else { continue }
            context.report(
                intent.node.nameNode, "'\(intent.name)' draws a snippet and is no action: add 'isDiscoverable = false'",
                fix: intent.node.first(.memberBlock).map {
                    Fix("hide it", Edit(at: $0.start + 1, "\n    static let isDiscoverable = false\n"))
                })
        }
    }
}
