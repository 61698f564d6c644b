import IntentSyntax

/// A parameter in a phrase whose type is neither an entity nor an enumeration.
enum UnspeakableParameter: Rule {
    static let id = "AI204"
    static let severity = Severity.error
    static let title = "a phrase has a parameter that cannot be spoken"
    static let explanation = """
        Siri learns the words for a parameter from its values, and only `AppEntity` and `AppEnum` have values that \
        are known beforehand. A text, number or date in a phrase stops the build.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Order: AppIntent {
            static let title: LocalizedStringResource = "Order"
            @Parameter(title: "Drink") var drink: String
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
            @Parameter(title: "Drink") var drink: String
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

    /// Types that have no list of values.
    private static let plain: Set<String> = [
        "String", "Int", "Double", "Float", "Bool", "Date", "URL", "DateComponents", "Measurement", "IntentFile",
        "Decimal", "AttributedString", "IntentCurrencyAmount", "Duration", "CLPlacemark", "IntentPerson",
    ]

    static func check(_ context: RuleContext) {
        for (parameter, node, _) in context.spokenParameters {
            guard let type = parameter.type, !type.isArray else { continue }
            if let declared = context.model.resolve(type.name, at: parameter.node) {
                guard declared.isComplete, !declared.conforms(to: "AppEntity"), !declared.conforms(to: "AppEnum")
                else { continue }
            } else if !plain.contains(type.name) || context.model.isDeclared(type.name) {
                continue
            }
            context.report(
                node,
                "'\(parameter.name)' is of type '\(type.name)': only entities and enumerations can stand in a phrase")
        }
    }
}
