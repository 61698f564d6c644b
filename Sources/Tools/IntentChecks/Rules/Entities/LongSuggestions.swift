import IntentSyntax

/// `suggestedEntities()` without a limit.
enum LongSuggestions: Rule {
    static let id = "AI332"
    static let severity = Severity.note
    static let title = "a query suggests everything"
    static let explanation = """
        Suggestions are shown as one list. Under twenty are useful; the rest is found by search.
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
        struct DrinkQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Drink] { identifiers.map { Drink(id: $0) } }
            func ▸suggestedEntities() async throws -> [Drink] { try await Store.shared.all() }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for query in context.queries {
            guard let function = query.functions.first(where: { $0.text == "suggestedEntities" }),
                let body = function.first(.body)
            else { continue }
            let isAll = body.below(.call).contains {
                ["all", "fetchAll", "allObjects", "allItems"].contains($0.calledName ?? "")
            }
            let isLimited = body.descendants.contains { ["prefix", "fetchLimit", "limit", "filter"].contains($0.text) }
            if isAll, !isLimited {
                context.report(function.nameNode, "all entities are suggested: keep the list short")
            }
        }
    }
}
