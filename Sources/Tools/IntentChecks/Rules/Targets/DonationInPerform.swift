import IntentSyntax

/// A donation inside `perform()`.
enum DonationInPerform: Rule {
    static let id = "AI141"
    static let severity = Severity.note
    static let title = "an intent donates itself while it runs"
    static let explanation = """
        The system counts what it runs itself. A donation is for what a person does in the app.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult {
                try await ▸donate()
                return .result()
            }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            for perform in intent.performs {
                for call in perform.below(.call) {
                    guard let callee = call.callee, callee.calledName == "donate" else { continue }
                    let base = callee.base?.dottedText
                    guard base == nil || base == "self" || base?.contains("IntentDonationManager") == true else {
                        continue
                    }
                    context.report(callee, "the system counts runs itself: donate where people act in the app")
                }
            }
        }
    }
}
