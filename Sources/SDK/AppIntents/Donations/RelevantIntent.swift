import FoundationAdditions
import IntentWire
public import RelevanceKit

/// A configuration of a widget that is of use at some time or place.
///
/// - Source: developer.apple.com/documentation/appintents/relevantintent
public struct RelevantIntent: CustomDebugStringConvertible, Sendable {
    let intent: any WidgetConfigurationIntent
    let widgetKind: String
    let relevance: RelevantContext

    /// Creates a hint.
    ///
    /// - Parameters:
    ///   - intent: The configuration of the widget.
    ///   - widgetKind: The app's name for the kind of widget.
    ///   - relevance: When or where it is of use.
    public init<IntentType: WidgetConfigurationIntent>(
        _ intent: IntentType, widgetKind: String, relevance: RelevantContext
    ) {
        self.intent = intent
        self.widgetKind = widgetKind
        self.relevance = relevance
    }

    public var debugDescription: String { "\(type(of: intent)) in \(widgetKind): \(relevance.snapshot)" }
}

/// Tells the system which configurations of widgets are of use, and when.
///
/// What is told goes to the system that runs the app and stays there until the app tells anew. No surface chooses widgets
/// by it yet.
///
/// - Source: developer.apple.com/documentation/appintents/relevantintentmanager
public final class RelevantIntentManager: Sendable {
    /// The one for the app.
    public static let shared = RelevantIntentManager()

    /// Makes these the relevant configurations; those that were told before are gone.
    ///
    /// - Throws: An error where the system cannot keep them, or did not start the app.
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
        let channel = try AppRegistry.shared.requiredChannel("tell the system which widgets are of use")
        var intents: [RelevantIntentSnapshot] = []
        for relevant in relevantIntents {
            let reflection = IntentReflection.of(type(of: relevant.intent))
            intents.append(
                RelevantIntentSnapshot(
                    intent: try await reflection.prepared(relevant.intent), widgetKind: relevant.widgetKind,
                    relevance: relevant.relevance.snapshot))
        }
        let _: WireNothing = try await channel.call(
            IntentMethod.updateRelevantIntents, RelevantIntentsMessage(intents: intents))
    }
}
