public import AppIntents
public import SwiftUI

/// Declares a widget that people do not configure.
///
/// - Source: WidgetKit, `StaticConfiguration`.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    private let declarations: _WidgetDeclarations

    /// Declares a widget.
    ///
    /// - Parameters:
    ///   - kind: The app's name for the widget.
    ///   - provider: Gives what it shows.
    ///   - content: Makes a view of that.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        let content = HandedOver(content)
        declarations = .timeline(kind: kind, StaticSource(provider)) { content.value($0) }
    }

    public var body: some WidgetConfiguration { DeclaredConfiguration(declarations: declarations) }
}

/// Declares a widget that people configure with the parameters of an intent.
///
/// - Source: WidgetKit, `AppIntentConfiguration`.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    private let declarations: _WidgetDeclarations

    /// Declares a widget.
    ///
    /// - Parameters:
    ///   - kind: The app's name for the widget.
    ///   - intent: What configures it.
    ///   - provider: Gives what it shows.
    ///   - content: Makes a view of that.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        let content = HandedOver(content)
        declarations = .timeline(kind: kind, AppIntentSource(provider)) { content.value($0) }
    }

    public var body: some WidgetConfiguration { DeclaredConfiguration(declarations: declarations) }
}

/// Declares a widget that a SiriKit intent configures; here always the intent without values.
///
/// - Source: WidgetKit, `IntentConfiguration`.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    private let declarations: _WidgetDeclarations

    /// Declares a widget.
    ///
    /// - Parameters:
    ///   - kind: The app's name for the widget.
    ///   - intent: What configures it.
    ///   - provider: Gives what it shows.
    ///   - content: Makes a view of that.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        let content = HandedOver(content)
        declarations = .timeline(kind: kind, SiriKitSource(provider)) { content.value($0) }
    }

    public var body: some WidgetConfiguration { DeclaredConfiguration(declarations: declarations) }
}

/// A configuration of which all is known already.
struct DeclaredConfiguration: WidgetConfiguration {
    typealias Body = Never

    let declarations: _WidgetDeclarations

    static func _declare(_ configuration: Self) -> _WidgetDeclarations { configuration.declarations }
}

extension _WidgetDeclarations {
    /// A widget with a timeline.
    @MainActor
    static func timeline<Source: TimelineSource, Content: View>(
        kind: String, _ source: Source, families: [WidgetFamily]? = nil,
        content: @escaping @MainActor (Source.Entry) -> Content
    ) -> _WidgetDeclarations {
        var declaration = WidgetDeclaration(kind: kind, content: TimelineWidget(source: source, content: content))
        declaration.families = families?.map(\.description)
        return _WidgetDeclarations([declaration])
    }
}
