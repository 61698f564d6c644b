import IntentSyntax

/// An IndexedEntity in an app that indexes nothing.
enum NeverIndexed: Rule {
    static let id = "AI333"
    static let severity = Severity.warning
    static let title = "an IndexedEntity is never indexed"
    static let explanation = """
        `IndexedEntity` says how an entity is indexed. To be found it must be given to Spotlight: \
        `CSSearchableIndex.indexAppEntities(_:)`.
        """
    static let bad = [
        #"""
        import AppIntents
        struct ▸Drink: IndexedEntity {
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
    static let good = [
        #"""
        import AppIntents
        struct Drink: IndexedEntity {
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
        func index() async throws { try await CSSearchableIndex.default().indexAppEntities([Drink(id: "a")]) }
        """#
    ]

    private static let words: Set<String> = [
        "indexAppEntities", "associateAppEntity", "CSSearchableItem", "indexSearchableItems", "appEntity",
    ]

    static func check(_ context: RuleContext) {
        let indexing = Set(
            context.model.workspace.files.filter { file in
                file.tree.root.descendants.contains {
                    words.contains($0.text) && [.member, .identifier, .argument].contains($0.kind)
                }
            }.map { context.model.projectFolder(of: $0.path) })
        for entity in context.entities
        where entity.conforms(to: "IndexedEntity") && !entity.conforms(to: "IndexedEntityQuery") {
            guard !indexing.contains(context.model.projectFolder(of: entity.file.path)), indexing.isEmpty else {
                continue
            }
            context.report(entity.node.nameNode, "nothing gives '\(entity.name)' to Spotlight: call 'indexAppEntities'")
        }
    }
}
