import Foundation

/// The days of a place, from midnight to midnight.
struct LocalDays {
    let calendar: Calendar

    init(_ zone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        self.calendar = calendar
    }

    /// The day that holds a moment.
    func day(_ date: Date) -> Range<Date> {
        let start = calendar.startOfDay(for: date)
        return start..<next(start)
    }

    /// The midnight after a midnight; days have 23 to 25 hours, and where midnight is skipped they begin later.
    func next(_ start: Date) -> Date { calendar.startOfDay(for: start.addingTimeInterval(30 * 3600)) }

    /// The days whose midnights lie in a range.
    func days(_ range: Range<Date>) -> [Range<Date>] {
        var days: [Range<Date>] = []
        var day = day(range.lowerBound)
        if day.lowerBound < range.lowerBound { day = day.upperBound..<next(day.upperBound) }
        while day.lowerBound < range.upperBound {
            days.append(day)
            day = day.upperBound..<next(day.upperBound)
        }
        return days
    }

    /// The days from that of a moment on.
    func days(_ count: Int, from date: Date) -> [Range<Date>] {
        var days = [day(date)]
        while days.count < count, let last = days.last { days.append(last.upperBound..<next(last.upperBound)) }
        return days
    }

    /// A time of a day by the clock, as 7 in the morning.
    func time(_ hour: Int, of day: Range<Date>) -> Date {
        calendar.date(bySettingHour: hour, minute: 0, second: 0, of: day.lowerBound)
            ?? day.lowerBound.addingTimeInterval(Double(hour) * 3600)
    }

    /// The first moment of the hour that holds a moment, by clocks that are a quarter of an hour off as well.
    func hour(_ date: Date) -> Date {
        let offset = Double(calendar.timeZone.secondsFromGMT(for: date))
        let seconds = date.timeIntervalSince1970 + offset
        return Date(timeIntervalSince1970: (seconds / 3600).rounded(.down) * 3600 - offset)
    }

    /// The day of the year, counted as in a leap year: 1 March is the 61st in each.
    func ordinal(_ date: Date) -> Int {
        let parts = calendar.dateComponents([.month, .day], from: date)
        return LocalDays.ordinal(month: parts.month ?? 1, day: parts.day ?? 1)
    }

    static func ordinal(month: Int, day: Int) -> Int {
        WeatherDate.days(year: 2000, month: month, day: day) - WeatherDate.days(year: 2000, month: 1, day: 1) + 1
    }
}
