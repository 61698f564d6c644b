import AppIntents
import FoundationAdditions
import IntentWire
import SwiftUI

/// The app's widgets as the system shows them.
///
/// Safe to use from any thread. In a process that the system did not start, requests for new timelines go nowhere.
///
/// - Source: WidgetKit, `WidgetCenter`.
public final class WidgetCenter: Sendable {
    /// Names in the information of an activity that a widget has begun.
    ///
    /// - Source: WidgetKit, `WidgetCenter.UserInfoKey`.
    public struct UserInfoKey: Sendable {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }

    /// The one of the app.
    public static let shared = WidgetCenter()

    private init() {}

    /// Asks for new timelines of one kind of widget. Does not wait for them.
    public func reloadTimelines(ofKind kind: String) { reload(WidgetChange(kind: kind)) }

    /// Asks for new timelines of all widgets of the app. Does not wait for them.
    public func reloadAllTimelines() { reload(WidgetChange()) }

    private func reload(_ change: WidgetChange) {
        AppRegistry.shared.channel?.notify(IntentMethod.reloadWidgets, change)
    }

    /// Does nothing: the system asks for recommendations whenever it shows them.
    public func invalidateConfigurationRecommendations() {}

    /// Does nothing: the system asks when a widget is of use whenever it wants to know.
    public func invalidateRelevance(ofKind kind: String) {}

    /// The app's widgets that are shown somewhere.
    ///
    /// - Parameter completion: Takes them, or why they are not known; called once, in some task.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        Task {
            do { completion(.success(try await currentConfigurations())) } catch { completion(.failure(error)) }
        }
    }

    /// The app's widgets that are shown somewhere.
    ///
    /// - Throws: An error where the system did not start the app.
    public func currentConfigurations() async throws -> [WidgetInfo] {
        let channel = try AppRegistry.shared.requiredChannel("ask which widgets are shown")
        let uses: [WidgetUse] = try await channel.call(IntentMethod.currentWidgets, WidgetUsesRequest())
        var found: [WidgetInfo] = []
        for use in uses {
            // A size or a configuration of an older version of the app is none of this one's.
            guard let family = WidgetFamily(named: use.family),
                let info = try? await WidgetRegistry.information(on: use, family)
            else { continue }
            found.append(info)
        }
        return found
    }

    /// What a server needs to push to the app's widgets; nil, since nothing pushes here.
    public var currentPushInfo: WidgetPushInfo? { get async { nil } }
}
