import IntentWire

/// The question whether an intent may run, with everything that a person needs to decide.
///
/// Names and values come from others, who might write a question of their own into them: each stands on one line, cut
/// where it is long.
struct ConfirmationText {
    private static let longestValue = 200
    private static let longestName = 60

    private let facts: RunFacts

    init(_ facts: RunFacts) { self.facts = facts }

    var question: ConfirmationQuestion {
        ConfirmationQuestion(
            dialog: DialogSnapshot(full: ([heading] + facts.arguments.map(line)).joined(separator: "\n")),
            acceptLabel: acceptLabel, denyLabel: "Cancel", isDestructive: true)
    }

    private var heading: String {
        let title = facts.title.onOneLine(Self.longestName)
        let app = facts.app.onOneLine(Self.longestName)
        let consequence = effects.isEmpty ? "" : " It \(effects.map(\.consequence).joinedByAnd)."
        if let sentence = facts.sentence {
            return "“\(sentence.onOneLine(Self.longestValue))” runs '\(title)' of \(app).\(consequence)"
        }
        return "\(requester) wants to run '\(title)' of \(app).\(consequence)"
    }

    private var effects: [IntentDescriptor.Effect] { facts.intent.effects ?? [] }

    private var requester: String {
        if let name = facts.requester, !name.isEmpty { return name.onOneLine(Self.longestName) }
        return switch facts.source {
        case .assistant: "An assistant"
        case .remote: "Somebody on another machine"
        case .automation: "An automation"
        case .person, .test: "Somebody"
        }
    }

    private func line(_ argument: RunFacts.Argument) -> String {
        let title = argument.title.onOneLine(Self.longestName)
        let value = argument.value.onOneLine(Self.longestValue)
        switch argument.origin {
        case .requester: return "\(title): \(value)"
        case .content(let name):
            return "\(title): \(value) (found in '\(name.onOneLine(Self.longestName))', not said by you)"
        }
    }

    private var acceptLabel: String {
        switch effects.first {
        case .deletes: "Delete"
        case .sends: "Send"
        case .shares: "Share"
        case .pays: "Pay"
        case nil: "Run"
        }
    }
}

extension IntentDescriptor.Effect {
    /// What follows, for a person.
    fileprivate var consequence: String {
        switch self {
        case .deletes: "deletes something"
        case .sends: "sends something to others"
        case .shares: "gives others access to something"
        case .pays: "spends money"
        }
    }
}
