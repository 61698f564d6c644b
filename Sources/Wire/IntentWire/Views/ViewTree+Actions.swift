extension ViewNode {
    /// The nodes that stand in this one, in the order in which people read them.
    public var children: [ViewNode] {
        switch content {
        case .text, .image, .spacer, .divider, .shape: []
        case .label(let label): label.icon + label.title
        case .stack(let stack): stack.children
        case .grid(let grid): grid.children
        case .gridRow(let row): row.children
        case .scroll(let scroll): scroll.children
        case .list(let list): list.children
        case .section(let section): section.header + section.children + section.footer
        case .gauge(let gauge): gauge.label + gauge.currentValue + gauge.minimumValue + gauge.maximumValue
        case .progress(let progress): progress.label + progress.currentValue
        case .link(let link): link.children
        case .button(let button): button.children
        case .toggle(let toggle): toggle.children
        case .field(let field): field.label + field.value
        case .group(let group): group.children
        }
    }

    /// The words of the node and of those in it, in one line; what it is called, where it has no words.
    public var words: String {
        let label = modifiers.lazy.compactMap { modifier -> String? in
            guard case .accessibility(let value) = modifier else { return nil }
            return value.label
        }.last
        if let label { return label }
        switch content {
        case .text(let text):
            return text.runs.map(\.text).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        case .image(let image): return image.label ?? ""
        default: return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
        }
    }
}

/// Something in a view that can be pressed and runs an intent.
public struct ViewPressable: Codable, Hashable, Sendable {
    /// What it says.
    public var words: String
    /// What it runs.
    public var intent: PreparedIntent
    /// Whether it is on; absent where it is a button.
    public var isOn: Bool?

    /// Creates something to press.
    public init(words: String, intent: PreparedIntent, isOn: Bool? = nil) {
        self.words = words
        self.intent = intent
        self.isOn = isOn
    }
}

extension ViewTree {
    /// What can be pressed and runs an intent, in the order in which people read it.
    public var pressables: [ViewPressable] {
        var found: [ViewPressable] = []
        func visit(_ node: ViewNode) {
            guard !node.modifiers.contains(.hidden) else { return }
            switch node.content {
            case .button(let button):
                if case .intent(let run) = button.action, button.isDisabled != true {
                    found.append(ViewPressable(words: node.words, intent: run))
                }
            case .toggle(let toggle):
                if case .intent(let run) = toggle.action, toggle.isDisabled != true {
                    found.append(ViewPressable(words: node.words, intent: run, isOn: toggle.isOn))
                }
            default: break
            }
            for child in node.children { visit(child) }
        }
        visit(root)
        return found
    }
}
