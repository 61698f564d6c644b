import IntentSyntax

/// A phrase with more than one parameter.
enum TwoParametersInPhrase: Rule {
    static let id = "AI205"
    static let severity = Severity.error
    static let title = "a phrase has two parameters"
    static let explanation = """
        A phrase may have one parameter beside the name of the app. Leave the others to questions, or write a \
        shortcut for each combination that matters.
        """
    static let bad = [
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
                AppShortcut(intent: Order(), phrases: [▸"Order \(\.$size) \(\.$drink) in \(.applicationName)"], shortTitle: "Order", systemImageName: "cup")
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
                AppShortcut(intent: Order(), phrases: ["Order \(\.$size) in \(.applicationName)"], shortTitle: "Order", systemImageName: "cup")
            }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for shortcut in context.shortcuts {
            for phrase in shortcut.phrases where phrase.parameters.count > 1 {
                let names = phrase.parameters.map { "'\($0.name)'" }.joined(separator: " and ")
                context.report(phrase.node, "the phrase has the parameters \(names): one is allowed")
            }
        }
    }
}
