import AppIntents
public import FoundationAdditions
import IntentWire

/// Something that is on or off.
///
/// A drawn toggle runs its intent; one over a binding shows the value and cannot be pressed.
///
/// - Source: SwiftUI, `Toggle`.
public struct Toggle<Label: View> {
    private let isOn: () -> Bool
    private let intent: (any AppIntent)?
    private let label: Label

    init(isOn: @escaping () -> Bool, intent: (any AppIntent)?, label: Label) {
        self.isOn = isOn
        self.intent = intent
        self.label = label
    }

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: { isOn.wrappedValue }, intent: nil, label: label())
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        let environment = drawing.environment
        let style = environment.look.toggleStyle
        let isOn = drawing.evaluate { view.isOn() }
        let children: [ViewNode]
        let inner = drawing.with { $0.look.toggleStyle = nil }
        if let draw = style?.draw {
            let configuration = ToggleStyleConfiguration(
                label: _ConfigurationView(view.label), isOn: .constant(isOn))
            children = try inner.inNode { try draw($0, configuration).nodes }
        } else {
            children = environment.look.labelsHidden ? [] : try inner.children(view.label)
        }
        return try drawing.node(
            .toggle(
                ToggleContent(
                    isOn: isOn, action: view.intent.map(drawing.record.action) ?? .unavailable,
                    style: style?.draw == nil ? style?.name : "custom", tint: environment.tintStyle,
                    isDisabled: environment.isEnabled ? nil : true, children: children)))
    }
}

/// How toggles look.
///
/// - Source: SwiftUI, `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    /// The view of a toggle.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a toggle style is given.
public struct ToggleStyleConfiguration {
    public typealias Label = _ConfigurationView
    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool { false }

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

public struct DefaultToggleStyle: ToggleStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    var name: String? { nil }
}

public struct SwitchToggleStyle: ToggleStyle, NamedStyle {
    public nonisolated init() {}
    @available(*, deprecated, message: "use tint(_:)")
    public nonisolated init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    var name: String? { "switch" }
}

public struct ButtonToggleStyle: ToggleStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    var name: String? { "button" }
}

public struct CheckboxToggleStyle: ToggleStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    var name: String? { "checkbox" }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static nonisolated var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
    /// Sets how toggles inside look.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        let style = HandedOver(style)
        return StyledView(content: self) { look in
            look.toggleStyle =
                (style.value as? any NamedStyle).map { AnyToggleStyle(name: $0.name) }
                ?? AnyToggleStyle { style.value.makeBody(configuration: $0) }
        }
    }
}
