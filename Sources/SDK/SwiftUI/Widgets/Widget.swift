/// A widget of an app: what it is called, and what it shows over time.
///
/// The system finds the widgets of an app without any registration. Made and read on the main actor.
///
/// - Source: SwiftUI, `Widget`.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol Widget {
    /// The type of the widget's configuration.
    associatedtype Body: WidgetConfiguration

    /// Makes the widget, as the system does.
    init()

    /// What the widget is called and shows.
    var body: Self.Body { get }

    /// Says what the widget declares; widgets of an app leave this to their `body`.
    static func _declare(_ widget: Self) -> _WidgetDeclarations
}

extension Widget {
    public static func _declare(_ widget: Self) -> _WidgetDeclarations {
        Body._declare(widget.body).naming(Self.self)
    }
}

/// What a widget declares: its kind, its provider, and what modifiers add.
///
/// - Source: SwiftUI, `WidgetConfiguration`.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The type of the configuration that this one stands for.
    associatedtype Body: WidgetConfiguration

    /// The configuration that this one stands for.
    var body: Self.Body { get }

    /// Says what the configuration declares; configurations of an app leave this to their `body`.
    static func _declare(_ configuration: Self) -> _WidgetDeclarations
}

extension WidgetConfiguration {
    public static func _declare(_ configuration: Self) -> _WidgetDeclarations {
        Body._declare(configuration.body)
    }
}

extension Never: WidgetConfiguration {
    public static func _declare(_ configuration: Never) -> _WidgetDeclarations {}
}

extension WidgetConfiguration where Body == Never {
    /// A configuration without a body declares itself; nothing asks for this.
    public var body: Never {
        // Only configurations of the system have no body, and those override `_declare`.
        preconditionFailure("\(Self.self) has no body")
    }
}

/// A configuration that declares no widget.
///
/// - Source: SwiftUI, `EmptyWidgetConfiguration`.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never

    /// Creates a configuration of no widget.
    public nonisolated init() {}

    public static func _declare(_ configuration: Self) -> _WidgetDeclarations { _WidgetDeclarations() }
}

/// A configuration whose type is not told.
///
/// - Source: SwiftUI, `LimitedAvailabilityConfiguration`.
public struct LimitedAvailabilityConfiguration: WidgetConfiguration {
    public typealias Body = Never

    private let declare: @MainActor () -> _WidgetDeclarations

    init<Content: WidgetConfiguration>(_ content: Content) {
        declare = { Content._declare(content) }
    }

    public static func _declare(_ configuration: Self) -> _WidgetDeclarations { configuration.declare() }
}
