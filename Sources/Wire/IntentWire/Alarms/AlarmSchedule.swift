public import Foundation

/// A day of the week, as alarms repeat.
public enum AlarmWeekday: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// Its place in the week, Monday being 0.
    ///
    /// - Source: ISO 8601, weeks begin on Monday.
    public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// When an alarm rings.
public enum AlarmSchedule: Codable, Hashable, Sendable {
    /// At one instant, whatever zone the machine is in.
    case fixed(date: Date)
    /// At a time of day of the zone that the machine is in then: on these days of the week, or once where there are none.
    case relative(time: AlarmTime, weekdays: [AlarmWeekday])

    /// Whether it rings more than once.
    public var repeats: Bool {
        if case .relative(_, let weekdays) = self { !weekdays.isEmpty } else { false }
    }
}

/// A time of day.
public struct AlarmTime: Codable, Hashable, Sendable, Comparable {
    /// 0 to 23.
    public var hour: Int
    /// 0 to 59.
    public var minute: Int

    /// Creates a time; whether there is such a one is checked where it is used.
    public init(hour: Int, minute: Int) {
        self.hour = hour
        self.minute = minute
    }

    /// Whether a day has such a time.
    public var isValid: Bool { (0..<24).contains(hour) && (0..<60).contains(minute) }

    public static func < (left: Self, right: Self) -> Bool {
        (left.hour, left.minute) < (right.hour, right.minute)
    }
}
