/// What a character is to the index, once it is in small letters and decomposed.
///
/// - Source: Unicode Character Database, General_Category; Unicode Standard Annex 29 (scripts without spaces).
enum ScalarClass {
    /// Part of a word.
    case letter
    /// A letter of a script that puts no spaces between words.
    case unspaced
    /// A mark that makes another kana of the one before.
    case voicing
    /// A mark that is left out.
    case mark
    /// An apostrophe, which may stand within a word.
    case apostrophe
    /// A picture, which is a word of its own.
    case symbol
    /// What ends a word.
    case separator

    init(_ scalar: Unicode.Scalar) {
        let code = scalar.value
        switch code {
        case 0x27, 0x2019, 0x2BC: self = .apostrophe
        case 0x3099, 0x309A: self = .voicing
        case 0..<0x80:
            self = 0x61...0x7A ~= code || 0x30...0x39 ~= code || 0x41...0x5A ~= code ? .letter : .separator
        case _ where Self.isUnspaced(code): self = .unspaced
        default:
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .letterNumber, .otherNumber, .spacingMark, .privateUse:
                self = .letter
            case .nonspacingMark, .enclosingMark, .format: self = .mark
            case .otherSymbol: self = .symbol
            default: self = .separator
            }
        }
    }

    /// Ideographs, kana, and the letters of Thai, Lao, Myanmar and Khmer.
    private static func isUnspaced(_ code: UInt32) -> Bool {
        switch code {
        case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x30FA, 0x30FC...0x30FF, 0x3105...0x312F,
            0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF:
            true
        case 0x0E01...0x0E30, 0x0E32, 0x0E33, 0x0E40...0x0E46, 0x0E81...0x0EB0, 0x0EC0...0x0EC6, 0x1000...0x102A,
            0x1780...0x17B3:
            true
        default: false
        }
    }

    /// A letter as people without a keyboard for it type it.
    static func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
        let plain: StaticString? =
            switch scalar {
            case "ß": "ss"
            case "æ": "ae"
            case "œ": "oe"
            case "ø": "o"
            case "ł": "l"
            case "đ", "ð": "d"
            case "þ": "th"
            case "ı": "i"
            case "ħ": "h"
            case "ς": "σ"
            default: nil
            }
        if let plain { return Array(UnsafeBufferPointer(start: plain.utf8Start, count: plain.utf8CodeUnitCount)) }
        return Array(UTF8.encode(scalar) ?? UTF8.EncodedScalar())
    }

    /// The kana that a mark makes of another; nil where there is none.
    static func voiced(_ kana: Unicode.Scalar, by mark: Unicode.Scalar) -> Unicode.Scalar? {
        if kana.value == 0x30A6 || kana.value == 0x3046 { return Unicode.Scalar(kana.value + 0x4E) }
        guard 0x3041...0x30FE ~= kana.value else { return nil }
        return Unicode.Scalar(kana.value + (mark.value == 0x3099 ? 1 : 2))
    }
}
