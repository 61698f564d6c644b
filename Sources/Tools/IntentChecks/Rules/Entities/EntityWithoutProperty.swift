import IntentSyntax

/// An entity whose values Shortcuts cannot read.
enum EntityWithoutProperty: Rule {
    static let id = "AI323"
    static let severity = Severity.note
    static let title = "an entity has no @Property"
    static let explanation = """
        Shortcuts can filter, sort and read what is a `@Property`. An entity without one is a name only.
        """
    static let bad = [
        #"""
        import AppIntents
        struct ▸Drink: AppEntity {
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
        for entity in context.entities where entity.schema == nil && entity.isComplete {
            let names = ["Property", "ComputedProperty", "DeferredProperty"]
            let has = entity.members.contains { member in
                member.all(.attribute).contains { attribute in names.contains { attribute.text.hasSuffix($0) } }
            }
            if !has {
                context.report(
                    entity.node.nameNode, "'\(entity.name)' has no @Property: Shortcuts can neither filter nor read it")
            }
        }
    }
}
