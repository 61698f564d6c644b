/// One enumeration of an app.
public struct EnumDescriptor: Codable, Hashable, Sendable {
    /// One case.
    public struct Case: Codable, Hashable, Sendable {
        /// The raw value as text.
        public var rawValue: String
        public var title: LocalizedText
        public var subtitle: LocalizedText?
        public var synonyms: [LocalizedText]?
        public var image: ImageSnapshot?

        /// Creates a case.
        public init(
            rawValue: String, title: LocalizedText, subtitle: LocalizedText? = nil, synonyms: [LocalizedText] = [],
            image: ImageSnapshot? = nil
        ) {
            self.rawValue = rawValue
            self.title = title
            self.subtitle = subtitle
            self.synonyms = synonyms.isEmpty ? nil : synonyms
            self.image = image
        }
    }

    /// The persistent identifier.
    public var identifier: String
    /// The type with its module.
    public var typeName: String
    public var name: LocalizedText
    /// The cases in the order of the source.
    public var cases: [Case]

    /// Creates a description.
    public init(identifier: String, typeName: String, name: LocalizedText, cases: [Case]) {
        self.identifier = identifier
        self.typeName = typeName
        self.name = name
        self.cases = cases
    }
}
