public import Foundation
public import IntentWire
public import SpotlightIndex

/// A search of a person in all that apps show and do.
public struct SearchQuestion: Codable, Hashable, Sendable {
    public var text: String
    /// Whether the last word may go on.
    public var isTyping: Bool
    /// The app to search in; nil for all.
    public var app: AppReference?
    /// The type of entities to search for, or the kind: `app` or `action`; nil for all.
    public var type: String?
    /// The earliest and the latest date when somebody had to do with what is searched for.
    public var after: Date?
    public var before: Date?
    public var limit: Int
    /// Whether the meaning counts, too.
    public var isSemantic: Bool
    /// Whether each hit tells why it has its place.
    public var explains: Bool
    /// The language of the person, as a BCP 47 tag.
    public var locale: String?
    /// Who asks; a person where nil.
    public var source: RequestSource?
    /// What the one who asks calls itself.
    public var requester: String?
    /// The process of this machine at which the person sits who asks.
    public var process: Int32?

    /// Creates a search.
    public init(
        _ text: String, isTyping: Bool = false, app: AppReference? = nil, type: String? = nil, after: Date? = nil,
        before: Date? = nil, limit: Int = 10, isSemantic: Bool = true, explains: Bool = false
    ) {
        self.text = text
        self.isTyping = isTyping
        self.app = app
        self.type = type
        self.after = after
        self.before = before
        self.limit = limit
        self.isSemantic = isSemantic
        self.explains = explains
    }
}

/// What a search found.
public struct SearchPage: Codable, Hashable, Sendable {
    public var items: [FoundItem]
    /// The words that were put in the place of those with typing errors, where there were any.
    public var corrections: [String: String]

    /// Creates a page.
    public init(items: [FoundItem] = [], corrections: [String: String] = [:]) {
        self.items = items
        self.corrections = corrections
    }
}

/// Something that was found, and what can be done with it.
public struct FoundItem: Codable, Hashable, Sendable {
    public var hit: SearchHit
    /// The name of its app.
    public var appName: String
    /// What can be done, the most obvious first.
    public var actions: [FoundAction]

    /// Creates an item.
    public init(hit: SearchHit, appName: String, actions: [FoundAction] = []) {
        self.hit = hit
        self.appName = appName
        self.actions = actions
    }
}

/// An intent that can be run with something that was found.
public struct FoundAction: Codable, Hashable, Sendable {
    public var intent: String
    public var title: String
    /// The values that are known.
    public var arguments: [String: IntentValue]
    /// The parameters that the person will be asked for.
    public var missing: [String]
    /// Whether it opens what was found.
    public var isOpening: Bool

    /// Creates an action.
    public init(
        intent: String, title: String, arguments: [String: IntentValue] = [:], missing: [String] = [],
        isOpening: Bool = false
    ) {
        self.intent = intent
        self.title = title
        self.arguments = arguments
        self.missing = missing
        self.isOpening = isOpening
    }
}

/// What came of making the index anew.
public struct IndexRebuild: Codable, Hashable, Sendable {
    /// Whether the file was damaged and had to be begun anew.
    public var wasDamaged: Bool
    /// How many items there are now.
    public var items: Int
    /// The apps that were asked to index again and did.
    public var asked: [String]
    /// The apps that could not be asked, or have nothing that indexes again, and why.
    public var unasked: [String: String]

    /// Creates a result.
    public init(wasDamaged: Bool, items: Int, asked: [String] = [], unasked: [String: String] = [:]) {
        self.wasDamaged = wasDamaged
        self.items = items
        self.asked = asked
        self.unasked = unasked
    }
}
