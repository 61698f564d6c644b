/// All attributes of an item, as they are sent.
public struct SearchableAttributes: Codable, Hashable, Sendable {
    /// The values by the names of the properties.
    public var values: [String: SearchableAttributeValue]
    /// The attributes that an update removes, sorted.
    public var removed: [String]
    /// The app's own attributes, sorted by name.
    public var custom: [SearchableCustomValue]
    /// The app entity that the item stands for.
    public var entity: SearchableEntityReference?

    /// Creates the attributes.
    public init(
        values: [String: SearchableAttributeValue] = [:], removed: [String] = [],
        custom: [SearchableCustomValue] = [], entity: SearchableEntityReference? = nil
    ) {
        self.values = values
        self.removed = removed
        self.custom = custom
        self.entity = entity
    }
}

/// A value of an attribute that an app defines itself.
public struct SearchableCustomValue: Codable, Hashable, Sendable {
    public var name: String
    public var value: SearchableAttributeValue
    public var isSearchable: Bool
    public var isSearchableByDefault: Bool
    public var isUnique: Bool
    public var isMultiValued: Bool

    /// Creates a value.
    public init(
        name: String, value: SearchableAttributeValue, isSearchable: Bool = false, isSearchableByDefault: Bool = false,
        isUnique: Bool = false, isMultiValued: Bool = false
    ) {
        self.name = name
        self.value = value
        self.isSearchable = isSearchable
        self.isSearchableByDefault = isSearchableByDefault
        self.isUnique = isUnique
        self.isMultiValued = isMultiValued
    }
}

/// The app entity that an item stands for.
public struct SearchableEntityReference: Codable, Hashable, Sendable {
    /// The identifier of the entity's type.
    public var type: String
    /// The entity's identifier as text.
    public var identifier: String
    /// How much the app values the entity among its own; greater is more.
    public var priority: Int

    /// Creates a reference.
    public init(type: String, identifier: String, priority: Int = 0) {
        self.type = type
        self.identifier = identifier
        self.priority = priority
    }
}
