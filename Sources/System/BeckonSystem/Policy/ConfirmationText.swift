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
        let title = Self.plain(facts.title, Self.longestName)
        let app = Self.plain(facts.app, Self.longestName)
        let consequence = effects.isEmpty ? "" : " It \(effects.map(\.consequence).joinedByAnd)."
        if let sentence = facts.sentence {
            return "“\(Self.plain(sentence, Self.longestValue))” runs '\(title)' of \(app).\(consequence)"
        }
        return "\(requester) wants to run '\(title)' of \(app).\(consequence)"
    }

    private var effects: [IntentDescriptor.Effect] { facts.intent.effects ?? [] }

    private var requester: String {
        if let name = facts.requester, !name.isEmpty { return Self.plain(name, Self.longestName) }
        return switch facts.source {
        case .assistant: "An assistant"
        case .remote: "Somebody on another machine"
        case .automation: "An automation"
        case .person, .test: "Somebody"
        }
    }

    private func line(_ argument: RunFacts.Argument) -> String {
        let title = Self.plain(argument.title, Self.longestName)
        let value = Self.plain(argument.value, Self.longestValue)
        switch argument.origin {
        case .requester: return "\(title): \(value)"
        case .content(let name):
            return "\(title): \(value) (found in '\(Self.plain(name, Self.longestName))', not said by you)"
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

    /// A text of somebody else on one line.
    private static func plain(_ text: String, _ limit: Int) -> String {
        let line = text.split { $0.isNewline || $0.isWhitespace }.joined(separator: " ")
        return line.count <= limit ? line : line.prefix(limit - 1) + "…"
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
