/// A piece of a line with one style.
struct TerminalSpan: Hashable {
    var text: String
    var style: TerminalStyle = .plain
}

/// A line of styled text with its width in columns.
struct TerminalLine: Hashable {
    private(set) var spans: [TerminalSpan] = []
    private(set) var width = 0

    init() {}

    init(_ text: String, _ style: TerminalStyle = .plain) { append(text, style) }

    static func blank(_ width: Int) -> TerminalLine { TerminalLine(String(repeating: " ", count: max(width, 0))) }

    mutating func append(_ text: String, _ style: TerminalStyle = .plain) {
        guard !text.isEmpty else { return }
        if spans.last?.style == style {
            spans[spans.count - 1].text += text
        } else {
            spans.append(.init(text: text, style: style))
        }
        width += DisplayWidth.columns(text)
    }

    mutating func append(_ line: TerminalLine) { for span in line.spans { append(span.text, span.style) } }

    /// The line with space around, so that it has a width.
    func placed(_ place: HorizontalPlace, in width: Int) -> TerminalLine {
        let space = width - self.width
        guard space > 0 else { return self }
        let before =
            switch place {
            case .leading: 0
            case .center: space / 2
            case .trailing: space
            }
        var line = TerminalLine.blank(before)
        line.append(self)
        line.append(String(repeating: " ", count: space - before))
        return line
    }

    func text(isStyled: Bool) -> String {
        var end = spans
        // Space at the end of a line is not seen, and in the way of whoever copies it.
        while let last = end.last, last.style == .plain {
            let trimmed = last.text.reversed().drop { $0 == " " }.reversed()
            if trimmed.isEmpty {
                end.removeLast()
            } else {
                end[end.count - 1].text = String(trimmed)
                break
            }
        }
        return end.map { isStyled ? $0.style.apply(to: $0.text) : $0.text }.joined()
    }
}

/// Where something stands in a wider space.
enum HorizontalPlace { case leading, center, trailing }

/// Where something stands in a higher space.
enum VerticalPlace { case top, center, bottom }

/// Lines that make up a rectangle, the shorter ones with space behind them.
struct TerminalBlock {
    private(set) var lines: [TerminalLine]
    private(set) var width: Int

    init(_ lines: [TerminalLine] = [], place: HorizontalPlace = .leading, width: Int = 0) {
        self.width = max(width, lines.map(\.width).max() ?? 0)
        self.lines = lines.map { [width = self.width] in $0.placed(place, in: width) }
    }

    init(_ text: String, _ style: TerminalStyle = .plain) { self.init([TerminalLine(text, style)]) }

    var isEmpty: Bool { lines.isEmpty }
    var height: Int { lines.count }

    /// The block in a wider space.
    func widened(to width: Int, _ place: HorizontalPlace = .leading) -> TerminalBlock {
        isEmpty ? self : TerminalBlock(lines, place: place, width: width)
    }

    /// Blocks below each other, with empty lines between.
    static func vertical(
        _ blocks: [TerminalBlock], _ place: HorizontalPlace = .leading, spacing: Int = 0, width: Int = 0
    ) -> TerminalBlock {
        let blocks = blocks.filter { !$0.isEmpty }
        let width = max(width, blocks.map(\.width).max() ?? 0)
        var lines: [TerminalLine] = []
        for (index, block) in blocks.enumerated() {
            if index > 0 { lines += Array(repeating: .blank(width), count: spacing) }
            lines += block.widened(to: width, place).lines
        }
        return TerminalBlock(lines, width: width)
    }

    /// Blocks beside each other, with empty columns between.
    static func horizontal(
        _ blocks: [TerminalBlock], _ place: VerticalPlace = .top, spacing: Int = 0
    ) -> TerminalBlock {
        let height = blocks.map(\.height).max() ?? 0
        var lines = Array(repeating: TerminalLine(), count: height)
        for (index, block) in blocks.enumerated() {
            let free = height - block.height
            let above =
                switch place {
                case .top: 0
                case .center: free / 2
                case .bottom: free
                }
            for row in 0..<height {
                if index > 0 { lines[row].append(String(repeating: " ", count: spacing)) }
                let own = row - above
                lines[row].append(block.lines.indices.contains(own) ? block.lines[own] : .blank(block.width))
            }
        }
        return TerminalBlock(lines)
    }

    /// The block with empty columns before and behind it.
    func indented(by before: Int, behind: Int = 0) -> TerminalBlock {
        guard before > 0 || behind > 0, !isEmpty else { return self }
        return TerminalBlock(
            lines.map { line in
                var indented = TerminalLine.blank(before)
                indented.append(line)
                indented.append(String(repeating: " ", count: max(behind, 0)))
                return indented
            })
    }

    /// The block with a change of the style of every span.
    func restyled(_ change: (inout TerminalStyle) -> Void) -> TerminalBlock {
        TerminalBlock(
            lines.map { line in
                var changed = TerminalLine()
                for span in line.spans {
                    var style = span.style
                    if !span.text.allSatisfy({ $0 == " " }) { change(&style) }
                    changed.append(span.text, style)
                }
                return changed
            }, width: width)
    }
}
