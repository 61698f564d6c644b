import IntentSyntax

/// An intent without `perform()`.
enum MissingPerform: Rule {
    static let id = "AI307"
    static let severity = Severity.error
    static let title = "an intent has no perform()"
    static let explanation = """
        What an intent does stands in `perform()`. Only intents that configure widgets, controls or focus, and those \
        that open what the system knows how to open, do without.
        """
    static let bad = [
        #"""
        import AppIntents
        struct ▸Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
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
        """#,
        #"""
        import AppIntents
        struct Settings: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Settings"
        }
        """#,
    ]

    /// Protocols that need the app's own `perform()` as much as `AppIntent` does.
    private static let plain: Set<String> = [
        "AppIntent", "PersistentlyIdentifiable", "LiveActivityIntent", "SystemIntent", "AudioPlaybackIntent",
        "ForegroundContinuableIntent", "ProgressReportingIntent", "PredictableIntent", "CustomIntentMigratedAppIntent",
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents where intent.schema == nil && intent.isComplete {
            let others = intent.ancestry.names.subtracting(plain).filter {
                $0.hasSuffix("Intent") || $0.hasPrefix("App")
            }
            let declared = Set(intent.ancestry.types.map(\.name))
            guard others.subtracting(declared).isEmpty, !intent.hasFunction("perform"),
                intent.node.first(.genericParameters) == nil
            else { continue }
            context.report(
                intent.node.nameNode, "'\(intent.name)' has no 'perform()': say what it does",
                fix: intent.node.first(.memberBlock).map {
                    Fix(
                        "insert it",
                        Edit(
                            at: $0.end - 1,
                            "\n    func perform() async throws -> some IntentResult {\n        .result()\n    }\n"))
                })
        }
    }
}
