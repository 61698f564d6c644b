import IntentWire

/// A question that an intent asked while it ran. This is an addition to Apple's framework.
public struct IntentTestQuestion: Equatable, Sendable {
    /// What is asked for.
    public enum Kind: Equatable, Sendable {
        /// A value of a parameter.
        case value
        /// One of several things.
        case choice
        /// Yes or no.
        case confirmation
        /// Whether the app may come to the front.
        case foreground
    }

    public let kind: Kind
    /// What was asked, in the language of the request; empty where the intent gave no words.
    public let dialog: String
    /// The parameter that is asked for, of a question for a value.
    public let parameter: String?
    /// The titles of what there is to choose from, in order; for a value, of what is proposed.
    public let options: [String]
    /// Whether saying yes may lose something.
    public let isDestructive: Bool

    init(_ question: IntentQuestion) {
        switch question {
        case .value(let asked):
            self.init(
                .value, asked.dialog.full, parameter: asked.parameter.name,
                options: asked.options?.items.map(\.display.title) ?? [])
        case .choice(let asked):
            self.init(.choice, asked.dialog.full, options: asked.options.map(\.display.title))
        case .confirmation(let asked):
            self.init(
                .confirmation, asked.dialog.full, options: [asked.acceptLabel, asked.denyLabel],
                isDestructive: asked.isDestructive)
        case .foreground(let asked):
            self.init(.foreground, asked.dialog?.full ?? "")
        }
    }

    private init(
        _ kind: Kind, _ dialog: String, parameter: String? = nil, options: [String] = [], isDestructive: Bool = false
    ) {
        self.kind = kind
        self.dialog = dialog
        self.parameter = parameter
        self.options = options
        self.isDestructive = isDestructive
    }

    /// What a message calls it.
    var described: String {
        let words = dialog.isEmpty ? "" : " '\(dialog)'"
        let choices = options.isEmpty ? "" : " (\(options.prefix(10).map { "'\($0)'" }.joined(separator: ", ")))"
        return switch kind {
        case .value: "for a value of '\(parameter ?? "")':\(words)\(choices)"
        case .choice: "for a choice:\(words)\(choices)"
        case .confirmation: "for a confirmation:\(words)\(choices)"
        case .foreground: "to come to the front\(words)"
        }
    }

    /// An answer that would fit, as it is written.
    var suggestion: String {
        switch kind {
        case .value: ".value(…, for: \"\(parameter ?? "")\")"
        case .choice: ".choose(\"\(options.first ?? "")\")"
        case .confirmation: ".confirm"
        case .foreground: ".continueInForeground"
        }
    }
}
