public import IntentWire
public import Suggestions

/// A question for what a person may want to do now.
public struct SuggestionQuestion: Codable, Hashable, Sendable {
    /// The app to suggest intents of; nil for all that are installed.
    public var app: AppReference?
    /// How many at most.
    public var limit: Int
    /// The language of the person, as a BCP 47 tag.
    public var locale: String?
    /// Who asks; a person where nil.
    public var source: RequestSource?
    /// What the one who asks calls itself.
    public var requester: String?
    /// The process of this machine at which the person sits who asks.
    public var process: Int32?

    /// Creates a question.
    public init(app: AppReference? = nil, limit: Int = 5, locale: String? = nil) {
        self.app = app
        self.limit = limit
        self.locale = locale
    }
}

/// An intent with values that a person may want to run now.
public struct Suggestion: Codable, Hashable, Sendable {
    /// Names it: the same for the same intent with the same values.
    public var id: String
    /// The identifier and the name of the app.
    public var app: String
    public var appName: String
    public var intent: PreparedIntent
    /// How it is shown: as the app's prediction says, else as its summary reads.
    public var title: String
    public var subtitle: String?
    /// The parameters that the person will be asked for.
    public var missing: [String]
    /// Why it is suggested.
    public var reasons: SuggestionReasons
    /// What the action is called after which it is usually done.
    public var afterTitle: String?

    /// Creates a suggestion.
    public init(
        id: String, app: String, appName: String, intent: PreparedIntent, title: String, subtitle: String? = nil,
        missing: [String] = [], reasons: SuggestionReasons, afterTitle: String? = nil
    ) {
        self.id = id
        self.app = app
        self.appName = appName
        self.intent = intent
        self.title = title
        self.subtitle = subtitle
        self.missing = missing
        self.reasons = reasons
        self.afterTitle = afterTitle
    }
}

/// What a person may want to do now.
public struct SuggestionPage: Codable, Hashable, Sendable {
    /// The likeliest first.
    public var suggestions: [Suggestion]
    /// Whether the system learns at all.
    public var learns: Bool

    /// Creates a page.
    public init(suggestions: [Suggestion] = [], learns: Bool = true) {
        self.suggestions = suggestions
        self.learns = learns
    }
}
