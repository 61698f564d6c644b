public import AppIntents

/// Gives a control that people do not configure its value.
///
/// - Source: WidgetKit, `ControlValueProvider`.
public protocol ControlValueProvider {
    /// What the control shows.
    associatedtype Value
    /// An example, for where people choose among controls. Must not wait for anything.
    var previewValue: Self.Value { get }

    /// The value now.
    ///
    /// - Throws: What keeps the app from knowing it; the control is then not shown.
    func currentValue() async throws -> Self.Value
}

/// Gives a control that people configure its value.
///
/// - Source: WidgetKit, `AppIntentControlValueProvider`.
public protocol AppIntentControlValueProvider {
    /// What configures the control.
    associatedtype Configuration: ControlConfigurationIntent
    /// What the control shows.
    associatedtype Value

    /// An example, for where people choose among controls. Must not wait for anything.
    func previewValue(configuration: Self.Configuration) -> Self.Value

    /// The value now.
    ///
    /// - Throws: What keeps the app from knowing it; the control is then not shown.
    func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}
