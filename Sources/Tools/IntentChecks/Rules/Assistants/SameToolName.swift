import IntentSyntax

/// Intents whose tools would have equal names.
enum SameToolName: Rule {
    static let id = "AI368"
    static let severity = Severity.note
    static let title = "two intents have one name for assistants"
    static let explanation = """
        Assistants know an intent as a tool whose name is made of its identifier. Names may have 128 letters, \
        digits, `_` and `-`; what else is in an identifier is left out.
        """
    static let bad = [
        #"""
        import AppIntents
        struct First: AppIntent {
            static let persistentIdentifier = "order.drink"
            static let title: LocalizedStringResource = "Order Drink"
            func perform() async throws -> some IntentResult { .result() }
        }
        struct ▸OrderDrink: AppIntent {
            static let title: LocalizedStringResource = "Order a Drink"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for (_, intents) in Dictionary(grouping: context.intents, by: { context.model.projectFolder(of: $0.file.path) })
        {
            var seen: [String: TypeInfo] = [:]
            for intent in intents where !intent.isConfiguration {
                guard let identifier = IdentifierBaseline.identifier(of: intent) else { continue }
                let name = identifier.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
                    .lowercased()
                if name.count > 128 {
                    context.report(
                        intent.node.nameNode,
                        "the name of its tool has \(name.count) letters: give it a short 'persistentIdentifier'")
                } else if let other = seen[name], identifier != IdentifierBaseline.identifier(of: other) {
                    context.report(
                        intent.node.nameNode,
                        "assistants know '\(other.name)' by the same name: set 'persistentIdentifier'")
                }
                seen[name] = intent
            }
        }
    }
}
