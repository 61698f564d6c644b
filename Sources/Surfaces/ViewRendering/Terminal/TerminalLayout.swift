import Foundation
import IntentWire

/// Arranges views in columns and lines.
struct TerminalLayout {
    let options: TerminalRenderer.Options
    let text: TerminalText
    private let work = Work()

    /// How many views were set. What is too wide is set again, so that views nested on purpose could take for ever.
    private final class Work {
        static let limit = 40_000
        var done = 0
    }

    init(options: TerminalRenderer.Options) {
        self.options = options
        text = TerminalText(options: options)
    }

    /// A node within a width.
    func block(_ node: ViewNode, width: Int) -> TerminalBlock {
        work.done += 1
        guard work.done <= Work.limit else { return TerminalBlock("…") }
        return modified(node.modifiers[...], width: width) { content(node.content, width: $0) }
    }

    /// Nodes below each other.
    func stacked(_ nodes: [ViewNode], width: Int) -> TerminalBlock {
        .vertical(nodes.map { block($0, width: width) })
    }

    func content(_ content: ViewContent, width: Int) -> TerminalBlock {
        switch content {
        case .text(let content): text.block(content, width: width)
        case .image(let image): self.image(image)
        case .label(let label): self.label(label, width: width)
        case .stack(let stack): self.stack(stack, width: width)
        case .grid(let grid): self.grid(grid, width: width)
        case .gridRow(let row): beside(row.children, .center, spacing: 2, width: width)
        case .group(let group): stacked(group.children, width: width)
        case .scroll(let scroll): stacked(scroll.children, width: width)
        case .spacer: TerminalBlock()
        case .divider:
            TerminalBlock(String(repeating: "─", count: width), TerminalStyle(isDim: true))
        case .list(let list): self.list(list, width: width)
        case .section(let section): self.section(section, width: width)
        case .gauge(let gauge): self.gauge(gauge, width: width)
        case .progress(let progress): self.progress(progress, width: width)
        case .link(let link): self.link(link, width: width)
        case .button(let button): self.button(button, width: width)
        case .toggle(let toggle): self.toggle(toggle, width: width)
        case .field(let field): self.field(field, width: width)
        // Areas cannot be painted with characters.
        case .shape: TerminalBlock()
        }
    }

    // MARK: - Stacks

    private func stack(_ stack: StackContent, width: Int) -> TerminalBlock {
        switch stack.axis {
        case .horizontal:
            return beside(
                stack.children, VerticalPlace(stack.alignment.vertical), spacing: columns(stack.spacing ?? 8),
                width: width)
        case .vertical:
            let blocks = stack.children.map { child in
                let block = block(child, width: width)
                return !child.isSpacer && child.fillsWidth ? block.widened(to: width, child.placeInFrame) : block
            }
            return .vertical(
                blocks, HorizontalPlace(stack.alignment.horizontal), spacing: (stack.spacing ?? 8) >= 20 ? 1 : 0)
        case .depth:
            // Characters cannot lie on each other: what has words is shown, one below the other.
            return .vertical(
                stack.children.map { block($0, width: width) }, HorizontalPlace(stack.alignment.horizontal))
        }
    }

    /// Points as columns: a letter of body text is about eight points wide.
    func columns(_ points: Double) -> Int { points.isFinite ? min(max(Int((points / 8).rounded(.up)), 0), 8) : 0 }

    /// Nodes beside each other; those that fill share what the others leave.
    func beside(_ nodes: [ViewNode], _ place: VerticalPlace, spacing: Int, width: Int) -> TerminalBlock {
        // Each is set once in all the space; only what then is too wide is set again.
        let parts = nodes.map { Part(node: $0, natural: $0.isSpacer ? TerminalBlock() : block($0, width: width)) }
            .filter { $0.node.isSpacer || !$0.natural.isEmpty }
        guard parts.count > 1 else { return parts.first?.natural ?? TerminalBlock() }
        let room = max(width - spacing * (parts.count - 1), parts.count)
        let widths = widths(of: parts, room: room)
        let blocks = parts.indices.map { index -> TerminalBlock in
            let (part, width) = (parts[index], widths[index])
            if part.node.isSpacer { return TerminalBlock([.blank(width)]) }
            let block = part.natural.width <= width ? part.natural : block(part.node, width: max(width, 1))
            return part.node.fillsWidth ? block.widened(to: width, part.node.placeInFrame) : block
        }
        return .horizontal(blocks.filter { !$0.isEmpty }, place, spacing: spacing)
    }

    private struct Part {
        let node: ViewNode
        let natural: TerminalBlock
    }

    /// The columns of parts that share a line.
    private func widths(of parts: [Part], room: Int) -> [Int] {
        var widths = [Int](repeating: 0, count: parts.count)
        let fixed = parts.indices.filter { !parts[$0].node.fillsWidth }
        // The narrow ones get what they want; the wide ones share the rest.
        var left = room - (parts.count - fixed.count)
        var open = fixed.count
        for index in fixed.sorted(by: { parts[$0].natural.width < parts[$1].natural.width }) {
            widths[index] = max(min(parts[index].natural.width, left / max(open, 1)), 1)
            left -= widths[index]
            open -= 1
        }
        let filling = parts.indices.filter { parts[$0].node.fillsWidth }
        var rest = room - widths.reduce(0, +)
        for (number, index) in filling.enumerated() {
            widths[index] = max(rest / (filling.count - number), 0)
            rest -= widths[index]
        }
        return widths
    }

    // MARK: - Grids

    private func grid(_ grid: GridContent, width: Int) -> TerminalBlock {
        let rows: [[ViewNode]]
        if let columns = grid.columns, columns > 0 {
            rows = stride(from: 0, to: grid.children.count, by: columns).map {
                Array(grid.children[$0..<min($0 + columns, grid.children.count)])
            }
        } else {
            rows = grid.children.map { if case .gridRow(let row) = $0.content { row.children } else { [$0] } }
        }
        let count = rows.map(\.count).max() ?? 0
        guard count > 0 else { return TerminalBlock() }
        let gap = max(columns(grid.horizontalSpacing ?? 8), 1)
        let share = max((width - gap * (count - 1)) / count, 1)
        // A view that stands alone in its row spans the grid.
        let cells = rows.map { row in row.map { block($0, width: row.count > 1 ? share : width) } }
        var widths = [Int](repeating: 0, count: count)
        for row in cells where row.count > 1 || count == 1 {
            for (index, cell) in row.enumerated() { widths[index] = max(widths[index], cell.width) }
        }
        return .vertical(
            cells.map { row in
                guard row.count > 1 else { return row.first ?? TerminalBlock() }
                let placed = row.enumerated().map { index, cell -> TerminalBlock in
                    let cell = cell.isEmpty ? TerminalBlock([TerminalLine()]) : cell
                    return cell.widened(to: widths[index], HorizontalPlace(grid.alignment.horizontal))
                }
                return .horizontal(placed, VerticalPlace(grid.alignment.vertical), spacing: gap)
            })
    }
}

extension ViewNode {
    /// Where a node that fills its space stands in it.
    fileprivate var placeInFrame: HorizontalPlace {
        for case .frame(let size) in modifiers.reversed() where size.fillsWidth == true {
            return HorizontalPlace(size.alignment.horizontal)
        }
        return .leading
    }

    /// Whether a node takes all the width that there is.
    fileprivate var fillsWidth: Bool {
        for modifier in modifiers {
            switch modifier {
            case .frame(let size):
                if size.fillsWidth == true { return true }
                if size.width != nil { return false }
            case .fixedSize(let horizontal, _): if horizontal { return false }
            default: break
            }
        }
        switch content {
        case .spacer, .divider, .list, .section, .field: return true
        case .toggle(let toggle): return !toggle.children.isEmpty && toggle.style != "button"
        case .gauge(let gauge): return gauge.style?.hasPrefix("accessoryCircular") != true
        case .progress(let progress): return progress.fraction != nil && progress.style != "circular"
        case .stack(let stack):
            return stack.axis != .depth
                && stack.children.contains { $0.isSpacer ? stack.axis == .horizontal : $0.fillsWidth }
        case .group(let group): return group.children.contains(where: \.fillsWidth)
        case .scroll(let scroll): return scroll.children.contains(where: \.fillsWidth)
        default: return false
        }
    }
}
