import IntentWire

extension CSSearchableItemAttributeSet {
    /// The name of the attribute that a key path leads to, as `title` for `\.title`.
    ///
    /// - Returns: `nil` for a key path to something that is no attribute.
    package static func attributeName(
        of keyPath: PartialKeyPath<CSSearchableItemAttributeSet>
    ) -> String? {
        let probe = AttributeProbe()
        _ = probe[keyPath: keyPath]
        return probe.name
    }

    /// Sets the attribute that a key path leads to, from any value that fits its kind.
    ///
    /// Texts are taken from text, styled text, URLs and numbers; lists of texts from these and from lists of them;
    /// numbers from numbers and truth values; dates, URLs, data and types from their own kind only.
    ///
    /// - Parameters:
    ///   - value: The value; `nil` removes the attribute.
    ///   - keyPath: The property.
    /// - Returns: Whether the value fits, and the key path leads to an attribute that can be set.
    @discardableResult
    package func assign(_ value: Any?, to keyPath: PartialKeyPath<CSSearchableItemAttributeSet>) -> Bool {
        switch keyPath {
        case let path as WritablePath<String?>: assign(value, to: path, as: Self.text)
        case let path as WritablePath<[String]?>: assign(value, to: path, as: Self.texts)
        case let path as WritablePath<NSNumber?>: assign(value, to: path, as: Self.number)
        case let path as WritablePath<Date?>: assign(value, to: path) { $0 as? Date }
        case let path as WritablePath<[Date]?>: assign(value, to: path) { $0 as? [Date] ?? ($0 as? Date).map { [$0] } }
        case let path as WritablePath<URL?>: assign(value, to: path) { $0 as? URL }
        case let path as WritablePath<Data?>: assign(value, to: path) { $0 as? Data }
        case let path as WritablePath<UTType?>: assign(value, to: path) { $0 as? UTType }
        case let path as WritablePath<[CSPerson]?>: assign(value, to: path) { $0 as? [CSPerson] }
        case let path as WritablePath<[String]>: assign(value, to: path, orElse: [], as: Self.texts)
        case let path as WritablePath<NSNumber>: assign(value, to: path, orElse: false, as: Self.number)
        default: false
        }
    }

    /// Sets one of the app's own attributes from a text, number, date, data, URL, or an array of these.
    ///
    /// - Parameters:
    ///   - value: The value; `nil` removes the attribute.
    ///   - key: The key of the attribute.
    /// - Returns: Whether custom attributes have such values.
    @discardableResult
    package func assign(_ value: Any?, toCustomKey key: CSCustomAttributeKey) -> Bool {
        let object = value.flatMap(Self.object)
        if value != nil, object == nil { return false }
        setValue(object, forCustomKey: key)
        return true
    }

    /// A value as the object that custom attributes have: Foundation here makes no objects of Swift's values by itself.
    private static func object(_ value: Any) -> (any NSSecureCoding)? {
        if let values = value as? [Any] {
            let objects = values.compactMap(object)
            return objects.count == values.count ? objects as NSArray : nil
        }
        return number(value) ?? SearchableAttributeValue(object: value)?.object
    }

    private typealias WritablePath<Value> = ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Value>

    private func assign<Value>(
        _ value: Any?, to keyPath: WritablePath<Value?>, as convert: (Any) -> Value?
    ) -> Bool {
        guard let value else {
            self[keyPath: keyPath] = nil
            return true
        }
        guard let converted = convert(value) else { return false }
        self[keyPath: keyPath] = converted
        return true
    }

    private func assign<Value>(
        _ value: Any?, to keyPath: WritablePath<Value>, orElse empty: Value, as convert: (Any) -> Value?
    ) -> Bool {
        guard let converted = value.map(convert) ?? empty else { return false }
        self[keyPath: keyPath] = converted
        return true
    }

    private static func text(_ value: Any) -> String? {
        switch value {
        case let value as String: value
        case let value as AttributedString: String(value.characters)
        case let value as URL: value.absoluteString
        case let value as Bool: "\(value)"
        case let value as any Numeric: "\(value)"
        case let value as UTType: value.identifier
        default: nil
        }
    }

    private static func texts(_ value: Any) -> [String]? {
        guard let values = value as? [Any] else { return text(value).map { [$0] } }
        let texts = values.compactMap(text)
        return texts.count == values.count ? texts : nil
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as Bool: NSNumber(value: value)
        case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: Double(value))
        case let value as Decimal: NSDecimalNumber(decimal: value)
        case let value as NSNumber: value
        default: nil
        }
    }
}

/// A set that notes which attribute is read: key paths to computed properties do not tell it.
private final class AttributeProbe: CSSearchableItemAttributeSet {
    private(set) var name: String?

    override init() { super.init() }

    required init?(coder: NSCoder) { nil }

    override func value(ofAttribute name: String) -> SearchableAttributeValue? {
        self.name = name
        return nil
    }
}
