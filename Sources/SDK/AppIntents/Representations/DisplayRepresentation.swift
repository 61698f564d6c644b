public import FoundationAdditions

/// How a value is shown: a title, perhaps a subtitle and an image, and other words that name it.
///
/// - Source: AppIntents, `DisplayRepresentation`.
public struct DisplayRepresentation: ExpressibleByStringLiteral, Equatable, Sendable {
    /// The main line.
    public var title: LocalizedStringResource
    /// The second line.
    public var subtitle: LocalizedStringResource?
    /// A picture.
    public var image: Image?
    /// Other words for the same value; they match when a person names it.
    public var synonyms: [LocalizedStringResource] = []

    /// Creates a representation.
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// Creates a representation with further words that name the value.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.init(title: title, subtitle: subtitle, image: image)
        self.synonyms = synonyms
    }

    /// Creates a representation from text that needs no translation, as a name that a person gave.
    ///
    /// Apple's framework takes such text only by interpolation; the form is common in documents about it.
    @_disfavoredOverload
    public init(title: String, subtitle: String? = nil, image: Image? = nil) {
        self.init(
            title: LocalizedStringResource(stringLiteral: title),
            subtitle: subtitle.map { LocalizedStringResource(stringLiteral: $0) }, image: image)
    }

    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    /// Parts of a representation, to ask for only some of them.
    public struct Components: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The title and the subtitle.
        public static var text: Components { Components(rawValue: 1) }
    }
}

extension DisplayRepresentation {
    /// A picture of a value.
    ///
    /// - Source: AppIntents, `DisplayRepresentation.Image`.
    public struct Image: Codable, Hashable, Sendable {
        /// The shape in which a picture is shown.
        public struct DisplayStyle: Codable, Hashable, Sendable {
            let name: String
            /// As it is.
            public static var `default`: DisplayStyle { DisplayStyle(name: "default") }
            /// In a circle.
            public static var circular: DisplayStyle { DisplayStyle(name: "circular") }
        }

        enum Source: Codable, Hashable, Sendable {
            case data(Data)
            case named(String)
            case system(String)
            case url(URL, width: Double?, height: Double?)
        }

        let source: Source
        let isTemplate: Bool?
        let displayStyle: DisplayStyle

        /// Creates a picture from the bytes of an encoded image.
        public init(data: Data, isTemplate: Bool? = nil) {
            self.init(data: data, isTemplate: isTemplate, displayStyle: .default)
        }

        /// Creates a picture from the bytes of an encoded image, in a shape.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            (source, self.isTemplate, self.displayStyle) = (.data(data), isTemplate, displayStyle)
        }

        /// Creates a picture of the app's bundle.
        public init(named name: String, isTemplate: Bool? = nil) {
            self.init(named: name, isTemplate: isTemplate, displayStyle: .default)
        }

        /// Creates a picture of the app's bundle, in a shape.
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            (source, self.isTemplate, self.displayStyle) = (.named(name), isTemplate, displayStyle)
        }

        /// Creates a symbol by its SF Symbols name.
        public init(systemName name: String, isTemplate: Bool? = nil) {
            (source, self.isTemplate, displayStyle) = (.system(name), isTemplate, .default)
        }

        /// Creates a picture from a file or an address.
        public init(url: URL, isTemplate: Bool? = nil) {
            self.init(url: url, isTemplate: isTemplate, displayStyle: .default)
        }

        /// Creates a picture from a file or an address, in a shape.
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            (source, self.isTemplate, self.displayStyle) =
                (.url(url, width: nil, height: nil), isTemplate, displayStyle)
        }

        /// Creates a picture of known size, in points, from a file or an address.
        public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {
            self.init(url: url, width: width, height: height, isTemplate: isTemplate, displayStyle: .default)
        }

        /// Creates a picture of known size, in points, from a file or an address, in a shape.
        public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            (source, self.isTemplate, self.displayStyle) =
                (.url(url, width: width, height: height), isTemplate, displayStyle)
        }
    }
}
