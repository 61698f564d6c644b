package import IntentWire

/// What is known of an item: all that people may search for, and all that results show.
///
/// Every property is an attribute; what is `nil` is unknown. An attribute set is for one task at a time.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchableitemattributeset
open class CSSearchableItemAttributeSet: NSObject, NSCopying, NSSecureCoding {
    /// The attributes by the names of their properties.
    package private(set) var attributes: [String: SearchableAttributeValue] = [:]
    /// The attributes that were set to `nil`: an update of an item removes them.
    package private(set) var removedAttributes: Set<String> = []
    /// The values of the app's own attributes.
    private(set) var customValues: [CSCustomAttributeKey: any NSSecureCoding] = [:]
    /// The app entity that the item stands for.
    package var appEntity: SearchableEntityReference?

    /// An empty set.
    public override init() { super.init() }

    /// A set for content of a type.
    public init(contentType: UTType) {
        super.init()
        self.contentType = contentType.identifier
    }

    /// A set for content of a type.
    ///
    /// - Parameter type: The identifier of the type. ``init(contentType:)`` takes the type itself.
    public init(itemContentType type: String) {
        super.init()
        contentType = type
    }

    /// The value of an attribute. Everything that reads an attribute goes through here.
    func value(ofAttribute name: String) -> SearchableAttributeValue? { attributes[name] }

    /// Changes an attribute.
    ///
    /// - Parameters:
    ///   - value: The value; `nil` to remove the attribute, also from an item that is updated.
    ///   - name: The name of the property.
    package func setValue(_ value: SearchableAttributeValue?, forAttribute name: String) {
        attributes[name] = value
        if value == nil { removedAttributes.insert(name) } else { removedAttributes.remove(name) }
    }

    /// Moves all attributes of another set here, where they replace those that are here already.
    ///
    /// The other set is empty afterwards.
    open func move(from sourceAttributeSet: CSSearchableItemAttributeSet) {
        guard sourceAttributeSet !== self else { return }
        for name in sourceAttributeSet.removedAttributes { setValue(nil, forAttribute: name) }
        for (name, value) in sourceAttributeSet.attributes { setValue(value, forAttribute: name) }
        customValues.merge(sourceAttributeSet.customValues) { $1 }
        appEntity = sourceAttributeSet.appEntity ?? appEntity
        sourceAttributeSet.attributes = [:]
        sourceAttributeSet.removedAttributes = []
        sourceAttributeSet.customValues = [:]
        sourceAttributeSet.appEntity = nil
    }

    // MARK: - Custom attributes

    /// Changes one of the app's own attributes.
    ///
    /// - Parameters:
    ///   - value: A text, number, date, data, URL, or an array of these; `nil` to remove the attribute. Objects of
    ///     other classes are kept here, but do not reach the index.
    ///   - key: The key of the attribute.
    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        customValues[key] = value
    }

    /// The value of one of the app's own attributes.
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? { customValues[key] }

    // MARK: - Copies and archives

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchableItemAttributeSet()
        copy.attributes = attributes
        copy.removedAttributes = removedAttributes
        copy.customValues = customValues
        copy.appEntity = appEntity
        return copy
    }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let snapshot = SearchableAttributes(coder: coder) else { return nil }
        super.init()
        restore(snapshot)
    }

    open func encode(with coder: NSCoder) { snapshot.encode(with: coder) }

    /// The attributes as a value.
    package var snapshot: SearchableAttributes {
        get {
            let custom = customValues.compactMap { key, object in
                SearchableAttributeValue(object: object).map { SearchableCustomValue(key: key, value: $0) }
            }
            return SearchableAttributes(
                values: attributes, removed: removedAttributes.sorted(),
                custom: custom.sorted { $0.name < $1.name }, entity: appEntity)
        }
        set { restore(newValue) }
    }

    private func restore(_ snapshot: SearchableAttributes) {
        attributes = snapshot.values
        removedAttributes = Set(snapshot.removed)
        appEntity = snapshot.entity
        customValues = [:]
        for value in snapshot.custom { customValues[value.key] = value.value.object }
    }
}
