import ViewRendering

/// Lays out a help page: headings, paragraphs and lists of terms, within a width.
struct HelpLayout {
    /// The widest that terms get before their text moves to the next line.
    private static let widestTerm = 28

    let width: Int
    let style: TextStyle
    private(set) var lines: [String] = []

    init(width: Int, style: TextStyle) {
        self.width = min(max(width, 40), 100)
        self.style = style
    }

    /// Adds lines after an empty one.
    mutating func paragraph(_ text: String, indent: Int = 0) {
        separate()
        lines += wrapped(text, indent: indent, firstLine: nil)
    }

    /// Adds a line as it is.
    mutating func line(_ text: String) { lines.append(text) }

    /// Adds a heading after an empty line.
    mutating func heading(_ text: String) {
        separate()
        lines.append(style.bold(text))
    }

    /// Adds a usage line, broken between its parts.
    mutating func usage(_ command: String, _ parts: [String]) {
        separate()
        let start = "Usage: \(command)"
        // Where little room is left beside the command, further lines are indented a little only.
        let indent = DisplayWidth.columns(start) + 1 <= width / 2 ? DisplayWidth.columns(start) + 1 : 4
        var line = start
        for part in parts {
            if DisplayWidth.columns(line) + 1 + DisplayWidth.columns(part) > width {
                lines.append(line)
                line = String(repeating: " ", count: indent) + part
            } else {
                line += " " + part
            }
        }
        lines.append(line)
    }

    /// Adds terms with their texts in two columns.
    mutating func terms(_ terms: [(term: String, text: String)]) {
        let widest = terms.map { DisplayWidth.columns($0.term) }.filter { $0 <= Self.widestTerm }.max() ?? 8
        let indent = 2 + widest + 2
        for (term, text) in terms {
            if DisplayWidth.columns(term) > widest {
                lines.append("  " + term)
                if !text.isEmpty { lines += wrapped(text, indent: indent, firstLine: nil) }
            } else {
                lines += wrapped(text, indent: indent, firstLine: "  " + DisplayWidth.padded(term, to: widest + 2))
            }
        }
    }

    /// The whole page.
    var text: String { lines.joined(separator: "\n") }

    private mutating func separate() { if !lines.isEmpty { lines.append("") } }

    private func wrapped(_ text: String, indent: Int, firstLine: String?) -> [String] {
        let margin = String(repeating: " ", count: indent)
        let texts = DisplayWidth.wrapped(text, to: max(20, width - indent))
        return texts.enumerated().map { index, text in
            var line = (index == 0 ? firstLine ?? margin : margin) + text
            while line.hasSuffix(" ") { line.removeLast() }
            return line
        }
    }
}
