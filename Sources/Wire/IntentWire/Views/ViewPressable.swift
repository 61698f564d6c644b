/// A part of a view that a person can press.
public struct ViewPressable: Hashable, Sendable {
    /// What it says: the text in it, or its label for those who do not see it.
    public var label: String
    /// What pressing it does.
    public var action: ViewAction
    /// Whether it is on, where it is a toggle.
    public var isOn: Bool?
    /// What it means to press it.
    public var role: ButtonContent.Role?

    /// Creates a part to press.
    public init(label: String, action: ViewAction, isOn: Bool? = nil, role: ButtonContent.Role? = nil) {
        self.label = label
        self.action = action
        self.isOn = isOn
        self.role = role
    }
}

extension ViewTree {
    /// The buttons and toggles of the view that do something, in reading order.
    ///
    /// Left out is what is disabled or hidden, and what would run code inside the app. Places to open are not among them.
    public var pressables: [ViewPressable] {
        var found: [ViewPressable] = []
        root.collect(&found)
        return found
    }
}

extension ViewTree {
    /// The entities that the visible parts of the view show, as `type/id`, in reading order, each once.
    public var entityIdentifiers: [String] {
        var found: [String] = []
        root.collectEntities(&found)
        return found
    }
}

extension ViewNode {
    fileprivate func collectEntities(_ found: inout [String]) {
        guard !modifiers.contains(.hidden) else { return }
        for case .entity(let identifier) in modifiers where !found.contains(identifier) { found.append(identifier) }
        for child in children { child.collectEntities(&found) }
        for modifier in modifiers {
            for child in modifier.children { child.collectEntities(&found) }
        }
    }

    fileprivate func collect(_ found: inout [ViewPressable]) {
        guard !modifiers.contains(.hidden) else { return }
        switch content {
        case .button(let button) where button.isDisabled != true && button.action.isReachable:
            found.append(ViewPressable(label: spokenText, action: button.action, role: button.role))
        case .toggle(let toggle) where toggle.isDisabled != true && toggle.action.isReachable:
            found.append(ViewPressable(label: spokenText, action: toggle.action, isOn: toggle.isOn))
        default:
            for child in children { child.collect(&found) }
        }
        for modifier in modifiers {
            for child in modifier.children { child.collect(&found) }
        }
    }

    /// The view in words: its label for those who do not see it, else the texts in it.
    public var spokenText: String {
        for case .accessibility(let value) in modifiers.reversed() {
            if value.isHidden == true { return "" }
            if let label = value.label, !label.isEmpty { return label }
        }
        switch content {
        case .text(let text): return text.text
        case .image(let image): return image.label ?? ""
        // The icon of a label says the same as its title.
        case .label(let label): return (label.title.isEmpty ? label.icon : label.title).spokenText
        default: return children.spokenText
        }
    }

    /// The views inside this one, in reading order; those of its modifiers are not among them.
    public var children: [ViewNode] {
        switch content {
        case .text, .image, .spacer, .divider, .shape: []
        case .label(let label): label.icon + label.title
        case .stack(let stack): stack.children
        case .grid(let grid): grid.children
        case .gridRow(let container), .group(let container): container.children
        case .scroll(let scroll): scroll.children
        case .list(let list): list.children
        case .section(let section): section.header + section.children + section.footer
        case .gauge(let gauge): gauge.label + gauge.minimumValue + gauge.currentValue + gauge.maximumValue
        case .progress(let progress): progress.label + progress.currentValue
        case .link(let link): link.children
        case .button(let button): button.children
        case .toggle(let toggle): toggle.children
        case .field(let field): field.label + field.value
        }
    }
}

extension ViewModification {
    /// The views that the modifier adds.
    fileprivate var children: [ViewNode] {
        switch self {
        case .background(_, _, let content, _), .overlay(_, _, let content, _), .containerBackground(_, let content):
            content
        default: []
        }
    }
}

extension [ViewNode] {
    fileprivate var spokenText: String {
        lazy.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension ViewAction {
    /// Whether a surface can do it.
    fileprivate var isReachable: Bool { self != .unavailable }
}
