import Foundation

extension String {
    /// A text to look up in a string table: a key with the values that its format specifiers stand for.
    ///
    /// A literal without interpolation is its own key, percent signs included. In an interpolated literal each
    /// value becomes a specifier of its type and a literal percent sign is doubled, so that
    /// `"Ordered \(2) \(size), 5% off"` has the key `Ordered %lld %@, 5%% off`.
    ///
    /// - Source: developer.apple.com/documentation/swift/string/localizationvalue
    public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
        /// The format that a string table is asked for.
        var key: String
        /// What the format's specifiers stand for, in the order of the source.
        var arguments: [FormatArgument]

        /// Creates a value whose key is `value`, unchanged.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Stands in for a value that is given when the text is resolved.
        ///
        /// - Source: developer.apple.com/documentation/swift/string/localizationvalue/placeholder
        public enum Placeholder: Hashable, Codable, Sendable {
            /// A signed integer: `%lld`.
            case int
            /// An unsigned integer: `%llu`.
            case uint
            /// A single-precision number: `%f`.
            case float
            /// A double-precision number: `%lf`.
            case double
            /// Anything else: `%@`.
            case object

            var specifier: String {
                switch self {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            }
        }
    }
}
