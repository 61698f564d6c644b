public import FoundationAdditions
import IntentWire

/// Views beside each other.
///
/// - Source: SwiftUI, `HStack`.
public struct HStack<Content: View> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.node(
            .stack(
                StackContent(
                    axis: .horizontal, alignment: ViewAlignment(vertical: view.alignment.wire),
                    spacing: view.spacing.map(Double.init), children: try drawing.children(view.content))))
    }
}

/// Views below each other.
///
/// - Source: SwiftUI, `VStack`.
public struct VStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.node(
            .stack(
                StackContent(
                    axis: .vertical, alignment: ViewAlignment(horizontal: view.alignment.wire),
                    spacing: view.spacing.map(Double.init), children: try drawing.children(view.content))))
    }
}

/// Views on top of each other.
///
/// - Source: SwiftUI, `ZStack`.
public struct ZStack<Content: View> {
    private let alignment: Alignment
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.node(
            .stack(
                StackContent(
                    axis: .depth, alignment: view.alignment.wire, children: try drawing.children(view.content))))
    }
}

/// Which views stay while others scroll; a drawing shows all in their places.
///
/// - Source: SwiftUI, `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below each other; in a drawing all of them.
///
/// - Source: SwiftUI, `LazyVStack`.
public struct LazyVStack<Content: View> {
    private let stack: VStack<Content>

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyVStack: View {
    public var body: some View { stack }
}

/// Views beside each other; in a drawing all of them.
///
/// - Source: SwiftUI, `LazyHStack`.
public struct LazyHStack<Content: View> {
    private let stack: HStack<Content>

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyHStack: View {
    public var body: some View { stack }
}

/// Space that takes what others leave.
///
/// - Source: SwiftUI, `Spacer`.
public struct Spacer: Sendable {
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.node(.spacer(SpacerContent(minimumLength: view.minLength.map(Double.init))))
    }
}

/// A line between views.
///
/// - Source: SwiftUI, `Divider`.
public struct Divider: Sendable {
    public init() {}
}

extension Divider: View {
    public typealias Body = Never
    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.node(.divider)
    }
}
