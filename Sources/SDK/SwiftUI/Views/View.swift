import FoundationAdditions

/// A part of what a person sees.
///
/// Here a view is drawn once, into values that travel to whoever shows them: its `body` is evaluated, nothing is kept
/// running, and code that reacts to events does not run.
///
/// - Source: SwiftUI, `View`.
@MainActor @preconcurrency
public protocol View {
    /// What the view consists of.
    associatedtype Body: View

    /// What the view consists of.
    @ViewBuilder var body: Self.Body { get }

    /// Draws the view; views of an app leave this to their `body`.
    static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews
}

extension View {
    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.drawBody(of: view)
    }
}

extension View where Body == Never {
    /// A view without a body draws itself; nothing asks for this.
    public var body: Never {
        // Only a view of this module has no body, and those override `_draw`.
        preconditionFailure("\(Self.self) has no body")
    }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { self }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        guard let view else { return _DrawnViews() }
        return try drawing.draw(view)
    }
}
