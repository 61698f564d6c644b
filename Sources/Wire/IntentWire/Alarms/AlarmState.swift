public import Foundation

/// What an alarm is doing.
public enum AlarmPhase: String, Codable, Hashable, Sendable, CaseIterable {
    /// It waits for its time.
    case scheduled
    /// It counts down to its ring.
    case countdown
    /// Its countdown stands still.
    case paused
    /// It rings.
    case alerting
}

/// What a person or an app does to an alarm.
public enum AlarmOperation: String, Codable, Hashable, Sendable, CaseIterable {
    /// Ends a ring, or skips the one that a countdown leads to.
    case stop
    /// Takes the alarm away.
    case cancel
    /// Counts down again after a ring: snooze, or repeat.
    case countdown
    /// Lets a countdown stand still.
    case pause
    /// Lets it go on.
    case resume
}

/// A countdown as those see it who show it.
public struct AlarmCountdown: Codable, Hashable, Sendable {
    /// Its whole length in seconds.
    public var total: TimeInterval
    /// How much of it had passed when it was started or paused last.
    public var elapsed: TimeInterval
    /// When it was started or resumed last; nil while it stands still.
    public var start: Date?
    /// When it rings, by the clock as it is; nil while it stands still.
    public var fire: Date?

    /// Creates a countdown.
    public init(total: TimeInterval, elapsed: TimeInterval, start: Date? = nil, fire: Date? = nil) {
        self.total = total
        self.elapsed = elapsed
        self.start = start
        self.fire = fire
    }
}
