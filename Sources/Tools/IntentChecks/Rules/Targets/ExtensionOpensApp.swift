import IntentSyntax

/// `openAppWhenRun = true` in an intent that only extensions have.
enum ExtensionOpensApp: Rule {
    static let id = "AI131"
    static let severity = Severity.error
    static let title = "an intent of an extension wants to open the app"
    static let explanation = """
        An intent with `openAppWhenRun` runs in the app. One that only an extension is built with has no app to run \
        in: the run ends with an internal error. Add the file to the app target too.
        """
    static let bad = [
        #"""
        // file: project.yml
        targets:
          App:
            type: application
            sources: [App]
            dependencies:
              - target: Widgets
          Widgets:
            type: app-extension
            sources: [Widgets]
        // file: Widgets/Start.swift
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            static let openAppWhenRun = ▸true
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        // file: project.yml
        targets:
          App:
            type: application
            sources: [App]
            dependencies:
              - target: Widgets
          Widgets:
            type: app-extension
            sources: [Widgets]
        // file: App/Start.swift
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            static let openAppWhenRun = true
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            let targets = intent.targets
            guard !targets.isEmpty, targets.allSatisfy({ $0.kind == .appExtension }),
                let value = intent.property("openAppWhenRun", isStatic: true)?.value, value.kind == .booleanLiteral,
                value.text == "true", intent.node.conditions.isEmpty,
                context.apps.contains(where: { app in app.targets.contains(targets[0]) })
            else { continue }
            context.report(
                value,
                "'\(intent.name)' is built into '\(targets[0].name)' alone, which cannot open the app: add it to the app's target"
            )
        }
    }
}
