public import AppIntents
public import FoundationAdditions
public import SwiftUI

/// A control that is on or off; pressing it runs an intent with the new value.
///
/// - Source: WidgetKit, `ControlWidgetToggle`.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    private let isOn: Bool
    private let action: Action
    private let label: Label
    private let valueLabel: (Bool) -> ValueLabel

    /// Creates a switch.
    ///
    /// - Parameters:
    ///   - isOn: Whether it is on.
    ///   - action: What pressing runs; its `value` is set to the new value before.
    ///   - label: What the switch is called.
    ///   - valueLabel: What stands beside, for each of the values.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {
        self.isOn = isOn
        self.action = action
        self.label = label()
        self.valueLabel = valueLabel
    }

    public var body: some ControlWidgetTemplate {
        ResolvedTemplate { template in
            template.action = .toggle(isOn: isOn, action)
            template.label = AnyView(label)
            template.valueLabel = { AnyView(valueLabel($0)) }
        }
    }
}

@available(*, unavailable)
extension ControlWidgetToggle: Sendable {}

extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
    /// Creates a switch.
    ///
    /// - Parameters:
    ///   - isOn: Whether it is on.
    ///   - action: What pressing runs; its `value` is set to the new value before.
    ///   - label: What the switch is called.
    public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, action: action, label: label) { _ in ControlWidgetToggleDefaultLabel() }
    }
}

extension ControlWidgetToggle where Label == Text {
    /// Creates a switch called by a text from a string table.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }

    /// Creates a switch called by a text from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
    }

    /// Creates a switch called by a text as it is.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

/// What stands beside a switch that says nothing of its own: nothing, since surfaces show whether it is on.
///
/// - Source: WidgetKit, `ControlWidgetToggleDefaultLabel`.
@MainActor @preconcurrency
public struct ControlWidgetToggleDefaultLabel: View {
    public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension ControlWidgetToggleDefaultLabel: Sendable {}
