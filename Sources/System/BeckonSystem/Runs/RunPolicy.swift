import IntentWire

/// Decides whether an intent may run, before its app hears of it.
///
/// The one place for such rules: who asks, from where, and whether somebody must unlock or agree first.
struct RunPolicy: Sendable {
    /// What a rule looks at.
    struct Question: Sendable {
        var app: AppRecord
        var intent: IntentDescriptor
        var request: IntentRequest
    }

    /// The rules, in order; each throws where it forbids.
    var rules: [@Sendable (Question) async throws -> Void]

    /// The rules that hold everywhere.
    static let standard = RunPolicy(rules: [
        { question in
            guard question.intent.isConfigurationOnly else { return }
            throw IntentFailure(
                .unsupported,
                "the intent '\(question.intent.identifier)' only configures a widget or a control: it cannot run")
        }
    ])

    /// Lets a request pass.
    ///
    /// - Throws: `IntentFailure` of the first rule that forbids it.
    func check(_ question: Question) async throws {
        for rule in rules { try await rule(question) }
    }
}
