import Foundation
import ValueParsing

/// Makes dates of what was said of days and times.
struct SpokenTime {
    private let context: SpokenContext

    init(_ context: SpokenContext) { self.context = context }

    private var zone: TimeZone { context.calendar.timeZone }

    /// The moment that is meant; a day begins with it, a time is the next one.
    ///
    /// - Parameter kind: What the parameter holds: `date`, `time` or `dateTime`.
    func date(_ reading: ParsedValue, kind: String?) -> Date? {
        guard let moment = moment(reading) else { return nil }
        if kind == "date" { return CivilDateTime(moment.date).date(in: zone) }
        return moment.date(in: zone)
    }

    private func moment(_ reading: ParsedValue) -> CivilDateTime? {
        switch reading {
        case .date(let day): CivilDateTime(day)
        case .dateTime(let moment): moment
        case .time(let time): next(time)
        case .dateRange(let start, _): start.map { CivilDateTime($0) }
        case .dateTimeRange(let start, _): start
        case .timeRange(let start, _): start.map(next)
        default: nil
        }
    }

    /// The next moment at which the clock shows a time.
    private func next(_ time: CivilTime) -> CivilDateTime {
        let now = context.values.now
        let today = CivilDateTime(now.date, time)
        return today >= now ? today : CivilDateTime(CivilDate(number: now.date.number + 1), time)
    }

    /// The parts that were said.
    func components(_ reading: ParsedValue) -> DateComponents? {
        switch reading {
        case .date(let day): DateComponents(year: day.year, month: day.month, day: day.day)
        case .time(let time): DateComponents(hour: time.hour, minute: time.minute)
        case .dateTime(let moment):
            DateComponents(
                year: moment.date.year, month: moment.date.month, day: moment.date.day, hour: moment.time.hour,
                minute: moment.time.minute)
        default: nil
        }
    }

    /// The rule by which something comes again.
    func rule(_ reading: ParsedValue) -> Calendar.RecurrenceRule? {
        guard case .recurrence(let again) = reading else { return nil }
        let frequency: Calendar.RecurrenceRule.Frequency
        var factor = 1
        switch again.unit {
        case .minute: frequency = .minutely
        case .hour: frequency = .hourly
        case .day: frequency = .daily
        case .week: frequency = .weekly
        case .month: frequency = .monthly
        case .quarter: (frequency, factor) = (.monthly, 3)
        case .year: frequency = .yearly
        case .workday, .weekend: frequency = .weekly
        case .second, .decade, .century: return nil
        }
        guard let interval = Int(exactly: again.interval), interval > 0 else { return nil }
        var rule = Calendar.RecurrenceRule(
            calendar: context.calendar, frequency: frequency, interval: interval * factor)
        let days: [Locale.Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]
        switch again.unit {
        case .workday: rule.weekdays = days.prefix(5).map { .every($0) }
        case .weekend: rule.weekdays = days.suffix(2).map { .every($0) }
        default: if let day = again.weekday, (1...7).contains(day) { rule.weekdays = [.every(days[day - 1])] }
        }
        if let month = again.month { rule.months = [Calendar.RecurrenceRule.Month(month)] }
        if let day = again.day { rule.daysOfTheMonth = [day] }
        if let time = again.time {
            rule.hours = [time.hour]
            rule.minutes = [time.minute]
        }
        return rule
    }
}
