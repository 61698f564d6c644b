import Foundation

/// Turns Markdown into runs of text, with cmark.
///
/// - Source: CommonMark 0.30; the shape of the result is that of Apple's `AttributedString(markdown:)`
struct MarkdownReader {
    private let options: AttributedString.MarkdownParsingOptions
    private var runs: [MarkdownRun] = []
    /// The runs of the paragraph that is being read.
    private var pending: [MarkdownRun] = []
    /// The blocks around the current place, the outermost first.
    private var blocks: [PresentationIntent.IntentType] = []
    private var identity = 0
    private var lists: [(next: Int, delimiter: Character?)] = []
    private var delimiters: [Character?] = []
    private var containers = [0]
    private var containerCount = 0
    private var intents: [InlinePresentationIntent] = []
    private var links: [(url: String, title: String)] = []
    private var images: [(url: String, start: Int)] = []
    private let lines: [Substring.UTF8View]
    private let escaped: EscapedMarks

    /// Reads Markdown of one text.
    static func read(_ source: String, options: AttributedString.MarkdownParsingOptions) -> [MarkdownRun] {
        if options.interpretedSyntax == .full {
            var reader = MarkdownReader(source, options)
            reader.parse(source)
            return reader.runs
        }
        // One paragraph: cmark sees a single line that begins and ends with a space which is no ASCII, so nothing
        // in it starts a block, is trimmed, or loses the white space between its words.
        let source = source.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        let spaces: [Character] = ["\u{205F}", "\u{2005}", "\u{2006}", "\u{2004}", "\u{2003}", "\u{2000}"]
        let newline = spaces.first { !source.contains($0) } ?? "\u{205F}"
        var reader = MarkdownReader(source, options)
        reader.parse("\(newline)" + source.replacing("\n", with: "\(newline)") + "\(newline)")
        return reader.inlineRuns(newline: newline)
    }

    private init(_ source: String, _ options: AttributedString.MarkdownParsingOptions) {
        self.options = options
        escaped = EscapedMarks(for: source)
        lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }.map(\.utf8)
    }

    private mutating func parse(_ source: String) {
        var source = escaped.hide(in: source)
        source.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                guard let document = cmark_parse_document(characters.baseAddress, characters.count, CMARK_OPT_DEFAULT)
                else { return }
                defer { cmark_node_free(document) }
                guard let iterator = cmark_iter_new(document) else { return }
                defer { cmark_iter_free(iterator) }
                while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
                    guard let node = cmark_iter_get_node(iterator) else { break }
                    if event == CMARK_EVENT_ENTER { enter(node) } else { leave(node) }
                }
            }
        }
    }

    private mutating func enter(_ node: OpaquePointer) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_BLOCK_QUOTE: open(.blockQuote)
        case CMARK_NODE_PARAGRAPH: open(.paragraph)
        case CMARK_NODE_HEADING: open(.header(level: Int(cmark_node_get_heading_level(node))))
        case CMARK_NODE_LIST: openList(node)
        case CMARK_NODE_ITEM: openItem(node)
        case CMARK_NODE_CODE_BLOCK:
            let hint = Self.string(cmark_node_get_fence_info(node)).split(separator: " ").first.map(String.init)
            open(.codeBlock(languageHint: hint))
            append(Self.string(cmark_node_get_literal(node)), node, isPlain: false)
            close()
        case CMARK_NODE_HTML_BLOCK:
            open(.paragraph)
            append(Self.string(cmark_node_get_literal(node)), node, [.blockHTML], isPlain: false)
            close()
        case CMARK_NODE_THEMATIC_BREAK:
            open(.thematicBreak)
            append("\u{2E3B}", node, isPlain: false)
            close()
        case CMARK_NODE_TEXT: append(Self.string(cmark_node_get_literal(node)), node, isPlain: true)
        case CMARK_NODE_SOFTBREAK: append(" ", node, [.softBreak], isPlain: false)
        case CMARK_NODE_LINEBREAK: append("\n", node, [.lineBreak], isPlain: false)
        case CMARK_NODE_CODE: append(Self.string(cmark_node_get_literal(node)), node, [.code], isPlain: false)
        case CMARK_NODE_HTML_INLINE:
            append(Self.string(cmark_node_get_literal(node)), node, [.inlineHTML], isPlain: false)
        case CMARK_NODE_EMPH: openSpan(.emphasized)
        case CMARK_NODE_STRONG: openSpan(.stronglyEmphasized)
        case CMARK_NODE_LINK:
            openSpan([])
            links.append((Self.string(cmark_node_get_url(node)), Self.string(cmark_node_get_title(node))))
        case CMARK_NODE_IMAGE:
            openSpan([])
            images.append((Self.string(cmark_node_get_url(node)), pending.count))
        default: break
        }
    }

    private mutating func leave(_ node: OpaquePointer) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: close()
        case CMARK_NODE_LIST:
            close()
            _ = lists.popLast()
        case CMARK_NODE_ITEM:
            close()
            _ = delimiters.popLast()
        case CMARK_NODE_EMPH, CMARK_NODE_STRONG: closeSpan()
        case CMARK_NODE_LINK:
            closeSpan()
            _ = links.popLast()
        case CMARK_NODE_IMAGE:
            // A picture without a description still needs a character to be at.
            if let image = images.last, image.start == pending.count { append("\u{FFFC}", node, isPlain: false) }
            closeSpan()
            _ = images.popLast()
        default: break
        }
    }

    // MARK: Blocks

    private mutating func open(_ kind: PresentationIntent.Kind) {
        identity += 1
        blocks.append(PresentationIntent.IntentType(kind: kind, identity: identity))
        openSpan([])
    }

    private mutating func close() {
        flush()
        closeSpan()
        _ = blocks.popLast()
    }

    private mutating func openList(_ node: OpaquePointer) {
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        var delimiter: Character?
        if isOrdered { delimiter = cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM ? ")" : "." }
        lists.append((next: isOrdered ? Int(cmark_node_get_list_start(node)) : 1, delimiter: delimiter))
        open(isOrdered ? .orderedList : .unorderedList)
    }

    private mutating func openItem(_ node: OpaquePointer) {
        let ordinal = lists.last?.next ?? 1
        if !lists.isEmpty { lists[lists.count - 1].next += 1 }
        delimiters.append(lists.last?.delimiter ?? bullet(of: node))
        open(.listItem(ordinal: ordinal))
    }

    /// The character that stands before an item, which cmark knows but does not tell.
    private func bullet(of item: OpaquePointer) -> Character? {
        let line = Int(cmark_node_get_start_line(item)) - 1
        let column = Int(cmark_node_get_start_column(item)) - 1
        guard lines.indices.contains(line), let byte = lines[line].dropFirst(column).first else { return nil }
        let character = Character(Unicode.Scalar(byte))
        return ["-", "+", "*"].contains(character) ? character : nil
    }

    /// Takes over the runs of a finished paragraph.
    private mutating func flush() {
        guard !pending.isEmpty else { return }
        if options.allowsExtendedAttributes { pending = ExtendedAttributeSpans.mark(in: pending) }
        for var run in StrikethroughSpans.mark(in: pending) {
            run.text = escaped.show(in: run.text, withBackslash: !run.isPlain)
            run.link = run.link.map { escaped.show(in: $0, withBackslash: false) }
            run.image = run.image.map { escaped.show(in: $0, withBackslash: false) }
            runs.append(run)
        }
        pending = []
    }

    // MARK: Inside of a paragraph

    private mutating func openSpan(_ intent: InlinePresentationIntent) {
        containerCount += 1
        containers.append(containerCount)
        intents.append(intent.union(intents.last ?? []))
    }

    private mutating func closeSpan() {
        _ = containers.popLast()
        _ = intents.popLast()
    }

    private mutating func append(
        _ text: String, _ node: OpaquePointer, _ intent: InlinePresentationIntent = [], isPlain: Bool
    ) {
        guard !text.isEmpty else { return }
        var run = MarkdownRun(text: text, container: containers.last ?? 0, isPlain: isPlain)
        run.intent = intent.union(intents.last ?? [])
        run.link = links.last?.url
        run.linkTitle = links.last?.title ?? ""
        run.image = images.last?.url
        run.blocks = blocks.reversed()
        run.delimiter = delimiters.last ?? nil
        let line = Int(cmark_node_get_start_line(node))
        if options.appliesSourcePositionAttributes, options.interpretedSyntax == .full, line > 0 {
            run.position = AttributedString.MarkdownSourcePosition(
                startLine: line, startColumn: Int(cmark_node_get_start_column(node)),
                endLine: Int(cmark_node_get_end_line(node)), endColumn: Int(cmark_node_get_end_column(node)))
        }
        pending.append(run)
    }

    /// The runs of a text that was read as one line, with its line ends back.
    private mutating func inlineRuns(newline: Character) -> [MarkdownRun] {
        flush()
        var found = runs
        // The spaces around the text are the reader's own, and nothing else can be in their place.
        if let first = found.first, first.text.first == newline { found[0].text.removeFirst() }
        if let last = found.last, last.text.last == newline { found[found.count - 1].text.removeLast() }
        let keepsSpaces = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        var result: [MarkdownRun] = []
        var followsSpace = true
        for var run in found where !run.text.isEmpty {
            run.blocks = []
            run.delimiter = nil
            run.position = nil
            if keepsSpaces {
                run.text = run.text.replacing("\(newline)", with: "\n")
            } else {
                var text = ""
                for character in run.text {
                    let isSpace = character == newline || character == " " || character == "\t"
                    if !(isSpace && followsSpace) { text.append(isSpace ? " " : character) }
                    followsSpace = isSpace
                }
                run.text = text
            }
            if !run.text.isEmpty { result.append(run) }
        }
        if !keepsSpaces, let last = result.last, last.text.last == " ", !last.intent.contains(.code) {
            result[result.count - 1].text.removeLast()
        }
        return result.filter { !$0.text.isEmpty }
    }

    private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
        pointer.map { String(cString: $0) } ?? ""
    }
}
