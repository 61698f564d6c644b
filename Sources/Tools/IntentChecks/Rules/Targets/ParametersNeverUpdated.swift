import IntentSyntax

/// A phrase with an entity in an app that never tells of its values.
enum ParametersNeverUpdated: Rule {
    static let id = "AI134"
    static let severity = Severity.warning
    static let title = "updateAppShortcutParameters() is never called"
    static let explanation = """
        Siri learns which entities a phrase can name when the app calls `updateAppShortcutParameters()` on its \
        provider: at start, and whenever the values change. Without it such phrases match nothing.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Order: AppIntent {
            static let title: LocalizedStringResource = "Order"
            @Parameter(title: "Drink") var drink: Drink
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Drink: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
            static let defaultQuery = DrinkQuery()
            var id: String
            var displayRepresentation: DisplayRepresentation { "\(id)" }
        }
        struct DrinkQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Drink] { identifiers.map { Drink(id: $0) } }
            func suggestedEntities() async throws -> [Drink] { [] }
        }
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(
                    intent: Order(), phrases: ["Order ▸\(\.$drink) in \(.applicationName)"], shortTitle: "Order", systemImageName: "cup")
            }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        let isUpdated = context.model.workspace.files.contains { file in
            file.tree.nodes(.member, .identifier).contains { $0.text == "updateAppShortcutParameters" }
        }
        guard !isUpdated else { return }
        var reported: Set<Node> = []
        for (parameter, node, shortcut) in context.spokenParameters {
            guard context.type(of: parameter.property)?.conforms(to: "AppEntity") == true,
                reported.insert(shortcut.provider.node).inserted
            else { continue }
            context.report(
                node,
                "nothing calls '\(shortcut.provider.name).updateAppShortcutParameters()': Siri will not know the values of '\(parameter.name)'"
            )
        }
    }
}
