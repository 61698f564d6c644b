public import Foundation
public import IntentWire

/// Something that was found.
public struct SearchHit: Codable, Hashable, Sendable {
    /// The app's identifier, and the name of its index; empty for the default one.
    public var app: String
    public var index: String
    /// The name of the item within its index.
    public var identifier: String
    public var domain: String?
    public var kind: ItemKind
    public var expiration: Date?
    /// What the app wants to hear of the item.
    public var listener: Int
    public var attributes: SearchableAttributes
    /// The greater, the better; hits of one search can be compared.
    public var score: Double
    /// Why the hit has its place, where that was asked for.
    public var explanation: SearchExplanation?

    /// Creates a hit.
    public init(
        app: String, index: String, identifier: String, domain: String? = nil, kind: ItemKind,
        expiration: Date? = nil, listener: Int, attributes: SearchableAttributes, score: Double,
        explanation: SearchExplanation? = nil
    ) {
        self.app = app
        self.index = index
        self.identifier = identifier
        self.domain = domain
        self.kind = kind
        self.expiration = expiration
        self.listener = listener
        self.attributes = attributes
        self.score = score
        self.explanation = explanation
    }

    /// The title, or the name under which the item is shown.
    public var title: String {
        for key in ["title", "displayName"] {
            if case .text(let text)? = attributes.values[key], !text.isEmpty { return text }
        }
        return identifier
    }

    /// A short text about the item.
    public var subtitle: String? {
        guard case .text(let text)? = attributes.values["contentDescription"], !text.isEmpty else { return nil }
        return text
    }
}

/// Why a hit has its place: the score of the words times all factors, and how near its meaning is.
public struct SearchExplanation: Codable, Hashable, Sendable {
    /// What one word of the search adds.
    public struct Word: Codable, Hashable, Sendable {
        /// The word as it stands in the index.
        public var word: String
        /// How rare it is: the logarithm of how many items there are for one that has it.
        public var rarity: Double
        /// How often the item has it, an occurrence in the title counted more.
        public var count: Double
        /// What it adds to the score.
        public var share: Double

        /// Creates what a word adds.
        public init(word: String, rarity: Double, count: Double, share: Double) {
            self.word = word
            self.rarity = rarity
            self.count = count
            self.share = share
        }
    }

    /// How the hit was found.
    public enum Road: String, Codable, Hashable, Sendable {
        /// All words begin words of its title or its other names.
        case title
        /// It has all words.
        case words
        /// It has some of the words.
        case someWords
        /// It has the words once a typing error is corrected.
        case correction
        /// It means something like it.
        case meaning
        /// It was used before.
        case use
    }

    public var road: Road
    public var words: [Word] = []
    /// The sum of what the words add.
    public var text: Double = 0
    /// The factor for a title that is, or begins with, what was typed.
    public var field: Double = 1
    /// The factor for how new the item is.
    public var recency: Double = 1
    /// The factor for how much the item was used.
    public var use: Double = 1
    /// The factor for what the app thinks of it.
    public var hint: Double = 1
    /// The factor for having been chosen for this text before.
    public var choice: Double = 1
    /// How near in meaning, from -1 to 1; nil where that was not looked at.
    public var similarity: Double?
    /// The place by words and by meaning, counted from 1; nil where it has none.
    public var placeByWords: Int?
    public var placeByMeaning: Int?
    /// The words that were put in the place of those with typing errors, where there were any.
    public var corrections: [String: String] = [:]

    /// Creates an explanation of a hit that is where its words put it.
    public init(road: Road) { self.road = road }
}

/// What a search found.
public struct SearchResults: Codable, Hashable, Sendable {
    /// The hits, the best first.
    public var hits: [SearchHit]
    /// The words that were put in the place of those with typing errors, where there were any.
    public var corrections: [String: String]

    /// Creates results.
    public init(hits: [SearchHit] = [], corrections: [String: String] = [:]) {
        self.hits = hits
        self.corrections = corrections
    }
}
