public import SwiftUI

/// The size of a Live Activity.
///
/// - Source: developer.apple.com/documentation/widgetkit/activityfamily
public enum ActivityFamily: Int, Codable, CustomStringConvertible, Equatable, Hashable, Sendable {
    /// As on a watch.
    case small
    /// As on a lock screen.
    case medium

    public var description: String { self == .small ? "small" : "medium" }
}

/// The sizes that a Live Activity draws itself in.
public struct SupportedActivityFamiliesEnvironmentKey: EnvironmentKey {
    public static var defaultValue: Set<ActivityFamily> { [.medium] }
}

private struct ActivityFamilyKey: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }
private struct UpdateReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }

// What views of a Live Activity are told. Source: WidgetKit, `EnvironmentValues`.
extension EnvironmentValues {
    /// The size in which the Live Activity is drawn.
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }

    /// The sizes that the Live Activity draws itself in.
    public var supportedActivityFamilies: Set<ActivityFamily> {
        get { self[SupportedActivityFamiliesEnvironmentKey.self] }
        set { self[SupportedActivityFamiliesEnvironmentKey.self] = newValue }
    }

    /// Whether the Live Activity fills the screen, as on a phone that stands in its charger; no surface here does that.
    public var isActivityFullscreen: Bool { false }

    /// Whether the display shows fewer updates, as one that is always on.
    public var isActivityUpdateReduced: Bool {
        get { self[UpdateReducedKey.self] }
        set { self[UpdateReducedKey.self] = newValue }
    }

    /// Whether the island has less space than usual beside the camera; no surface here has that little.
    public var isDynamicIslandLimitedInWidth: Bool { false }
}
