import Foundation

/// Writes a rule of repetition in the words that the reader of such rules takes.
enum RecurrenceText {
    static func text(_ rule: Calendar.RecurrenceRule) -> String {
        var words = [start(rule)]
        let days = rule.weekdays.map(weekday) + rule.daysOfTheMonth.map(String.init)
        if !days.isEmpty { words.append("on " + days.joined(separator: ", ")) }
        if let count = rule.end.occurrences { words.append("\(count) \(count == 1 ? "time" : "times")") }
        if let date = rule.end.date {
            words.append("until " + date.formatted(Date.ISO8601FormatStyle(timeZone: rule.calendar.timeZone)))
        }
        return words.joined(separator: " ")
    }

    private static func start(_ rule: Calendar.RecurrenceRule) -> String {
        let names: (adverb: String, noun: String) =
            switch rule.frequency {
            case .minutely: ("minutely", "minutes")
            case .hourly: ("hourly", "hours")
            case .daily: ("daily", "days")
            case .weekly: ("weekly", "weeks")
            case .monthly: ("monthly", "months")
            case .yearly: ("yearly", "years")
            @unknown default: ("\(rule.frequency)", "\(rule.frequency)")
            }
        return rule.interval == 1 ? names.adverb : "every \(rule.interval) \(names.noun)"
    }

    private static func weekday(_ weekday: Calendar.RecurrenceRule.Weekday) -> String {
        switch weekday {
        case .every(let day): day.rawValue
        case .nth(let number, let day): "\(number). \(day.rawValue)"
        @unknown default: "\(weekday)"
        }
    }
}
