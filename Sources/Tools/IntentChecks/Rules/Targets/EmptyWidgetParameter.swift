import IntentSyntax

/// A required widget parameter without a default.
enum EmptyWidgetParameter: Rule {
    static let id = "AI137"
    static let severity = Severity.warning
    static let title = "a parameter of a widget has no value at first"
    static let explanation = """
        A widget that was just added has only defaults. A parameter that is not optional and has none, neither in \
        its declaration nor by `defaultResult()` of its query, leaves the widget empty until it is edited. Optional \
        parameters are not judged.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Settings: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Settings"
            @Parameter(title: "Name") var ▸name: String
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Settings: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Settings"
            @Parameter(title: "Name", default: "A") var name: String
            @Parameter(title: "Other") var other: String?
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents where intent.conforms(to: "WidgetConfigurationIntent") && intent.schema == nil {
            for parameter in intent.parameters where !parameter.isOptional && parameter.defaultValue == nil {
                guard let type = parameter.type, !type.isArray else { continue }
                // A provider of options may give the default.
                guard parameter.optionsProvider == nil else { continue }
                if let declared = context.type(of: parameter.property) {
                    if declared.conforms(to: "AppEntity") {
                        guard let query = Queries.defaultQuery(of: declared, context), query.isComplete,
                            !query.hasFunction("defaultResult")
                        else { continue }
                    } else if !declared.conforms(to: "AppEnum") {
                        continue
                    }
                } else if !["String", "Int", "Double", "Bool", "Date", "URL"].contains(type.name) {
                    continue
                }
                context.report(
                    parameter.node.nameNode,
                    "'\(parameter.name)' has no value in a widget that was just added: give it a default")
            }
        }
    }
}
