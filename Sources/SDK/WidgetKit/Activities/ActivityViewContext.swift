public import ActivityKit

/// What the view of a Live Activity is drawn from.
///
/// - Source: developer.apple.com/documentation/widgetkit/activityviewcontext
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// Names the activity among those of all apps.
    public let activityID: String
    /// What stays the same while the activity lasts.
    public let attributes: Attributes
    /// What the activity shows now.
    public let state: Attributes.ContentState
    /// Whether what it shows is out of date.
    public let isStale: Bool

    init(activityID: String, attributes: Attributes, state: Attributes.ContentState, isStale: Bool) {
        self.activityID = activityID
        self.attributes = attributes
        self.state = state
        self.isStale = isStale
    }
}
