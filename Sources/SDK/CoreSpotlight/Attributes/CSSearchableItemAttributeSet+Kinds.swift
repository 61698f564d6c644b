import IntentWire

// How properties reach their attributes, one subscript a kind. A value of another kind reads as nil.
extension CSSearchableItemAttributeSet {
    subscript(text name: String) -> String? {
        get { if case .text(let value) = value(ofAttribute: name) { value } else { nil } }
        set { setValue(newValue.map(SearchableAttributeValue.text), forAttribute: name) }
    }

    subscript(texts name: String) -> [String]? {
        get { if case .texts(let value) = value(ofAttribute: name) { value } else { nil } }
        set { setValue(newValue.map(SearchableAttributeValue.texts), forAttribute: name) }
    }

    subscript(number name: String) -> NSNumber? {
        get { value(ofAttribute: name)?.numberObject }
        set { setValue(newValue.map { SearchableAttributeValue($0) }, forAttribute: name) }
    }

    subscript(date name: String) -> Date? {
        get { if case .date(let value) = value(ofAttribute: name) { value } else { nil } }
        set { setValue(newValue.map(SearchableAttributeValue.date), forAttribute: name) }
    }

    subscript(dates name: String) -> [Date]? {
        get { if case .dates(let value) = value(ofAttribute: name) { value } else { nil } }
        set { setValue(newValue.map(SearchableAttributeValue.dates), forAttribute: name) }
    }

    subscript(link name: String) -> URL? {
        get { if case .link(let value) = value(ofAttribute: name) { value } else { nil } }
        set { setValue(newValue.map(SearchableAttributeValue.link), forAttribute: name) }
    }

    subscript(data name: String) -> Data? {
        get { if case .data(let value) = value(ofAttribute: name) { value } else { nil } }
        set { setValue(newValue.map(SearchableAttributeValue.data), forAttribute: name) }
    }

    subscript(type name: String) -> UTType? {
        get { self[text: name].map { UTType($0) ?? UTType(uncheckedIdentifier: $0) } }
        set { self[text: name] = newValue?.identifier }
    }

    subscript(people name: String) -> [CSPerson]? {
        get {
            if case .people(let value) = value(ofAttribute: name) { value.map(CSPerson.init(snapshot:)) } else { nil }
        }
        set { setValue(newValue.map { .people($0.map(\.snapshot)) }, forAttribute: name) }
    }

    subscript(headers name: String) -> [String: [Any]]? {
        get { if case .headers(let value) = value(ofAttribute: name) { value } else { nil } }
        set {
            let fields = newValue.map { $0.mapValues { values in values.map { "\($0)" } } }
            setValue(fields.map(SearchableAttributeValue.headers), forAttribute: name)
        }
    }
}
