import IntentSyntax

/// Properties that Shortcuts shows under one name.
enum SamePropertyTitle: Rule {
    static let id = "AI326"
    static let severity = Severity.warning
    static let title = "two properties of an entity have one title"
    static let explanation = """
        Properties are chosen by their titles, and indexed by their keys.
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
            @Property(title: "Name") var first: String
            @Property(title: ▸"Name") var second: String
        }
        struct DrinkQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Drink] { identifiers.map { Drink(id: $0) } }
            func suggestedEntities() async throws -> [Drink] { [] }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for entity in context.entities {
            var titles: Set<String> = []
            var keys: Set<String> = []
            for property in entity.properties {
                guard let wrapper = property.wrapper("Property", "ComputedProperty", "DeferredProperty"),
                    property.node.conditions.count == entity.node.conditions.count
                else { continue }
                if let title = wrapper.argument("title"), let text = DisplayText(title).text,
                    !titles.insert(text).inserted
                {
                    context.report(title, "another property of '\(entity.name)' is called '\(text)' too")
                }
                if let key = wrapper.argument("indexingKey"), !key.text.isEmpty, !keys.insert(key.text).inserted {
                    context.report(key, "another property of '\(entity.name)' is indexed by '\(key.text)' too")
                }
            }
        }
    }
}
