/// A word, a run of digits or a sign of a text.
package struct Token {
    package enum Kind { case word, digits, sign }

    /// What it is.
    package var kind: Kind
    /// In small letters, without accents.
    package var text: String
    /// Where it stands.
    package var range: Range<String.Index>
    /// Whether there is a space before it.
    package var spaced: Bool
    /// What it can be in the grammar of a language.
    var senses: [Sense] = []
    /// The number of its digits.
    var length: Int { text.utf8.count }
}

/// Cuts a text into words, runs of digits and signs.
package enum Tokenizer {
    /// The tokens of a text, at most so many.
    package static func tokens(of text: String, limit: Int = 4_096) -> [Token] {
        let scalars = text.unicodeScalars
        var tokens: [Token] = []
        var index = scalars.startIndex
        var spaced = true
        while index < scalars.endIndex, tokens.count < limit {
            let scalar = scalars[index]
            if isSpace(scalar) {
                spaced = true
                index = scalars.index(after: index)
                continue
            }
            let start = index
            var folded = ""
            let kind = kind(of: scalar)
            switch kind {
            case .digits:
                while index < scalars.endIndex, let digit = digit(scalars[index]) {
                    folded.unicodeScalars.append(digit)
                    index = scalars.index(after: index)
                }
            case .word:
                while index < scalars.endIndex {
                    let next = scalars[index]
                    if isLetter(next) {
                        Folding.append(next, to: &folded)
                    } else if isApostrophe(next), isLetter(scalars, after: index), !folded.isEmpty {
                        folded.append("'")
                    } else if !isMark(next) {
                        break
                    }
                    index = scalars.index(after: index)
                }
            case .sign:
                Folding.append(scalar, to: &folded)
                index = scalars.index(after: index)
            }
            tokens.append(Token(kind: kind, text: folded, range: start..<index, spaced: spaced))
            spaced = false
        }
        return tokens
    }

    private static func kind(of scalar: Unicode.Scalar) -> Token.Kind {
        if digit(scalar) != nil { return .digits }
        return isLetter(scalar) ? .word : .sign
    }

    /// The ASCII digit for a digit, full-width ones included.
    private static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x30...0x39: scalar
        case 0xFF10...0xFF19: Unicode.Scalar(scalar.value - 0xFF10 + 0x30)
        default: nil
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 9, 10, 13, 32, 0xA0, 0x2007, 0x2009, 0x202F, 0x3000: true
        default: false
        }
    }

    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A: true
        case 0...0x7F, 0xAA, 0xBA, 0xB0, 0xB7: false
        default: scalar.properties.isAlphabetic
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x27 || scalar.value == 0x2019 || scalar.value == 0x2BC
    }

    private static func isLetter(_ scalars: String.UnicodeScalarView, after index: String.Index) -> Bool {
        let next = scalars.index(after: index)
        return next < scalars.endIndex && isLetter(scalars[next])
    }
}

/// Brings letters to one form: small, without accents.
package enum Folding {
    /// Adds a letter in its one form.
    static func append(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar.value {
        case 0x41...0x5A: text.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value + 32)))
        case 0...0x7F: text.unicodeScalars.append(scalar)
        case 0xDF: text += "ss"
        case 0xC0...0x17F:
            if let plain = latin[scalar] { text += plain } else { text += scalar.properties.lowercaseMapping }
        case 0x2012...0x2015, 0x2212: text += "-"
        case 0x2018, 0x2019, 0x2BC: text += "'"
        default: text += scalar.properties.lowercaseMapping
        }
    }

    /// A whole word in its one form.
    package static func fold(_ word: some StringProtocol) -> String {
        var folded = ""
        for scalar in word.unicodeScalars where !(0x300...0x36F).contains(scalar.value) { append(scalar, to: &folded) }
        return folded
    }

    private static let latin: [Unicode.Scalar: String] = {
        var letters: [Unicode.Scalar: String] = [:]
        for (plain, accented) in [
            ("a", "àáâãäåāăąÀÁÂÃÄÅĀĂĄ"), ("c", "çćčÇĆČ"), ("d", "ďđĎĐ"), ("e", "èéêëēėęěÈÉÊËĒĖĘĚ"), ("g", "ğĞ"),
            ("i", "ìíîïīįıÌÍÎÏĪĮİ"), ("l", "łŁ"), ("n", "ñńňÑŃŇ"), ("o", "òóôõöøōőÒÓÔÕÖØŌŐ"), ("r", "řŘ"),
            ("s", "śşšŚŞŠ"), ("t", "ťŤ"), ("u", "ùúûüūůűÙÚÛÜŪŮŰ"), ("y", "ýÿÝŸ"), ("z", "źżžŹŻŽ"), ("ae", "æÆ"),
            ("oe", "œŒ"),
        ] {
            for scalar in accented.unicodeScalars { letters[scalar] = plain }
        }
        return letters
    }()
}
