import IntentSyntax

/// An entity parameter whose query takes no text.
enum AssistantNeedsIdentifier: Rule {
    static let id = "AI369"
    static let severity = Severity.note
    static let title = "an assistant must know identifiers"
    static let explanation = """
        An assistant has the words of a person. A query with `entities(matching:)` finds the entity by them; one \
        without wants an identifier.
        """
    static let bad = [
        #"""
        import AppIntents
        struct ▸Drink: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
            static let defaultQuery = DrinkQuery()
            var id: String
            var displayRepresentation: DisplayRepresentation { "\(id)" }
        }
        struct DrinkQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Drink] { identifiers.map { Drink(id: $0) } }
        }
        struct Order: AppIntent {
            static let title: LocalizedStringResource = "Order"
            @Parameter(title: "Drink") var drink: Drink
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        var seen: Set<Node> = []
        for intent in context.intents where intent.isDiscoverable == true && !intent.isConfiguration {
            for parameter in intent.parameters {
                guard let entity = context.type(of: parameter.property), entity.conforms(to: "AppEntity"),
                    let query = Queries.defaultQuery(of: entity, context), query.isComplete, !Queries.takesText(query),
                    seen.insert(entity.node).inserted
                else { continue }
                context.report(
                    entity.node.nameNode,
                    "an assistant must know identifiers of '\(entity.name)': make '\(query.name)' an EntityStringQuery")
            }
        }
    }
}
