public import FoundationAdditions

/// What an alarm's Live Activity shows, and when.
///
/// - Source: developer.apple.com/documentation/alarmkit/alarmpresentationstate
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    public var alarmID: Alarm.ID
    public var mode: Mode

    /// Creates a state.
    public init(alarmID: Alarm.ID, mode: Mode) {
        self.alarmID = alarmID
        self.mode = mode
    }

    /// What the alarm is doing.
    public enum Mode: Codable, Equatable, Hashable, Sendable {
        /// It rings.
        case alert(Alert)
        /// It counts down.
        case countdown(Countdown)
        /// Its countdown stands still.
        case paused(Paused)

        /// A ring.
        public struct Alert: Codable, Equatable, Hashable, Sendable {
            /// The time of day for which it rings.
            public var time: Alarm.Schedule.Relative.Time

            /// Creates a ring.
            public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
        }

        /// A countdown that runs.
        public struct Countdown: Codable, Equatable, Hashable, Sendable {
            /// Its whole length in seconds.
            public var totalCountdownDuration: TimeInterval
            /// How much of it had passed when it was paused last, in seconds.
            public var previouslyElapsedDuration: TimeInterval
            /// When it was started or resumed last.
            public var startDate: Date
            /// When it rings.
            public var fireDate: Date

            /// Creates a countdown.
            public init(
                totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date,
                fireDate: Date
            ) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
                self.startDate = startDate
                self.fireDate = fireDate
            }
        }

        /// A countdown that stands still.
        public struct Paused: Codable, Equatable, Hashable, Sendable {
            /// Its whole length in seconds.
            public var totalCountdownDuration: TimeInterval
            /// How much of it has passed, in seconds.
            public var previouslyElapsedDuration: TimeInterval

            /// Creates a countdown.
            public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
            }
        }
    }
}
