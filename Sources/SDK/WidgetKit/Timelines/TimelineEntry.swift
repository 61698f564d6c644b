public import FoundationAdditions

/// What a widget shows from a moment on.
///
/// - Source: WidgetKit, `TimelineEntry`.
public protocol TimelineEntry {
    /// When the widget begins to show it.
    var date: Date { get }
    /// How much it matters then, beside other entries of the same provider; nil where that is not known.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// Not known.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry of a widget matters.
///
/// - Source: WidgetKit, `TimelineEntryRelevance`.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// More than 0 where the entry matters, in a measure of the app's own.
    public var score: Float
    /// For how many seconds; 0 until the next entry that has a score.
    public var duration: TimeInterval

    /// Creates relevance.
    ///
    /// - Parameters:
    ///   - score: More than 0 where the entry matters.
    ///   - duration: Seconds; 0 until the next entry that has a score.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
