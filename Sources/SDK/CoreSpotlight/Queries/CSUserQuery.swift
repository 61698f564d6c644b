import IntentWire
import Synchronization

/// A search for what a person types, with suggestions.
///
/// It runs as ``CSSearchQuery`` does. Tell it what the person chose, so that the index learns.
///
/// - Source: developer.apple.com/documentation/corespotlight/csuserquery
// @unchecked: what is here is behind the mutex, see `CSSearchQuery`.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
    /// What a person did with something that was found.
    public enum UserInteractionKind: Int, Hashable, Sendable {
        /// Chose it.
        case select
        /// Looked at it, as by moving the pointer there.
        case focus

        /// Chose it.
        public static var `default`: UserInteractionKind { .select }
    }

    private struct State: @unchecked Sendable {
        // The handler of an app need not be sendable; only the one task that runs the query calls it.
        var foundSuggestionsHandler: (([CSSuggestion]) -> Void)?
        var foundSuggestionCount = 0
    }

    private let text: String
    private let userContext: CSUserQueryContext
    private let userState = Mutex(State())

    /// A search.
    ///
    /// - Parameters:
    ///   - userQueryString: What the person typed; nil or empty before that.
    ///   - userQueryContext: What to bring back. It is copied.
    public convenience init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        self.init(text: userQueryString ?? "", context: userQueryContext, channel: .shared)
    }

    /// A search at the end of a channel of its own.
    package init(text: String, context: CSUserQueryContext?, channel: SearchableIndexChannel) {
        self.text = text
        userContext = context?.copy() as? CSUserQueryContext ?? CSUserQueryContext()
        super.init(queryString: "", queryContext: userContext, channel: channel)
    }

    /// Gets suggestions that were found.
    open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)? {
        get { userState.withLock(\.foundSuggestionsHandler) }
        set { userState.withLock { $0.foundSuggestionsHandler = newValue } }
    }

    /// How many suggestions were found so far.
    open var foundSuggestionCount: Int { userState.withLock(\.foundSuggestionCount) }

    open override func start() { super.start() }
    open override func cancel() { super.cancel() }

    override func request() throws(CSSearchQueryError) -> SearchableIndexQuery {
        var request = baseRequest
        request.typed = userContext.search(for: text)
        return request
    }

    override func deliver(_ found: Findings) {
        let handler = userState.withLock { state in
            state.foundSuggestionCount = found.suggestions.count
            return state.foundSuggestionsHandler
        }
        super.deliver(found)
        if !found.suggestions.isEmpty { handler?(found.suggestions) }
    }

    // MARK: - Getting ready and learning

    /// Lets the index get ready, where a person is about to search.
    open class func prepare() { prepareProtectionClasses([]) }

    /// Lets the indexes of some protection classes get ready, where a person is about to search.
    open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) {
        let operation = SearchableIndexOperation.prepare(protectionClasses: protectionClasses.map(\.rawValue))
        SearchableIndexChannel.shared.send(
            SearchableIndexRequest(index: SearchableIndexReference(), operation: operation)
        ) { _ in
            // An index that is not ready answers later, that is all.
        }
    }

    /// Tells the index what the person did with an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - visibleItems: All items that the person saw then.
    ///   - userInteractionType: What the person did.
    open func userEngaged(
        withItem item: CSSearchableItem, visibleItems: [CSSearchableItem], userInteractionType: UserInteractionKind
    ) {
        learn(
            item.uniqueIdentifier, isSuggestion: false, visible: visibleItems.map(\.uniqueIdentifier),
            userInteractionType)
    }

    /// Tells the index what the person did with a suggestion.
    ///
    /// - Parameters:
    ///   - suggestion: The suggestion.
    ///   - visibleSuggestions: All suggestions that the person saw then.
    ///   - userInteractionType: What the person did.
    open func userEngaged(
        withSuggestion suggestion: CSSuggestion, visibleSuggestions: [CSSuggestion],
        userInteractionType: UserInteractionKind
    ) {
        learn(
            suggestion.snapshot.text, isSuggestion: true, visible: visibleSuggestions.map(\.snapshot.text),
            userInteractionType)
    }

    /// Tells the index what the person did with an item.
    public func userEngaged(_ item: Item, visibleItems: [Item], interaction: UserInteractionKind) {
        userEngaged(withItem: item.item, visibleItems: visibleItems.map(\.item), userInteractionType: interaction)
    }

    /// Tells the index what the person did with a suggestion.
    public func userEngaged(
        _ suggestion: Suggestion, visibleSuggestions: [Suggestion], interaction: UserInteractionKind
    ) {
        userEngaged(
            withSuggestion: suggestion.suggestion, visibleSuggestions: visibleSuggestions.map(\.suggestion),
            userInteractionType: interaction)
    }

    private func learn(_ chosen: String, isSuggestion: Bool, visible: [String], _ interaction: UserInteractionKind) {
        let engagement = SearchEngagement(
            text: text, chosen: chosen, isSuggestion: isSuggestion, visible: visible,
            isSelection: interaction == .select)
        // An index that does not hear of it knows less, that is all.
        Task { _ = try? await send(.engaged(engagement)) }
    }
}
