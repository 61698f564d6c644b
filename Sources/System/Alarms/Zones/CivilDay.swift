import IntentWire

/// A day of the Gregorian calendar, counted from 1 January 1970.
///
/// - Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (the idea of eras of 400 years).
struct CivilDay: Hashable, Comparable, Sendable {
    static let seconds: Int64 = 86_400

    var number: Int64

    init(number: Int64) { self.number = number }

    /// The day in which a second lies that is counted from 1970 in local time.
    init(localSecond: Int64) { number = localSecond.floorDivided(by: Self.seconds) }

    init(year: Int64, month: Int64, day: Int64) {
        // The year begins in March, so that a leap day is its last.
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted.floorDivided(by: 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The year that the day lies in.
    var year: Int64 {
        var year = (number * 400).floorDivided(by: 146_097) + 1970
        while CivilDay(year: year, month: 1, day: 1).number > number { year -= 1 }
        while CivilDay(year: year + 1, month: 1, day: 1).number <= number { year += 1 }
        return year
    }

    /// 1 January 1970 was a Thursday.
    var weekday: AlarmWeekday { AlarmWeekday.allCases[Int((number + 3) - (number + 3).floorDivided(by: 7) * 7)] }

    /// The local second in which it begins.
    var start: Int64 { number * Self.seconds }

    func adding(_ days: Int64) -> CivilDay { CivilDay(number: number + days) }

    static func < (left: Self, right: Self) -> Bool { left.number < right.number }

    static func isLeap(_ year: Int64) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
}

extension Int64 {
    /// The quotient rounded down, also for numbers below zero.
    func floorDivided(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
