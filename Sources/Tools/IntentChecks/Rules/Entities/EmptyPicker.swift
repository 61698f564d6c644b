import IntentSyntax

/// A query without `suggestedEntities()`.
enum EmptyPicker: Rule {
    static let id = "AI321"
    static let severity = Severity.warning
    static let title = "a query suggests nothing"
    static let explanation = """
        Where people choose an entity, the list shows what `suggestedEntities()` gives. Without it the list is \
        empty. Queries that enumerate all entities, and entities that no parameter has, are not judged.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Drink: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
            static let defaultQuery = DrinkQuery()
            var id: String
            var name: String { id }
            var displayRepresentation: DisplayRepresentation { "\(name)" }
        }
        struct ▸DrinkQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Drink] { identifiers.map { Drink(id: $0) } }
        }
        struct Order: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Drink") var drink: Drink
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Drink: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
            static let defaultQuery = DrinkQuery()
            var id: String
            var name: String { id }
            var displayRepresentation: DisplayRepresentation { "\(name)" }
        }
        struct DrinkQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Drink] { identifiers.map { Drink(id: $0) } }
            func suggestedEntities() async throws -> [Drink] { [] }
        }
        struct Order: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Drink") var drink: Drink
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        let used = Set(
            context.intents.filter { $0.isDiscoverable == true && !$0.conforms(to: "SnippetIntent") }.flatMap {
                intent in
                intent.parameters.filter { $0.optionsProvider == nil }.compactMap { parameter in
                    context.type(of: parameter.property).map { ObjectIdentifier($0) }
                }
            })
        for entity in context.entities where used.contains(ObjectIdentifier(entity)) {
            guard let query = Queries.defaultQuery(of: entity, context), query.isComplete, !Queries.isEnumerable(query),
                query.conforms(to: "EntityQuery"), !query.hasFunction("suggestedEntities"),
                !query.hasFunction("results"),
                query.node.first(.genericParameters) == nil
            else { continue }
            context.report(
                query.node.nameNode,
                "'\(query.name)' has no 'suggestedEntities()': the list to choose a '\(entity.name)' from is empty",
                fix: query.node.first(.memberBlock).map {
                    Fix(
                        "insert it",
                        Edit(
                            at: $0.end - 1,
                            "\n    func suggestedEntities() async throws -> [\(entity.name)] {\n        []\n    }\n"))
                })
        }
    }
}
