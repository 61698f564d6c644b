public import FoundationAdditions
import IntentWire

/// How an app's buttons look.
///
/// - Source: SwiftUI, `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    /// The view of a button.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button style is given.
///
/// - Source: SwiftUI, `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
    public typealias Label = _ConfigurationView
    public let role: ButtonRole?
    public let label: Label
    /// Whether a person presses it; in a drawing nobody does.
    public let isPressed = false
}

/// How buttons look and what presses them.
///
/// - Source: SwiftUI, `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// The view of a button.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a primitive button style is given.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = _ConfigurationView
    public let role: ButtonRole?
    public let label: Label
    /// Presses the button; a drawing cannot.
    public func trigger() {}
}

/// What pressing a button means.
///
/// - Source: SwiftUI, `ButtonRole`.
public struct ButtonRole: Hashable, Sendable {
    let wire: ButtonContent.Role
    public static let destructive = ButtonRole(wire: .destructive)
    public static let cancel = ButtonRole(wire: .cancel)
    public static let confirm = ButtonRole(wire: .confirm)
    public static let close = ButtonRole(wire: .close)
}

/// The outline of buttons with a border. Surfaces have their own.
///
/// - Source: SwiftUI, `ButtonBorderShape`.
public struct ButtonBorderShape: Hashable, Sendable {
    let name: String
    public static let automatic = ButtonBorderShape(name: "automatic")
    public static let capsule = ButtonBorderShape(name: "capsule")
    public static let circle = ButtonBorderShape(name: "circle")
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

// The styles of the system, each a type of its own as Apple has them.
public struct DefaultButtonStyle: PrimitiveButtonStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
    var name: String? { nil }
}

public struct PlainButtonStyle: PrimitiveButtonStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
    var name: String? { "plain" }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
    var name: String? { "bordered" }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
    var name: String? { "borderedProminent" }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
    var name: String? { "borderless" }
}

public struct LinkButtonStyle: PrimitiveButtonStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
    var name: String? { "link" }
}

public struct GlassButtonStyle: PrimitiveButtonStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
    var name: String? { "glass" }
}

public struct GlassProminentButtonStyle: PrimitiveButtonStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
    var name: String? { "glassProminent" }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static nonisolated var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static nonisolated var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static nonisolated var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static nonisolated var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension View {
    /// Sets how buttons inside look.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        let style = HandedOver(style)
        return StyledView(content: self) { $0.buttonStyle = AnyButtonStyle { style.value.makeBody(configuration: $0) } }
    }

    /// Sets how buttons inside look.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let style = HandedOver(style)
        return StyledView(content: self) { look in
            if let named = style.value as? any NamedStyle {
                look.buttonStyle = AnyButtonStyle(name: named.name)
            } else {
                look.buttonStyle = AnyButtonStyle { configuration in
                    style.value.makeBody(
                        configuration: PrimitiveButtonStyleConfiguration(
                            role: configuration.role, label: configuration.label))
                }
            }
        }
    }

    /// The view; surfaces have borders of their own.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// Whether a button repeats its action while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// A view with a style for controls inside, which is set while drawing.
struct StyledView<Content: View> {
    let content: Content
    let change: @MainActor (inout ViewLook) -> Void
}

extension StyledView: View {
    typealias Body = Never

    static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        var look = drawing.environment.look
        view.change(&look)
        return try drawing.with { $0.look = look }.draw(view.content)
    }
}
