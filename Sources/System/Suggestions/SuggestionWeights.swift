public import Foundation

/// How much each side of a habit counts.
public struct SuggestionWeights: Hashable, Sendable {
    /// After how long an event counts half, in seconds.
    public var halfLife: TimeInterval = 14 * 24 * 60 * 60
    /// How near to its time of day something is still likely: the standard deviation of a bell curve, in minutes.
    public var timeWidth: Double = 60
    /// The factor for a time of day at which it was never done.
    public var otherTime: Double = 0.25
    /// The factor for the time of day at which it was always done.
    public var sameTime: Double = 2
    /// How many events the days of the week are assumed to have had before anything is known.
    public var weekdayDoubt: Double = 3
    /// The bounds of the factor for the day of the week.
    public var weekdayRange: ClosedRange<Double> = 0.3...2
    /// How long something is "before" something else, in seconds.
    public var afterwards: TimeInterval = 10 * 60
    /// How many of the last actions count as before.
    public var lookBack = 5
    /// How often something was done without anything behind it, before anything is known.
    public var followingDoubt: Double = 2
    /// What is gained where it always follows what was just done.
    public var following: Double = 3
    /// The factor for what was done within ``afterwards``.
    public var justDone: Double = 0.25
    /// Events of one candidate within this time are one: the app and the system may both tell of it. In seconds.
    public var sameEvent: TimeInterval = 60
    /// What scores less is not suggested.
    public var leastScore: Double = 0.15

    /// The weights by which suggestions are made.
    public init() {}
}
