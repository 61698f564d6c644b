import IntentSyntax

/// A case that `caseDisplayRepresentations` lacks or has twice.
enum CaseWithoutName: Rule {
    static let id = "AI310"
    static let severity = Severity.error
    static let title = "a case has no display name, or two"
    static let explanation = """
        Every case needs a name. One without it stops the extraction or is shown empty; one with two traps when the \
        dictionary is made.
        """
    static let bad = [
        #"""
        import AppIntents
        enum Size: String, AppEnum {
            case small, ▸large
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small"]
        }
        """#,
        #"""
        import AppIntents
        enum Size: String, AppEnum {
            case small
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", ▸.small: "Tiny"]
        }
        """#,
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
        for type in context.enums where type.node.kind == .enumeration && type.isComplete {
            guard let property = type.property("caseDisplayRepresentations", isStatic: true),
                let value = property.value,
                value.kind == .dictionary
            else { continue }
            var keys: [String: Node] = [:]
            var isKnown = true
            for pair in value.all(.pair) {
                guard let key = pair.children.first, let name = name(of: key, type) else {
                    isKnown = false
                    continue
                }
                if keys[name] != nil {
                    context.report(key, "the case '\(name)' has a name already: making the dictionary traps")
                }
                keys[name] = key
            }
            // A list of cases of its own may leave some out.
            guard isKnown, type.property("allCases", isStatic: true) == nil,
                type.properties.filter({ $0.name == "caseDisplayRepresentations" }).count == 1
            else { continue }
            for item in type.cases where keys[item.text] == nil && item.conditions.count == type.node.conditions.count {
                guard !item.all(.attribute).contains(where: { $0.text == "available" }) else { continue }
                let text = "\n            .\(item.text): \"\(Words.humanized(item.text))\","
                let last = value.all(.pair).last
                let isOpen = last.map { $0.end } ?? 0
                context.report(
                    item.nameNode, "the case '\(item.text)' has no name in 'caseDisplayRepresentations'",
                    fix: isOpen > 0 ? Fix("add it", Edit(at: value.start + 1, text)) : nil)
            }
        }
    }

    private static func name(of key: Node, _ type: TypeInfo) -> String? {
        guard key.kind == .member else { return nil }
        guard let base = key.base else { return key.text }
        guard let text = base.dottedText,
            text == "Self" || text == type.name || text == type.qualifiedName
                || type.qualifiedName.hasSuffix("." + text)
        else { return nil }
        return key.text
    }
}
