import Foundation

/// A piece of text from Markdown, with what it is.
struct MarkdownRun {
    var text: String
    /// Tells pieces apart that stand in different links, emphases or blocks: those in one can form a span together.
    var container: Int
    /// Whether the text is plain, so that marks can be found in it.
    var isPlain: Bool
    var intent: InlinePresentationIntent = []
    var link: String?
    var image: String?
    var blocks: [PresentationIntent.IntentType] = []
    var delimiter: Character?
    var position: AttributedString.MarkdownSourcePosition?
    /// Attributes that `^[text](key: value)` sets: the part between the parentheses.
    var extended: [String] = []
}

/// Finds `~~spans~~`, which cmark does not know.
///
/// - Source: GitHub Flavored Markdown Spec, 6.5 Strikethrough
enum StrikethroughSpans {
    private static let mark = "~~"

    static func mark(in runs: [MarkdownRun]) -> [MarkdownRun] {
        guard runs.contains(where: { $0.isPlain && $0.text.contains(mark) }) else { return runs }
        var result: [MarkdownRun] = []
        var openers: [(container: Int, index: Int)] = []
        for (runIndex, run) in runs.enumerated() {
            guard run.isPlain, run.text.contains(mark) else {
                result.append(run)
                continue
            }
            var rest = run.text[...]
            while let range = rest.firstRange(of: mark) {
                append(rest[..<range.lowerBound], of: run, to: &result)
                let before = range.lowerBound > run.text.startIndex
                    ? run.text[run.text.index(before: range.lowerBound)] : result.last?.text.last
                rest = rest[range.upperBound...]
                let after = rest.first ?? (runIndex + 1 < runs.count ? runs[runIndex + 1].text.first : nil)
                let canClose = before.map { !$0.isWhitespace && $0 != "~" } ?? false
                let canOpen = after.map { !$0.isWhitespace && $0 != "~" } ?? false
                if canClose, let opener = openers.lastIndex(where: { $0.container == run.container }) {
                    let start = openers[opener].index
                    openers.removeSubrange(opener...)
                    result[start].text = ""
                    for index in result.indices.dropFirst(start + 1) { result[index].intent.insert(.strikethrough) }
                } else {
                    append(Substring(mark), of: run, to: &result)
                    if canOpen { openers.append((run.container, result.count - 1)) }
                }
            }
            append(rest, of: run, to: &result)
        }
        return result.filter { !$0.text.isEmpty }
    }

    private static func append(_ text: Substring, of run: MarkdownRun, to result: inout [MarkdownRun]) {
        guard !text.isEmpty else { return }
        var piece = run
        piece.text = String(text)
        result.append(piece)
    }
}

/// Finds `^[text](key: value)`, Apple's extension for attributes that Markdown lacks.
///
/// - Source: developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions/allowsextendedattributes
enum ExtendedAttributeSpans {
    static func mark(in runs: [MarkdownRun]) -> [MarkdownRun] {
        var runs = runs
        // Where the part in parentheses could be a destination, cmark made a link of it.
        for index in runs.indices.dropFirst() where runs[index].link != nil {
            guard runs[index - 1].isPlain, runs[index - 1].text.hasSuffix("^"), let value = runs[index].link else {
                continue
            }
            let container = runs[index].container
            runs[index - 1].text.removeLast()
            for part in runs.indices where runs[part].link == value && (part == index || runs[part].container == container)
            {
                runs[part].link = nil
                runs[part].extended.append(value)
            }
        }
        var openers: [Int] = []
        var index = runs.startIndex
        while index < runs.endIndex {
            let run = runs[index]
            if run.isPlain, run.text == "[", index > 0, runs[index - 1].isPlain, runs[index - 1].text.hasSuffix("^"),
                runs[index - 1].container == run.container
            {
                openers.append(index)
            } else if run.isPlain, run.text == "]", index + 1 < runs.count, let opener = openers.last,
                runs[opener].container == run.container, runs[index + 1].isPlain, runs[index + 1].text.hasPrefix("("),
                let close = runs[index + 1].text.firstIndex(of: ")")
            {
                openers.removeLast()
                let text = runs[index + 1].text
                let value = String(text[text.index(after: text.startIndex)..<close])
                for part in (opener + 1)..<index { runs[part].extended.append(value) }
                runs[opener - 1].text.removeLast()
                runs[opener].text = ""
                runs[index].text = ""
                runs[index + 1].text = String(text[text.index(after: close)...])
            }
            index += 1
        }
        return runs.filter { !$0.text.isEmpty }
    }
}
