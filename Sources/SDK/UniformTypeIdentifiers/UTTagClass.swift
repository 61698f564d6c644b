/// A kind of tag by which types are known outside of this system.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/uttagclass
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Makes a class of tags of your own.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Filename extensions without the leading dot. Letter case does not matter.
    public static var filenameExtension: UTTagClass { UTTagClass(rawValue: "public.filename-extension") }

    /// MIME types as in RFC 6838, as `image/png`. Letter case does not matter.
    public static var mimeType: UTTagClass { UTTagClass(rawValue: "public.mime-type") }
}

extension UTTagClass: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { rawValue }
    public var debugDescription: String { "<UTTagClass \(rawValue)>" }
}
