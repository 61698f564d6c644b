import IntentSyntax

/// A `@Parameter` without a title.
enum ParameterWithoutTitle: Rule {
    static let id = "AI345"
    static let severity = Severity.warning
    static let title = "a parameter has no title, or that of another"
    static let explanation = """
        The title is what people see in the editor and hear in questions. Without one the name of the variable is \
        shown.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            ▸@Parameter var drink: String
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
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents
        where intent.schema == nil && intent.isDiscoverable == true && !intent.conforms(to: "SnippetIntent") {
            var titles: Set<String> = []
            for parameter in intent.parameters where parameter.node.isInside(intent.node) {
                guard let title = parameter.title else {
                    // The wrapper of another module, or one with arguments of its own, may bring a title.
                    guard parameter.attribute.text == "Parameter" || parameter.attribute.text == "IntentParameter"
                    else { continue }
                    let words = Words.humanized(parameter.name)
                    let end = parameter.attribute.end
                    let has = parameter.attribute.first(.argument)
                    let edit =
                        has.map { Edit(at: $0.start, "title: \"\(words)\", ") }
                        ?? Edit(at: end, "(title: \"\(words)\")")
                    let isPlain =
                        has != nil
                        || parameter.attribute.end - parameter.attribute.start == parameter.attribute.text.utf8.count
                            + 1
                    context.report(
                        parameter.attribute, "'\(parameter.name)' has no title: people see the name of the variable",
                        fix: isPlain ? Fix("insert 'title: \"\(words)\"'", edit) : nil)
                    continue
                }
                if let text = DisplayText(title).text, !text.isEmpty, !titles.insert(text).inserted {
                    context.report(title, "another parameter of '\(intent.name)' is called '\(text)' too")
                }
            }
        }
    }
}
