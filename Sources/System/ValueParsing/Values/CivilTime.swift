/// A time of day, apart from any day and time zone.
public struct CivilTime: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The hour, 0 to 23.
    public var hour: Int
    /// The minute, 0 to 59.
    public var minute: Int
    /// The second, 0 to 59.
    public var second: Int

    /// A time by its parts.
    public init(hour: Int, minute: Int = 0, second: Int = 0) {
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// The seconds since midnight.
    public var seconds: Int { hour * 3_600 + minute * 60 + second }

    public static func < (left: CivilTime, right: CivilTime) -> Bool { left.seconds < right.seconds }

    /// The time as ISO 8601 writes it: `17:05:00`.
    public var description: String { "\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))" }
}

/// A day and a time of day, apart from any time zone.
public struct CivilDateTime: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The day.
    public var date: CivilDate
    /// The time of day.
    public var time: CivilTime

    /// A moment by its parts.
    public init(_ date: CivilDate, _ time: CivilTime = CivilTime(hour: 0)) {
        self.date = date
        self.time = time
    }

    /// The moment so many seconds after the beginning of 1 January 1970.
    public init(seconds: Int) {
        let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        let rest = seconds - day * 86_400
        self.init(
            CivilDate(number: day), CivilTime(hour: rest / 3_600, minute: rest / 60 % 60, second: rest % 60))
    }

    /// The seconds since the beginning of 1 January 1970.
    public var seconds: Int { date.number * 86_400 + time.seconds }

    public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
        (left.date, left.time) < (right.date, right.time)
    }

    /// The moment as it is written in most places: `2026-11-30 17:05:00`.
    public var description: String { "\(date) \(time)" }
}
