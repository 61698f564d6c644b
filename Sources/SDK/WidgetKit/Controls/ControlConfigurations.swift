public import AppIntents
import IntentWire
public import SwiftUI

/// Declares a control that people do not configure.
///
/// - Source: WidgetKit, `StaticControlConfiguration`.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    private let declarations: _WidgetDeclarations

    /// Declares a control without a value.
    ///
    /// - Parameters:
    ///   - kind: The app's name for the control.
    ///   - content: Makes the button or switch.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        declarations = .control(kind: kind, configuration: nil) { _, _ in Content._resolve(content()) }
    }

    /// Declares a control with a value.
    ///
    /// - Parameters:
    ///   - kind: The app's name for the control.
    ///   - provider: Gives the value.
    ///   - content: Makes the button or switch.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        declarations = .control(kind: kind, configuration: nil) { request, _ in
            if request.isPreview { return Content._resolve(content(provider.previewValue)) }
            let value = try await currentValue(of: HandedOver(provider))
            return Content._resolve(content(value.value))
        }
    }

    public var body: some ControlWidgetConfiguration { DeclaredControl(declarations: declarations) }
}

/// Declares a control that people configure with the parameters of an intent.
///
/// - Source: WidgetKit, `AppIntentControlConfiguration`.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    private let declarations: _WidgetDeclarations

    /// Declares a control whose template needs its configuration only.
    ///
    /// - Parameters:
    ///   - kind: The app's name for the control.
    ///   - intent: What configures it.
    ///   - content: Makes the button or switch.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        declarations = .control(kind: kind, configuration: intent) { request, texts in
            Content._resolve(
                content(try await ConfigurationFilling.fill(Configuration.self, request.configuration, texts)))
        }
    }

    /// Declares a control with a value.
    ///
    /// - Parameters:
    ///   - kind: The app's name for the control.
    ///   - provider: Gives the value.
    ///   - content: Makes the button or switch.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Configuration == Provider.Configuration {
        declarations = .control(kind: kind, configuration: Configuration.self) { request, texts in
            let intent = try await ConfigurationFilling.fill(Configuration.self, request.configuration, texts)
            if request.isPreview { return Content._resolve(content(provider.previewValue(configuration: intent))) }
            let value = try await currentValue(of: HandedOver(provider), intent)
            return Content._resolve(content(value.value))
        }
    }

    public var body: some ControlWidgetConfiguration { DeclaredControl(declarations: declarations) }
}

// Providers and their values need not be Sendable; each is handed over whole and used by one task.

private nonisolated func currentValue<Provider: ControlValueProvider>(
    of provider: HandedOver<Provider>
) async throws -> HandedOver<Provider.Value> {
    HandedOver(try await provider.value.currentValue())
}

private nonisolated func currentValue<Provider: AppIntentControlValueProvider>(
    of provider: HandedOver<Provider>, _ configuration: Provider.Configuration
) async throws -> HandedOver<Provider.Value> {
    HandedOver(try await provider.value.currentValue(configuration: configuration))
}

/// A configuration of which all is known already.
struct DeclaredControl: ControlWidgetConfiguration {
    typealias Body = Never

    let declarations: _WidgetDeclarations

    static func _declare(_ configuration: Self) -> _WidgetDeclarations { configuration.declarations }
}

/// A control, as the service asks for it.
struct ControlContent: WidgetKitContent {
    /// The intent that configures it; nil where nothing does.
    let configurationType: (any ControlConfigurationIntent.Type)?
    fileprivate let make: @MainActor (ControlRequest, TextContext) async throws -> _ControlTemplate

    var configurationName: String? { configurationType?.persistentIdentifier }

    /// The button or switch, with its value now.
    func template(_ request: ControlRequest, _ texts: TextContext) async throws -> _ControlTemplate {
        if configurationType == nil, let name = request.configuration.keys.min() {
            throw IntentFailure(
                .unknownParameter, "the control '\(request.kind)' cannot be configured: it takes no '\(name)'",
                parameters: [name])
        }
        return try await make(request, texts)
    }
}

extension _WidgetDeclarations {
    /// A control.
    @MainActor
    fileprivate static func control(
        kind: String, configuration: (any ControlConfigurationIntent.Type)?,
        _ make: @escaping @MainActor (ControlRequest, TextContext) async throws -> _ControlTemplate
    ) -> _WidgetDeclarations {
        _WidgetDeclarations([
            WidgetDeclaration(kind: kind, content: ControlContent(configurationType: configuration, make: make))
        ])
    }
}
