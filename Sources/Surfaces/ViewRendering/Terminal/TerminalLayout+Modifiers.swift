import Foundation
import IntentWire

extension TerminalLayout {
    /// Draws with modifiers, of which the last is the outermost.
    func modified(
        _ modifiers: ArraySlice<ViewModification>, width: Int, _ inner: (Int) -> TerminalBlock
    ) -> TerminalBlock {
        guard let outermost = modifiers.last else { return inner(width) }
        let rest = modifiers.dropLast()
        func below(_ width: Int) -> TerminalBlock { modified(rest, width: max(width, 1), inner) }
        switch outermost {
        case .padding(_, let leading, _, let trailing):
            // Above and below, lines are too high to stand for points.
            let (before, behind) = (columns(leading / 2), columns(trailing / 2))
            return below(width - before - behind).indented(by: before, behind: behind)
        case .frame(let size): return framed(size, width: width, below)
        case .background(_, _, let content, _): return withWords(of: content, below(width), width)
        case .overlay(_, _, let content, _): return withWords(of: content, below(width), width)
        case .opacity(let value):
            if value <= 0.01 { return TerminalBlock() }
            return value < 0.6 ? below(width).restyled { $0.isDim = true } : below(width)
        case .hidden: return TerminalBlock()
        case .redacted:
            return TerminalBlock(below(width).lines.map { TerminalLine(String(repeating: "▒", count: $0.width)) })
        case .badge(let text):
            return .horizontal(
                [below(width - 8), TerminalBlock(DisplayWidth.printable(text), TerminalStyle(isDim: true))],
                spacing: 1)
        case .title(let title):
            let heading = TerminalBlock(DisplayWidth.printable(title), TerminalStyle(isBold: true))
            return .vertical([heading, below(width)])
        case .url(let value):
            let address = TerminalBlock(
                DisplayWidth.truncated(DisplayWidth.printable(value), to: width), TerminalStyle(isDim: true))
            return .vertical([below(width), address])
        case .accessibility(let value): return described(value, below(width))
        default: return below(width)
        }
    }

    private func framed(_ size: ViewFrame, width: Int, _ below: (Int) -> TerminalBlock) -> TerminalBlock {
        let place = HorizontalPlace(size.alignment.horizontal)
        if size.fillsWidth == true { return below(width).widened(to: width, place) }
        guard let points = size.width ?? size.minimumWidth, points.isFinite else { return below(width) }
        // A small frame is for a picture or a number, which may need more columns than points say.
        let frame = min(Int((points / 8).rounded()), width)
        let block = below(max(frame, min(width, 12)))
        return size.width == nil || points >= 40 ? block.widened(to: frame, place) : block
    }

    /// What lies behind or in front of a view is shown where it has words.
    private func withWords(of content: [ViewNode], _ block: TerminalBlock, _ width: Int) -> TerminalBlock {
        guard !content.isEmpty else { return block }
        let other = stacked(content, width: width)
        if other.isEmpty { return block }
        return block.isEmpty ? other : .vertical([block, other])
    }

    /// A view without words is shown by its label.
    private func described(_ value: ViewAccessibility, _ block: TerminalBlock) -> TerminalBlock {
        guard block.isEmpty, value.isHidden != true else { return block }
        let words = [value.label, value.value].compactMap(\.self).joined(separator: ": ")
        return words.isEmpty ? block : TerminalBlock(DisplayWidth.printable(words))
    }
}
