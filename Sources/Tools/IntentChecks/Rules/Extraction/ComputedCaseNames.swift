import IntentSyntax

/// `caseDisplayRepresentations` that is no dictionary literal.
enum ComputedCaseNames: Rule {
    static let id = "AI301"
    static let severity = Severity.error
    static let title = "case display names are computed"
    static let explanation = """
        The names of cases are read from the source. They must stand as a dictionary literal, as the initial value \
        or as all that a getter has; what is mapped, reduced or built in a loop gives "must have a compile-time \
        static value".
        """
    static let bad = [
        #"""
        import AppIntents
        enum Size: String, AppEnum {
            case small, large
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static var caseDisplayRepresentations: [Size: DisplayRepresentation] {
                ▸Dictionary(uniqueKeysWithValues: allCases.map { ($0, "A") })
            }
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
        """#,
        #"""
        import AppIntents
        enum Size: String, AppEnum {
            case small, large
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static var caseDisplayRepresentations: [Size: DisplayRepresentation] {
                [.small: "Small", .large: "Large"]
            }
        }
        """#,
    ]

    static func check(_ context: RuleContext) {
        for type in context.enums {
            guard let property = type.property("caseDisplayRepresentations", isStatic: true) else { continue }
            if let value = property.value {
                let names: Set<String> = ["map", "reduce", "Dictionary", "compactMap", "merging"]
                guard value.kind == .call, let name = value.calledName, names.contains(name) || isOwn(value) else {
                    continue
                }
                context.report(value, message)
            } else if let getter = property.getter,
                let loop = getter.children.first(where: { [.forStatement, .variable].contains($0.kind) })
            {
                context.report(loop, message)
            }
        }
    }

    private static let message = "the names of cases are read from the source: write a dictionary literal"

    /// Whether a call is one of a function of the app, `makeNames()`.
    private static func isOwn(_ value: Node) -> Bool {
        guard let callee = value.callee, callee.kind == .identifier else { return false }
        return callee.text.first?.isLowercase == true
    }
}
