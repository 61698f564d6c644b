import IntentSyntax

/// A parameter or property of a type that App Intents do not know.
enum UnsupportedParameterType: Rule {
    static let id = "AI308"
    static let severity = Severity.error
    static let title = "a parameter has a type that no value can have"
    static let explanation = """
        Parameters and properties hold texts, numbers, dates, files, places, entities, enumerations and lists of \
        them. Dictionaries, tuples, sets and types of your own that are no entity cannot be written down.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Drink { var name: String }
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Drink") var drink: ▸Drink
            func perform() async throws -> some IntentResult { .result() }
        }
        """#,
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Names") var names: ▸[String: Int]
            func perform() async throws -> some IntentResult { .result() }
        }
        """#,
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Names") var names: [String]?
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents where intent.schema == nil {
            for parameter in intent.parameters { look(parameter.property, "a parameter", context) }
        }
        for entity in context.entities where entity.schema == nil {
            for property in entity.properties where property.wrapper("Property") != nil && !property.isStatic {
                look(property, "a property", context)
            }
        }
    }

    private static func look(_ property: Property, _ noun: String, _ context: RuleContext) {
        guard let text = property.typeText, let node = property.node.first(.typeName) else { return }
        let type = TypeText(text)
        if type.isDictionary || type.wrapped.hasPrefix("Set<")
            || (type.wrapped.hasPrefix("(") && type.wrapped.contains(","))
        {
            context.report(node, "'\(text)' cannot be \(noun): use a list, or an entity")
            return
        }
        guard let declared = context.type(of: property), declared.isComplete else { return }
        guard [.structure, .classType, .enumeration].contains(declared.node.kind), declared.node.conditions.isEmpty,
            !declared.parts.contains(where: { $0.node.attribute("UnionValue") != nil }),
            // The type may get its conformance from an extension of a protocol elsewhere, of Foundation's kinds too.
            declared.ancestry.names.isDisjoint(with: KnownValueProtocols.all)
        else { return }
        let wanted = declared.node.kind == .enumeration ? "AppEnum" : "AppEntity"
        context.report(node, "'\(declared.name)' cannot be \(noun): make it conform to \(wanted)")
    }

    private enum KnownValueProtocols {
        static let all: Set<String> = [
            "AppEntity", "AppEnum", "AppValue", "AnyIntentValue", "SearchCriteria", "AppIntent",
            "PersistentlyIdentifiable",
            "TypeDisplayRepresentable", "TransientAppEntity", "IntentValue", "_IntentValue",
        ]
    }
}
