public import FoundationAdditions
import IntentWire

/// Views in rows and columns.
///
/// - Source: SwiftUI, `Grid`.
public struct Grid<Content: View> {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }
}

extension Grid: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.node(
            .grid(
                GridContent(
                    alignment: view.alignment.wire, horizontalSpacing: view.horizontalSpacing.map(Double.init),
                    verticalSpacing: view.verticalSpacing.map(Double.init),
                    children: try drawing.children(view.content))))
    }
}

/// A row of a grid.
///
/// - Source: SwiftUI, `GridRow`.
public struct GridRow<Content: View> {
    private let alignment: VerticalAlignment?
    private let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.node(
            .gridRow(
                ContainerContent(children: try drawing.children(view.content), alignment: view.alignment?.wire)))
    }
}

/// A column or row of a lazy grid.
///
/// - Source: SwiftUI, `GridItem`.
public struct GridItem: Sendable {
    /// How wide it is.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit, each at least as wide as `minimum`.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// How many columns it makes in a width.
    fileprivate func count(in width: CGFloat) -> Int {
        guard case .adaptive(let minimum, _) = size, minimum > 0 else { return 1 }
        return max(1, Int((width + (spacing ?? 8)) / (minimum + (spacing ?? 8))))
    }
}

/// Views in columns, row by row.
///
/// - Source: SwiftUI, `LazyVGrid`.
public struct LazyVGrid<Content: View> {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVGrid: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        let width = drawing.environment.look.proposedSize.width
        return try drawing.node(
            .grid(
                GridContent(
                    alignment: ViewAlignment(horizontal: view.columns.first?.alignment?.wire.horizontal ?? .center),
                    horizontalSpacing: view.columns.first?.spacing.map(Double.init),
                    verticalSpacing: view.spacing.map(Double.init),
                    columns: max(1, view.columns.reduce(0) { $0 + $1.count(in: width) }),
                    children: try drawing.children(view.content))))
    }
}

/// Views in rows, column by column; a drawing has them row by row.
///
/// - Source: SwiftUI, `LazyHGrid`.
public struct LazyHGrid<Content: View> {
    private let rows: [GridItem]
    private let spacing: CGFloat?
    private let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyHGrid: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        let children = try drawing.children(view.content)
        let rows = max(1, view.rows.count)
        return try drawing.node(
            .grid(
                GridContent(
                    horizontalSpacing: view.spacing.map(Double.init),
                    columns: max(1, (children.count + rows - 1) / rows),
                    children: children)))
    }
}

extension View {
    /// Lets a view span columns of a grid.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modified { _ in count > 1 ? .gridColumns(count: count) : nil }
    }

    /// The view; surfaces align cells as their grid says.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
}
