import Foundation

/// Writes the inside of a paragraph as Markdown.
enum InlineMarkdown {
    /// A span that can contain others, the outermost first.
    private enum Span: Hashable, Comparable {
        case link(String)
        case strikethrough
        case strong
        case emphasis
    }

    private struct Piece {
        var text: String
        var spans: Set<Span>
        /// Whether it is white space, which cannot begin or end a span.
        var isSpace = false
    }

    /// Writes text; in a heading everything has to stand in one line.
    static func write(_ text: AttributedSubstring, isLine: Bool) -> String {
        var pieces = text.runs.flatMap { run in
            self.pieces(String(text[run.range].characters), run: run.attributes, isLine: isLine)
        }
        for index in pieces.indices where pieces[index].isSpace {
            let before = pieces[..<index].last { !$0.isSpace }?.spans ?? []
            let after = pieces[(index + 1)...].first { !$0.isSpace }?.spans ?? []
            pieces[index].spans = before.intersection(after)
        }
        var result = ""
        var open: [Span] = []
        for piece in pieces {
            close(to: open.firstIndex { !piece.spans.contains($0) } ?? open.count, &open, &result)
            for span in piece.spans.subtracting(open).sorted() {
                result += start(of: span)
                open.append(span)
            }
            result += piece.text
        }
        close(to: 0, &open, &result)
        return result
    }

    private static func close(to count: Int, _ open: inout [Span], _ result: inout String) {
        while open.count > count, let span = open.popLast() { result += end(of: span) }
    }

    private static func pieces(_ text: String, run: AttributeContainer, isLine: Bool) -> [Piece] {
        let intent = run.inlinePresentationIntent ?? []
        var spans: Set<Span> = []
        if let link = run.link { spans.insert(.link(link.relativeString)) }
        if intent.contains(.strikethrough) { spans.insert(.strikethrough) }
        if intent.contains(.stronglyEmphasized) { spans.insert(.strong) }
        if intent.contains(.emphasized) { spans.insert(.emphasis) }
        if let image = run.imageURL {
            let description = text == "\u{FFFC}" ? "" : escaped(text)
            return [Piece(text: "![\(description)](\(destination(image.relativeString)))", spans: spans)]
        }
        if intent.contains(.softBreak) { return [Piece(text: isLine ? " " : "\n", spans: spans, isSpace: true)] }
        if intent.contains(.lineBreak) { return [Piece(text: isLine ? " " : "\\\n", spans: spans, isSpace: true)] }
        if intent.contains(.code) { return [Piece(text: code(text), spans: spans)] }
        if intent.contains(.inlineHTML) { return [Piece(text: text, spans: spans)] }
        let leading = text.prefix(while: \.isWhitespace)
        let core = text.dropFirst(leading.count)
        let trailing = core.reversed().prefix(while: \.isWhitespace).count
        let parts = [String(leading), escaped(String(core.dropLast(trailing))), String(core.suffix(trailing))]
        return [
            Piece(text: parts[0], spans: spans, isSpace: true), Piece(text: parts[1], spans: spans),
            Piece(text: parts[2], spans: spans, isSpace: true),
        ].filter { !$0.text.isEmpty }
    }

    private static func start(of span: Span) -> String {
        switch span {
        case .link: "["
        case .strikethrough: "~~"
        case .strong: "**"
        case .emphasis: "*"
        }
    }

    private static func end(of span: Span) -> String {
        switch span {
        case .link(let url): "](\(destination(url)))"
        case .strikethrough: "~~"
        case .strong: "**"
        case .emphasis: "*"
        }
    }

    private static func destination(_ url: String) -> String {
        guard url.isEmpty || url.contains(where: { "() <>".contains($0) }) else { return url }
        return "<\(url.replacing("<", with: "%3C").replacing(">", with: "%3E"))>"
    }

    private static func code(_ text: String) -> String {
        let fence = String(repeating: "`", count: MarkdownWriter.longestRun(of: "`", in: text) + 1)
        let needsSpace =
            text.hasPrefix("`") || text.hasSuffix("`")
            || (text.hasPrefix(" ") && text.hasSuffix(" ") && text.contains { $0 != " " })
        let padding = needsSpace ? " " : ""
        return fence + padding + text + padding + fence
    }

    /// Puts a backslash before what would be Markdown.
    private static func escaped(_ text: String) -> String {
        var result = ""
        var previous: Character?
        for character in text {
            if "\\`*_[]<&".contains(character) || (character == "~" && previous == "~") || (character == "!") {
                result += "\\"
            }
            result.append(character)
            previous = character
        }
        return result
    }
}
