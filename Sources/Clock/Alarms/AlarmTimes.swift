import AlarmKit
import Foundation

extension Alarm.Schedule {
    /// When an alarm rings that is to ring at a time, on days if it repeats.
    ///
    /// - Parameters:
    ///   - time: A date, or an hour and a minute.
    ///   - rule: A repetition by weeks with their days, or by days.
    /// - Throws: `ClockError`.
    init(_ time: DateComponents, repeating rule: Calendar.RecurrenceRule?) throws {
        guard let hour = time.hour else { throw ClockError.noTime }
        if time.day != nil {
            guard rule == nil, let date = Calendar.current.date(from: time) else { throw ClockError.noTime }
            self = .fixed(date)
            return
        }
        let clock = Relative.Time(hour: hour, minute: time.minute ?? 0)
        guard let rule else {
            self = .relative(Relative(time: clock, repeats: .never))
            return
        }
        guard rule.interval == 1 else { throw ClockError.unknownRepetition }
        let days: [Locale.Weekday]
        switch rule.frequency {
        case .daily: days = Locale.Weekday.week
        case .weekly:
            days = try rule.weekdays.map { day in
                guard case .every(let weekday) = day else { throw ClockError.unknownRepetition }
                return weekday
            }
        default: throw ClockError.unknownRepetition
        }
        guard !days.isEmpty else { throw ClockError.unknownRepetition }
        self = .relative(Relative(time: clock, repeats: .weekly(days)))
    }
}
