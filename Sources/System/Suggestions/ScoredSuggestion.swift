public import Foundation

/// Something that a person may want to do now, and why that is thought.
public struct ScoredSuggestion: Hashable, Sendable {
    public var candidate: HabitCandidate
    public var reasons: SuggestionReasons
    /// The greater, the likelier; those of one ranking can be compared.
    public var score: Double { reasons.score }

    /// Creates a suggestion.
    public init(candidate: HabitCandidate, reasons: SuggestionReasons) {
        self.candidate = candidate
        self.reasons = reasons
    }
}

/// Why something is suggested: four factors, and what they were made of.
public struct SuggestionReasons: Codable, Hashable, Sendable {
    /// How often it was done.
    public var count: Int
    /// When it was done last.
    public var last: Date
    /// The factor for how often and how lately: the logarithm of one more than the events, each halved after a half-life.
    public var use: Double
    /// The factor for the time of day.
    public var time: Double
    /// Which share of the events was at this time of day, 0 to 1.
    public var timeShare: Double
    /// The time of day around which those lie, in minutes since midnight; nil where none is near.
    public var usualMinute: Int?
    /// The factor for the day of the week.
    public var weekday: Double
    /// Which share of the events was on this day of the week, 0 to 1.
    public var weekdayShare: Double
    /// The factor for what was done before.
    public var after: Double
    /// After which action it is usually done, of those that were just done.
    public var afterAction: HabitAction?
    /// How likely it follows that action, 0 to 1.
    public var afterShare: Double
    /// The factor for what was only just done; 1 where it was not.
    public var justDone: Double

    /// The product of the factors.
    public var score: Double { use * time * weekday * after * justDone }

    /// Creates reasons.
    public init(
        count: Int, last: Date, use: Double, time: Double, timeShare: Double, usualMinute: Int?, weekday: Double,
        weekdayShare: Double, after: Double, afterAction: HabitAction?, afterShare: Double, justDone: Double
    ) {
        self.count = count
        self.last = last
        self.use = use
        self.time = time
        self.timeShare = timeShare
        self.usualMinute = usualMinute
        self.weekday = weekday
        self.weekdayShare = weekdayShare
        self.after = after
        self.afterAction = afterAction
        self.afterShare = afterShare
        self.justDone = justDone
    }
}
