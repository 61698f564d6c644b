public import FoundationAdditions

extension Alarm {
    /// When an alarm rings.
    ///
    /// - Source: developer.apple.com/documentation/alarmkit/alarm/schedule-swift.enum
    public enum Schedule: Codable, Equatable, Hashable, Sendable {
        /// At one instant, whatever zone the machine is in.
        case fixed(Date)
        /// At a time of day of the zone that the machine is in then.
        case relative(Relative)

        /// A time of day, and the days on which it repeats.
        public struct Relative: Codable, Equatable, Hashable, Sendable {
            public var time: Time
            public var repeats: Recurrence

            /// Creates a schedule; one that does not repeat rings when the time comes next.
            public init(time: Time, repeats: Recurrence = .never) {
                self.time = time
                self.repeats = repeats
            }

            /// A time of day.
            public struct Time: Codable, Equatable, Hashable, Sendable {
                /// 0 to 23.
                public var hour: Int
                /// 0 to 59.
                public var minute: Int

                /// Creates a time; whether there is such a one is checked when the alarm is scheduled.
                public init(hour: Int, minute: Int) {
                    self.hour = hour
                    self.minute = minute
                }
            }

            /// The days on which an alarm repeats.
            public enum Recurrence: Codable, Equatable, Hashable, Sendable {
                /// It rings once.
                case never
                /// On these days of each week.
                case weekly([Locale.Weekday])
            }
        }
    }
}
