import IntentSyntax

/// Two cases with equal titles.
enum SameCaseName: Rule {
    static let id = "AI312"
    static let severity = Severity.warning
    static let title = "two cases have one display name"
    static let explanation = """
        People choose a case by its name, on the screen and by voice.
        """
    static let bad = [
        #"""
        import AppIntents
        enum Size: String, AppEnum {
            case small, large
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Cup", .large: ▸"Cup"]
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
        for type in context.enums {
            guard let value = type.property("caseDisplayRepresentations", isStatic: true)?.value,
                value.kind == .dictionary
            else {
                continue
            }
            var seen: [String: Node] = [:]
            for pair in value.all(.pair) {
                let parts = pair.children.map { $0 }
                guard parts.count == 2, let text = DisplayText(parts[1]).text else { continue }
                // A text with more beside its title may differ there.
                let isPlain = parts[1].kind == .stringLiteral || parts[1].all(.argument).count == 1
                if seen[text] != nil, isPlain {
                    context.report(parts[1], "another case is called '\(text)' too: people cannot tell them apart")
                }
                if isPlain { seen[text] = pair }
            }
        }
    }
}
