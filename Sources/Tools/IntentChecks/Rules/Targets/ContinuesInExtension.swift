import IntentSyntax

/// A ForegroundContinuableIntent in an extension.
enum ContinuesInExtension: Rule {
    static let id = "AI144"
    static let severity = Severity.error
    static let title = "an intent that continues in the app is built into an extension"
    static let explanation = """
        `ForegroundContinuableIntent` is not available in extensions. Where a file is built into both, mark the \
        conformance `@available(iOSApplicationExtension, unavailable)`.
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
        struct Start: ▸ForegroundContinuableIntent {
            static let title: LocalizedStringResource = "Start"
            
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
        struct Start: ForegroundContinuableIntent {
            static let title: LocalizedStringResource = "Start"
            
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            for (part, file) in intent.parts {
                guard let inherited = part.all(.inherited).first(where: { $0.text == "ForegroundContinuableIntent" }),
                    part.conditions.isEmpty, !part.all(.attribute).contains(where: { $0.text == "available" }),
                    !part.ancestors.contains(where: { $0.attribute("available") != nil }),
                    let target = context.model.targets(of: file).first(where: { $0.kind == .appExtension })
                else { continue }
                context.report(
                    inherited,
                    "'\(target.name)' is an extension, where ForegroundContinuableIntent is not available: "
                        + "add '@available(iOSApplicationExtension, unavailable)'")
            }
        }
    }
}
