import ValueParsing

/// What somebody said, word by word, each with its place in the text.
public struct Utterance: Sendable {
    /// The longest sentence that is understood, in bytes of UTF-8.
    public static let longest = 2_048

    /// The text, without letters that control terminals and the direction of writing.
    public let text: String
    /// The words in the form in which they are compared.
    public let words: [String]
    private let ranges: [Range<String.Index>]

    /// Takes a text apart.
    public init(_ text: String) {
        let clean = Utterance.plain(text)
        let tokens = Tokenizer.tokens(of: clean, limit: 512).filter { $0.kind != .sign }
        self.text = clean
        words = tokens.map(\.text)
        ranges = tokens.map(\.range)
    }

    /// The words of a text in the form in which they are compared.
    static func words(_ text: String) -> [String] {
        Tokenizer.tokens(of: text, limit: 512).filter { $0.kind != .sign }.map(\.text)
    }

    /// The text of some of the words, as it was written.
    func text(_ part: Range<Int>) -> String {
        guard let first = part.first, let last = part.last, ranges.indices.contains(last) else { return "" }
        // Signs behind the last word, as a closing quote, are no part of it.
        return String(text[ranges[first].lowerBound..<ranges[last].upperBound])
    }

    /// The words at a range of the text of some of them.
    func words(in found: Range<String.Index>, of text: String, in part: Range<Int>) -> Range<Int> {
        guard let first = part.first else { return 0..<0 }
        // Both count bytes from the same word.
        let origin = self.text.utf8.distance(from: self.text.startIndex, to: ranges[first].lowerBound)
        let lower = origin + text.utf8.distance(from: text.startIndex, to: found.lowerBound)
        let upper = origin + text.utf8.distance(from: text.startIndex, to: found.upperBound)
        let inside = part.filter {
            self.text.utf8.distance(from: self.text.startIndex, to: ranges[$0].lowerBound) < upper
                && self.text.utf8.distance(from: self.text.startIndex, to: ranges[$0].upperBound) > lower
        }
        guard let start = inside.first, let end = inside.last else { return 0..<0 }
        return start..<end + 1
    }

    /// What stands between a word and the one before it.
    func gap(before index: Int) -> Substring {
        text[(index > 0 ? ranges[index - 1].upperBound : text.startIndex)..<ranges[index].lowerBound]
    }

    /// Whether a comma or another sign that parts stands before a word.
    func isParted(before index: Int) -> Bool {
        guard index > 0, ranges.indices.contains(index) else { return false }
        return text[ranges[index - 1].upperBound..<ranges[index].lowerBound].contains { ",;:.!?–—".contains($0) }
    }

    /// A text on one line, with a space in the place of everything that controls a terminal or hides itself.
    public static func plain(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: result.append(" ")
            case .format where scalar.value != 0x200D: break
            case .surrogate, .unassigned, .privateUse: break
            default: result.append(scalar)
            }
        }
        return Substring(String(result)).trimmed
    }
}
