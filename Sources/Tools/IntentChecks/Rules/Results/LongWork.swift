import IntentSyntax

/// A long wait in `perform()` without progress.
enum LongWork: Rule {
    static let id = "AI352"
    static let severity = Severity.note
    static let title = "an intent may take longer than it is given"
    static let explanation = """
        An intent that runs longer than about 30 seconds may be ended. `ProgressReportingIntent` shows how far it \
        is, and keeps it alive.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult {
                try await ▸Task.sleep(for: .seconds(60))
                return .result()
            }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for intent in context.intents
        where !intent.conforms(to: "ProgressReportingIntent") && !intent.conforms(to: "LongRunningIntent") {
            for perform in intent.performs {
                for call in perform.below(.call) {
                    guard call.callee?.dottedText == "Task.sleep", let argument = call.argument("for"),
                        argument.kind == .call,
                        argument.calledName == "seconds", let text = argument.unlabelledArgument()?.text,
                        let seconds = Double(text),
                        seconds > 30
                    else { continue }
                    context.report(call, "the run may be ended after about 30 seconds: report progress")
                }
            }
        }
    }
}
