import IntentSyntax

/// An options provider for an entity or enumeration.
enum OptionsTwice: Rule {
    static let id = "AI319"
    static let severity = Severity.note
    static let title = "a parameter has options beside those of its type"
    static let explanation = """
        An entity has options by its query, an enumeration by its cases. A provider of the parameter wins, and what \
        the type offers is not shown. That is often meant, so this is a note.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Size", optionsProvider: ▸Options()) var size: Size
            func perform() async throws -> some IntentResult { .result() }
        }
        enum Size: String, AppEnum {
            case small, large
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            for parameter in intent.parameters {
                guard let provider = parameter.attribute.argument("optionsProvider"),
                    let type = context.type(of: parameter.property),
                    type.conforms(to: "AppEntity") || type.conforms(to: "AppEnum")
                else { continue }
                context.report(provider, "'\(type.name)' has options of its own, which this provider replaces")
            }
        }
    }
}
