import Foundation

/// A day of the calendar, as todo.txt writes it: `2026-12-01`.
struct Day: Hashable, Comparable, Sendable {
    let year: Int
    let month: Int
    let day: Int

    /// Creates a day; nil where the calendar has none such.
    init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...Self.length(of: month, in: year)).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Reads `YYYY-MM-DD`; nil where the text is anything else or names no day.
    init?(_ text: some Collection<UInt8>) {
        guard text.count == 10 else { return nil }
        let bytes = Array(text)
        let dash = UInt8(ascii: "-")
        guard bytes[4] == dash, bytes[7] == dash, let year = Self.number(bytes[0..<4]),
            let month = Self.number(bytes[5..<7]), let day = Self.number(bytes[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// Reads `YYYY-MM-DD`.
    init?(_ text: String) { self.init(text.utf8) }

    /// The day of a point in time, where the person is.
    init(_ date: Date, timeZone: TimeZone = .current) {
        let parts = Self.calendar(timeZone).dateComponents([.year, .month, .day], from: date)
        // The Gregorian calendar gives all three parts for every date.
        (year, month, day) = (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
    }

    /// The first moment of the day, where the person is.
    func date(timeZone: TimeZone = .current) -> Date {
        let components = DateComponents(year: year, month: month, day: day)
        // Every day of the calendar has a first moment, also where the clocks change at midnight.
        return Self.calendar(timeZone).date(from: components) ?? .distantPast
    }

    /// As todo.txt writes it.
    var text: String { String(format: "%04d-%02d-%02d", year, month, day) }

    /// The day that many days later, or earlier where `days` is negative.
    func advanced(by days: Int) -> Day { Day(ordinal: ordinal + days) }

    /// How many days later the other day is.
    func distance(to other: Day) -> Int { other.ordinal - ordinal }

    static func < (left: Day, right: Day) -> Bool { left.ordinal < right.ordinal }
}

extension Day {
    private static func calendar(_ timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return value
    }

    private static func length(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The number of days since 1 March of the year 0, by which a leap day is the last day of its year.
    private var ordinal: Int {
        let year = month > 2 ? year : year - 1
        let month = month > 2 ? month - 3 : month + 9
        return year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + day - 1
    }

    private init(ordinal: Int) {
        // The year is estimated, then stepped back where the estimate is a year late.
        var year = (ordinal * 400) / 146_097
        func start(_ year: Int) -> Int { year * 365 + year / 4 - year / 100 + year / 400 }
        while start(year) > ordinal { year -= 1 }
        while start(year + 1) <= ordinal { year += 1 }
        let rest = ordinal - start(year)
        let month = (rest * 5 + 2) / 153
        day = rest - (month * 153 + 2) / 5 + 1
        self.month = month < 10 ? month + 3 : month - 9
        self.year = month < 10 ? year : year + 1
    }
}
