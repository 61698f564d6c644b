import IntentWire

/// What a search for typed text brings back.
///
/// - Source: developer.apple.com/documentation/corespotlight/csuserquerycontext
open class CSUserQueryContext: CSSearchQueryContext {
    /// The most items that are wanted; 0 for no limit.
    open var maxResultCount = 0
    /// The most suggestions that are wanted; 0 for no limit.
    open var maxSuggestionCount = 0
    /// Whether the best items come first.
    open var enableRankedResults = false
    /// How many items are put in order, where ``enableRankedResults`` is true; 0 for all.
    open var maxRankedResultCount = 0
    /// Whether only the words of the text count, not its meaning.
    open var disableSemanticSearch = false
    /// The suggestion that the person took.
    private(set) var currentSuggestion: CSSuggestion?

    public override init() { super.init() }

    /// The context of a search that goes on from a suggestion.
    ///
    /// - Parameter currentSuggestion: The suggestion that the person took; nil for none.
    public convenience init(currentSuggestion: CSSuggestion?) {
        self.init()
        self.currentSuggestion = currentSuggestion
    }

    /// The typed text with what is wanted.
    func search(for text: String) -> TypedSearch {
        func limit(_ count: Int) -> Int? { count > 0 ? count : nil }
        return TypedSearch(
            text: text, suggestion: currentSuggestion?.snapshot, maximumItems: limit(maxResultCount),
            maximumSuggestions: limit(maxSuggestionCount), isRanked: enableRankedResults,
            maximumRankedItems: limit(maxRankedResultCount), isSemantic: !disableSemanticSearch)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSUserQueryContext(currentSuggestion: currentSuggestion)
        give(to: copy)
        copy.maxResultCount = maxResultCount
        copy.maxSuggestionCount = maxSuggestionCount
        copy.enableRankedResults = enableRankedResults
        copy.maxRankedResultCount = maxRankedResultCount
        copy.disableSemanticSearch = disableSemanticSearch
        return copy
    }

    // MARK: - Archives

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        maxResultCount = coder.decodeInteger(forKey: "maxResultCount")
        maxSuggestionCount = coder.decodeInteger(forKey: "maxSuggestionCount")
        enableRankedResults = coder.decodeBool(forKey: "enableRankedResults")
        maxRankedResultCount = coder.decodeInteger(forKey: "maxRankedResultCount")
        disableSemanticSearch = coder.decodeBool(forKey: "disableSemanticSearch")
        currentSuggestion = coder.decodeObject(of: CSSuggestion.self, forKey: "currentSuggestion")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(maxResultCount, forKey: "maxResultCount")
        coder.encode(maxSuggestionCount, forKey: "maxSuggestionCount")
        coder.encode(enableRankedResults, forKey: "enableRankedResults")
        coder.encode(maxRankedResultCount, forKey: "maxRankedResultCount")
        coder.encode(disableSemanticSearch, forKey: "disableSemanticSearch")
        coder.encode(currentSuggestion, forKey: "currentSuggestion")
    }
}
