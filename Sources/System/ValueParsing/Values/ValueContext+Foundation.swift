public import Foundation

extension ValueContext {
    /// A context from a clock's time, a calendar and a locale.
    ///
    /// - Parameters:
    ///   - date: Now.
    ///   - calendar: The calendar of the person, with its time zone and first day of the week. Days are reckoned in the
    ///     Gregorian calendar whatever it is.
    ///   - locale: Where the person lives: whether 3/4 is in March or in April.
    public init(date: Date, calendar: Calendar, locale: Locale) {
        let seconds = calendar.timeZone.secondsFromGMT(for: date)
        // Foundation's first day of the week is 1 for Sunday.
        self.init(
            now: CivilDateTime(seconds: Int(date.timeIntervalSince1970.rounded(.down)) + seconds),
            firstWeekday: (calendar.firstWeekday + 5) % 7 + 1,
            monthFirst: ["US", "PH", "FM", "PW", "GU", "AS", "PR"].contains(locale.region?.identifier ?? ""),
            minutesFromGMT: seconds / 60)
    }
}

extension CivilDateTime {
    /// The moment in a time zone; where the clock skips it or shows it twice, the first one after or of it.
    public func date(in timeZone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar.date(from: components)
    }

    /// The parts of the moment, as Foundation has them.
    public var components: DateComponents {
        DateComponents(
            year: date.year, month: date.month, day: date.day, hour: time.hour, minute: time.minute, second: time.second
        )
    }
}
