/// How a property is compared.
public enum ComparisonOperator: String, Codable, Hashable, Sendable, CaseIterable {
    case equalTo, notEqualTo, contains, hasPrefix, hasSuffix, lessThan, lessThanOrEqualTo, greaterThan,
        greaterThanOrEqualTo, isBetween
}

/// A comparison of one property.
public struct EntityComparison: Codable, Hashable, Sendable {
    /// The property's name.
    public var property: String
    public var comparison: ComparisonOperator
    /// What it is compared with: one value, two for `isBetween`.
    public var values: [IntentValue]

    /// Creates a comparison.
    public init(property: String, comparison: ComparisonOperator, values: [IntentValue]) {
        self.property = property
        self.comparison = comparison
        self.values = values
    }
}

/// Comparisons that all hold, or of which one holds.
public struct EntityFilter: Codable, Hashable, Sendable {
    /// How the comparisons are joined.
    public enum Mode: String, Codable, Sendable { case and, or }

    public var comparisons: [EntityComparison]
    public var mode: Mode

    /// Creates a filter.
    public init(comparisons: [EntityComparison], mode: Mode = .and) {
        self.comparisons = comparisons
        self.mode = mode
    }
}

/// An order of entities.
public struct EntitySort: Codable, Hashable, Sendable {
    /// The property's name.
    public var property: String
    public var ascending: Bool

    /// Creates an order.
    public init(property: String, ascending: Bool = true) {
        self.property = property
        self.ascending = ascending
    }
}

/// A question to an entity's query.
public struct EntityRequest: Codable, Hashable, Sendable {
    /// What is asked.
    public enum Query: Codable, Hashable, Sendable {
        /// Entities by identifier; unknown ones are left out of the answer.
        case identifiers([String])
        /// Entities that fit a text, by the app's string query, else by the titles of what the query lists.
        case matching(String)
        /// What the app proposes.
        case suggested
        /// Every entity, where the query lists them; else what the app proposes.
        case all
        /// Entities by their properties.
        case filter(EntityFilter, sort: [EntitySort])
        /// Entities that fit a value which is no entity, by the app's value queries.
        case value(IntentValue)
    }

    /// The entity type's identifier.
    public var entity: String
    public var query: Query
    /// How many entities are wanted at most.
    public var limit: Int?
    /// Deferred properties to fetch, by name.
    public var deferredProperties: [String]?
    /// The language of the answer, as a BCP 47 tag.
    public var locale: String?
    /// Who asks; a person where nil.
    public var source: RequestSource?
    /// What the one who asks calls itself, as an assistant's program.
    public var requester: String?
    /// The process of this machine at which the person sits who asks.
    public var process: Int32?

    /// Creates a question.
    public init(
        entity: String, query: Query, limit: Int? = nil, deferredProperties: [String]? = nil, locale: String? = nil
    ) {
        self.entity = entity
        self.query = query
        self.limit = limit
        self.deferredProperties = deferredProperties
        self.locale = locale
    }
}

/// The answer of an entity's query.
public struct EntityResponse: Codable, Hashable, Sendable {
    public var entities: [EntitySnapshot]

    /// Creates an answer.
    public init(entities: [EntitySnapshot]) { self.entities = entities }
}
