public import FoundationAdditions
import IntentWire

/// The space that a view has.
///
/// A drawing does not know the space that a surface will give. The size is that of the nearest `frame` around with
/// fixed lengths, less its padding; without one, 360 by 160 points, a snippet's usual size.
///
/// - Source: SwiftUI, `GeometryProxy`.
public struct GeometryProxy: Sendable {
    public let size: CGSize
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The frame of the space; every coordinate space is the view's own.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

    /// The frame of the space; every coordinate space is the view's own.
    @_disfavoredOverload
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        CGRect(origin: .zero, size: size)
    }
}

/// A view that depends on the space that it has.
///
/// - Source: SwiftUI, `GeometryReader`.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        let proxy = GeometryProxy(size: drawing.environment.look.proposedSize)
        let content = drawing.evaluate { view.content(proxy) }
        var drawn = try drawing.node(
            .stack(
                StackContent(
                    axis: .depth, alignment: ViewAlignment(horizontal: .leading, vertical: .top),
                    children: try drawing.children(content))))
        var frame = ViewFrame(alignment: ViewAlignment(horizontal: .leading, vertical: .top))
        frame.fillsWidth = true
        frame.fillsHeight = true
        drawn.nodes[0].modifiers.append(.frame(size: frame))
        return drawn
    }
}

/// What coordinates refer to.
///
/// - Source: SwiftUI, `CoordinateSpace`.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    // A name is a value of the app's that is only compared.
    case global, local
    case named(AnyHashable)
}

/// What coordinates refer to.
///
/// - Source: SwiftUI, `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// A named coordinate space.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}

extension View {
    /// The view; a drawing has one coordinate space.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { self }

    /// The view; a drawing does not measure, so the action is not called.
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View { self }
}

/// A view of which a part is seen at once.
///
/// - Source: SwiftUI, `ScrollView`.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.node(
            .scroll(
                ScrollContent(
                    horizontal: view.axes.contains(.horizontal), vertical: view.axes.contains(.vertical),
                    children: try drawing.children(view.content))))
    }
}

/// Moves what scrolls; a drawing does not scroll.
///
/// - Source: SwiftUI, `ScrollViewProxy`.
public struct ScrollViewProxy: Sendable {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Gives a way to move what scrolls.
///
/// - Source: SwiftUI, `ScrollViewReader`.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View {
    public var body: some View { content(ScrollViewProxy()) }
}
