import IntentWire
import Synchronization

/// A search in what the app has indexed.
///
/// ``start()`` runs the query once and tells the handlers what it finds; ``results`` gives that to a loop, each time anew.
/// Handlers are called from any thread, one after the other. All members may be used from any task.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchquery
// @unchecked: all that changes is behind the mutex; handlers are only called from the one task that runs the query.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    private struct State {
        var foundItemsHandler: (([CSSearchableItem]) -> Void)?
        var completionHandler: (((any Error)?) -> Void)?
        var protectionClasses: [FileProtectionType] = []
        var foundItemCount = 0
        var isCancelled = false
        var run: Task<Void, Never>?
    }

    private let queryString: String
    private let context: CSSearchQueryContext?
    private let channel: SearchableIndexChannel
    private let state = Mutex(UncheckedState(State()))

    /// What the mutex guards; the handlers of an app need not be sendable.
    private struct UncheckedState: @unchecked Sendable {
        var value: State
        init(_ value: State) { self.value = value }
    }

    /// A search.
    ///
    /// - Parameters:
    ///   - queryString: Comparisons of attributes with values, as `title == "tea*"cd && pageCount > 3`.
    ///   - queryContext: What else to look for, and what to bring back. It is copied.
    public init(queryString: String, queryContext: CSSearchQueryContext?) {
        self.queryString = queryString
        context = queryContext?.copy() as? CSSearchQueryContext
        channel = .shared
        super.init()
    }

    /// A search that brings back some attributes.
    ///
    /// - Parameters:
    ///   - queryString: Comparisons of attributes with values, as `title == "tea*"cd`.
    ///   - attributes: The names of the attributes that found items are to have; all where `nil`.
    public init(queryString: String, attributes: [String]?) {
        self.queryString = queryString
        let context = CSSearchQueryContext()
        context.fetchAttributes = attributes ?? []
        self.context = context
        channel = .shared
        super.init()
    }

    /// A search at the end of a channel of its own.
    package init(queryString: String, queryContext: CSSearchQueryContext?, channel: SearchableIndexChannel) {
        self.queryString = queryString
        context = queryContext?.copy() as? CSSearchQueryContext
        self.channel = channel
        super.init()
    }

    @available(*, unavailable, message: "a search has a query: use init(queryString:queryContext:)")
    public override init() { preconditionFailure("unavailable: no caller compiles") }

    /// Gets items that were found.
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)? {
        get { state.withLock(\.value.foundItemsHandler) }
        set { state.withLock { $0.value.foundItemsHandler = newValue } }
    }

    /// Gets `nil` when all that there is was found, or ``CSSearchQueryError``.
    open var completionHandler: (((any Error)?) -> Void)? {
        get { state.withLock(\.value.completionHandler) }
        set { state.withLock { $0.value.completionHandler = newValue } }
    }

    /// The protection classes of the indexes to search in; all where there are none.
    open var protectionClasses: [FileProtectionType] {
        get { state.withLock(\.value.protectionClasses) }
        set { state.withLock { $0.value.protectionClasses = newValue } }
    }

    /// How many items were found so far.
    open var foundItemCount: Int { state.withLock(\.value.foundItemCount) }

    /// Whether the search was cancelled.
    open var isCancelled: Bool { state.withLock(\.value.isCancelled) }

    /// What the search finds. Going through it runs the search; an error that it throws is a ``CSSearchQueryError``.
    open var results: Results { Results(query: self) }

    /// Begins the search. It does nothing where the search has begun.
    open func start() {
        state.withLock { state in
            guard state.value.run == nil else { return }
            state.value.run = Task { await self.run() }
        }
    }

    /// Ends the search; the completion handler gets ``CSSearchQueryError/Code/cancelled``.
    open func cancel() {
        let run = state.withLock { state in
            state.value.isCancelled = true
            return state.value.run
        }
        run?.cancel()
    }

    private func run() async {
        do throws(CSSearchQueryError) {
            deliver(try await find())
            completionHandler?(nil)
        } catch {
            completionHandler?(error)
        }
    }

    /// Tells the handlers what was found.
    func deliver(_ found: Findings) {
        if !found.items.isEmpty { foundItemsHandler?(found.items) }
    }

    /// What is sent to the index.
    func request() throws(CSSearchQueryError) -> SearchableIndexQuery {
        guard queryString.contains(where: { !$0.isWhitespace }) else {
            throw CSSearchQueryError(.invalidQuery, "the query is empty: compare an attribute, as title == \"tea*\"cd")
        }
        return baseRequest
    }

    /// What all queries send.
    final var baseRequest: SearchableIndexQuery {
        SearchableIndexQuery(
            query: queryString, filters: context?.filterQueries ?? [], attributes: context?.fetchAttributes ?? [],
            language: context?.keyboardLanguage, includesMail: context?.sourceOptions.contains(.allowMail) ?? false,
            protectionClasses: protectionClasses.map(\.rawValue))
    }

    /// Items and suggestions, the best first.
    struct Findings {
        var items: [CSSearchableItem] = []
        var suggestions: [CSSuggestion] = []
    }

    /// Asks the index.
    final func find() async throws(CSSearchQueryError) -> Findings {
        guard !isCancelled else { throw CSSearchQueryError(.cancelled) }
        let answer = try await send(.search(request()))
        guard !isCancelled, !Task.isCancelled else { throw CSSearchQueryError(.cancelled) }
        guard let answer else { return Findings() }
        let found: SearchableIndexAnswer
        do {
            found = try JSONDecoder().decode(SearchableIndexAnswer.self, from: answer)
        } catch {
            throw CSSearchQueryError(.unknown, "the answer of the index cannot be read: \(error)")
        }
        if let reason = found.invalidQuery { throw CSSearchQueryError(.invalidQuery, reason) }
        state.withLock { $0.value.foundItemCount = found.items.count }
        return Findings(
            items: found.items.enumerated().map { place, snapshot in
                let item = CSSearchableItem(snapshot: snapshot)
                item.rank = item.rank ?? place
                return item
            },
            suggestions: found.suggestions.enumerated().map { CSSuggestion($1, rank: $0) })
    }

    /// Sends an operation that concerns all of the app's indexes.
    final func send(_ operation: SearchableIndexOperation) async throws(CSSearchQueryError) -> Data? {
        do {
            return try await channel.send(
                SearchableIndexRequest(index: SearchableIndexReference(), operation: operation))
        } catch {
            throw (error as? CSIndexError).map(CSSearchQueryError.init) ?? CSSearchQueryError(.unknown)
        }
    }
}
