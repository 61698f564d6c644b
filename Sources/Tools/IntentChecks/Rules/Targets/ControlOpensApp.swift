import IntentSyntax

/// A control whose intent has `openAppWhenRun = true`.
enum ControlOpensApp: Rule {
    static let id = "AI132"
    static let severity = Severity.warning
    static let title = "a control relies on openAppWhenRun"
    static let explanation = """
        A control runs its intent in the background and does not look at `openAppWhenRun`. Make the intent an \
        `OpenIntent`, or return `.result(opensIntent: OpenURLIntent(…))`.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            static let openAppWhenRun = true
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Light: ControlWidget {
            var body: some ControlWidgetConfiguration {
                StaticControlConfiguration(kind: "a") { ControlWidgetButton(action: ▸Start()) { Text("A") } }
            }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Light: ControlWidget {
            var body: some ControlWidgetConfiguration {
                StaticControlConfiguration(kind: "a") { ControlWidgetButton(action: Start()) { Text("A") } }
            }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for use in context.uses where use.isControl {
            guard use.intent.staticFlag("openAppWhenRun") == true, !use.intent.conforms(to: "OpenIntent"),
                let action = use.node.argument("action") ?? use.node.argument("intent")
            else { continue }
            context.report(
                action, "a control does not open the app for 'openAppWhenRun': make '\(use.intent.name)' an OpenIntent")
        }
    }
}
