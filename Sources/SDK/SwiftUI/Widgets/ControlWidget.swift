/// A control of an app: a button or a switch that stands beside those of the system.
///
/// The system finds the controls of an app without any registration. Made and read on the main actor.
///
/// - Source: SwiftUI, `ControlWidget`.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol ControlWidget {
    /// The type of the control's configuration.
    associatedtype Body: ControlWidgetConfiguration

    /// Makes the control, as the system does.
    init()

    /// What the control is called, and what it does.
    @ControlWidgetConfigurationBuilder var body: Self.Body { get }

    /// Says what the control declares; controls of an app leave this to their `body`.
    static func _declare(_ control: Self) -> _WidgetDeclarations
}

extension ControlWidget {
    public static func _declare(_ control: Self) -> _WidgetDeclarations {
        Body._declare(control.body).naming(Self.self)
    }
}

/// What a control declares: its kind, its value, and what modifiers add.
///
/// - Source: SwiftUI, `ControlWidgetConfiguration`.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    /// The type of the configuration that this one stands for.
    associatedtype Body: ControlWidgetConfiguration

    /// The configuration that this one stands for.
    @ControlWidgetConfigurationBuilder var body: Self.Body { get }

    /// Says what the configuration declares; configurations of an app leave this to their `body`.
    static func _declare(_ configuration: Self) -> _WidgetDeclarations
}

extension ControlWidgetConfiguration {
    public static func _declare(_ configuration: Self) -> _WidgetDeclarations {
        Body._declare(configuration.body)
    }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration where Body == Never {
    /// A configuration without a body declares itself; nothing asks for this.
    public var body: Never {
        // Only configurations of the system have no body, and those override `_declare`.
        preconditionFailure("\(Self.self) has no body")
    }
}

/// A configuration that declares no control.
///
/// - Source: SwiftUI, `EmptyControlWidgetConfiguration`.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
    public typealias Body = Never

    /// Creates a configuration of no control.
    public nonisolated init() {}

    public static func _declare(_ configuration: Self) -> _WidgetDeclarations { _WidgetDeclarations() }
}

/// Makes the configuration of a control of what stands in a closure.
///
/// - Source: SwiftUI, `ControlWidgetConfigurationBuilder`.
@resultBuilder
public struct ControlWidgetConfigurationBuilder: Sendable {
    public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ControlWidgetConfiguration>(
        _ content: Content
    ) -> some ControlWidgetConfiguration { content }
}
