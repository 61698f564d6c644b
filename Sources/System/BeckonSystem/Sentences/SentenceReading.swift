package import Dialogue
public import Foundation
public import IntentWire

/// A sentence that somebody said or typed, and what it is relative to.
public struct SentenceQuestion: Codable, Hashable, Sendable {
    /// The sentence.
    public var text: String
    /// The app that is meant; nil for any that is installed.
    public var app: AppReference?
    /// The person's language and region, as a BCP 47 tag; that of English where nil.
    public var locale: String?
    /// The identifier of the person's time zone; that of the system where nil.
    public var timeZone: String?
    /// Now; the system's own time where nil.
    public var now: Date?
    /// Who asks; a person where nil.
    public var source: RequestSource?
    /// What the one who asks calls itself.
    public var requester: String?
    /// The process of this machine at which the person sits who asks.
    public var process: Int32?
    /// Whether several wishes in one sentence are taken apart; otherwise it is read as one.
    public var mayHoldSeveral = false
    /// What "it" and "this" may be, the likeliest first; what is on the screen is known to the system.
    package var focus: [SpokenArguments.Focus] = []

    /// Creates a question.
    public init(
        _ text: String, app: AppReference? = nil, locale: String? = nil, timeZone: String? = nil, now: Date? = nil
    ) {
        self.text = text
        self.app = app
        self.locale = locale
        self.timeZone = timeZone
        self.now = now
    }
}

/// How a sentence is understood.
public struct SentenceReading: Codable, Hashable, Sendable {
    /// What is to be done.
    public enum Decision: String, Codable, Sendable {
        /// Run the first candidate.
        case run
        /// Ask whether the first one is meant, or which of those that are near.
        case ask
        /// Run each of the wishes, one after the other: nothing before all of them are decided, and none after one that failed.
        case several
        /// Run nothing: what there is comes not near enough.
        case refuse
    }

    public var decision: Decision
    /// The intents that may be meant, the likeliest first. Where it is asked, all that are asked about; else also others.
    public var candidates: [SentenceCandidate]
    /// How many of the candidates, from the first on, are asked about or run.
    public var chosen: Int
    /// The wishes of a sentence that holds several. Where it is asked, doing them one after the other is one more choice.
    public var wishes: [SentenceWish] = []
    /// What could not be looked at, and why: apps that do not start, or do not answer.
    public var problems: [String]
    /// How many phrases there are, of how many intents.
    public var phrases: Int
    public var intents: Int
    /// How long the sentence took; how much of it was looking whether phrases are as they were, and making them where they are
    /// not; and how much was waiting for apps that look for entities.
    public var seconds: Double
    public var preparing: Double
    public var waiting: Double

    /// Creates a reading.
    public init(
        _ decision: Decision, _ candidates: [SentenceCandidate] = [], chosen: Int = 0, problems: [String] = [],
        phrases: Int = 0, intents: Int = 0, seconds: Double = 0, preparing: Double = 0, waiting: Double = 0
    ) {
        self.decision = decision
        self.candidates = candidates
        self.chosen = chosen
        self.problems = problems
        self.phrases = phrases
        self.intents = intents
        self.seconds = seconds
        self.preparing = preparing
        self.waiting = waiting
    }
}

extension SentenceReading {
    /// Takes the wishes of a sentence that was read as one.
    mutating func take(_ several: WishReader.Several) {
        let told = several.told
        if told.count == 1 {
            // One wish with several values.
            (decision, candidates, chosen) = (
                told[0].reading.decision, told[0].reading.candidates, told[0].reading.chosen
            )
        } else if several.isSure {
            (decision, candidates, chosen, wishes) = (.several, [], 0, told)
        } else {
            (decision, chosen, wishes) = (.ask, max(1, chosen), told)
        }
    }
}

/// One of several wishes in a sentence.
public struct SentenceWish: Codable, Hashable, Sendable {
    /// The words for it.
    public var text: String
    /// How they are understood: what is to be done is to run or to ask.
    public var reading: SentenceReading
    /// Whether it names what an earlier one brings about; it is to be read once more when that is done, with it in the focus.
    public var refersBack: Bool

    /// Creates a wish.
    public init(text: String, reading: SentenceReading, refersBack: Bool = false) {
        self.text = text
        self.reading = reading
        self.refersBack = refersBack
    }
}

/// An intent that a sentence may mean, with the values that were said.
public struct SentenceCandidate: Codable, Hashable, Sendable {
    /// The app, by identifier, and how to name it in a request.
    public var app: String
    public var reference: AppReference
    public var appName: String
    /// The intent, by identifier.
    public var intent: String
    public var title: String
    /// The phrase that comes nearest, as its app declares it.
    public var phrase: String
    /// How near it is, from 0 to 1.
    public var score: Double
    /// Why it is as near as it is, each in a few words.
    public var reasons: [String]
    /// The values, by parameter.
    public var arguments: [String: IntentValue]
    /// The words that the values were read from, by parameter.
    public var words: [String: String]
    /// The parameters that the person will be asked for.
    public var missing: [String]
    /// Whether what it does cannot be taken back.
    public var isIrreversible: Bool

    /// Creates a candidate.
    public init(
        app: String, reference: AppReference, appName: String, intent: String, title: String, phrase: String,
        score: Double, reasons: [String] = [], arguments: [String: IntentValue] = [:], words: [String: String] = [:],
        missing: [String] = [], isIrreversible: Bool = false
    ) {
        self.app = app
        self.reference = reference
        self.appName = appName
        self.intent = intent
        self.title = title
        self.phrase = phrase
        self.score = score
        self.reasons = reasons
        self.arguments = arguments
        self.words = words
        self.missing = missing
        self.isIrreversible = isIrreversible
    }
}

extension IntentFailure.Code {
    /// No intent comes near a sentence.
    public static let notUnderstood = IntentFailure.Code(rawValue: "not-understood")
    /// A sentence may mean several intents, or one that is not quite sure, and nobody can be asked.
    public static let ambiguousSentence = IntentFailure.Code(rawValue: "ambiguous-sentence")
}
