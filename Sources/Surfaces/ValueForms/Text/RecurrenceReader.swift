import Foundation

/// Reads how something repeats: `daily`, `every 2 weeks on mon, fri`, `monthly on 1, 15 until 2026-12-31`,
/// `yearly 5 times`.
struct RecurrenceReader {
    private static let frequencies: [(words: [String], frequency: Calendar.RecurrenceRule.Frequency)] = [
        (["minutely", "minute", "minutes"], .minutely), (["hourly", "hour", "hours"], .hourly),
        (["daily", "day", "days"], .daily), (["weekly", "week", "weeks"], .weekly),
        (["monthly", "month", "months"], .monthly), (["yearly", "annually", "year", "years"], .yearly),
    ]
    private static let weekdays: [(words: [String], weekday: Locale.Weekday)] = [
        (["mon", "monday"], .monday), (["tue", "tues", "tuesday"], .tuesday), (["wed", "wednesday"], .wednesday),
        (["thu", "thurs", "thursday"], .thursday), (["fri", "friday"], .friday), (["sat", "saturday"], .saturday),
        (["sun", "sunday"], .sunday),
    ]

    private let context: ReadingContext

    init(_ context: ReadingContext) { self.context = context }

    func read(_ text: String) throws -> Calendar.RecurrenceRule {
        var words = text.lowercased().split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
            .filter { $0 != "and" }
        var rule = try start(&words, text)
        while let word = words.first {
            words.removeFirst()
            switch word {
            case "on": try days(&words, in: &rule, text)
            case "until":
                rule.end = .afterDate(try DateReader(context).date(words.joined(separator: " ")))
                words = []
            case "for" where words.count >= 2: continue
            default:
                guard let count = Int(word), count > 0, words.first.map({ $0 == "times" || $0 == "time" }) == true
                else {
                    throw problem(text)
                }
                words.removeFirst()
                rule.end = .afterOccurrences(count)
            }
        }
        return rule
    }

    private func start(_ words: inout [String], _ text: String) throws -> Calendar.RecurrenceRule {
        var interval = 1
        guard var word = words.first else { throw problem(text) }
        words.removeFirst()
        if word == "every" || word == "each" {
            if let number = words.first.flatMap({ Int($0) }) {
                guard number > 0 else { throw problem(text) }
                interval = number
                words.removeFirst()
            } else if words.first == "other" {
                interval = 2
                words.removeFirst()
            }
            guard let next = words.first else { throw problem(text) }
            word = next
            words.removeFirst()
            if weekday(word) != nil {
                words.insert(contentsOf: ["on", word], at: 0)
                return rule(.weekly, interval)
            }
        }
        guard let found = Self.frequencies.first(where: { $0.words.contains(word) }) else { throw problem(text) }
        return rule(found.frequency, interval)
    }

    private func rule(_ frequency: Calendar.RecurrenceRule.Frequency, _ interval: Int) -> Calendar.RecurrenceRule {
        Calendar.RecurrenceRule(calendar: context.calendar, frequency: frequency, interval: interval)
    }

    private func days(_ words: inout [String], in rule: inout Calendar.RecurrenceRule, _ text: String) throws {
        let before = words.count
        while let word = words.first {
            if let weekday = weekday(word) {
                rule.weekdays.append(.every(weekday))
            } else if rule.frequency == .monthly, let day = Int(word), 1...31 ~= day,
                words.dropFirst().first?.hasPrefix("time") != true
            {
                rule.daysOfTheMonth.append(day)
            } else {
                break
            }
            words.removeFirst()
        }
        if words.count == before { throw problem(text) }
    }

    private func weekday(_ word: String) -> Locale.Weekday? {
        Self.weekdays.first { $0.words.contains(word) }?.weekday
    }

    private func problem(_ text: String) -> ReadProblem {
        ReadProblem(
            "'\(text)' is not a rule of repetition; write daily, weekly on mon, fri, every 2 months on 1, "
                + "yearly until 2030-01-01 or daily 5 times")
    }
}
