import IntentSyntax

/// A list in a phrase.
enum ListInPhrase: Rule {
    static let id = "AI219"
    static let severity = Severity.error
    static let title = "a phrase has a parameter that is a list"
    static let explanation = """
        A phrase holds one value of a parameter. A list cannot be said; the build stops.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Order: AppIntent {
            static let title: LocalizedStringResource = "Order"
            @Parameter(title: "Drink") var drink: [Size]
            @Parameter(title: "Size") var size: Size
            func perform() async throws -> some IntentResult { .result() }
        }
        enum Size: String, AppEnum {
            case small, large
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
        }
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: Order(), phrases: ["Order ▸\(\.$drink) in \(.applicationName)"], shortTitle: "Order", systemImageName: "cup")
            }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Order: AppIntent {
            static let title: LocalizedStringResource = "Order"
            @Parameter(title: "Drink") var drink: Size
            @Parameter(title: "Size") var size: Size
            func perform() async throws -> some IntentResult { .result() }
        }
        enum Size: String, AppEnum {
            case small, large
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
        }
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: Order(), phrases: ["Order \(\.$drink) in \(.applicationName)"], shortTitle: "Order", systemImageName: "cup")
            }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for (parameter, node, _) in context.spokenParameters where parameter.type?.isArray == true {
            context.report(node, "'\(parameter.name)' is a list: a phrase takes single values only")
        }
    }
}
