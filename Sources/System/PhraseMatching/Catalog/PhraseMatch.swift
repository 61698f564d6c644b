public import ValueParsing

/// A way to understand a sentence: an intent with the values that were said.
public struct PhraseMatch: Sendable {
    /// The app.
    public var app: String
    /// The intent.
    public var intent: String
    /// The phrase that is nearest.
    public var phrase: String
    /// The values, by the names of the parameters.
    public var slots: [String: SlotMatch]
    /// How sure it is, from 0 to 1; 1 is the phrase word for word.
    public var score: Double
    /// Why it scores so.
    public var reasons: [MatchReason]
    /// Whether what it does cannot be taken back.
    public var isIrreversible: Bool

    /// Whether nothing was missing, added or changed.
    public var isExact: Bool { score >= 0.999 }
}

/// A value of a parameter, as found in a sentence.
public struct SlotMatch: Sendable {
    /// The words.
    public var text: String
    /// What they mean.
    public var meaning: Meaning

    /// What words mean as the value of a parameter.
    public enum Meaning: Sendable {
        /// One of the values that the parameter can have.
        case value(PhraseValue)
        /// A value that was read, with all its readings.
        case parsed(FoundValue)
        /// The words themselves.
        case text
    }
}

/// Why a match scores as it does.
public enum MatchReason: Sendable, Hashable, CustomStringConvertible {
    /// A word of the phrase was not said.
    case missing(String)
    /// A word was said that is not in the phrase.
    case extra(String)
    /// A word was said in another form, or with a slip of the keys.
    case changed(String, String)
    /// The words stand in another order.
    case reordered
    /// The name of the app was not said.
    case withoutAppName
    /// How near it is in its meaning, from 0 to 1.
    case meaning(Double)

    public var description: String {
        switch self {
        case .missing(let word): "without \"\(word)\""
        case .extra(let word): "with \"\(word)\""
        case .changed(let from, let to): "\"\(from)\" for \"\(to)\""
        case .reordered: "in another order"
        case .withoutAppName: "without the name of the app"
        case .meaning(let nearness): "meaning \(Int((nearness * 100).rounded())) %"
        }
    }
}

/// What is to be done with a sentence.
public enum PhraseDecision: Sendable {
    /// Run this.
    case run(PhraseMatch)
    /// Ask which of these is meant.
    case ask([PhraseMatch])
    /// Say that nothing is near; these are nearest.
    case refuse([PhraseMatch])
}

extension PhraseMatch {
    /// Whether the first word of the phrase that says something was said, in any form: what is to be done.
    public var hasFirstWord: Bool {
        let words = Template.parts(of: phrase).lazy.filter { !$0.isSlot }.flatMap { WordForms.words(of: $0.text) }
        return words.first { !WordForms.small.contains($0) }.map { !reasons.contains(.missing($0)) } ?? true
    }
}
