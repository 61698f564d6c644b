public import Foundation

/// A number that an interpolated localizable text can hold with a format specifier of its own.
///
/// The standard library's integers and floating-point numbers conform. The names begin with an underscore because
/// source code only meets them in diagnostics.
///
/// - Source: developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation
public protocol _FormatSpecifiable: Equatable, Sendable {
    /// The specifier in the key: `%lld` for `Int`.
    static var _specifier: String { get }
    /// The number, widened.
    var _number: _FormatNumber { get }
}

/// The widened number behind a format specifier.
public enum _FormatNumber: Hashable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case real(Double)
}

extension _FormatSpecifiable where Self: SignedInteger {
    public var _number: _FormatNumber { .signed(Int64(truncatingIfNeeded: self)) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
    public var _number: _FormatNumber { .unsigned(UInt64(truncatingIfNeeded: self)) }
}

extension Int: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public static var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public static var _specifier: String { "%llu" } }

extension Float: _FormatSpecifiable {
    public static var _specifier: String { "%f" }
    public var _number: _FormatNumber { .real(Double(self)) }
}

extension Double: _FormatSpecifiable {
    public static var _specifier: String { "%lf" }
    public var _number: _FormatNumber { .real(self) }
}

extension CGFloat: _FormatSpecifiable {
    public static var _specifier: String { "%lf" }
    public var _number: _FormatNumber { .real(Double(self)) }
}
