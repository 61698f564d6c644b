/// How many columns of a terminal a text takes, and how to fit it into some.
package enum DisplayWidth {
    /// The columns of a text.
    ///
    /// - Source: Unicode Standard Annex 11, wide and fullwidth characters.
    package static func columns(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + columns($1) } }

    /// The text with spaces behind it, or nothing added where it is wider.
    package static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - columns(text)))
    }

    /// The text, cut with an ellipsis where it is wider.
    package static func truncated(_ text: String, to width: Int) -> String {
        guard columns(text) > width else { return text }
        var result = ""
        var used = 0
        for character in text {
            let next = columns(character)
            if used + next > width - 1 { break }
            result.append(character)
            used += next
        }
        return result + "…"
    }

    /// The text in lines of at most a width, broken between words; a longer word has a line to itself.
    package static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            var used = 0
            for word in paragraph.split(separator: " ") {
                let length = columns(word)
                if used > 0, used + 1 + length > width {
                    lines.append(line)
                    line = ""
                    used = 0
                }
                line += (used > 0 ? " " : "") + word
                used += (used > 0 ? 1 : 0) + length
            }
            lines.append(line)
        }
        return lines
    }

    /// The text without what would move the cursor or change the terminal.
    ///
    /// - Parameter keepsLines: Whether line ends stay; else they become spaces.
    package static func printable(_ text: String, keepsLines: Bool = false) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\r": break
            case "\n" where keepsLines: result.unicodeScalars.append(scalar)
            case "\n", "\t": result.append(" ")
            case _ where isControl(scalar): result.append("\u{fffd}")
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }

    private static func columns(_ character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if scalar.isASCII { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        let isEmoji =
            scalar.properties.isEmojiPresentation || character.unicodeScalars.contains { $0.value == 0xfe0f }
        return isEmoji || wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    /// The blocks whose characters are wide or fullwidth.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xa000...0xa4cf,
        0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff00...0xff60,
        0xffe0...0xffe6, 0x16fe0...0x18aff, 0x1b000...0x1b2fb, 0x1f200...0x1f2ff, 0x20000...0x3fffd,
    ]
}
