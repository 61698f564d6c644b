public import Foundation

extension AttributeScopes.FoundationAttributes {
    /// What a run of text is within its paragraph.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    /// The blocks that a run of text is in.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    /// The character behind the number or before the text of a list's item: `.`, `)`, `-`, `+` or `*`.
    public enum ListItemDelimiterAttribute: CodableAttributedStringKey {
        public typealias Value = Character
        public static let name = "NSListItemDelimiter"

        public static func encode(_ value: Character, to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(String(value))
        }

        public static func decode(from decoder: any Decoder) throws -> Character {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let character = text.first, text.count == 1 else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "a list item's delimiter is one character, not '\(text)'")
            }
            return character
        }
    }

    /// Where a run of text was in the Markdown that it was read from.
    public enum MarkdownSourcePositionAttribute: CodableAttributedStringKey {
        public typealias Value = AttributedString.MarkdownSourcePosition
        public static let name = "NSMarkdownSourcePosition"
    }

    // A scope is never instantiated: its fields, like `link`, are keys without a value. Only their types count.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { switch link {} }
    public var presentationIntent: PresentationIntentAttribute { switch link {} }
    public var listItemDelimiter: ListItemDelimiterAttribute { switch link {} }
    public var markdownSourcePosition: MarkdownSourcePositionAttribute { switch link {} }
}
