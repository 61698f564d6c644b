/// A length of time in calendar units, as it was said: a month is a month, not 30 days.
public struct TimeSpan: Hashable, Sendable {
    /// A unit of the calendar or the clock.
    public enum Unit: Int, CaseIterable, Sendable {
        case second = 1, minute, hour, day, week, month, quarter, year, decade, century, weekend, workday

        /// How long it lasts on the clock, in seconds; a month counts 30 days, a year 365.
        public var seconds: Double {
            switch self {
            case .second: 1
            case .minute: 60
            case .hour: 3_600
            case .day, .workday: 86_400
            case .week: 604_800
            case .weekend: 172_800
            case .month: 2_592_000
            case .quarter: 7_776_000
            case .year: 31_536_000
            case .decade: 315_360_000
            case .century: 3_153_600_000
            }
        }
    }

    /// How many of each unit were said.
    public var amounts: [Unit: Double]

    /// A span by its parts.
    public init(_ amounts: [Unit: Double]) { self.amounts = amounts }

    /// The length on the clock, in seconds; a month counts 30 days, a year 365.
    public var seconds: Double { amounts.reduce(0) { $0 + $1.key.seconds * $1.value } }

    /// Whether it has hours, minutes or seconds.
    public var hasClockUnits: Bool { amounts.keys.contains { $0.rawValue <= Unit.hour.rawValue } }

    /// The moment that lies this span after another one, or before it.
    func added(to moment: CivilDateTime, sign: Int) -> CivilDateTime {
        var date = moment.date
        var months = 0.0
        var days = 0.0
        var seconds = 0.0
        var workdays = 0
        for (unit, amount) in amounts {
            switch unit {
            case .second, .minute, .hour: seconds += amount * unit.seconds
            case .day: days += amount
            case .week: days += amount * 7
            case .weekend: days += amount * 2
            case .month: months += amount
            case .quarter: months += amount * 3
            case .year: months += amount * 12
            case .decade: months += amount * 120
            case .century: months += amount * 1_200
            case .workday: workdays += Int(amount)
            }
        }
        date = date.adding(months: sign * Int(months))
        days += (months - months.rounded(.towardZero)) * 30
        date = date.adding(days: sign * Int(days))
        if amounts[.hour] != nil || amounts[.minute] != nil || days != days.rounded(.towardZero) {
            seconds += (days - days.rounded(.towardZero)) * (hasClockUnits || amounts[.day] == nil ? 86_400 : 0)
        }
        var left = min(workdays, 10_000)
        while left > 0 {
            date = date.adding(days: sign)
            if date.weekday <= 5 { left -= 1 }
        }
        guard seconds != 0 else { return CivilDateTime(date, moment.time) }
        return CivilDateTime(seconds: CivilDateTime(date, moment.time).seconds + sign * Int(seconds.rounded()))
    }
}
