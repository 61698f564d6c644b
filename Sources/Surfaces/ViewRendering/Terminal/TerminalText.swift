import Foundation
import IntentWire

/// Sets texts into lines.
struct TerminalText {
    let options: TerminalRenderer.Options

    /// A character or word with its style.
    private struct Word {
        var spans: [TerminalSpan]
        var width: Int
        var isSpace = false
        var isBreak = false
    }

    func block(_ text: TextContent, width: Int) -> TerminalBlock {
        let words = words(of: text.runs)
        var lines = lines(words, width: max(width, 1))
        if let limit = text.lineLimit, limit > 0, lines.count > limit {
            lines = Array(lines.prefix(limit))
            lines[limit - 1] = shortened(lines[limit - 1], width: max(width, 1))
        }
        return TerminalBlock(lines, place: HorizontalPlace(text.alignment ?? .leading))
    }

    /// The text in one line, without styles.
    func words(_ text: TextContent) -> String { text.runs.map(string).joined() }

    // MARK: - Runs

    private func string(_ run: TextRun) -> String {
        if let image = run.image {
            if case .system(let name) = image.image.source { return SymbolCatalog.glyph(name) ?? "" }
            return image.label ?? run.text
        }
        let text = run.moving?.text(at: options.now, locale: options.locale) ?? run.text
        return DisplayWidth.printable(text, keepsLines: true)
    }

    func style(_ style: TextRunStyle?, link: String? = nil) -> TerminalStyle {
        var result = TerminalStyle()
        let font = style?.font
        result.isBold =
            (font?.effectiveWeight ?? 400) >= 600
            || (font.map { $0.pointSize >= 20 && $0.weight == nil && $0.textStyle != nil } ?? false)
        result.isItalic = font?.isItalic == true
        result.isUnderlined = style?.underline == true || link != nil
        result.isStruck = style?.strikethrough == true
        if let color = style?.color {
            result.isDim = color.isFaint
            result.color = color.leadingColor.flatMap(TerminalColor.init)
        }
        return result
    }

    // MARK: - Lines

    private func words(of runs: [TextRun]) -> [Word] {
        var words: [Word] = []
        for run in runs {
            let style = style(run.style, link: run.link)
            for piece in pieces(of: string(run)) {
                let width = DisplayWidth.columns(piece)
                let isSpace = piece == " "
                let span = TerminalSpan(text: piece, style: style)
                if piece == "\n" {
                    words.append(Word(spans: [], width: 0, isBreak: true))
                } else if !isSpace, let last = words.last, !last.isSpace, !last.isBreak, !breaksBefore(piece, last) {
                    words[words.count - 1].spans.append(span)
                    words[words.count - 1].width += width
                } else {
                    words.append(Word(spans: [span], width: width, isSpace: isSpace))
                }
            }
        }
        return words
    }

    /// Whether a line may end between a word and what follows: where either is wide, as Chinese is, it may.
    private func breaksBefore(_ piece: String, _ word: Word) -> Bool {
        guard let next = piece.first, let last = word.spans.last?.text.last else { return false }
        return DisplayWidth.columns(String(next)) == 2 || DisplayWidth.columns(String(last)) == 2
    }

    /// Words, single spaces, line ends, and wide characters each by itself.
    private func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        var word = ""
        func end() {
            if !word.isEmpty { pieces.append(word) }
            word = ""
        }
        for character in text {
            if character == " " || character.isNewline || DisplayWidth.columns(String(character)) == 2 {
                end()
                pieces.append(character.isNewline ? "\n" : String(character))
            } else {
                word.append(character)
            }
        }
        end()
        return pieces
    }

    private func lines(_ words: [Word], width: Int) -> [TerminalLine] {
        var lines: [TerminalLine] = []
        var line = TerminalLine()
        var space: Word?
        func end() {
            lines.append(line)
            line = TerminalLine()
            space = nil
        }
        for word in words {
            if word.isBreak {
                end()
            } else if word.isSpace {
                // Spaces between words count; those at the end of a line do not.
                if line.width > 0 || lines.isEmpty { space = space.map { joined($0, word) } ?? word }
            } else {
                let needed = line.width + (space?.width ?? 0) + word.width
                if needed > width, line.width > 0 { end() }
                if let space { for span in space.spans { line.append(span.text, span.style) } }
                space = nil
                for span in word.spans { append(span, to: &line, &lines, width) }
            }
        }
        if line.width > 0 || lines.isEmpty { lines.append(line) }
        return words.isEmpty ? [] : lines
    }

    private func joined(_ first: Word, _ second: Word) -> Word {
        Word(spans: first.spans + second.spans, width: first.width + second.width, isSpace: true)
    }

    /// Adds a word, cut where it is wider than a line.
    private func append(_ span: TerminalSpan, to line: inout TerminalLine, _ lines: inout [TerminalLine], _ width: Int)
    {
        var rest = ""
        var used = line.width
        for character in span.text {
            let next = DisplayWidth.columns(String(character))
            if used + next > width, used > 0 {
                line.append(rest, span.style)
                lines.append(line)
                line = TerminalLine()
                rest = ""
                used = 0
            }
            rest.append(character)
            used += next
        }
        line.append(rest, span.style)
    }

    private func shortened(_ line: TerminalLine, width: Int) -> TerminalLine {
        var result = TerminalLine()
        var style = TerminalStyle.plain
        for span in line.spans {
            style = span.style
            for character in span.text {
                if result.width + DisplayWidth.columns(String(character)) > width - 1 {
                    result.append("…", style)
                    return result
                }
                result.append(String(character), style)
            }
        }
        result.append("…", style)
        return result
    }
}

extension HorizontalPlace {
    init(_ alignment: ViewAlignment.Horizontal) {
        switch alignment {
        case .leading: self = .leading
        case .center: self = .center
        case .trailing: self = .trailing
        }
    }
}

extension VerticalPlace {
    init(_ alignment: ViewAlignment.Vertical) {
        switch alignment {
        case .top, .firstTextBaseline: self = .top
        case .center: self = .center
        case .bottom, .lastTextBaseline: self = .bottom
        }
    }
}
