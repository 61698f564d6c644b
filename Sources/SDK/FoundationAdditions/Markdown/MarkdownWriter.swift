public import Foundation

extension AttributedString {
    /// The text as Markdown, which reads back as the same text with the same attributes.
    ///
    /// Attributes that Markdown lacks are left out, and blocks are numbered anew. Spans that Markdown cannot express,
    /// such as emphasis that ends between a punctuation mark and a letter, keep their text but may lose their style.
    public var markdownText: String { MarkdownWriter.write(self) }
}

/// Writes attributed text as Markdown.
enum MarkdownWriter {
    static func write(_ text: AttributedString) -> String {
        var result = ""
        var previous: [PresentationIntent.IntentType] = []
        var isFirst = true
        for (intent, range) in text.runs[\.presentationIntent] {
            let part = text[range]
            let blocks = intent.map { Array($0.components.reversed()) } ?? []
            if !isFirst { result += separator(from: previous, to: blocks) }
            result += block(part, blocks: blocks, previous: previous)
            previous = blocks
            isFirst = false
        }
        return result
    }

    private typealias Blocks = [PresentationIntent.IntentType]

    /// What goes between two blocks: items of one list stand close together, others a line apart.
    private static func separator(from previous: Blocks, to next: Blocks) -> String {
        guard !previous.isEmpty || !next.isEmpty else { return "" }
        let shared = zip(previous, next).prefix { $0 == $1 }.map(\.0)
        let isNextItem = next.count > shared.count && isItem(next[shared.count]) && shared.last.map(isList) == true
        let startsList = next.count > shared.count && isList(next[shared.count]) && shared.last.map(isItem) == true
        if isNextItem || startsList { return "\n" }
        // Two lists that follow each other would be one.
        if let left = previous.dropFirst(shared.count).first, let right = next.dropFirst(shared.count).first,
            left.kind == right.kind, isList(left)
        {
            return "\n\n\(prefix(of: shared))<!-- -->\n\n"
        }
        let between = prefix(of: shared)
        return "\n" + trimmed(between) + "\n"
    }

    private static func isItem(_ block: PresentationIntent.IntentType) -> Bool {
        if case .listItem = block.kind { true } else { false }
    }

    private static func isList(_ block: PresentationIntent.IntentType) -> Bool {
        block.kind == .orderedList || block.kind == .unorderedList
    }

    private static func trimmed(_ text: String) -> String {
        String(text.reversed().drop { $0 == " " }.reversed())
    }

    /// The prefix of the lines that continue inside of blocks.
    private static func prefix(of blocks: Blocks) -> String {
        var result = ""
        for (index, block) in blocks.enumerated() {
            switch block.kind {
            case .blockQuote: result += "> "
            case .listItem(let ordinal):
                result += String(repeating: " ", count: marker(ordinal, in: blocks[..<index]).count)
            default: break
            }
        }
        return result
    }

    private static func marker(_ ordinal: Int, in outer: ArraySlice<PresentationIntent.IntentType>) -> String {
        outer.last?.kind == .orderedList ? "\(ordinal). " : "- "
    }

    private static func block(_ part: AttributedSubstring, blocks: Blocks, previous: Blocks) -> String {
        let continued = prefix(of: blocks)
        // The first line of an item has its marker where the others have spaces.
        var first = ""
        for (index, block) in blocks.enumerated() {
            let isKnown = index < previous.count && Array(previous[...index]) == Array(blocks[...index])
            switch block.kind {
            case .blockQuote: first += "> "
            case .listItem(let ordinal):
                let marker = marker(ordinal, in: blocks[..<index])
                first += isKnown ? String(repeating: " ", count: marker.count) : marker
            default: break
            }
        }
        let text = String(part.characters)
        var lines: [String]
        switch blocks.last?.kind {
        case .thematicBreak: lines = ["---"]
        case .codeBlock(let hint):
            // A hint with a backtick can only follow tildes.
            let mark: Character = hint?.contains("`") == true ? "~" : "`"
            let fence = String(repeating: mark, count: max(3, longestRun(of: mark, in: text) + 1))
            var body = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if body.last == "" { body.removeLast() }
            lines = [fence + (hint ?? "")] + body + [fence]
        case .header(let level):
            lines = [String(repeating: "#", count: level) + " " + InlineMarkdown.write(part, isLine: true)]
        default:
            if part.runs.allSatisfy({ $0.inlinePresentationIntent?.contains(.blockHTML) == true }) {
                lines = text.split(separator: "\n").map(String.init)
            } else {
                lines = InlineMarkdown.write(part, isLine: false)
                    .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                if !blocks.isEmpty { lines = lines.map(escapedStart) }
            }
        }
        return lines.enumerated().map { index, line in
            if index == 0 { return first + line }
            return line.isEmpty ? trimmed(continued) : continued + line
        }
        .joined(separator: "\n")
    }

    static func longestRun(of character: Character, in text: String) -> Int {
        var longest = 0
        var current = 0
        for next in text {
            current = next == character ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }

    /// Escapes what would begin a block at the start of a line.
    private static func escapedStart(_ line: String) -> String {
        guard let first = line.first else { return line }
        if "#>+-=".contains(first) { return "\\" + line }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, let mark = line.dropFirst(digits.count).first, mark == "." || mark == ")" {
            return digits + "\\" + line.dropFirst(digits.count)
        }
        return line
    }
}
