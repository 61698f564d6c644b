import Foundation
import IntentWire

extension TerminalLayout {
    func image(_ image: ImageContent) -> TerminalBlock {
        var style = TerminalStyle()
        style.color = image.color?.leadingColor.flatMap(TerminalColor.init)
        if case .system(let name) = image.image.source {
            return SymbolCatalog.glyph(name).map { TerminalBlock($0, style) } ?? TerminalBlock()
        }
        guard let label = image.label, !label.isEmpty else { return TerminalBlock() }
        return TerminalBlock("[\(DisplayWidth.printable(label))]", TerminalStyle(isDim: true))
    }

    func label(_ label: LabelContent, width: Int) -> TerminalBlock {
        switch label.style {
        case .titleOnly: return stacked(label.title, width: width)
        case .iconOnly:
            // A symbol without a glyph leaves its words.
            let icon = stacked(label.icon, width: width)
            return icon.isEmpty ? stacked(label.title, width: width) : icon
        case .titleAndIcon: return beside(label.icon + label.title, .top, spacing: 1, width: width)
        }
    }

    func list(_ list: ListContent, width: Int) -> TerminalBlock {
        .vertical(
            list.children.map { child in
                if case .section = child.content { return block(child, width: width) }
                return row(child, isForm: list.style == .form, width: width)
            })
    }

    private func row(_ node: ViewNode, isForm: Bool, width: Int) -> TerminalBlock {
        let block = block(node, width: width - 2)
        guard !block.isEmpty else { return block }
        return .horizontal([TerminalBlock(isForm ? "  " : "• "), block])
    }

    func section(_ section: SectionContent, width: Int) -> TerminalBlock {
        let header = stacked(section.header, width: width).restyled { $0.isBold = true }
        let rows = section.children.map { row($0, isForm: section.header.isEmpty, width: width) }
        let footer = stacked(section.footer, width: width).restyled { $0.isDim = true }
        return .vertical([header] + rows + [footer])
    }

    /// A bar of which a share is filled.
    private func bar(_ fraction: Double, _ tint: ViewStyle?, width: Int) -> TerminalLine {
        let share = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        let filled = Int((share * Double(width)).rounded())
        var line = TerminalLine(
            String(repeating: "█", count: filled),
            TerminalStyle(color: tint?.leadingColor.flatMap(TerminalColor.init)))
        line.append(String(repeating: "░", count: width - filled), TerminalStyle(isDim: true))
        return line
    }

    private func percent(_ fraction: Double) -> String {
        (fraction.isFinite ? fraction : 0).formatted(
            .percent.precision(.fractionLength(0)).locale(options.locale))
    }

    func gauge(_ gauge: GaugeContent, width: Int) -> TerminalBlock {
        let label = stacked(gauge.label, width: width)
        let value = stacked(gauge.currentValue, width: width)
        let bar = TerminalBlock([bar(gauge.fraction, gauge.tint, width: min(max(width / 3, 6), 20))])
        let parts = [
            label, stacked(gauge.minimumValue, width: 12), bar, stacked(gauge.maximumValue, width: 12),
            value.isEmpty ? TerminalBlock(percent(gauge.fraction)) : value,
        ]
        return line(parts, width: width)
    }

    func progress(_ progress: ProgressContent, width: Int) -> TerminalBlock {
        let label = stacked(progress.label, width: width)
        guard let fraction = progress.timer?.fraction(at: options.now) ?? progress.fraction else {
            return line([label, TerminalBlock("…")], width: width)
        }
        let bar = TerminalBlock([bar(fraction, progress.tint, width: min(max(width / 3, 6), 20))])
        let value = stacked(progress.currentValue, width: width)
        return line([label, bar, value.isEmpty ? TerminalBlock(percent(fraction)) : value], width: width)
    }

    /// Parts in one line where they fit, else below each other.
    private func line(_ parts: [TerminalBlock], width: Int) -> TerminalBlock {
        let parts = parts.filter { !$0.isEmpty }
        let wide = parts.reduce(max(parts.count - 1, 0)) { $0 + $1.width }
        return wide <= width ? .horizontal(parts, .center, spacing: 1) : .vertical(parts)
    }

    func link(_ link: LinkContent, width: Int) -> TerminalBlock {
        let label = stacked(link.children, width: width).restyled { $0.isUnderlined = true }
        let address = DisplayWidth.printable(link.url)
        let place = TerminalBlock(DisplayWidth.truncated(address, to: width), TerminalStyle(isDim: true))
        if label.isEmpty { return place }
        return label.lines.contains { $0.text(isStyled: false) == address }
            ? label : line([label, place], width: width)
    }

    func button(_ button: ButtonContent, width: Int) -> TerminalBlock {
        let label = stacked(button.children, width: width - 4)
        guard !label.isEmpty else { return label }
        let isUsable = button.isDisabled != true && button.action != .unavailable
        var style = TerminalStyle(isDim: !isUsable)
        if isUsable {
            style.color =
                button.role == .destructive ? .basic(1) : button.tint?.leadingColor.flatMap(TerminalColor.init)
        }
        // A large label, as a row that is a button, keeps its form.
        guard label.height == 1 else { return label }
        return .horizontal([
            TerminalBlock("[ ", style), label.restyled { if !isUsable { $0.isDim = true } }, TerminalBlock(" ]", style),
        ])
    }

    func toggle(_ toggle: ToggleContent, width: Int) -> TerminalBlock {
        // A style of the app's own draws the state itself.
        if toggle.style == "custom" {
            let drawn = stacked(toggle.children, width: width)
            if !drawn.isEmpty { return drawn }
        }
        let box = TerminalBlock(toggle.isOn ? "[x]" : "[ ]", TerminalStyle(isDim: toggle.isDisabled == true))
        let label = stacked(toggle.children, width: width - 4)
        return label.isEmpty ? box : .horizontal([box, label], .top, spacing: 1)
    }

    func field(_ field: FieldContent, width: Int) -> TerminalBlock {
        let label = stacked(field.label, width: width)
        var value = stacked(field.value, width: width)
        if field.isPrompt == true { value = value.restyled { $0.isDim = true } }
        switch field.type {
        case "navigation", "menu":
            return label.isEmpty ? label : line([label, TerminalBlock("›", TerminalStyle(isDim: true))], width: width)
        case "secure": value = TerminalBlock("•••")
        default: break
        }
        guard !label.isEmpty else { return value }
        if value.isEmpty || field.isPrompt == true && field.label == field.value { return label }
        return line([label, value], width: width)
    }
}
