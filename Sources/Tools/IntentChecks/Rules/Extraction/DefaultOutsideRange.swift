import IntentSyntax

/// A default that `inclusiveRange` does not contain.
enum DefaultOutsideRange: Rule {
    static let id = "AI318"
    static let severity = Severity.error
    static let title = "a default is outside its range"
    static let explanation = """
        A default outside the range of its parameter is never valid, and a range whose lower bound is above the \
        upper has no value at all.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Count", default: ▸20, inclusiveRange: (1, 10)) var count: Int
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Count", default: 5, inclusiveRange: (1, 10)) var count: Int
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            for parameter in intent.parameters {
                guard let range = parameter.inclusiveRange, range.kind == .tuple else { continue }
                let bounds = range.all(.argument).compactMap { $0.children.first.flatMap(number) }
                guard bounds.count == 2 else { continue }
                if bounds[0] > bounds[1] {
                    context.report(
                        range, "the lower bound of '\(parameter.name)' is above the upper: no value is valid")
                } else if let value = parameter.attribute.argument("default"), let number = number(value),
                    number < bounds[0] || number > bounds[1]
                {
                    context.report(value, "the default of '\(parameter.name)' is outside its range")
                }
            }
        }
    }

    private static func number(_ node: Node) -> Double? {
        switch node.kind {
        case .integerLiteral, .floatLiteral: Double(node.text.filter { $0 != "_" })
        case .prefixOperator where node.text == "-": node.children.first.flatMap(number).map { -$0 }
        default: nil
        }
    }
}
