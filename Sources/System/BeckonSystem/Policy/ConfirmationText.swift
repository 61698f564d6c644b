import Dialogue
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
            acceptLabel: words.say(effects.first?.label ?? .run), denyLabel: words.say(.notNow), isDestructive: true)
    }

    private var heading: String {
        let title = facts.title.onOneLine(Self.longestName)
        let app = facts.app.onOneLine(Self.longestName)
        if let sentence = facts.sentence {
            let runs = words.say(.mayRun, sentence.onOneLine(Self.longestValue), title, app)
            return ([runs] + effects.map { words.say($0.inWords) }).joined(separator: " ")
        }
        let consequence = effects.isEmpty ? "" : " It \(effects.map(\.consequence).joinedByAnd)."
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
            return "\(title): \(value) \(words.say(.found, name.onOneLine(Self.longestName)))"
        }
    }

    /// A sentence is answered in its language; what others want is told in English, as all of the command line.
    private var words: DialogueWords { .words(of: facts.sentence == nil ? "en" : facts.locale ?? "en") }
}

extension IntentDescriptor.Effect {
    /// The button that lets it happen.
    fileprivate var label: DialogueWords.Saying {
        switch self {
        case .deletes: .deletesNow
        case .sends: .sendsNow
        case .shares: .sharesNow
        case .pays: .paysNow
        }
    }

    /// What follows, as a sentence.
    fileprivate var inWords: DialogueWords.Saying {
        switch self {
        case .deletes: .deletes
        case .sends: .sends
        case .shares: .shares
        case .pays: .pays
        }
    }

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
