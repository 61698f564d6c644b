/// What a run of text is within its paragraph: emphasised, code and so on.
///
/// - Source: developer.apple.com/documentation/foundation/inlinepresentationintent
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, shown slanted.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, shown bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Text that no longer counts.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line end of the source, which may be shown as a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line end that is wanted.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML inside a line, kept as text.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML between paragraphs, kept as text.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
