import IntentSyntax

/// `default:` of a parameter that the extractor cannot read.
enum ComputedDefault: Rule {
    static let id = "AI303"
    static let severity = Severity.warning
    static let title = "a default value is computed"
    static let explanation = """
        A default is read from the source where it is a literal, a case of an enumeration or `nil`. A calculation as \
        `3 * 60` works when the intent runs, but the metadata has no default: the editor of Shortcuts shows none.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Seconds", default: ▸3 * 60) var seconds: Int
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Seconds", default: -180) var seconds: Int
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            for parameter in intent.parameters {
                guard let value = parameter.attribute.argument("default")?.unwrapped, value.kind == .sequence else {
                    continue
                }
                let isCalculation =
                    value.children.contains {
                        $0.kind == .operatorToken && ["+", "-", "*", "/", "%"].contains($0.text)
                    }
                guard isCalculation else { continue }
                let folded = fold(value)
                context.report(
                    value, "the default of '\(parameter.name)' is computed and lost in the metadata: write the value",
                    fix: folded.map { Fix("write \($0)", Edit(value.range, $0)) })
            }
        }
    }

    /// The product of whole numbers, the only calculation that needs no precedence.
    private static func fold(_ value: Node) -> String? {
        var product = 1
        for child in value.children {
            switch child.kind {
            case .integerLiteral:
                guard let number = Int(child.text.filter { $0 != "_" }) else { return nil }
                let (result, overflow) = product.multipliedReportingOverflow(by: number)
                guard !overflow else { return nil }
                product = result
            case .operatorToken where child.text == "*": break
            default: return nil
            }
        }
        return String(product)
    }
}
