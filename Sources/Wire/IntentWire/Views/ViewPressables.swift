/// Something of a view that a person can press.
public struct ViewPressable: Hashable, Sendable {
    /// What a person reads on it, or hears where it has no text.
    public var label: String
    /// What pressing it runs.
    public var intent: PreparedIntent
    /// Whether it is on, where it is a switch.
    public var isOn: Bool?

    /// Creates a description.
    public init(label: String, intent: PreparedIntent, isOn: Bool? = nil) {
        self.label = label
        self.intent = intent
        self.isOn = isOn
    }
}

extension ViewTree {
    /// The buttons and switches that run an intent and can be used, in the order of the view.
    public var pressables: [ViewPressable] { root.pressables }
}

extension ViewNode {
    fileprivate var pressables: [ViewPressable] {
        let own: ViewPressable? =
            switch content {
            case .button(let button):
                if case .intent(let run) = button.action, button.isDisabled != true {
                    ViewPressable(label: label ?? button.children.label, intent: run)
                } else {
                    nil
                }
            case .toggle(let toggle):
                if case .intent(let run) = toggle.action, toggle.isDisabled != true {
                    ViewPressable(label: label ?? toggle.children.label, intent: run, isOn: toggle.isOn)
                } else {
                    nil
                }
            default: nil
            }
        return (own.map { [$0] } ?? []) + (parts + modifiers.flatMap(\.parts)).flatMap(\.pressables)
    }

    /// What assistive technology says instead of the texts.
    private var label: String? {
        for case .accessibility(let value) in modifiers.reversed() {
            if let label = value.label { return label }
        }
        return nil
    }

    /// The texts of the node and what stands in it, or the names of pictures where there are none.
    fileprivate var words: [String] {
        if let label { return [label] }
        switch content {
        case .text(let text): return [text.text]
        case .label(let label): return label.title.flatMap(\.words)
        default: return parts.flatMap(\.words)
        }
    }

    fileprivate var pictures: [String] {
        switch content {
        case .image(let image):
            if let label = image.label { return [label] }
            if case .system(let name) = image.image.source { return [name] }
            return []
        default: return parts.flatMap(\.pictures)
        }
    }

    /// The nodes right inside.
    private var parts: [ViewNode] {
        switch content {
        case .text, .image, .spacer, .divider, .shape: []
        case .label(let label): label.icon + label.title
        case .stack(let stack): stack.children
        case .grid(let grid): grid.children
        case .gridRow(let row): row.children
        case .group(let group): group.children
        case .scroll(let scroll): scroll.children
        case .list(let list): list.children
        case .section(let section): section.header + section.children + section.footer
        case .gauge(let gauge): gauge.label + gauge.currentValue + gauge.minimumValue + gauge.maximumValue
        case .progress(let progress): progress.label + progress.currentValue
        case .link(let link): link.children
        case .button(let button): button.children
        case .toggle(let toggle): toggle.children
        case .field(let field): field.label + field.value
        }
    }
}

extension [ViewNode] {
    fileprivate var label: String {
        let words = flatMap(\.words).filter { !$0.isEmpty }
        return (words.isEmpty ? flatMap(\.pictures) : words).joined(separator: " ")
    }
}

extension ViewModification {
    fileprivate var parts: [ViewNode] {
        switch self {
        case .background(_, _, let content, _), .overlay(_, _, let content, _), .containerBackground(_, let content),
            .mask(let content):
            content
        default: []
        }
    }
}
