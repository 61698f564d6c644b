/// A day of the Gregorian calendar, apart from any time zone.
///
/// - Source: ISO 8601-1:2019, 5.2.2 (calendar dates), 5.2.3 (weeks).
public struct CivilDate: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The year; 0 is 1 BC.
    public var year: Int
    /// The month, 1 to 12.
    public var month: Int
    /// The day of the month, 1 to 31.
    public var day: Int

    /// A day by its parts, which may name a day that does not exist (`isReal`).
    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day that lies so many days after 1 January 1970.
    public init(number: Int) {
        // Years start in March here, so that the leap day is the last of a year; 400 years are 146,097 days.
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    /// How many days after 1 January 1970 the day lies.
    public var number: Int {
        let year = month <= 2 ? self.year - 1 : self.year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The day of the week: 1 is Monday, 7 Sunday.
    public var weekday: Int {
        let rest = (number + 3) % 7
        return (rest < 0 ? rest + 7 : rest) + 1
    }

    /// Whether the month has such a day.
    public var isReal: Bool {
        (1...12).contains(month) && day >= 1 && day <= CivilDate.days(inMonth: month, of: year)
    }

    /// How many days a month has.
    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The day so many days later.
    public func adding(days: Int) -> CivilDate { CivilDate(number: number + days) }

    /// The same day so many months later, or the last of that month where it is shorter.
    public func adding(months: Int) -> CivilDate {
        let index = year * 12 + month - 1 + months
        let year = index >= 0 ? index / 12 : (index - 11) / 12
        let month = index - year * 12 + 1
        return CivilDate(year: year, month: month, day: min(day, CivilDate.days(inMonth: month, of: year)))
    }

    /// The Sunday of Easter of the Western churches.
    ///
    /// - Source: Meeus, Jones and Butcher's reckoning of the Gregorian Easter.
    public static func easter(of year: Int) -> CivilDate {
        let golden = year % 19
        let century = year / 100
        let rest = year % 100
        let epact = (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
        let sunday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7
        let late = (golden + 11 * epact + 22 * sunday) / 451
        let total = epact + sunday - 7 * late + 114
        return CivilDate(year: year, month: total / 31, day: total % 31 + 1)
    }

    public static func < (left: CivilDate, right: CivilDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// The day as ISO 8601 writes it: `2026-11-30`.
    public var description: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
}

/// A number in digits, with zeros before it.
func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(abs(number))
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
}
