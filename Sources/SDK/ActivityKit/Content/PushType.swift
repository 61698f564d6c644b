/// How a Live Activity gets updates from outside.
///
/// There is no push service here: an activity of any type starts, gets its updates from the app alone, and never has a
/// push token.
///
/// - Source: developer.apple.com/documentation/activitykit/pushtype
public struct PushType: Equatable {
    private let channel: String?

    /// By a token of the activity's own.
    public static var token: PushType { PushType(channel: nil) }

    /// By a channel that many activities share.
    ///
    /// - Parameter id: The channel's identifier, as the push service gave it.
    public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

extension PushType: Sendable {}
