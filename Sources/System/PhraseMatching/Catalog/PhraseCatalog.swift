public import ValueParsing

/// The phrases of an app: what its App Shortcuts can be called by.
public struct PhraseApp: Sendable {
    /// The identifier of the app.
    public var id: String
    /// Its name and its other names.
    public var names: [String]
    /// Its intents.
    public var intents: [PhraseIntent]
    /// Phrases that are never meant for this app.
    public var negativePhrases: [String]

    /// An app by its parts.
    public init(id: String, names: [String], intents: [PhraseIntent], negativePhrases: [String] = []) {
        self.id = id
        self.names = names
        self.intents = intents
        self.negativePhrases = negativePhrases
    }
}

/// An intent that phrases run.
public struct PhraseIntent: Sendable {
    /// The identifier of the intent.
    public var id: String
    /// The phrases, with parameters as `${drink}` and the name of the app as `${applicationName}`.
    public var phrases: [String]
    /// Phrases with parts that may be left out and parts of which one is said.
    public var patterns: [PhrasePattern]
    /// What the parameters take, by their names.
    public var slots: [String: PhraseSlot]
    /// What the parameters are called, by their names: words that mean such a thing are more likely a value. A parameter without
    /// a title is called by its name.
    public var titles: [String: String]
    /// Whether what it does cannot be taken back: it is never run on a guess.
    public var isIrreversible: Bool

    /// An intent by its parts.
    public init(
        id: String, phrases: [String], patterns: [PhrasePattern] = [], slots: [String: PhraseSlot] = [:],
        titles: [String: String] = [:], isIrreversible: Bool = false
    ) {
        self.id = id
        self.phrases = phrases
        self.patterns = patterns
        self.slots = slots
        self.titles = titles
        self.isIrreversible = isIrreversible
    }
}

/// What a parameter of a phrase takes.
public enum PhraseSlot: Sendable {
    /// One of these: the cases of an enum, the suggested entities of a query.
    case values([PhraseValue])
    /// One of these, or any words: entities of which only some are known, while the app finds the others by their names.
    case open([PhraseValue])
    /// What a sort of values is read from.
    case parsed(ValueKinds)
    /// Any words.
    case text
}

/// A value that a parameter can have, with the words for it.
public struct PhraseValue: Sendable, Hashable {
    /// The identifier of the value.
    public var id: String
    /// Its title.
    public var title: String
    /// Other words for it.
    public var synonyms: [String]
    /// Whether it stands for another one, as "it" and "this": it tells nothing of what others are called.
    public var isPointer: Bool

    /// A value by its parts.
    public init(id: String, title: String, synonyms: [String] = [], isPointer: Bool = false) {
        self.id = id
        self.title = title
        self.synonyms = synonyms
        self.isPointer = isPointer
    }
}
