package import AppIntents

/// What a control shows and does: a button, or a switch.
///
/// - Source: SwiftUI, `ControlWidgetTemplate`.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    /// The type of the template that this one stands for.
    associatedtype Body: ControlWidgetTemplate

    /// The template that this one stands for.
    @ControlWidgetTemplateBuilder var body: Self.Body { get }

    /// Says what the template has; templates of an app leave this to their `body`.
    static func _resolve(_ template: Self) -> _ControlTemplate
}

extension ControlWidgetTemplate {
    public static func _resolve(_ template: Self) -> _ControlTemplate { Body._resolve(template.body) }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate where Body == Never {
    /// A template without a body says itself what it has; nothing asks for this.
    public var body: Never {
        // Only templates of the system have no body, and those override `_resolve`.
        preconditionFailure("\(Self.self) has no body")
    }
}

/// A template of nothing.
///
/// - Source: SwiftUI, `EmptyControlWidgetTemplate`.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
    public typealias Body = Never

    /// Creates a template of nothing.
    public nonisolated init() {}

    public static func _resolve(_ template: Self) -> _ControlTemplate { _ControlTemplate() }
}

/// Makes the template of a control of what stands in a closure.
///
/// - Source: SwiftUI, `ControlWidgetTemplateBuilder`.
@resultBuilder
public struct ControlWidgetTemplateBuilder: Sendable {
    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ControlWidgetTemplate>(
        _ content: Content
    ) -> some ControlWidgetTemplate { content }
}

/// What the template of a control has.
public struct _ControlTemplate {
    /// What pressing the control does.
    package enum Action {
        /// Runs an intent.
        case button(any AppIntent)
        /// Runs an intent with the new value.
        case toggle(isOn: Bool, any AppIntent)
    }

    /// What pressing does; nothing where the template is empty.
    package var action: Action?
    /// What the control is called.
    package var label = AnyView(EmptyView())
    /// What stands beside: of a button while its intent runs, of a switch for each of its values.
    package var valueLabel: @MainActor (Bool) -> AnyView = { _ in AnyView(EmptyView()) }
    /// The colour of the symbol while the control is active.
    package var tint: Color?
    /// Whether the control can be pressed.
    package var isDisabled = false
    /// Whether the control shows nothing while the device is locked.
    package var isPrivacySensitive = false

    package init() {}
}
