/// The widgets and controls that an app offers.
///
/// - Source: SwiftUI, `WidgetBundle`.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol WidgetBundle {
    /// The type of the widgets together.
    associatedtype Body: Widget

    /// Makes the bundle, as the system does.
    init()

    /// The widgets and controls.
    @WidgetBundleBuilder var body: Self.Body { get }
}

/// Makes one of the widgets and controls that stand in a closure.
///
/// - Source: SwiftUI, `WidgetBundleBuilder`.
@resultBuilder
public struct WidgetBundleBuilder: Sendable {
    @MainActor public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    @MainActor public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
        _BundledControl(content)
    }

    @MainActor public static func buildBlock() -> some Widget { _BundledWidgets() }

    @MainActor public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    @MainActor public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        var widgets = _BundledWidgets()
        for widget in repeat each content { widgets.append(widget) }
        return widgets
    }

    @MainActor public static func buildLimitedAvailability(
        _ widget: some Widget
    ) -> any Widget & _LimitedAvailabilityWidgetMarker {
        var widgets = _BundledWidgets()
        widgets.append(widget)
        return widgets
    }

    @MainActor public static func buildOptional(
        _ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?
    ) -> some Widget {
        var widgets = _BundledWidgets()
        if let widget { widgets.append(any: widget) }
        return widgets
    }
}

/// Marks what stands after `if #available`.
@MainActor @preconcurrency
public protocol _LimitedAvailabilityWidgetMarker {}

/// Several widgets of a bundle.
struct _BundledWidgets: Widget, _LimitedAvailabilityWidgetMarker {
    private var declares: [@MainActor () -> _WidgetDeclarations] = []

    init() {}

    mutating func append(_ widget: some Widget) { append(any: widget) }

    mutating func append(any widget: any Widget) {
        func declare<Content: Widget>(_ widget: Content) -> _WidgetDeclarations { Content._declare(widget) }
        declares.append { declare(widget) }
    }

    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    static func _declare(_ widget: Self) -> _WidgetDeclarations {
        _WidgetDeclarations(widget.declares.flatMap { $0().items })
    }
}

/// A control of a bundle.
struct _BundledControl<Control: ControlWidget>: Widget {
    private let control: Control

    init() { control = Control() }

    init(_ control: Control) { self.control = control }

    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    static func _declare(_ widget: Self) -> _WidgetDeclarations { Control._declare(widget.control) }
}
