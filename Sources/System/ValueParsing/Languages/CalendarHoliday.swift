import Foundation

/// A day of a calendar other than the Gregorian one that has a name each year.
struct CalendarHoliday: Sendable {
    private let calendar: Calendar
    private let month: Int
    private let day: Int

    /// Whether the days of the calendar begin at sunset.
    var beginsAtSunset: Bool { calendar.identifier != .chinese }

    /// Reads `hebrew/1/10`, `islamic/10/1`, `chinese/1/1`: calendar, month, day.
    init?(_ text: String) {
        let parts = text.split(separator: "/")
        guard parts.count == 3, let month = Int(parts[1]), let day = Int(parts[2]) else { return nil }
        let identifier: Calendar.Identifier
        switch parts[0] {
        case "hebrew": identifier = .hebrew
        case "islamic": identifier = .islamicUmmAlQura
        case "chinese": identifier = .chinese
        default: return nil
        }
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = .gmt
        self.calendar = calendar
        self.month = month
        self.day = day
    }

    /// The first such day of a Gregorian year; `nil` if the year has none.
    ///
    /// Years of the moon are shorter: a year can have none, or two.
    func date(in year: Int) -> CivilDate? {
        let january = CivilDate(year: year, month: 1, day: 1)
        let start = Date(timeIntervalSince1970: Double(january.number) * 86_400)
        var parts = calendar.dateComponents([.era, .year], from: start)
        for _ in 0..<3 {
            var wanted = parts
            wanted.month = month
            wanted.day = day
            if let date = calendar.date(from: wanted) {
                let found = CivilDate(number: Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
                if found.year == year { return found }
            }
            // The years of the Chinese calendar are counted in cycles of sixty.
            let next = (parts.year ?? 0) + 1
            if calendar.identifier == .chinese, next > 60 {
                parts.year = 1
                parts.era = (parts.era ?? 0) + 1
            } else {
                parts.year = next
            }
        }
        return nil
    }
}
