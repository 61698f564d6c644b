extension CSSearchQuery {
    /// The items that a search finds, the best first.
    ///
    /// - Source: developer.apple.com/documentation/corespotlight/cssearchquery/results-swift.struct
    public struct Results: AsyncSequence, Sendable {
        public typealias Element = Item

        let query: CSSearchQuery

        public func makeAsyncIterator() -> Iterator { Iterator(query: query) }

        /// Goes through the items; the first step runs the search.
        public struct Iterator: AsyncIteratorProtocol {
            let query: CSSearchQuery
            private var rest: ArraySlice<CSSearchableItem>?

            init(query: CSSearchQuery) { self.query = query }

            /// The next item; nil after the last.
            ///
            /// - Throws: ``CSSearchQueryError``.
            public mutating func next() async throws -> Item? {
                if query.isCancelled { throw CSSearchQueryError(.cancelled) }
                if rest == nil { rest = try await query.find().items[...] }
                return rest?.popFirst().map(Item.init)
            }
        }

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
    }
}
