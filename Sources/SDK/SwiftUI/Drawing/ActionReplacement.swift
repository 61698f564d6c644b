import IntentWire

// The values of intents are written asynchronously, after the view was drawn; here they take their places.
extension ViewAction {
    fileprivate func replacing(_ intents: [PreparedIntent]) -> ViewAction {
        guard case .intent(let placeholder) = self, let index = DrawingRecord.index(placeholder),
            intents.indices.contains(index)
        else { return self }
        return .intent(run: intents[index])
    }
}

extension ViewNode {
    /// The node with intents in the place of those that stand for them.
    func replacingActions(_ intents: [PreparedIntent]) -> ViewNode {
        guard !intents.isEmpty else { return self }
        func all(_ nodes: [ViewNode]) -> [ViewNode] { nodes.map { $0.replacingActions(intents) } }
        var node = self
        node.modifiers = modifiers.map { $0.replacingActions(intents, all) }
        switch content {
        case .text, .image, .spacer, .divider, .shape: break
        case .label(var label):
            label.icon = all(label.icon)
            label.title = all(label.title)
            node.content = .label(label)
        case .stack(var stack):
            stack.children = all(stack.children)
            node.content = .stack(stack)
        case .grid(var grid):
            grid.children = all(grid.children)
            node.content = .grid(grid)
        case .gridRow(var row):
            row.children = all(row.children)
            node.content = .gridRow(row)
        case .group(var group):
            group.children = all(group.children)
            node.content = .group(group)
        case .scroll(var scroll):
            scroll.children = all(scroll.children)
            node.content = .scroll(scroll)
        case .list(var list):
            list.children = all(list.children)
            node.content = .list(list)
        case .section(var section):
            section.header = all(section.header)
            section.children = all(section.children)
            section.footer = all(section.footer)
            node.content = .section(section)
        case .gauge(var gauge):
            gauge.label = all(gauge.label)
            gauge.currentValue = all(gauge.currentValue)
            gauge.minimumValue = all(gauge.minimumValue)
            gauge.maximumValue = all(gauge.maximumValue)
            node.content = .gauge(gauge)
        case .progress(var progress):
            progress.label = all(progress.label)
            progress.currentValue = all(progress.currentValue)
            node.content = .progress(progress)
        case .link(var link):
            link.children = all(link.children)
            node.content = .link(link)
        case .button(var button):
            button.action = button.action.replacing(intents)
            button.children = all(button.children)
            node.content = .button(button)
        case .toggle(var toggle):
            toggle.action = toggle.action.replacing(intents)
            toggle.children = all(toggle.children)
            node.content = .toggle(toggle)
        case .field(var field):
            field.label = all(field.label)
            field.value = all(field.value)
            node.content = .field(field)
        }
        return node
    }
}

extension ViewModification {
    fileprivate func replacingActions(
        _ intents: [PreparedIntent], _ all: ([ViewNode]) -> [ViewNode]
    ) -> ViewModification {
        switch self {
        case .background(let fill, let shape, let content, let alignment):
            return .background(fill: fill, shape: shape, content: all(content), alignment: alignment)
        case .overlay(let fill, let shape, let content, let alignment):
            return .overlay(fill: fill, shape: shape, content: all(content), alignment: alignment)
        case .containerBackground(let fill, let content):
            return .containerBackground(fill: fill, content: all(content))
        case .mask(let content):
            return .mask(content: all(content))
        case .accessibility(var value):
            value.actions = value.actions?.map { .init(name: $0.name, action: $0.action.replacing(intents)) }
            return .accessibility(value: value)
        default:
            return self
        }
    }
}
