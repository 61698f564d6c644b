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
    /// The title of the link, which attributed text does not keep.
    var linkTitle = ""
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
                if range.lowerBound > rest.startIndex { result.append(run.with(rest[..<range.lowerBound])) }
                let before =
                    range.lowerBound > run.text.startIndex
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
                    result.append(run.with(mark[...]))
                    if canOpen { openers.append((run.container, result.count - 1)) }
                }
            }
            if !rest.isEmpty { result.append(run.with(rest)) }
        }
        return result.filter { !$0.text.isEmpty }
    }
}

/// Finds `^[text](key: value)`, Apple's extension for attributes that Markdown lacks.
///
/// - Source: developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions/allowsextendedattributes
enum ExtendedAttributeSpans {
    static func mark(in runs: [MarkdownRun]) -> [MarkdownRun] {
        let runs = takingLinks(runs)
        guard runs.contains(where: { $0.isPlain && $0.text.contains("^[") }) else { return runs }
        var result: [MarkdownRun] = []
        var openers: [(container: Int, index: Int)] = []
        for run in runs {
            guard run.isPlain else {
                result.append(run)
                continue
            }
            var rest = run.text[...]
            var plain = Substring()
            func flush() {
                if !plain.isEmpty { result.append(run.with(plain)) }
                plain = ""
            }
            while let character = rest.popFirst() {
                if character == "^", rest.first == "[" {
                    flush()
                    rest.removeFirst()
                    openers.append((run.container, result.count))
                    result.append(run.with("^["))
                } else if character == "]", rest.first == "(", let close = rest.firstIndex(of: ")"),
                    let opener = openers.lastIndex(where: { $0.container == run.container })
                {
                    flush()
                    let value = String(rest[..<close].dropFirst())
                    let start = openers[opener].index
                    openers.removeSubrange(opener...)
                    result[start].text = ""
                    for index in result.indices.dropFirst(start + 1) { result[index].extended.append(value) }
                    rest = rest[rest.index(after: close)...]
                } else {
                    plain.append(character)
                }
            }
            flush()
        }
        return result.filter { !$0.text.isEmpty }
    }

    /// Where the part in parentheses could be a destination, cmark made a link of it.
    private static func takingLinks(_ runs: [MarkdownRun]) -> [MarkdownRun] {
        var runs = runs
        for index in runs.indices.dropFirst() {
            guard let value = runs[index].link, runs[index - 1].isPlain, runs[index - 1].link == nil,
                runs[index - 1].text.hasSuffix("^")
            else { continue }
            runs[index - 1].text.removeLast()
            // `key: 'value'` looks like a destination with a title.
            let title = runs[index].linkTitle
            let members = title.isEmpty ? value : "\(value) '\(title)'"
            for part in runs[index...].indices {
                guard runs[part].link == value else { break }
                runs[part].link = nil
                runs[part].extended.append(members)
            }
        }
        return runs.filter { !$0.text.isEmpty }
    }
}

/// Hides from cmark those escaped marks which it does not know: it forgets that they were escaped.
///
/// `\~` becomes a control character that the text does not have otherwise, and of the same length.
struct EscapedMarks {
    private let masks: [(mark: Character, mask: Character)]

    /// Chooses control characters for a text.
    init(for source: String) {
        let marks: [Character] = ["~", "^", "[", "]"].filter { source.contains("\\\($0)") }
        let free = (0x80...0x9F).lazy.compactMap { Unicode.Scalar(UInt32($0)) }.map { Character($0) }
            .filter { $0 != "\u{85}" && !source.contains($0) }
        masks = Array(zip(marks, free)).map { (mark: $0.0, mask: $0.1) }
    }

    /// The text with its escaped marks hidden.
    func hide(in source: String) -> String {
        guard !masks.isEmpty else { return source }
        var result = ""
        var isEscaped = false
        for character in source {
            if isEscaped, let mask = masks.first(where: { $0.mark == character })?.mask {
                result.removeLast()
                result.append(mask)
            } else {
                result.append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return result
    }

    /// The text with its marks, and with the backslashes before them where those count as text.
    func show(in text: String, withBackslash: Bool) -> String {
        masks.reduce(text) { text, pair in
            text.replacing("\(pair.mask)", with: withBackslash ? "\\\(pair.mark)" : "\(pair.mark)")
        }
    }
}

extension MarkdownRun {
    /// The run with another text.
    func with(_ text: Substring) -> MarkdownRun {
        var copy = self
        copy.text = String(text)
        return copy
    }
}
