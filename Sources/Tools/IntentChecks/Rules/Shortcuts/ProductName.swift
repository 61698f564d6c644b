import IntentSyntax

/// A product name of Apple in a text that the App Store scans.
enum ProductName: Rule {
    static let id = "AI211"
    static let severity = Severity.error
    static let title = "a text names Siri, Apple or one of its products"
    static let explanation = """
        The App Store scans titles, descriptions and phrases in the extracted metadata, in every language, and \
        refuses an app with "siri", "apple" or a device in them (ITMS-90626). Texts that a run returns are not \
        scanned. Names that are part of another word are not meant.
        """
    static let bad = [
        #"""
        import AppIntents
        struct A: AppIntent {
            static let title: LocalizedStringResource = ▸"Ask Siri for Tea"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct A: AppIntent {
            static let title: LocalizedStringResource = "Pick Apples"
            func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Siri says hello") }
        }
        """#
    ]

    /// "Apple" alone is a fruit, too; the shop knows no fruit, but only this much is certain.
    private static let names: Set<String> = ["siri", "iphone", "ipad", "imessage", "facetime"]

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            for name in ["title", "description"] { look(intent.staticText(name), intent, context) }
            for parameter in intent.parameters {
                look(parameter.title.map { DisplayText($0) }, intent, context)
                look(parameter.description.map { DisplayText($0) }, intent, context)
            }
        }
        for shortcut in context.shortcuts {
            for phrase in shortcut.phrases {
                if let name = found(in: phrase.words) { report(name, phrase.node, context) }
            }
            look(shortcut.shortTitle.map { DisplayText($0) }, shortcut.provider, context)
        }
    }

    private static func look(_ text: DisplayText?, _ type: TypeInfo, _ context: RuleContext) {
        guard let text, let words = text.text, let name = found(in: words) else { return }
        report(name, text.node, context)
    }

    private static func found(in text: String) -> String? { Words.ofText(text).first { names.contains($0) } }

    private static func report(_ name: String, _ node: Node, _ context: RuleContext) {
        context.report(node, "'\(name)' must not stand here: the App Store refuses product names of Apple (ITMS-90626)")
    }
}
