package import IntentWire

extension SearchableAttributes {
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

extension SearchableCustomValue {
    /// A value of one of the app's own attributes.
    package init(key: CSCustomAttributeKey, value: SearchableAttributeValue) {
        self.init(
            name: key.keyName, value: value, isSearchable: key.isSearchable,
            isSearchableByDefault: key.isSearchableByDefault, isUnique: key.isUnique,
            isMultiValued: key.isMultiValued)
    }

    var key: CSCustomAttributeKey {
        CSCustomAttributeKey(
            checkedName: name, searchable: isSearchable, searchableByDefault: isSearchableByDefault, unique: isUnique,
            multiValued: isMultiValued)
    }
}
