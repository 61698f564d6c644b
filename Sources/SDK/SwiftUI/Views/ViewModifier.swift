/// Makes one view of another.
///
/// - Source: SwiftUI, `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The view that is made.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes the view.
    @ViewBuilder func body(content: Self.Content) -> Self.Body

    /// Draws the view; modifiers of an app leave this to their `body(content:)`.
    static func _draw(_ modifier: Self, _ drawing: _ViewDrawing, content: _ModifiedDrawing) throws -> _DrawnViews
}

extension ViewModifier {
    public static func _draw(
        _ modifier: Self, _ drawing: _ViewDrawing, content: _ModifiedDrawing
    ) throws -> _DrawnViews {
        let body = drawing.evaluate { modifier.body(content: _ViewModifier_Content(drawing: content)) }
        return try drawing.draw(body)
    }

    /// Applies this and then another modifier.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        // Only a modifier of this module has no body, and those override `_draw`.
        preconditionFailure("\(Self.self) has no body")
    }
}

/// Draws the view that is modified.
public struct _ModifiedDrawing {
    let draw: @MainActor (_ViewDrawing) throws -> _DrawnViews
}

/// The view that a modifier gets.
///
/// - Source: SwiftUI, `ViewModifier.Content`.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let drawing: _ModifiedDrawing
}

extension _ViewModifier_Content: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try view.drawing.draw(drawing)
    }
}

/// A view or modifier with a modifier.
///
/// - Source: SwiftUI, `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try Modifier._draw(
            view.modifier, drawing.deeper(), content: _ModifiedDrawing { try $0.draw(view.content) })
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never

    public static func _draw(
        _ modifier: Self, _ drawing: _ViewDrawing, content: _ModifiedDrawing
    ) throws -> _DrawnViews {
        try Modifier._draw(
            modifier.modifier, drawing.deeper(),
            content: _ModifiedDrawing { try Content._draw(modifier.content, $0, content: content) })
    }
}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
///
/// - Source: SwiftUI, `EmptyModifier`.
public struct EmptyModifier: Sendable {
    public static let identity = EmptyModifier()
    public init() {}
}

extension EmptyModifier: ViewModifier {
    public typealias Body = Never

    public static func _draw(
        _ modifier: Self, _ drawing: _ViewDrawing, content: _ModifiedDrawing
    ) throws -> _DrawnViews {
        try content.draw(drawing)
    }
}
