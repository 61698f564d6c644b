/// A search as it is sent; its answer is a list of ``SearchableItemSnapshot`` as JSON, the best first.
package struct SearchableIndexQuery: Codable, Hashable, Sendable {
    /// The query, as `title == "tea*"cd`.
    package var query: String
    /// Queries that found items must fit, too.
    package var filters: [String]
    /// The names of the attributes that are wanted; all where there are none.
    package var attributes: [String]
    /// The language that the person types in.
    package var language: String?
    /// Whether the person's mail is searched, too.
    package var includesMail: Bool
    /// The raw values of the protection classes of the indexes that are searched; all where there are none.
    package var protectionClasses: [String]

    /// Creates a search.
    package init(
        query: String, filters: [String] = [], attributes: [String] = [], language: String? = nil,
        includesMail: Bool = false, protectionClasses: [String] = []
    ) {
        self.query = query
        self.filters = filters
        self.attributes = attributes
        self.language = language
        self.includesMail = includesMail
        self.protectionClasses = protectionClasses
    }
}
