import IntentSyntax

/// A phrase with an entity whose query takes no text.
enum NoTextSearch: Rule {
    static let id = "AI320"
    static let severity = Severity.note
    static let title = "an entity of a voice intent cannot be found by text"
    static let explanation = """
        When Siri has heard a name it asks the query of the entity for it. A query without `entities(matching:)` \
        knows identifiers only, and Siri asks again and again.
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
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: Order(), phrases: ["Order in \(.applicationName)"], shortTitle: "Order", systemImageName: "cup")
            }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        var seen: Set<Node> = []
        for shortcut in context.shortcuts {
            guard let intent = context.intent(of: shortcut) else { continue }
            for parameter in intent.parameters {
                guard let entity = context.type(of: parameter.property), entity.conforms(to: "AppEntity"),
                    let query = Queries.defaultQuery(of: entity, context), query.isComplete, !Queries.takesText(query),
                    seen.insert(entity.node).inserted
                else { continue }
                context.report(
                    entity.node.nameNode,
                    "'\(entity.name)' is used by voice, and '\(query.name)' cannot find it by text: make it an EntityStringQuery"
                )
            }
        }
    }
}
