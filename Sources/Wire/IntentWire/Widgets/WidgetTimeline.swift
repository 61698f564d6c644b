public import Foundation

/// What a widget shows over time.
public struct WidgetTimeline: Codable, Hashable, Sendable {
    /// How many entries a timeline has at most, as it travels.
    public static let maximumEntries = 500
    /// How many nodes the views of a timeline have together at most.
    public static let maximumNodes = 50_000
    /// How many bytes the pictures of a timeline have together at most.
    public static let maximumImageBytes = 24 << 20

    /// What the widget shows, the earliest first; at least one.
    public var entries: [WidgetEntry]
    /// When the app is to be asked again.
    public var policy: WidgetReloadPolicy

    /// Creates a timeline.
    public init(entries: [WidgetEntry], policy: WidgetReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

/// What a widget shows from a moment on.
public struct WidgetEntry: Codable, Hashable, Sendable {
    public var date: Date
    /// How much it matters then; absent where the app does not say.
    public var relevance: WidgetRelevanceScore?
    public var view: ViewTree

    /// Creates an entry.
    public init(date: Date, relevance: WidgetRelevanceScore? = nil, view: ViewTree) {
        self.date = date
        self.relevance = relevance
        self.view = view
    }
}

/// How much an entry matters beside others of the same widget.
public struct WidgetRelevanceScore: Codable, Hashable, Sendable {
    /// More than 0 where it matters, in the app's own measure.
    public var score: Double
    /// For how many seconds; 0 until the next entry that says so.
    public var duration: Double

    /// Creates a score.
    public init(score: Double, duration: Double = 0) {
        self.score = score
        self.duration = duration
    }
}

/// When an app is asked for a new timeline.
public enum WidgetReloadPolicy: Codable, Hashable, Sendable {
    /// Once the last entry's date has come.
    case atEnd
    /// From a moment on.
    case after(Date)
    /// Only when the app says so.
    case never
}
