import Foundation
import IntentWire

/// Reads numbers in one syntax, whatever the language: `1500`, `-3`, `12.5`, `1e6`.
package struct NumberReader: Sendable {
    let minimum: Double?
    let maximum: Double?
    let takesNegative: Bool

    init(minimum: Double? = nil, maximum: Double? = nil, takesNegative: Bool = true) {
        self.minimum = minimum
        self.maximum = maximum
        self.takesNegative = takesNegative
    }

    init(_ parameter: ParameterDescriptor) {
        self.init(
            minimum: parameter.minimum, maximum: parameter.maximum,
            takesNegative: parameter.supportsNegativeNumbers ?? true)
    }

    func int(_ text: String) throws -> Int {
        let digits = text.trimmingCharacters(in: .whitespaces)
        guard let number = Int(digits) else {
            if let decimal = Self.parse(digits) {
                throw ReadProblem(
                    Double(truncating: decimal as NSDecimalNumber).magnitude >= 0x1p63
                        ? "'\(text)' is too large for a whole number" : "'\(text)' is not a whole number")
            }
            throw ReadProblem("'\(text)' is not a whole number\(Self.hint(digits))")
        }
        try check(Double(number), text)
        return number
    }

    func double(_ text: String) throws -> Double {
        let digits = text.trimmingCharacters(in: .whitespaces)
        guard Self.hasNumberSyntax(digits), let number = Double(digits) else {
            throw ReadProblem("'\(text)' is not a number\(Self.hint(digits))")
        }
        guard number.isFinite else { throw ReadProblem("'\(text)' is too large for a number") }
        try check(number, text)
        return number
    }

    func decimal(_ text: String) throws -> Decimal {
        let digits = text.trimmingCharacters(in: .whitespaces)
        guard let number = Self.parse(digits) else {
            throw ReadProblem("'\(text)' is not a number\(Self.hint(digits))")
        }
        try check(Double(truncating: number as NSDecimalNumber), text)
        return number
    }

    /// Says where a number is out of range.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - text: What the person wrote.
    ///   - unit: What follows the limits in the message, as ` km`.
    func check(_ number: Double, _ text: String, unit: String = "") throws {
        if number < 0, !takesNegative { throw ReadProblem("'\(text)' is negative; a number from 0 is needed") }
        let isLow = minimum.map { number < $0 } ?? false
        let isHigh = maximum.map { number > $0 } ?? false
        guard isLow || isHigh else { return }
        switch (minimum, maximum) {
        case (let low?, let high?):
            throw ReadProblem(
                "\(text) is out of range; from \(Self.short(low)) to \(Self.short(high))\(unit) is taken")
        case (let low?, nil): throw ReadProblem("\(text) is too small; the smallest is \(Self.short(low))\(unit)")
        case (_, let high?): throw ReadProblem("\(text) is too large; the largest is \(Self.short(high))\(unit)")
        case (nil, nil): break
        }
    }

    /// A number without a needless fraction.
    package static func short(_ number: Double) -> String {
        number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
    }

    /// The exact decimal value, or nil where the text has another syntax.
    static func parse(_ text: String) -> Decimal? {
        guard hasNumberSyntax(text) else { return nil }
        guard let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), number.isFinite else {
            return nil
        }
        return number
    }

    /// Whether a text is digits with at most one sign, point and exponent: what every parser below reads to its end.
    private static func hasNumberSyntax(_ text: String) -> Bool {
        text.wholeMatch(of: /[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]{1,4})?/) != nil
    }

    private static func hint(_ text: String) -> String {
        if text.wholeMatch(of: /[+-]?[0-9]+,[0-9]+/) != nil {
            return "; write '\(text.replacing(",", with: "."))' or '\(text.replacing(",", with: ""))'"
        }
        if text.wholeMatch(of: /[+-]?[0-9]{1,3}([,' _\u{a0}\u{202f}][0-9]{3})+(\.[0-9]+)?/) != nil {
            return "; write it without separators, as '\(text.filter { $0.isNumber || "+-.".contains($0) })'"
        }
        return ""
    }
}
