import IntentSyntax

/// `openAppWhenRun = false` in an OpenIntent.
enum OpenIntentStaysClosed: Rule {
    static let id = "AI139"
    static let severity = Severity.warning
    static let title = "an OpenIntent does not open the app"
    static let explanation = """
        An `OpenIntent` opens the app; that is what it is for. Leave the flag out.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Drink: AppEntity {}
        struct OpenDrink: OpenIntent {
            static let title: LocalizedStringResource = "Open Drink"
            static let openAppWhenRun = ▸false
            @Parameter(title: "Drink") var target: Drink
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for intent in context.intents where intent.conforms(to: "OpenIntent") {
            guard let value = intent.property("openAppWhenRun", isStatic: true)?.value, value.kind == .booleanLiteral,
                value.text == "false"
            else { continue }
            context.report(value, "an OpenIntent opens the app: leave 'openAppWhenRun' out")
        }
    }
}
