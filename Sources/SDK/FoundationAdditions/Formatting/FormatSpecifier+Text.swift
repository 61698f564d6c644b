import Foundation

extension FormatSpecifier {
    /// Shows a number with the digits, separators and grouping of `locale`, as far as the specifier allows.
    func text(of number: _FormatNumber, locale: Locale) -> String {
        switch conversion {
        case "x", "X", "o", "O": laidOut(radixText(of: number), isNumber: true)
        case "e", "E", "g", "G", "a", "A": laidOut(scientificText(of: number), isNumber: true)
        case "f", "F": laidOut(signed(decimalText(of: number.real, locale: locale), number), isNumber: true)
        case "c", "C": laidOut(characterText(of: number))
        case "d", "D", "i", "u", "U": laidOut(signed(integerText(of: number, locale: locale), number), isNumber: true)
        default: laidOut(plainText(of: number, locale: locale))
        }
    }

    /// Pads text to the width; text for `%s` and `%@` is cut to the precision.
    func laidOut(_ text: String, isNumber: Bool = false) -> String {
        var text = text
        if !isNumber, case .fixed(let length) = precision { text = String(text.prefix(length)) }
        guard case .fixed(let width) = width, text.count < width else { return text }
        let missing = width - text.count
        if flags.contains("-") { return text + String(repeating: " ", count: missing) }
        guard isNumber, flags.contains("0") else { return String(repeating: " ", count: missing) + text }
        let sign = text.prefix { $0 == "-" || $0 == "+" }
        return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }

    private func signed(_ text: String, _ number: _FormatNumber) -> String {
        flags.contains("+") && !number.isNegative ? "+" + text : text
    }

    private func plainText(of number: _FormatNumber, locale: Locale) -> String {
        switch number {
        case .signed(let value): value.formatted(.number.locale(locale))
        case .unsigned(let value): value.formatted(.number.locale(locale))
        case .real(let value): value.formatted(.number.locale(locale))
        }
    }

    private func integerText(of number: _FormatNumber, locale: Locale) -> String {
        let digits: Int = if case .fixed(let count) = precision { count } else { 1 }
        switch number {
        case .signed(let value):
            return value.formatted(.number.precision(.integerLength(digits...)).locale(locale))
        case .unsigned(let value):
            return value.formatted(.number.precision(.integerLength(digits...)).locale(locale))
        case .real(let value):
            return value.rounded(.towardZero).formatted(.number.precision(.fractionLength(0)).locale(locale))
        }
    }

    private func decimalText(of value: Double, locale: Locale) -> String {
        let digits: Int = if case .fixed(let count) = precision { count } else { 6 }
        return value.formatted(.number.precision(.fractionLength(digits)).locale(locale))
    }

    private func radixText(of number: _FormatNumber) -> String {
        let bits: UInt64 =
            switch number {
            case .signed(let value): UInt64(bitPattern: value)
            case .unsigned(let value): value
            case .real(let value): UInt64(bitPattern: Int64(clamping: value))
            }
        let isOctal = conversion == "o" || conversion == "O"
        var text = String(bits, radix: isOctal ? 8 : 16, uppercase: conversion == "X")
        if case .fixed(let count) = precision, text.count < count {
            text = String(repeating: "0", count: count - text.count) + text
        }
        if flags.contains("#"), bits != 0 { text = (isOctal ? "0" : conversion == "X" ? "0X" : "0x") + text }
        return text
    }

    /// One floating-point number through C's formatting: the specifier is rebuilt here and cannot ask for more.
    private func scientificText(of number: _FormatNumber) -> String {
        let digits = if case .fixed(let count) = precision { ".\(count)" } else { "" }
        let kept = String(flags.filter { "+#".contains($0) }.sorted())
        return String(format: "%\(kept)\(digits)\(conversion)", number.real)
    }

    private func characterText(of number: _FormatNumber) -> String {
        let code: UInt32? =
            switch number {
            case .signed(let value): UInt32(exactly: value)
            case .unsigned(let value): UInt32(exactly: value)
            case .real(let value): UInt32(exactly: value)
            }
        return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "\u{FFFD}"
    }
}

extension _FormatNumber {
    var real: Double {
        switch self {
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .real(let value): value
        }
    }

    var isNegative: Bool {
        switch self {
        case .signed(let value): value < 0
        case .unsigned: false
        case .real(let value): value.sign == .minus
        }
    }
}

extension Int64 {
    /// The nearest integer, for any number; 0 for what is no number.
    fileprivate init(clamping value: Double) {
        if value.isNaN {
            self = 0
        } else if value >= 0x1p63 {
            self = .max
        } else if value <= -0x1p63 {
            self = .min
        } else {
            self = Int64(value)
        }
    }
}
