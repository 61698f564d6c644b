public import AppIntents
public import FoundationAdditions
public import SwiftUI

/// A control that runs an intent when it is pressed.
///
/// - Source: WidgetKit, `ControlWidgetButton`.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    private let action: Action
    private let label: Label
    private let actionLabel: (Bool) -> ActionLabel

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - action: What pressing runs.
    ///   - label: What the button is called.
    ///   - actionLabel: What stands beside, while the intent runs (true) and otherwise.
    public init(
        action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {
        self.action = action
        self.label = label()
        self.actionLabel = actionLabel
    }

    public var body: some ControlWidgetTemplate {
        ResolvedTemplate { template in
            template.action = .button(action)
            template.label = AnyView(label)
            template.valueLabel = { AnyView(actionLabel($0)) }
        }
    }
}

@available(*, unavailable)
extension ControlWidgetButton: Sendable {}

extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
    /// Creates a button.
    ///
    /// - Parameters:
    ///   - action: What pressing runs.
    ///   - label: What the button is called.
    public init(action: Action, @ViewBuilder label: () -> Label) {
        self.init(action: action, label: label) { _ in ControlWidgetButtonDefaultActionLabel() }
    }
}

extension ControlWidgetButton where Label == Text {
    /// Creates a button called by a text from a string table.
    public init(
        _ titleKey: LocalizedStringKey, action: Action,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }

    /// Creates a button called by a text from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
    }

    /// Creates a button called by a text as it is.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, action: Action,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

/// What stands beside a button that says nothing of its own: nothing.
///
/// - Source: WidgetKit, `ControlWidgetButtonDefaultActionLabel`.
@MainActor @preconcurrency
public struct ControlWidgetButtonDefaultActionLabel: View {
    public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension ControlWidgetButtonDefaultActionLabel: Sendable {}

/// A template of which all is known.
struct ResolvedTemplate: ControlWidgetTemplate {
    typealias Body = Never

    let fill: @MainActor (inout _ControlTemplate) -> Void

    static func _resolve(_ template: Self) -> _ControlTemplate {
        var resolved = _ControlTemplate()
        template.fill(&resolved)
        return resolved
    }
}
