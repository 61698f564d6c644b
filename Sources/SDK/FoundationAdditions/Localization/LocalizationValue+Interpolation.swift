public import Foundation

extension String.LocalizationValue {
    /// Collects the key and the values of an interpolated literal.
    ///
    /// - Source: developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [FormatArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            guard literal.utf8.contains(UInt8(ascii: "%")) else {
                key += literal
                return
            }
            for scalar in literal.unicodeScalars {
                if scalar == "%" { key += "%" }
                key.unicodeScalars.append(scalar)
            }
        }

        mutating func append(_ argument: FormatArgument, specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
        }

        /// Adds text: `%@`.
        public mutating func appendInterpolation(_ string: String) {
            append(.text(string))
        }

        /// Adds text: `%@`.
        public mutating func appendInterpolation(_ substring: Substring) {
            append(.text(String(substring)))
        }

        /// Adds a number with the specifier of its type: `%lld` for `Int`, `%lf` for `Double`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(.number(value._number), specifier: T._specifier)
        }

        /// Adds a number that is shown as `specifier` says, such as `%.2f`.
        ///
        /// The specifier becomes a part of the key. What is no specifier of the C format language is shown as it is.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.number(value._number), specifier: specifier)
        }

        /// Adds a text that is itself localized, in the language of the whole: `%@`.
        public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T) {
            append(.resource(value.localizedStringResource))
        }

        /// Adds the description of an object: `%@`.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
            append(.text(subject.description))
        }

        /// Adds the description of any value: `%@`.
        ///
        /// The description is in no language, and an optional shows as `Optional(…)`: give the text itself instead.
        @_disfavoredOverload
        @available(
            *, deprecated, message: "shows a debug description: interpolate a String, a number or a localized text"
        )
        public mutating func appendInterpolation<T>(_ value: T) {
            append(.text(String(describing: value)))
        }

        /// Adds a value that is shown in the style `format`, in the locale of the whole: `%@`.
        public mutating func appendInterpolation<T, F: FormatStyle>(_ value: T, format: F)
        where F.FormatInput == T, F.FormatOutput == String {
            append(.formatted(FormattedArgument(value, format)))
        }

        /// Adds a list of texts from any sequence: `%@`.
        @_disfavoredOverload
        public mutating func appendInterpolation<C: Sequence<String>>(
            _ value: C, format: ListFormatStyle<StringStyle, [String]>
        ) {
            append(.formatted(FormattedArgument(Array(value), format)))
        }

        /// Adds text with attributes, which `AttributedString(localized:)` keeps: `%@`.
        public mutating func appendInterpolation(
            _ attributedString: AttributedString, options: AttributedString.InterpolationOptions = []
        ) {
            append(.attributed(attributedString, options))
        }

        /// Adds text with attributes, which `AttributedString(localized:)` keeps: `%@`.
        public mutating func appendInterpolation(
            _ attributedSubstring: AttributedSubstring, options: AttributedString.InterpolationOptions = []
        ) {
            append(.attributed(AttributedString(attributedSubstring), options))
        }

        /// Adds a place for a value that the options of the resolving call bring.
        public mutating func appendInterpolation(placeholder: Placeholder) {
            append(.placeholder(placeholder), specifier: placeholder.specifier)
        }

        /// Adds a place for a value that the options of the resolving call bring, shown as `specifier` says.
        public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
            append(.placeholder(placeholder), specifier: specifier)
        }
    }
}
