public import Foundation

extension String {
    /// How a localized string is made.
    ///
    /// - Source: developer.apple.com/documentation/swift/string/localizationoptions
    public struct LocalizationOptions {
        /// The values for the placeholders of the text, in their order; a placeholder without one shows its specifier.
        public var replacements: [any CVarArg]?

        /// Creates options that replace nothing.
        public init() {}
    }
}

extension AttributedString {
    /// How a localized attributed string is made.
    ///
    /// - Source: developer.apple.com/documentation/foundation/attributedstring/localizationoptions
    public struct LocalizationOptions {
        /// The values for the placeholders of the text, in their order; a placeholder without one shows its specifier.
        public var replacements: [any CVarArg]?

        /// Whether each interpolated value carries its 1-based position as the attribute `replacementIndex`.
        public var applyReplacementIndexAttribute = false

        /// Creates options that replace nothing.
        public init() {}
    }

    /// Attributes that formatting adds.
    ///
    /// - Source: developer.apple.com/documentation/foundation/attributedstring/formattingoptions
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Each interpolated value carries its 1-based position as the attribute `replacementIndex`.
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1 << 0)
    }

    /// How the attributes of an interpolated text meet those of its place.
    ///
    /// - Source: developer.apple.com/documentation/foundation/attributedstring/interpolationoptions
    public struct InterpolationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The interpolated text keeps its attributes alone; without this it also gets those of its place.
        public static let insertAttributesWithoutMerging = InterpolationOptions(rawValue: 1 << 0)
    }
}
