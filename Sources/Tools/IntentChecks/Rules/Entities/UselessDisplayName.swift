import IntentSyntax

/// A display representation without a name.
enum UselessDisplayName: Rule {
    static let id = "AI334"
    static let severity = Severity.warning
    static let title = "all entities look the same, or show their identifier"
    static let explanation = """
        People choose an entity by its title. One that is empty, the identifier, or the same for all says nothing.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Drink: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
            static let defaultQuery = DrinkQuery()
            var id: UUID
            var name: String { id }
            var displayRepresentation: DisplayRepresentation { ▸"\(id)" }
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

    static func check(_ context: RuleContext) {
        for entity in context.entities
        where !entity.conforms(to: "TransientAppEntity") && !entity.conforms(to: "UniqueAppEntity")
            && entity.schema == nil
        {
            guard let value = entity.property("displayRepresentation")?.value else { continue }
            switch DisplayText(value) {
            case .literal(let text, let node):
                if text.isEmpty {
                    context.report(node, "the title of '\(entity.name)' is empty")
                } else if value.all(.argument).count <= 1 {
                    context.report(node, "every '\(entity.name)' is called '\(text)': people cannot tell them apart")
                }
            case .interpolated(let node):
                let parts = node.all(.interpolation)
                let shown = parts.count == 1 ? parts[0].children.first?.children.first : nil
                let hasWords = node.all(.stringSegment).contains { !$0.text.isEmpty }
                if let shown, isIdentifier(shown, entity), !hasWords, value.all(.argument).count <= 1 {
                    context.report(node, "the title of '\(entity.name)' is its identifier: show a name")
                }
            case .computed: break
            }
        }
    }

    /// Whether an expression is an identifier that people cannot read; a text may be the name itself.
    private static func isIdentifier(_ node: Node, _ entity: TypeInfo) -> Bool {
        guard let text = node.dottedText else { return false }
        if text == "id.uuidString" || text == "self.id.uuidString" { return true }
        return (text == "id" || text == "self.id") && entity.property("id")?.typeText == "UUID"
    }
}
