import IntentSyntax

/// An App Shortcut for an intent with `isDiscoverable = false`.
enum HiddenShortcut: Rule {
    static let id = "AI214"
    static let severity = Severity.warning
    static let title = "an App Shortcut runs an intent that is hidden"
    static let explanation = """
        An intent with `isDiscoverable = false` is not shown anywhere, and neither is its App Shortcut.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            static let isDiscoverable = false
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: ▸Start(), phrases: ["Run \(.applicationName)"], shortTitle: "Start", systemImageName: "star")
            }
        }
        """#
    ]
    static let good = [
        ExampleCode.shortcut(
            phrases: #"["Run \(.applicationName)"]"#, rest: #"shortTitle: "Start", systemImageName: "timer""#)
    ]

    static func check(_ context: RuleContext) {
        for shortcut in context.shortcuts {
            guard let intent = context.intent(of: shortcut), intent.isDiscoverable == false,
                let node = shortcut.intentExpression
            else { continue }
            context.report(node, "'\(intent.name)' has 'isDiscoverable = false', so its App Shortcut does not appear")
        }
    }
}
