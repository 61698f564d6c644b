public import AppIntents
public import FoundationAdditions
import IntentWire

extension View {
    /// Adds what the app does as a person opens a URL of it.
    ///
    /// - Parameter action: Gets the URL, on the main actor.
    /// - Source: SwiftUI, `View.onOpenURL(perform:)`.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpeningModifier(handler: .url(HandedOver(action))))
    }

    /// Adds what the app does as a person opens something of it that such an activity stands for, as what search found.
    ///
    /// - Parameters:
    ///   - activityType: The type of the activity, as `CSSearchableItemActionType`.
    ///   - action: Gets the activity, on the main actor.
    /// - Source: SwiftUI, `View.onContinueUserActivity(_:perform:)`.
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(OpeningModifier(handler: .activity(type: activityType, HandedOver(action))))
    }
}

/// What a view does as something is opened.
enum OpeningHandler {
    case activity(type: String, HandedOver<(NSUserActivity) -> Void>)
    case url(HandedOver<(URL) -> Void>)
}

/// Lets the drawing of a window know what its views do as something is opened; inner views come before outer ones.
private struct OpeningModifier {
    let handler: OpeningHandler
}

extension OpeningModifier: ViewModifier {
    typealias Body = Never

    static func _draw(
        _ modifier: Self, _ drawing: _ViewDrawing, content: _ModifiedDrawing
    ) throws -> _DrawnViews {
        defer { drawing.record.openings.append(modifier.handler) }
        return try content.draw(drawing)
    }
}
