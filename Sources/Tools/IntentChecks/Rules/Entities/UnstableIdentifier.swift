import IntentSyntax

/// An `id` that is made anew.
enum UnstableIdentifier: Rule {
    static let id = "AI324"
    static let severity = Severity.warning
    static let title = "the identifier of an entity changes"
    static let explanation = """
        The identifier is what shortcuts and widgets hold; the query must find the entity by it in the next run. A \
        UUID that is made when the value is made, or a hash, is another one each time.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Drink: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
            static let defaultQuery = DrinkQuery()
            let id = ▸UUID()
            var name: String { id }
            var displayRepresentation: DisplayRepresentation { "\(name)" }
        }
        struct DrinkQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Drink] { identifiers.map { Drink(id: $0) } }
            func suggestedEntities() async throws -> [Drink] { [] }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Drink: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
            static let defaultQuery = DrinkQuery()
            let id: UUID
            var name: String { id }
            var displayRepresentation: DisplayRepresentation { "\(name)" }
        }
        struct DrinkQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Drink] { identifiers.map { Drink(id: $0) } }
            func suggestedEntities() async throws -> [Drink] { [] }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for entity in context.entities
        where !entity.conforms(to: "TransientAppEntity") && !entity.conforms(to: "UniqueAppEntity") {
            guard let property = entity.property("id"), let value = property.value else { continue }
            let isFresh = value.calledName == "UUID" && value.kind == .call && value.all(.argument).isEmpty
            let isFreshText = value.kind == .member && value.text == "uuidString" && value.base?.calledName == "UUID"
            let isHash = value.kind == .member && value.text == "hashValue" && property.isComputed
            // What an initialiser can set is only a first value.
            let isFixed = property.isComputed || !property.isVariable
            guard (isFresh || isFreshText) && isFixed || isHash else { continue }
            context.report(value, "the identifier of '\(entity.name)' is another one in each run: use one that is kept")
        }
    }
}
