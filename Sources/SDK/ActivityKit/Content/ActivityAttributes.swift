/// What a Live Activity is about, and the type of what changes while it lasts.
///
/// The attributes stay the same from the start of the activity to its end; its content state is updated.
///
/// - Source: developer.apple.com/documentation/activitykit/activityattributes
public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes while the activity lasts.
    associatedtype ContentState: Decodable, Encodable, Hashable
}
