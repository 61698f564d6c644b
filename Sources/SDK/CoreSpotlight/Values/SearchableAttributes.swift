/// All attributes of an item, as they are sent.
package struct SearchableAttributes: Codable, Hashable, Sendable {
    /// The values by the names of the properties.
    package var values: [String: SearchableAttributeValue]
    /// The attributes that an update removes, sorted.
    package var removed: [String]
    /// The app's own attributes, sorted by name.
    package var custom: [SearchableCustomValue]
    /// The app entity that the item stands for.
    package var entity: SearchableEntityReference?

    /// Creates the attributes.
    package init(
        values: [String: SearchableAttributeValue] = [:], removed: [String] = [],
        custom: [SearchableCustomValue] = [], entity: SearchableEntityReference? = nil
    ) {
        self.values = values
        self.removed = removed
        self.custom = custom
        self.entity = entity
    }

    init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "attributes"),
            let data = coder.decodeObject(of: NSData.self, forKey: "attributes") as Data?,
            let attributes = try? JSONDecoder().decode(SearchableAttributes.self, from: data)
        else { return nil }
        self = attributes
    }

    func encode(with coder: NSCoder) {
        // Only numbers that JSON cannot write make this fail, as NaN; then there is nothing to read either.
        guard let data = try? JSONEncoder().encode(self) else { return }
        coder.encode(data as NSData, forKey: "attributes")
    }
}

/// A value of an attribute that an app defines itself.
package struct SearchableCustomValue: Codable, Hashable, Sendable {
    package var name: String
    package var value: SearchableAttributeValue
    package var isSearchable: Bool
    package var isSearchableByDefault: Bool
    package var isUnique: Bool
    package var isMultiValued: Bool

    /// Creates a value.
    package init(key: CSCustomAttributeKey, value: SearchableAttributeValue) {
        name = key.keyName
        self.value = value
        isSearchable = key.isSearchable
        isSearchableByDefault = key.isSearchableByDefault
        isUnique = key.isUnique
        isMultiValued = key.isMultiValued
    }

    var key: CSCustomAttributeKey {
        CSCustomAttributeKey(
            checkedName: name, searchable: isSearchable, searchableByDefault: isSearchableByDefault, unique: isUnique,
            multiValued: isMultiValued)
    }
}

/// The app entity that an item stands for.
package struct SearchableEntityReference: Codable, Hashable, Sendable {
    /// The identifier of the entity's type.
    package var type: String
    /// The entity's identifier as text.
    package var identifier: String
    /// How much the app values the entity among its own; greater is more.
    package var priority: Int

    /// Creates a reference.
    package init(type: String, identifier: String, priority: Int = 0) {
        self.type = type
        self.identifier = identifier
        self.priority = priority
    }
}
