/// A view as it travels: drawn by the app into values, shown by a surface.
///
/// Text is in the person's language already; only timers and relative dates carry their dates, so that a surface can
/// keep them running. What a person can press carries its intent with the values to run it with.
public struct ViewTree: Hashable, Sendable {
    /// The version of the form that this package writes. Readers refuse newer ones.
    public static let currentVersion = 1
    /// How deep nodes may nest. JSON readers allow 512 levels, and one node takes up to five.
    public static let maximumDepth = 90
    /// How many nodes a tree may have.
    public static let maximumNodes = 10_000
    /// How many bytes the pictures of a tree may have together.
    public static let maximumImageBytes = 8 << 20

    public var version: Int
    public var root: ViewNode
    /// The language of the texts, as a BCP 47 tag.
    public var locale: String?
    /// Whether lines run from right to left.
    public var isRightToLeft: Bool?
    /// The appearance that the app drew for; colours with two values suit both.
    public var colorScheme: ViewColorScheme?

    /// Creates a tree of the current version.
    public init(
        root: ViewNode, locale: String? = nil, isRightToLeft: Bool? = nil, colorScheme: ViewColorScheme? = nil
    ) {
        version = Self.currentVersion
        self.root = root
        self.locale = locale
        self.isRightToLeft = isRightToLeft
        self.colorScheme = colorScheme
    }
}

/// A light or a dark surface.
public enum ViewColorScheme: String, Codable, Hashable, Sendable { case light, dark }

extension ViewTree: Codable {
    private enum Key: String, CodingKey { case version, root, locale, isRightToLeft, colorScheme }

    /// Reads a tree.
    ///
    /// - Throws: `DecodingError` where it is of a newer version or nests too deep.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        version = try container.decode(Int.self, forKey: .version)
        guard version <= Self.currentVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: container,
                debugDescription: "the view has version \(version), newer than \(Self.currentVersion): upgrade beckon")
        }
        root = try container.decode(ViewNode.self, forKey: .root)
        locale = try container.decodeIfPresent(String.self, forKey: .locale)
        isRightToLeft = try container.decodeIfPresent(Bool.self, forKey: .isRightToLeft)
        colorScheme = try container.decodeIfPresent(ViewColorScheme.self, forKey: .colorScheme)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(version, forKey: .version)
        try container.encode(root, forKey: .root)
        try container.encodeIfPresent(locale, forKey: .locale)
        try container.encodeIfPresent(isRightToLeft, forKey: .isRightToLeft)
        try container.encodeIfPresent(colorScheme, forKey: .colorScheme)
    }
}
