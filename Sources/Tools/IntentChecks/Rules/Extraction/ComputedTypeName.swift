import IntentSyntax

/// `typeDisplayRepresentation` that is joined or made by a function.
enum ComputedTypeName: Rule {
    static let id = "AI309"
    static let severity = Severity.error
    static let title = "the name of a type is computed"
    static let explanation = """
        The name of an entity or enumeration is read from the source: a literal, or `TypeDisplayRepresentation(name: \
        "…")`.
        """
    static let bad = [
        #"""
        import AppIntents
        enum Size: String, AppEnum {
            case small
            static let typeDisplayRepresentation: TypeDisplayRepresentation = ▸makeName()
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small"]
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

    static func check(_ context: RuleContext) {
        for type in context.entities + context.enums {
            guard let value = type.property("typeDisplayRepresentation", isStatic: true)?.value else { continue }
            let isJoined =
                value.kind == .sequence && value.children.contains { $0.kind == .operatorToken && $0.text == "+" }
            let isOwn =
                value.kind == .call && value.callee?.kind == .identifier
                && value.callee?.text.first?.isLowercase == true
            guard isJoined || isOwn else { continue }
            context.report(
                value, "the name of '\(type.name)' is computed: write a literal, since it is read from the source")
        }
    }
}
