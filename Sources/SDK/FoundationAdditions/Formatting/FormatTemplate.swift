import Foundation

/// A format string, taken apart: `Ordered %1$lld %#@size@`.
///
/// What is no specifier stays literal text, also a percent sign at the end or before a space.
///
/// - Source: POSIX.1-2024 fprintf; Apple's "String Format Specifiers" and "Stringsdict File Format" for `%@`,
///   `%#@name@` and `%arg`
struct FormatTemplate: Equatable, Sendable {
    enum Part: Equatable, Sendable {
        case literal(String)
        case argument(FormatSpecifier)
        /// A variable with plural forms; the position counts from 1.
        case variable(name: String, position: Int?)
        /// `%arg`: the number that selected the plural form around it.
        case selectingArgument
    }

    let parts: [Part]

    init(_ format: String) {
        var parts: [Part] = []
        var literal = ""
        var rest = Substring(format).unicodeScalars
        while let scalar = rest.popFirst() {
            guard scalar == "%" else {
                literal.unicodeScalars.append(scalar)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                literal += "%"
            } else if let part = Self.part(&rest) {
                if !literal.isEmpty { parts.append(.literal(literal)) }
                literal = ""
                parts.append(part)
            } else {
                literal += "%"
            }
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        self.parts = parts
    }

    /// Reads what follows a percent sign, or nothing if that is no specifier.
    private static func part(_ input: inout Substring.UnicodeScalarView) -> Part? {
        var rest = input
        var position: Int?
        var ahead = rest
        if let number = FormatSpecifier.number(&ahead), number > 0, ahead.popFirst() == "$" {
            position = number
            rest = ahead
        }
        if position == nil, rest.starts(with: "arg".unicodeScalars) {
            input = rest.dropFirst(3)
            return .selectingArgument
        }
        if rest.starts(with: "#@".unicodeScalars) {
            let name = rest.dropFirst(2).prefix { $0 != "@" }
            let after = rest.dropFirst(2 + name.count)
            guard after.first == "@", !name.isEmpty else { return nil }
            input = after.dropFirst()
            return .variable(name: String(name), position: position)
        }
        guard let specifier = FormatSpecifier(&rest, position: position) else { return nil }
        input = rest
        return .argument(specifier)
    }
}

/// One specifier of a format string, such as `%1$-08.3lf`.
struct FormatSpecifier: Equatable, Sendable {
    /// A width or a precision.
    enum Amount: Equatable, Sendable {
        case fixed(Int)
        /// `*`: the next argument.
        case argument
    }

    /// Which argument, counted from 1; the next one if absent.
    var position: Int?
    var flags: Set<Character> = []
    var width: Amount?
    var precision: Amount?
    /// The kind of value: `@`, `d`, `f` and so on, without the length.
    var conversion: Character
    /// As it was written, for what cannot be filled.
    var source: String

    /// The specifier for `%@`.
    static let object = FormatSpecifier(conversion: "@", source: "%@")

    private static let flagScalars: Set<Unicode.Scalar> = ["-", "+", "0", "#", "'"]
    private static let lengths: Set<Unicode.Scalar> = ["h", "l", "q", "L", "z", "t", "j"]
    private static let conversions: Set<Unicode.Scalar> = [
        "@", "d", "D", "i", "u", "U", "x", "X", "o", "O", "f", "F", "e", "E", "g", "G", "a", "A", "c", "C", "s", "S",
    ]
    /// Numbers beyond this are a mistake and would only fill memory.
    private static let limit = 512

    private init(conversion: Character, source: String) {
        self.conversion = conversion
        self.source = source
    }

    /// Reads what follows the percent sign and the position.
    init?(_ input: inout Substring.UnicodeScalarView, position: Int?) {
        var rest = input
        self.init(conversion: "@", source: "")
        self.position = position
        while let flag = rest.first, Self.flagScalars.contains(flag) {
            flags.insert(Character(flag))
            rest.removeFirst()
        }
        width = Self.amount(&rest)
        if rest.first == "." {
            rest.removeFirst()
            precision = Self.amount(&rest) ?? .fixed(0)
        }
        while let length = rest.first, Self.lengths.contains(length) { rest.removeFirst() }
        guard let conversion = rest.popFirst(), Self.conversions.contains(conversion) else { return nil }
        self.conversion = Character(conversion)
        let consumed = input[..<rest.startIndex]
        source = "%" + (position.map { "\($0)$" } ?? "") + String(consumed)
        input = rest
    }

    /// Reads a specifier without its percent sign, as string catalogs write it: `lld`.
    init?(bare: String) {
        var rest = Substring(bare.hasPrefix("%") ? bare.dropFirst() : Substring(bare)).unicodeScalars
        self.init(&rest, position: nil)
        if !rest.isEmpty { return nil }
    }

    private static func amount(_ input: inout Substring.UnicodeScalarView) -> Amount? {
        if input.first == "*" {
            input.removeFirst()
            return .argument
        }
        return number(&input).map(Amount.fixed)
    }

    /// Reads digits, up to a limit.
    static func number(_ input: inout Substring.UnicodeScalarView) -> Int? {
        let digits = input.prefix { ("0"..."9").contains($0) }
        guard let number = Int(String(digits)) else {
            // No digits, or more than an integer holds.
            guard !digits.isEmpty else { return nil }
            input = input.dropFirst(digits.count)
            return limit
        }
        input = input.dropFirst(digits.count)
        return min(number, limit)
    }
}
