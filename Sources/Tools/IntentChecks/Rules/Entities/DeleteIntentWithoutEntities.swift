import IntentSyntax

/// A DeleteIntent whose parameter is not called `entities`.
enum DeleteIntentWithoutEntities: Rule {
    static let id = "AI331"
    static let severity = Severity.error
    static let title = "a DeleteIntent has no list of entities"
    static let explanation = """
        The system puts what is to be deleted into the list `entities`.
        """
    static let bad = [
        #"""
        import AppIntents
        struct ▸DeleteDrink: DeleteIntent {
            static let title: LocalizedStringResource = "Delete Drink"
            @Parameter(title: "Drink") var drink: Drink
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct DeleteDrinks: DeleteIntent {
            static let title: LocalizedStringResource = "Delete Drinks"
            @Parameter(title: "Drinks") var entities: [Drink]
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents
        where intent.conforms(to: "DeleteIntent") && intent.schema == nil && intent.isComplete {
            guard intent.inheritedProperty("entities") == nil, intent.node.first(.genericParameters) == nil else {
                continue
            }
            context.report(
                intent.node.nameNode,
                "'\(intent.name)' has no parameter 'entities', the list that a DeleteIntent deletes")
        }
    }
}
