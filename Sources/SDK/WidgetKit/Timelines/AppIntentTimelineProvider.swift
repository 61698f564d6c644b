public import AppIntents
public import FoundationAdditions
public import SwiftUI

/// Gives a widget that is configured by an intent what it shows.
///
/// - Source: WidgetKit, `AppIntentTimelineProvider`.
public protocol AppIntentTimelineProvider {
    /// What the widget shows at one time.
    associatedtype Entry: TimelineEntry
    /// What configures the widget.
    associatedtype Intent: WidgetConfigurationIntent
    /// Where the widget stands.
    typealias Context = TimelineProviderContext

    /// What stands there before anything else is known. Must not wait for anything.
    func placeholder(in context: Self.Context) -> Self.Entry

    /// What the widget shows now, quickly.
    func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry

    /// What the widget shows from now on.
    func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>

    /// Configurations to choose from, where people do not configure widgets themselves.
    func recommendations() -> [AppIntentRecommendation<Self.Intent>]

    /// When which configurations are of use.
    func relevance() async -> WidgetRelevance<Self.Intent>
}

extension AppIntentTimelineProvider {
    /// None.
    public func recommendations() -> [AppIntentRecommendation<Self.Intent>] { [] }

    /// At no time more than at others.
    public func relevance() async -> WidgetRelevance<Self.Intent> { WidgetRelevance([]) }
}

/// A configuration of a widget with what it is called.
///
/// - Source: WidgetKit, `AppIntentRecommendation`.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    let intent: Intent
    let description: Text

    /// Creates a recommendation.
    ///
    /// - Parameters:
    ///   - intent: The configuration.
    ///   - description: What people read.
    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    /// Creates a recommendation with a text from a resource.
    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {
        self.init(intent: intent, description: Text(description))
    }

    /// Creates a recommendation with a text as it is.
    @_disfavoredOverload
    public init(intent: Intent, description: some StringProtocol) {
        self.init(intent: intent, description: Text(description))
    }

    /// Creates a recommendation with a text.
    public init(intent: Intent, description: Text) {
        self.intent = intent
        self.description = description
    }
}
