import IntentSyntax

/// An IntentValueQuery whose entities no OpenIntent opens.
enum ValueQueryWithoutOpen: Rule {
    static let id = "AI329"
    static let severity = Severity.warning
    static let title = "results of a value query cannot be opened"
    static let explanation = """
        What an `IntentValueQuery` finds, as for visual search, is shown by the system; a tap runs the `OpenIntent` \
        whose target is that entity. An app has one such query for each kind of input.
        """
    static let bad = [
        #"""
        import AppIntents
        struct ▸Search: IntentValueQuery {
            func values(for input: SemanticContentDescriptor) async throws -> [Drink] { [] }
        }
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
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        let opened = Set(
            context.intents.filter { $0.conforms(to: "OpenIntent") || $0.schema != nil }.flatMap { intent in
                intent.properties.filter { $0.name == "target" }.compactMap {
                    context.type(of: $0).map { ObjectIdentifier($0) }
                }
            })
        for query in context.model.types(conformingTo: "IntentValueQuery") {
            guard let values = query.functions.first(where: { $0.text == "values" }),
                let text = values.first(.returnType)?.text,
                let element = TypeText(text).element, let entity = context.model.resolve(element, at: values),
                entity.conforms(to: "AppEntity"), !opened.contains(ObjectIdentifier(entity))
            else { continue }
            context.report(
                query.node.nameNode,
                "no OpenIntent has a '\(entity.name)' as its target: what this finds cannot be opened")
        }
    }
}
