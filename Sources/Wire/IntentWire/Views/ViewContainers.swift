// The views that hold others. Lengths are in points, of which a person's display has about 160 to the inch.

/// Where something stands within the space that it has, from the leading and the top edge.
///
/// Its JSON form is a text: `leading top`.
public struct ViewAlignment: Hashable, Sendable {
    /// Where along a line.
    public enum Horizontal: String, Codable, Sendable { case leading, center, trailing }
    /// Where from top to bottom; the baselines are those of texts.
    public enum Vertical: String, Codable, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

    public var horizontal: Horizontal
    public var vertical: Vertical

    /// Creates an alignment.
    public init(horizontal: Horizontal = .center, vertical: Vertical = .center) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension ViewAlignment: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 2, let horizontal = Horizontal(rawValue: words[0]),
            let vertical = Vertical(rawValue: words[1])
        else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no alignment")
        }
        self.init(horizontal: horizontal, vertical: vertical)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(horizontal.rawValue) \(vertical.rawValue)")
    }
}

/// Views without an arrangement of their own.
public struct ContainerContent: Codable, Hashable, Sendable {
    public var children: [ViewNode]
    /// Where the views of a grid's row stand.
    public var alignment: ViewAlignment.Vertical?

    /// Creates a container.
    public init(children: [ViewNode], alignment: ViewAlignment.Vertical? = nil) {
        self.children = children
        self.alignment = alignment
    }
}

/// Views beside, below or on top of each other.
public struct StackContent: Codable, Hashable, Sendable {
    /// The direction in which views follow.
    public enum Axis: String, Codable, Sendable { case horizontal, vertical, depth }

    public var axis: Axis
    public var alignment: ViewAlignment
    /// The distance between two views; the surface's own where absent.
    public var spacing: Double?
    public var children: [ViewNode]

    /// Creates a stack.
    public init(axis: Axis, alignment: ViewAlignment = .init(), spacing: Double? = nil, children: [ViewNode]) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.children = children
    }
}

/// Views in rows and columns.
public struct GridContent: Codable, Hashable, Sendable {
    public var alignment: ViewAlignment
    public var horizontalSpacing: Double?
    public var verticalSpacing: Double?
    /// How many views a row takes; rows are `gridRow` nodes where absent.
    public var columns: Int?
    public var children: [ViewNode]

    /// Creates a grid.
    public init(
        alignment: ViewAlignment = .init(), horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
        columns: Int? = nil, children: [ViewNode]
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.columns = columns
        self.children = children
    }
}

/// Views of which a part is seen at once.
public struct ScrollContent: Codable, Hashable, Sendable {
    public var horizontal: Bool
    public var vertical: Bool
    public var children: [ViewNode]

    /// Creates a scrolling view.
    public init(horizontal: Bool = false, vertical: Bool = true, children: [ViewNode]) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.children = children
    }
}

/// Space that takes what others leave.
public struct SpacerContent: Codable, Hashable, Sendable {
    /// The least length; the surface's own where absent.
    public var minimumLength: Double?

    /// Creates space.
    public init(minimumLength: Double? = nil) { self.minimumLength = minimumLength }
}

/// Rows, or the fields of a form.
public struct ListContent: Codable, Hashable, Sendable {
    /// What the rows are for.
    public enum Style: String, Codable, Sendable { case list, form }

    public var style: Style
    public var children: [ViewNode]

    /// Creates a list.
    public init(style: Style = .list, children: [ViewNode]) {
        self.style = style
        self.children = children
    }
}

/// Views under a heading.
public struct SectionContent: Codable, Hashable, Sendable {
    public var header: [ViewNode]
    public var children: [ViewNode]
    public var footer: [ViewNode]

    /// Creates a section.
    public init(header: [ViewNode] = [], children: [ViewNode], footer: [ViewNode] = []) {
        self.header = header
        self.children = children
        self.footer = footer
    }
}

/// A picture and a title that belong together.
public struct LabelContent: Codable, Hashable, Sendable {
    /// What of it is shown.
    public enum Style: String, Codable, Sendable { case titleAndIcon, titleOnly, iconOnly }

    public var icon: [ViewNode]
    public var title: [ViewNode]
    public var style: Style

    /// Creates a label.
    public init(icon: [ViewNode], title: [ViewNode], style: Style = .titleAndIcon) {
        self.icon = icon
        self.title = title
        self.style = style
    }
}
