import Foundation

/// When the shop is open: times of day for each day of the week, where the shop is.
struct OpeningHours: Sendable {
    var calendar: Calendar

    init(calendar: Calendar = .current) { self.calendar = calendar }

    /// The opening and the closing time of a day.
    func hours(on day: Date) -> DateInterval {
        let isWeekend = calendar.isDateInWeekend(day)
        let start = time(isWeekend ? 8 : 7, on: day)
        return DateInterval(start: start, end: max(start, time(isWeekend ? 17 : 19, on: day)))
    }

    func isOpen(at date: Date) -> Bool {
        let hours = hours(on: date)
        return hours.start <= date && date < hours.end
    }

    /// The first moment, from a date on, at which the shop is open.
    func nextOpening(from date: Date) -> Date {
        let today = hours(on: date)
        if date < today.start { return today.start }
        if date < today.end { return date }
        // There is a tomorrow in every calendar; the shop opens every day.
        let tomorrow = calendar.date(byAdding: .day, value: 1, to: date) ?? date.addingTimeInterval(86_400)
        return hours(on: tomorrow).start
    }

    private func time(_ hour: Int, on day: Date) -> Date {
        var components = calendar.dateComponents([.year, .month, .day], from: day)
        components.hour = hour
        // The shop opens and closes at hours at which clocks do not change anywhere.
        return calendar.date(from: components) ?? day
    }
}
