public import Foundation

/// How a value is shown to a person: what a `DisplayRepresentation` resolves to for one language.
public struct DisplaySnapshot: Codable, Hashable, Sendable {
    /// The main line.
    public var title: String
    /// The second line.
    public var subtitle: String?
    /// A picture.
    public var image: ImageSnapshot?
    /// Other words for the same value; they match when a person names it.
    public var synonyms: [String]?

    /// Creates a display; `synonyms` are left out where there are none.
    public init(title: String, subtitle: String? = nil, image: ImageSnapshot? = nil, synonyms: [String] = []) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms.isEmpty ? nil : synonyms
    }
}

/// A picture that travels: by name, by place, or with its bytes.
public struct ImageSnapshot: Codable, Hashable, Sendable {
    /// Where the picture comes from.
    public enum Source: Codable, Hashable, Sendable {
        /// A symbol of the system, by its SF Symbols name.
        case system(String)
        /// A picture in the app's bundle.
        case named(String)
        /// A file or an address.
        case url(URL)
        /// The bytes of an encoded picture.
        case data(Data)
    }

    /// Where the picture comes from.
    public var source: Source
    /// Whether only its shape counts and it takes the colour of text.
    public var isTemplate: Bool?
    /// Whether it is shown in a circle.
    public var isCircular: Bool?

    /// Creates a picture.
    public init(_ source: Source, isTemplate: Bool? = nil, isCircular: Bool? = nil) {
        self.source = source
        self.isTemplate = isTemplate
        self.isCircular = isCircular
    }
}

/// What an intent says: the full text for ears and terminals, the short one beside a picture.
public struct DialogSnapshot: Codable, Hashable, Sendable {
    /// The text that stands alone.
    public var full: String
    /// The text that accompanies a view which shows the details.
    public var supporting: String?
    /// The name of a symbol beside the text.
    public var systemImageName: String?

    /// Creates a dialog.
    public init(full: String, supporting: String? = nil, systemImageName: String? = nil) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }
}
