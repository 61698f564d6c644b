import IntentWire

/// A control as it stands among others: a symbol, its name, and its state.
struct ControlTile {
    private let control: ControlSnapshot
    private let name: String
    private let options: HTMLRenderer.Options
    private let isRightToLeft: Bool

    init(_ control: ControlSnapshot, _ name: String, _ options: HTMLRenderer.Options, _ isRightToLeft: Bool) {
        self.control = control
        self.name = name
        self.options = options
        self.isRightToLeft = isRightToLeft
    }

    var html: String {
        let (labels, tint) = parts
        let words = labels.map(\.spokenText).filter { !$0.isEmpty }
        let title = words.first ?? name
        let status = control.look.status ?? words.dropFirst().joined(separator: ", ")
        // A symbol of the state says more than that of the name.
        let symbol = labels.reversed().lazy.compactMap(\.firstSymbol).first ?? "circle"

        var element = HTMLElement("button", classes: ["bk-control"])
        element.set("type", "button")
        if let isOn = control.isOn {
            element.set("role", "switch")
            element.set("aria-checked", isOn ? "true" : "false")
        }
        if control.isDisabled { element.set("disabled", "") }
        if let hint = control.actionHint { element.set("title", hint) }
        let styles = HTMLStyles(isRightToLeft: isRightToLeft)
        if let tint { element.style("--bk-tint", styles.plain(tint)) }
        element.content = """
            <span class="bk-glyph" aria-hidden="true"><svg class="symbol" viewBox="0 0 24 24">\(SymbolIcons.markup(symbol))</svg></span>\
            <span class="bk-words"><span class="bk-title">\(HTMLText.escaped(title))</span>\
            \(status.isEmpty ? "" : "<span class=\"bk-status\">\(HTMLText.escaped(status))</span>")</span>
            """
        return "<div class=\"beckon-view\" dir=\"\(isRightToLeft ? "rtl" : "ltr")\">\(element.html)</div>"
    }

    /// What stands in the button or switch, as its app has given it: the name, then the state.
    private var parts: (labels: [ViewNode], tint: ViewStyle?) {
        let (children, tint): ([ViewNode], ViewStyle?) =
            switch control.look.view.root.content {
            case .button(let button): (button.children, button.tint)
            case .toggle(let toggle): (toggle.children, toggle.tint)
            default: ([control.look.view.root], nil)
            }
        if children.count == 1, case .stack(let stack) = children[0].content { return (stack.children, tint) }
        return (children, tint)
    }
}

extension ViewNode {
    /// The name of the first symbol in the view.
    fileprivate var firstSymbol: String? {
        if case .image(let image) = content, case .system(let name) = image.image.source { return name }
        if case .label(let label) = content { return label.icon.lazy.compactMap(\.firstSymbol).first }
        if case .stack(let stack) = content { return stack.children.lazy.compactMap(\.firstSymbol).first }
        if case .group(let group) = content { return group.children.lazy.compactMap(\.firstSymbol).first }
        return nil
    }
}
