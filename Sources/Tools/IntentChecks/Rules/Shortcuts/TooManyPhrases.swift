import IntentSyntax

/// More than a thousand phrases, counting the values of parameters.
enum TooManyPhrases: Rule {
    static let id = "AI209"
    static let severity = Severity.warning
    static let title = "an app has more than 1,000 phrases"
    static let explanation = """
        The system takes 1,000 phrases of an app, where a phrase with a parameter counts once for each value. What \
        is beyond is not understood. Cases of enumerations are counted here; entities are known at run time only and \
        count once.
        """
    static let bad = [ExampleCode.phrases(values: 40, count: 26)]
    static let good = [ExampleCode.phrases(values: 40, count: 25).replacing("▸", with: "")]

    static func check(_ context: RuleContext) {
        for provider in context.providers {
            var count = 0
            for shortcut in context.shortcuts where shortcut.provider === provider {
                let intent = context.intent(of: shortcut)
                for phrase in shortcut.phrases {
                    let values = phrase.parameters.compactMap { name, _ -> Int? in
                        guard let parameter = intent?.parameter(name), let type = context.type(of: parameter.property),
                            type.conforms(to: "AppEnum")
                        else { return nil }
                        return type.cases.count
                    }
                    count += values.reduce(1) { $0 * max(1, $1) }
                }
            }
            if count > 1000 {
                context.report(
                    provider.node.nameNode, "there are \(count) phrases, counting values: the system takes 1,000")
            }
        }
    }
}
