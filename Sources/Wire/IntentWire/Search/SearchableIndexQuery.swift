/// A search as it is sent; its answer is a ``SearchableIndexAnswer`` as JSON.
public struct SearchableIndexQuery: Codable, Hashable, Sendable {
    /// The query, as `title == "tea*"cd`.
    public var query: String
    /// Queries that found items must fit, too.
    public var filters: [String]
    /// The names of the attributes that are wanted; all where there are none.
    public var attributes: [String]
    /// The language that the person types in.
    public var language: String?
    /// Whether the person's mail is searched, too.
    public var includesMail: Bool
    /// The raw values of the protection classes of the indexes that are searched; all where there are none.
    public var protectionClasses: [String]
    /// What a person typed; such a search has no query.
    public var typed: TypedSearch?

    /// Creates a search.
    public init(
        query: String, filters: [String] = [], attributes: [String] = [], language: String? = nil,
        includesMail: Bool = false, protectionClasses: [String] = [], typed: TypedSearch? = nil
    ) {
        self.query = query
        self.filters = filters
        self.attributes = attributes
        self.language = language
        self.includesMail = includesMail
        self.protectionClasses = protectionClasses
        self.typed = typed
    }
}

/// What a person typed to search for, and how much of what is found is wanted.
public struct TypedSearch: Codable, Hashable, Sendable {
    /// The text; empty before the person typed anything.
    public var text: String
    /// The suggestion that the person took before, where there was one.
    public var suggestion: SuggestionSnapshot?
    /// The most items and suggestions that are wanted; nil for no limit.
    public var maximumItems: Int?
    public var maximumSuggestions: Int?
    /// Whether the best items come first, and how many of them are put in order; nil for all.
    public var isRanked: Bool
    public var maximumRankedItems: Int?
    /// Whether the meaning of the text counts, too.
    public var isSemantic: Bool

    /// Creates a search.
    public init(
        text: String, suggestion: SuggestionSnapshot? = nil, maximumItems: Int? = nil, maximumSuggestions: Int? = nil,
        isRanked: Bool = false, maximumRankedItems: Int? = nil, isSemantic: Bool = true
    ) {
        self.text = text
        self.suggestion = suggestion
        self.maximumItems = maximumItems
        self.maximumSuggestions = maximumSuggestions
        self.isRanked = isRanked
        self.maximumRankedItems = maximumRankedItems
        self.isSemantic = isSemantic
    }
}

/// What an index found, the best first.
public struct SearchableIndexAnswer: Codable, Hashable, Sendable {
    public var items: [SearchableItemSnapshot]
    public var suggestions: [SuggestionSnapshot]
    /// Why the query cannot be read; nil where it can.
    public var invalidQuery: String?

    /// Creates an answer.
    public init(
        items: [SearchableItemSnapshot] = [], suggestions: [SuggestionSnapshot] = [], invalidQuery: String? = nil
    ) {
        self.items = items
        self.suggestions = suggestions
        self.invalidQuery = invalidQuery
    }
}

/// What a person may want to search for, as it is sent.
public struct SuggestionSnapshot: Codable, Hashable, Sendable {
    /// The text, with what is typed already.
    public var text: String
    /// The raw value of `CSSuggestion.SuggestionKind`.
    public var kind: Int

    /// Creates a suggestion.
    public init(text: String, kind: Int = 2) {
        self.text = text
        self.kind = kind
    }
}

/// What a person did with something that was found.
public struct SearchEngagement: Codable, Hashable, Sendable {
    /// The text that was searched for.
    public var text: String
    /// The identifier of the item, or the text of the suggestion.
    public var chosen: String
    public var isSuggestion: Bool
    /// The identifiers or texts of all that the person saw then.
    public var visible: [String]
    /// Whether the person chose it; else it was only looked at.
    public var isSelection: Bool

    /// Creates what the index is told.
    public init(text: String, chosen: String, isSuggestion: Bool, visible: [String], isSelection: Bool) {
        self.text = text
        self.chosen = chosen
        self.isSuggestion = isSuggestion
        self.visible = visible
        self.isSelection = isSelection
    }
}
