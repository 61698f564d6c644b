import IntentSyntax

/// A parameter of a system type in a phrase.
enum UntrainableParameter: Rule {
    static let id = "AI212"
    static let severity = Severity.error
    static let title = "a phrase has a parameter that Siri cannot be trained with"
    static let explanation = """
        The training data of phrases has a variable named after the type. The name of a system type, as \
        `PlaceDescriptor`, has a dot in it, and training then fails in all languages.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Order: AppIntent {
            static let title: LocalizedStringResource = "Order"
            @Parameter(title: "Drink") var drink: PlaceDescriptor
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
            @Parameter(title: "Drink") var drink: PlaceDescriptor
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

    private static let systemTypes: Set<String> = ["PlaceDescriptor", "GeoToolbox.PlaceDescriptor"]

    static func check(_ context: RuleContext) {
        for (parameter, node, _) in context.spokenParameters {
            guard let type = parameter.type, systemTypes.contains(type.name),
                !context.model.isDeclared("PlaceDescriptor")
            else { continue }
            context.report(
                node,
                "'\(parameter.name)' is of the system type '\(type.name)': Siri's training fails with it in a phrase")
        }
    }
}
