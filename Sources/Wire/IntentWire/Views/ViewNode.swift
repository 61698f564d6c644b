/// One view of a tree: what it is, and what was done to it.
public struct ViewNode: Hashable, Sendable {
    public var content: ViewContent
    /// What was done to it, the innermost first.
    public var modifiers: [ViewModification]

    /// Creates a node.
    public init(_ content: ViewContent, modifiers: [ViewModification] = []) {
        self.content = content
        self.modifiers = modifiers
    }
}

/// What a node is.
public enum ViewContent: Hashable, Sendable {
    case text(TextContent)
    case image(ImageContent)
    case label(LabelContent)
    case stack(StackContent)
    case grid(GridContent)
    case gridRow(ContainerContent)
    case scroll(ScrollContent)
    case spacer(SpacerContent)
    case divider
    case list(ListContent)
    case section(SectionContent)
    case gauge(GaugeContent)
    case progress(ProgressContent)
    case link(LinkContent)
    case button(ButtonContent)
    case toggle(ToggleContent)
    case field(FieldContent)
    case shape(ShapeContent)
    /// Several views that stand where one was expected, as the content of a background.
    case group(ContainerContent)

    /// The name of the case, which the JSON form has as `kind`.
    public var kind: String {
        switch self {
        case .text: "text"
        case .image: "image"
        case .label: "label"
        case .stack: "stack"
        case .grid: "grid"
        case .gridRow: "gridRow"
        case .scroll: "scroll"
        case .spacer: "spacer"
        case .divider: "divider"
        case .list: "list"
        case .section: "section"
        case .gauge: "gauge"
        case .progress: "progress"
        case .link: "link"
        case .button: "button"
        case .toggle: "toggle"
        case .field: "field"
        case .shape: "shape"
        case .group: "group"
        }
    }
}

extension ViewNode: Codable {
    private enum Key: String, CodingKey { case kind, modifiers }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        modifiers = try container.decodeIfPresent([ViewModification].self, forKey: .modifiers) ?? []
        let kind = try container.decode(String.self, forKey: .kind)
        switch kind {
        case "text": content = .text(try TextContent(from: decoder))
        case "image": content = .image(try ImageContent(from: decoder))
        case "label": content = .label(try LabelContent(from: decoder))
        case "stack": content = .stack(try StackContent(from: decoder))
        case "grid": content = .grid(try GridContent(from: decoder))
        case "gridRow": content = .gridRow(try ContainerContent(from: decoder))
        case "scroll": content = .scroll(try ScrollContent(from: decoder))
        case "spacer": content = .spacer(try SpacerContent(from: decoder))
        case "divider": content = .divider
        case "list": content = .list(try ListContent(from: decoder))
        case "section": content = .section(try SectionContent(from: decoder))
        case "gauge": content = .gauge(try GaugeContent(from: decoder))
        case "progress": content = .progress(try ProgressContent(from: decoder))
        case "link": content = .link(try LinkContent(from: decoder))
        case "button": content = .button(try ButtonContent(from: decoder))
        case "toggle": content = .toggle(try ToggleContent(from: decoder))
        case "field": content = .field(try FieldContent(from: decoder))
        case "shape": content = .shape(try ShapeContent(from: decoder))
        case "group": content = .group(try ContainerContent(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .kind, in: container, debugDescription: "'\(kind)' is no kind of view")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(content.kind, forKey: .kind)
        if !modifiers.isEmpty { try container.encode(modifiers, forKey: .modifiers) }
        switch content {
        case .text(let content): try content.encode(to: encoder)
        case .image(let content): try content.encode(to: encoder)
        case .label(let content): try content.encode(to: encoder)
        case .stack(let content): try content.encode(to: encoder)
        case .grid(let content): try content.encode(to: encoder)
        case .gridRow(let content), .group(let content): try content.encode(to: encoder)
        case .scroll(let content): try content.encode(to: encoder)
        case .spacer(let content): try content.encode(to: encoder)
        case .divider: break
        case .list(let content): try content.encode(to: encoder)
        case .section(let content): try content.encode(to: encoder)
        case .gauge(let content): try content.encode(to: encoder)
        case .progress(let content): try content.encode(to: encoder)
        case .link(let content): try content.encode(to: encoder)
        case .button(let content): try content.encode(to: encoder)
        case .toggle(let content): try content.encode(to: encoder)
        case .field(let content): try content.encode(to: encoder)
        case .shape(let content): try content.encode(to: encoder)
        }
    }
}
