public import FoundationAdditions

/// What values of a type are called.
///
/// - Source: AppIntents, `TypeDisplayRepresentation`.
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
    /// What one value is called.
    public var name: LocalizedStringResource
    /// How a number of values is written.
    public var numericFormat: LocalizedStringResource?
    /// Other names of the type.
    public var synonyms: [LocalizedStringResource] = []

    /// Creates a representation.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        self.name = name
        self.numericFormat = numericFormat
    }

    /// Creates a representation with further names.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.init(name: name, numericFormat: numericFormat)
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
}
