public import FoundationAdditions

/// An alarm or a timer, as it was when it was asked for.
///
/// - Source: developer.apple.com/documentation/alarmkit/alarm
public struct Alarm: Identifiable, Codable, Sendable {
    /// What tells alarms apart.
    public typealias ID = UUID

    public var id: UUID
    /// When it rings; nil for a timer, which counts down at once.
    public var schedule: Alarm.Schedule?
    /// How long it counts down, before it rings and again after that.
    public var countdownDuration: Alarm.CountdownDuration?
    /// What it is doing.
    public var state: Alarm.State

    init(
        id: UUID, schedule: Schedule?, countdownDuration: CountdownDuration?, state: State
    ) {
        self.id = id
        self.schedule = schedule
        self.countdownDuration = countdownDuration
        self.state = state
    }
}

extension Alarm {
    /// What an alarm is doing.
    ///
    /// - Source: developer.apple.com/documentation/alarmkit/alarm/state-swift.enum
    public enum State: Codable, Equatable, Hashable, Sendable {
        /// It waits for its time.
        case scheduled
        /// It counts down to its ring.
        case countdown
        /// Its countdown stands still.
        case paused
        /// It rings.
        case alerting
    }

    /// How long an alarm counts down, in seconds: more than 0, and at most 366 days.
    ///
    /// - Source: developer.apple.com/documentation/alarmkit/alarm/countdownduration-swift.struct
    public struct CountdownDuration: Codable, Equatable, Sendable {
        /// Before it rings: a timer's whole length, or for how long an alarm shows that its time comes.
        public var preAlert: TimeInterval?
        /// After it has rung, when it is to ring again: a snooze, or a timer's repetition.
        public var postAlert: TimeInterval?

        /// Creates durations.
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            self.preAlert = preAlert
            self.postAlert = postAlert
        }
    }
}
