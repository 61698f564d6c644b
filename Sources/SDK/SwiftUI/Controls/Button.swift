public import AppIntents
public import FoundationAdditions
import IntentWire

/// Something to press.
///
/// A drawn button runs its intent; an action that is a closure lives in the app only, and the button is drawn as one
/// that cannot be pressed.
///
/// - Source: SwiftUI, `Button`.
public struct Button<Label: View> {
    enum Action {
        case closure
        case intent(any AppIntent)
        case url(URL)
    }

    private let role: ButtonRole?
    private let action: Action
    private let label: Label

    init(role: ButtonRole?, action: Action, label: Label) {
        self.role = role
        self.action = action
        self.label = label
    }
}

extension Button: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        let environment = drawing.environment
        let style = environment.look.buttonStyle
        let action: ViewAction =
            switch view.action {
            case .closure: .unavailable
            case .intent(let intent): drawing.record.action(intent)
            case .url(let url): .open(url: url.absoluteString)
            }
        // Inside a button there are no buttons to style.
        let inner = drawing.with { $0.look.buttonStyle = nil }
        let children: [ViewNode]
        if let draw = style?.draw {
            let configuration = ButtonStyleConfiguration(role: view.role, label: _ConfigurationView(view.label))
            children = try inner.inNode { try draw($0, configuration).nodes }
        } else {
            children = try inner.children(view.label)
        }
        return try drawing.node(
            .button(
                ButtonContent(
                    action: action, role: view.role?.wire, style: style?.draw == nil ? style?.name : "plain",
                    tint: environment.tintStyle, isDisabled: environment.isEnabled ? nil : true, children: children)))
    }
}

extension Button {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: .closure, label: label())
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: .closure, label: label())
    }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: .closure, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: .closure, label: Text(titleResource))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: .closure, label: Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: .closure, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: .closure, label: Text(title))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: .closure, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: .closure, label: SwiftUI.Label(title, systemImage: systemImage))
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: .closure, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: .closure, label: SwiftUI.Label(title, systemImage: systemImage))
    }

    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: .closure, label: SwiftUI.Label(titleKey, image: image))
    }
}

/// An address to open.
///
/// - Source: SwiftUI, `Link`.
public struct Link<Label: View> {
    private let destination: URL
    private let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.node(
            .link(
                LinkContent(
                    url: view.destination.absoluteString, tint: drawing.environment.tintStyle,
                    children: try drawing.children(view.label))))
    }
}
