import IntentWire

extension CSUserQuery {
    /// The suggestions and the items that the search finds. Going through them runs the search.
    public var responses: Responses { Responses(query: self) }

    /// The suggestions that the search finds. Going through them runs the search.
    public var suggestions: Suggestions { Suggestions(query: self) }

    /// An item that was found.
    // @unchecked: nothing else has the object, which a search makes for this value.
    public struct Item: Identifiable, Hashable, Comparable, @unchecked Sendable {
        /// The item.
        public var item: CSSearchableItem

        /// The name of the item within the app.
        public var id: String { item.uniqueIdentifier }

        /// Whether the left one fits better.
        public static func < (left: Item, right: Item) -> Bool {
            left.item.compare(byRank: right.item) == .orderedAscending
        }

        /// Whether the right one fits better.
        public static func > (left: Item, right: Item) -> Bool { right < left }
    }

    /// A suggestion that was found.
    // @unchecked: nothing of a suggestion changes.
    public struct Suggestion: Identifiable, Hashable, Comparable, @unchecked Sendable {
        /// The suggestion.
        public var suggestion: CSSuggestion

        /// The text of the suggestion.
        public var id: String { suggestion.snapshot.text }

        /// Whether the left one fits better.
        public static func < (left: Suggestion, right: Suggestion) -> Bool {
            left.suggestion.compare(right.suggestion) == .orderedAscending
        }

        /// Whether the right one fits better.
        public static func > (left: Suggestion, right: Suggestion) -> Bool { right < left }
    }

    /// Suggestions, the best first.
    public struct Suggestions: AsyncSequence, Sendable {
        public typealias Element = Suggestion

        let query: CSUserQuery

        public func makeAsyncIterator() -> Iterator { Iterator(query: query) }

        /// Goes through the suggestions; the first step runs the search.
        public struct Iterator: AsyncIteratorProtocol {
            let query: CSUserQuery
            private var rest: ArraySlice<CSSuggestion>?

            init(query: CSUserQuery) { self.query = query }

            /// The next suggestion; nil after the last.
            ///
            /// - Throws: ``CSSearchQueryError``.
            public mutating func next() async throws -> Suggestion? {
                if query.isCancelled { throw CSSearchQueryError(.cancelled) }
                if rest == nil { rest = try await query.find().suggestions[...] }
                return rest?.popFirst().map(Suggestion.init)
            }
        }
    }

    /// Suggestions, then items, each the best first.
    public struct Responses: AsyncSequence, Sendable {
        public typealias Element = Response

        /// One of what a search finds.
        public enum Response: Identifiable, Hashable, Sendable {
            case item(Item)
            case suggestion(Suggestion)

            /// The name of the item within the app, or the text of the suggestion.
            public var id: String {
                switch self {
                case .item(let item): item.id
                case .suggestion(let suggestion): suggestion.id
                }
            }
        }

        let query: CSUserQuery

        public func makeAsyncIterator() -> Iterator { Iterator(query: query) }

        /// Goes through what is found; the first step runs the search.
        public struct Iterator: AsyncIteratorProtocol {
            let query: CSUserQuery
            private var rest: ArraySlice<Response>?

            init(query: CSUserQuery) { self.query = query }

            /// The next one; nil after the last.
            ///
            /// - Throws: ``CSSearchQueryError``.
            public mutating func next() async throws -> Response? {
                if query.isCancelled { throw CSSearchQueryError(.cancelled) }
                if rest == nil {
                    let found = try await query.find()
                    let suggestions = found.suggestions.map { Response.suggestion(Suggestion(suggestion: $0)) }
                    rest = (suggestions + found.items.map { .item(Item(item: $0)) })[...]
                }
                return rest?.popFirst()
            }
        }
    }
}
