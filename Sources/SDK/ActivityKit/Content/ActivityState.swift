import IntentWire

/// How far a Live Activity has come.
///
/// - Source: developer.apple.com/documentation/activitykit/activitystate
public enum ActivityState: Codable, Hashable, Sendable {
    /// It is shown, and takes updates.
    case active
    /// It has ended, and is still shown.
    case ended
    /// It is not shown any more: the person or the system has taken it away.
    case dismissed
    /// It is shown, and what it shows is out of date.
    case stale
    /// It is to start at a later moment.
    case pending
}

extension ActivityState {
    init(_ phase: ActivityPhase) {
        switch phase {
        case .pending: self = .pending
        case .active: self = .active
        case .stale: self = .stale
        case .ended: self = .ended
        case .dismissed: self = .dismissed
        }
    }
}

/// How a Live Activity ends by itself.
///
/// - Source: developer.apple.com/documentation/activitykit/activitystyle
public enum ActivityStyle: Equatable, Hashable {
    /// When the app ends it, or after eight hours.
    case standard
    /// As `standard`, and once the person turns to something else. No surface here knows when that is.
    case transient
}
