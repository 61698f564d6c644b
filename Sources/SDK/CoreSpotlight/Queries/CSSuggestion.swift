package import IntentWire

/// What a person may want to search for. The index makes suggestions; an app shows them.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssuggestion
open class CSSuggestion: NSObject, NSSecureCoding, NSCopying {
    /// Where a suggestion comes from.
    public enum SuggestionKind: Int, Hashable, Sendable {
        /// Nowhere.
        case none
        /// What the person typed, as it is.
        case custom
        /// What is in the index.
        case `default`
    }

    let snapshot: SuggestionSnapshot
    /// The place among the suggestions of a search; the best is 0.
    let rank: Int?

    /// Where the suggestion comes from.
    open var suggestionKind: SuggestionKind { SuggestionKind(rawValue: snapshot.kind) ?? .none }

    /// The text, with what is typed already.
    open var localizedAttributedSuggestion: AttributedString { AttributedString(snapshot.text) }

    /// A suggestion of an index.
    package init(_ snapshot: SuggestionSnapshot, rank: Int? = nil) {
        self.snapshot = snapshot
        self.rank = rank
        super.init()
    }

    @available(*, unavailable, message: "the index makes suggestions: take them from a CSUserQuery")
    public override init() { preconditionFailure("unavailable: no caller compiles") }

    /// Compares the places of two suggestions: the better one comes first. Those without a place come last.
    open func compare(byRank other: CSSuggestion) -> ComparisonResult {
        let (own, others) = (rank ?? .max, other.rank ?? .max)
        return own == others ? .orderedSame : own < others ? .orderedAscending : .orderedDescending
    }

    /// Compares two suggestions: the better one comes first, and of equally good ones the first by alphabet.
    open func compare(_ other: CSSuggestion) -> ComparisonResult {
        let places = compare(byRank: other)
        return places == .orderedSame ? snapshot.text.localizedStandardCompare(other.snapshot.text) : places
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CSSuggestion)?.snapshot == snapshot }
    open override var hash: Int { snapshot.hashValue }

    // Nothing of a suggestion changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: - Archives

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "text") as String? else { return nil }
        snapshot = SuggestionSnapshot(text: text, kind: coder.decodeInteger(forKey: "kind"))
        rank = coder.containsValue(forKey: "rank") ? coder.decodeInteger(forKey: "rank") : nil
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(snapshot.text as NSString, forKey: "text")
        coder.encode(snapshot.kind, forKey: "kind")
        if let rank { coder.encode(rank, forKey: "rank") }
    }
}
