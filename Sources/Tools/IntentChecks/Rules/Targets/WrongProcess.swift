import IntentSyntax

/// A Live Activity or sound that starts in the wrong process.
enum WrongProcess: Rule {
    static let id = "AI145"
    static let severity = Severity.warning
    static let title = "an intent starts a Live Activity without being a LiveActivityIntent"
    static let explanation = """
        A `LiveActivityIntent` or `AudioPlaybackIntent` runs in the app, which may start Live Activities or sound \
        from the background. Another intent may be run where it may not. Intents that open the app are not judged.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult {
                _ = try ▸Activity<Brewing>.request(attributes: Brewing(), content: .init(state: .init(), staleDate: nil))
                return .result()
            }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: LiveActivityIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult {
                _ = try Activity<Brewing>.request(attributes: Brewing(), content: .init(state: .init(), staleDate: nil))
                return .result()
            }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            guard !intent.conforms(to: "LiveActivityIntent"), !intent.conforms(to: "LiveActivityStartingIntent"),
                !intent.conforms(to: "AudioPlaybackIntent"), !intent.conforms(to: "ForegroundContinuableIntent"),
                !intent.conforms(to: "OpenIntent"), intent.isComplete,
                intent.inheritedProperty("openAppWhenRun", isStatic: true) == nil,
                intent.inheritedProperty("supportedModes", isStatic: true) == nil
            else { continue }
            for perform in intent.performs {
                for call in perform.below(.call) {
                    guard let callee = call.callee, callee.kind == .member, callee.text == "request",
                        callee.base?.calledName == "Activity" || callee.base?.text == "Activity"
                    else { continue }
                    context.report(
                        callee, "a Live Activity is started here: make '\(intent.name)' a LiveActivityIntent")
                }
            }
        }
    }
}
