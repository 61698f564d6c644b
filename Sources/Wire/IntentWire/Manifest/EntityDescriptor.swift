/// One type of entity.
public struct EntityDescriptor: Codable, Hashable, Sendable {
    /// The persistent identifier: the type's name unless the app chose another.
    public var identifier: String
    /// The type with its module.
    public var typeName: String
    /// What one is called.
    public var name: LocalizedText
    /// How a number of them is written, as `${count} tasks`.
    public var numericFormat: LocalizedText?
    public var synonyms: [LocalizedText]?
    public var properties: [PropertyDescriptor]
    public var query: QueryDescriptor
    /// Whether its values live only as long as the request that made them.
    public var isTransient: Bool
    /// Whether the app has exactly one.
    public var isUnique: Bool
    /// The system protocols that the type conforms to, as `IndexedEntity`, sorted.
    public var systemProtocols: [String]
    /// The schema that the type adopts, as `clock.alarm`.
    public var schema: String?
    /// Who must be there before anything of one is given away; absent where nobody must.
    public var authenticationPolicy: IntentDescriptor.AuthenticationPolicy?

    /// Creates a description with only what every entity type has.
    public init(identifier: String, typeName: String, name: LocalizedText, query: QueryDescriptor) {
        self.identifier = identifier
        self.typeName = typeName
        self.name = name
        self.query = query
        self.properties = []
        self.isTransient = false
        self.isUnique = false
        self.systemProtocols = []
    }

    /// The property with this name.
    public func property(_ name: String) -> PropertyDescriptor? { properties.first { $0.name == name } }
}

/// One exposed property of an entity.
public struct PropertyDescriptor: Codable, Hashable, Sendable {
    /// The name of the Swift property, or the identifier that the app gave.
    public var name: String
    public var title: LocalizedText
    public var type: ValueType
    public var isOptional: Bool
    /// Whether it is fetched only when asked for.
    public var isDeferred: Bool?
    /// Who must be there before its value is given away: at least the policy of the entity; absent where nobody must.
    public var authenticationPolicy: IntentDescriptor.AuthenticationPolicy?

    /// Creates a description.
    public init(name: String, title: LocalizedText, type: ValueType, isOptional: Bool, isDeferred: Bool? = nil) {
        self.name = name
        self.title = title
        self.type = type
        self.isOptional = isOptional
        self.isDeferred = isDeferred
    }
}

/// What an entity's default query can do.
public struct QueryDescriptor: Codable, Hashable, Sendable {
    /// The query's type with its module.
    public var typeName: String
    /// Whether it finds entities by text (`EntityStringQuery`).
    public var supportsText: Bool
    /// Whether it lists all entities (`EnumerableEntityQuery`).
    public var supportsAll: Bool
    /// Whether it gives suggestions.
    public var supportsSuggestions: Bool
    /// What it can be asked about properties; absent where it is neither an `EntityPropertyQuery` nor an
    /// `EnumerableEntityQuery`.
    public var propertyFilters: [PropertyFilterDescriptor]?
    /// The properties it sorts by, by name.
    public var sortableProperties: [String]?
    /// The types of values, which are no entities, for which the app finds entities (`IntentValueQuery`).
    public var valueTypes: [ValueType]?
    /// What the Find action is described as.
    public var findDescription: LocalizedText?
    /// Whether the index of search lists and filters the entities, since the app's query does not; absent where it does.
    public var usesIndex: Bool?

    /// Creates a description of a query that finds by identifier only.
    public init(typeName: String) {
        self.typeName = typeName
        self.supportsText = false
        self.supportsAll = false
        self.supportsSuggestions = true
    }
}

/// How one property can be compared by a property query.
public struct PropertyFilterDescriptor: Codable, Hashable, Sendable {
    /// The property's name.
    public var property: String
    public var title: LocalizedText
    public var type: ValueType
    public var comparisons: [ComparisonOperator]

    /// Creates a description.
    public init(property: String, title: LocalizedText, type: ValueType, comparisons: [ComparisonOperator]) {
        self.property = property
        self.title = title
        self.type = type
        self.comparisons = comparisons
    }
}
