/// Nothing.
///
/// - Source: SwiftUI, `EmptyView`.
public struct EmptyView: Sendable {
    public init() {}
}

extension EmptyView: View {
    public typealias Body = Never
    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews { _DrawnViews() }
}

/// A view of any type.
///
/// - Source: SwiftUI, `AnyView`.
public struct AnyView {
    let view: any View

    public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

    public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.draw(any: view.view)
    }
}

/// Views that are treated alike.
///
/// - Source: SwiftUI, `Group`.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.draw(view.content)
    }
}

/// A view that is drawn anew only where its value has changed: here, once.
///
/// - Source: SwiftUI, `EquatableView`.
public struct EquatableView<Content: Equatable & View> {
    public var content: Content
    public init(content: Content) { self.content = content }
}

extension EquatableView: View {
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// The view; a drawing has nothing to compare it with.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// The first view that fits; here the first view, as a drawing does not know the space that there will be.
///
/// - Source: SwiftUI, `ViewThatFits`.
public struct ViewThatFits<Content: View> {
    let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ViewThatFits: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        _DrawnViews(try drawing.draw(view.content).nodes.prefix(1))
    }
}
