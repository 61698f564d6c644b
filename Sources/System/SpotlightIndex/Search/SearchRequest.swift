public import Foundation

/// What somebody looks for.
public struct SearchRequest: Codable, Hashable, Sendable {
    /// Which items fit the words.
    public enum Matching: String, Codable, Hashable, Sendable {
        /// All words must be there.
        case all
        /// One of the words is enough; the more and the rarer ones there are, the better.
        case any
        /// All words, or one of many where no item has all.
        case automatic
        /// No word need be there: the meaning alone counts.
        case meaning
    }

    /// The text; where it is empty, what was used most is found.
    public var text: String
    /// Whether the last word may go on.
    public var isTyping: Bool
    public var matching: Matching
    /// Whether the meaning counts, too.
    public var isSemantic: Bool
    /// Whether each hit tells why it has its place.
    public var explains: Bool
    /// The most hits.
    public var limit: Int
    public var filter: SearchFilter

    /// Creates a request.
    public init(
        _ text: String, isTyping: Bool = false, matching: Matching = .automatic, isSemantic: Bool = true,
        explains: Bool = false, limit: Int = 20, filter: SearchFilter = SearchFilter()
    ) {
        self.text = text
        self.isTyping = isTyping
        self.matching = matching
        self.isSemantic = isSemantic
        self.explains = explains
        self.limit = limit
        self.filter = filter
    }
}

/// Which items count at all.
public struct SearchFilter: Codable, Hashable, Sendable {
    /// The identifiers of the apps; nil for all.
    public var apps: [String]?
    /// The identifiers of entity types, or content types; nil for all.
    public var types: [String]?
    /// What items stand for; nil for all.
    public var kinds: [ItemKind]?
    /// A domain, with those below it.
    public var domain: String?
    /// The earliest and the latest date when somebody had to do with the item.
    public var after: Date?
    public var before: Date?
    /// The protection classes; nil for all.
    public var protections: [String]?
    /// The entities that do not count; items that stand for one or are about one do not, either.
    public var withheld: Set<IndexedEntityKind> = []

    /// Creates a filter.
    public init(
        apps: [String]? = nil, types: [String]? = nil, kinds: [ItemKind]? = nil, domain: String? = nil,
        after: Date? = nil, before: Date? = nil, protections: [String]? = nil
    ) {
        self.apps = apps
        self.types = types
        self.kinds = kinds
        self.domain = domain
        self.after = after
        self.before = before
        self.protections = protections
    }

    /// Whether all items count.
    var isEmpty: Bool { self == SearchFilter() }
}

/// The entities of one type of one app.
public struct IndexedEntityKind: Codable, Hashable, Sendable {
    /// The app's identifier.
    public var app: String
    /// The identifier of the type.
    public var type: String

    /// Creates a kind.
    public init(app: String, type: String) {
        self.app = app
        self.type = type
    }
}
