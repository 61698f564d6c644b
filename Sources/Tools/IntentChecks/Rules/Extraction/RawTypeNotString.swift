import IntentSyntax

/// An AppEnum whose raw type is a number.
enum RawTypeNotString: Rule {
    static let id = "AI313"
    static let severity = Severity.note
    static let title = "the raw values of an enumeration are no texts"
    static let explanation = """
        The raw value is what shortcuts hold. A number changes its meaning when cases are sorted anew; a text does \
        not. Numbers are allowed, so this is a note.
        """
    static let bad = [
        #"""
        import AppIntents
        enum ▸Size: Int, AppEnum {
            case small, large
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        enum Size: String, AppEnum {
            case small, large
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
        }
        """#
    ]

    private static let numbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    ]

    static func check(_ context: RuleContext) {
        for type in context.enums {
            guard let raw = type.node.first(.inherited), numbers.contains(raw.text) else { continue }
            context.report(
                type.node.nameNode, "the cases of '\(type.name)' are kept as numbers: texts outlast a new order")
        }
    }
}
