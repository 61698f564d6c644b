import IntentSyntax

/// A description of the wrong type, or a misspelt member of a query.
enum NearMiss: Rule {
    static let id = "AI317"
    static let severity = Severity.warning
    static let title = "a member does not meet the requirement that it looks like"
    static let explanation = """
        A `description` of type `LocalizedStringResource` or `String`, or a `suggestedEntites()`, compiles: the \
        protocol has a default for both, and that is what is used, silently. Wrap the text in `IntentDescription`, \
        and mind the spelling.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            static let ▸description: LocalizedStringResource = "Starts."
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            static let description: IntentDescription? = "Starts."
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    private static let functions = ["suggestedEntities", "defaultResult"]

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            if let property = intent.property("description", isStatic: true), let type = property.typeText,
                ["LocalizedStringResource", "String", "LocalizedStringKey"].contains(type)
            {
                let value = property.initialValue
                let fix = property.node.first(.typeName).flatMap { node -> Fix? in
                    guard value?.kind == .stringLiteral else { return nil }
                    return Fix("make it an IntentDescription", Edit(node.range, "IntentDescription?"))
                }
                context.report(
                    property.node.nameNode,
                    "a description of type '\(type)' is not the intent's: its type is 'IntentDescription?'", fix: fix)
            }
            if let property = intent.property("title", isStatic: true), property.typeText == "String" {
                context.report(property.node.nameNode, "the type of a title is 'LocalizedStringResource', not 'String'")
            }
        }
        for query in context.queries {
            for function in query.functions where !functions.contains(function.text) {
                for name in functions where Words.distance(function.text, name) <= 2 && !query.hasFunction(name) {
                    context.report(
                        function.nameNode,
                        "'\(function.text)' is not '\(name)', which the system calls: mind the spelling")
                }
            }
        }
    }
}
