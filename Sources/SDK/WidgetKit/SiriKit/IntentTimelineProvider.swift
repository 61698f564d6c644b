public import FoundationAdditions
public import SwiftUI

/// A SiriKit intent: what apps for older systems configure their widgets with.
///
/// Xcode makes its subclasses from intent definition files, which there are none of here; a subclass of an app's own is
/// made without values.
///
/// - Source: Intents, `INIntent`.
open class INIntent: NSObject, @unchecked Sendable {
    // It has no state of its own; Apple's class is used across threads in the same way.
    /// Creates an intent without values.
    public required override init() { super.init() }
}

/// Gives a widget that is configured by a SiriKit intent what it shows; here always the intent without values.
///
/// - Source: WidgetKit, `IntentTimelineProvider`.
public protocol IntentTimelineProvider {
    /// What the widget shows at one time.
    associatedtype Entry: TimelineEntry
    /// What configures the widget.
    associatedtype Intent: INIntent
    /// Where the widget stands.
    typealias Context = TimelineProviderContext

    /// What stands there before anything else is known. Must not wait for anything.
    func placeholder(in context: Self.Context) -> Self.Entry

    /// Gives what the widget shows now, quickly.
    func getSnapshot(
        for configuration: Self.Intent, in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)

    /// Gives what the widget shows from now on.
    func getTimeline(
        for configuration: Self.Intent, in context: Self.Context,
        completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)

    /// Configurations to choose from, where people do not configure widgets themselves.
    func recommendations() -> [IntentRecommendation<Self.Intent>]

    /// When which configurations are of use.
    func relevance() async -> WidgetRelevance<Self.Intent>
}

extension IntentTimelineProvider {
    /// None.
    public func recommendations() -> [IntentRecommendation<Self.Intent>] { [] }

    /// At no time more than at others.
    public func relevance() async -> WidgetRelevance<Self.Intent> { WidgetRelevance([]) }
}

/// A configuration of a widget with what it is called.
///
/// - Source: WidgetKit, `IntentRecommendation`.
public struct IntentRecommendation<T: INIntent> {
    let intent: T
    let description: Text

    /// Creates a recommendation.
    public init(intent: T, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    /// Creates a recommendation with a text from a resource.
    @_disfavoredOverload
    public init(intent: T, description: LocalizedStringResource) {
        self.init(intent: intent, description: Text(description))
    }

    /// Creates a recommendation with a text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: T, description: S) {
        self.init(intent: intent, description: Text(description))
    }

    /// Creates a recommendation with a text.
    public init(intent: T, description: Text) {
        self.intent = intent
        self.description = description
    }
}
