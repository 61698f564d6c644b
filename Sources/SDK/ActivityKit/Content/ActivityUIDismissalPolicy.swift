public import FoundationAdditions
import IntentWire

/// For how long a Live Activity is shown after its end.
///
/// - Source: developer.apple.com/documentation/activitykit/activityuidismissalpolicy
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    let dismissal: ActivityEnd.Dismissal

    /// Four hours, unless the person takes it away before.
    public static let `default` = ActivityUIDismissalPolicy(dismissal: .default)
    /// Not at all.
    public static let immediate = ActivityUIDismissalPolicy(dismissal: .immediate)

    /// Until a date; four hours from the end where that comes first.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(dismissal: .after(date: date))
    }
}
