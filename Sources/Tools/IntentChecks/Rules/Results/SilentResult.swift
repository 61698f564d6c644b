import IntentSyntax

/// A bare `.result()` of an intent that runs in the background.
enum SilentResult: Rule {
    static let id = "AI351"
    static let severity = Severity.note
    static let title = "an intent says nothing when it is done"
    static let explanation = """
        Whoever runs an intent by voice hears nothing at all. A dialog tells that it is done.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { ▸.result() }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for intent in context.intents
        where !intent.isConfiguration && intent.isDiscoverable == true && intent.staticFlag("openAppWhenRun") != true
            && intent.inheritedProperty("supportedModes", isStatic: true) == nil && !intent.conforms(to: "SystemIntent")
        {
            for perform in intent.performs where perform.first(.returnType)?.text == "some IntentResult" {
                let results = perform.below(.call).filter { $0.calledName == "result" && $0.callee?.base == nil }
                guard let first = results.first,
                    results.allSatisfy({ $0.all(.argument).isEmpty && $0.first(.trailingClosure) == nil })
                else { continue }
                context.report(first, "people hear nothing when '\(intent.name)' is done: give it a dialog")
            }
        }
    }
}
