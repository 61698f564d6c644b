/// Makes one view of the views that stand in a closure.
///
/// - Source: SwiftUI, `ViewBuilder`.
@resultBuilder
public struct ViewBuilder: Sendable {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(repeat each content)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// One of two views, as `if` and `else` give.
///
/// - Source: SwiftUI, `ViewBuilder.buildEither(first:)`.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        switch view.storage {
        case .trueContent(let content): try drawing.draw(content)
        case .falseContent(let content): try drawing.draw(content)
        }
    }
}

/// Several views, one after another.
///
/// - Source: SwiftUI, `TupleView`.
public struct TupleView<T> {
    public var value: T
    private let draws: [@MainActor (_ViewDrawing) throws -> _DrawnViews]

    /// Creates views from a tuple of them; elements that are no views are left out.
    public init(_ value: T) {
        self.value = value
        draws = Mirror(reflecting: value).children.compactMap { $0.value as? any View }.map { element in
            let element = HandedOver(element)
            return { try $0.draw(any: element.value) }
        }
    }

    init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        var draws: [@MainActor (_ViewDrawing) throws -> _DrawnViews] = []
        for view in repeat each content {
            let view = HandedOver(view)
            draws.append { try $0.draw(view.value) }
        }
        self.draws = draws
    }
}

extension TupleView: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        var drawn = _DrawnViews()
        for draw in view.draws { drawn.append(try draw(drawing)) }
        return drawn
    }
}
