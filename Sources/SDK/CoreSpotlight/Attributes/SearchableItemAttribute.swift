/// The name of an attribute.
///
/// Its raw value is the name of the property of ``CSSearchableItemAttributeSet``.
///
/// - Source: developer.apple.com/documentation/corespotlight/searchableitemattribute
public struct SearchableItemAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// An attribute by the name of its property.
    public init(rawValue: String) { self.rawValue = rawValue }
}
