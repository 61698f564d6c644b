import Foundation
import IntentWire

/// Reads when an alarm is to ring, as `7:30`, `7:30 pm` or `2026-12-24 18:00`.
enum AlarmTimeText {
    /// - Throws: `IntentFailure` with code `invalid-value`.
    static func schedule(_ text: String, weekdays: [AlarmWeekday], in zone: TimeZone) throws -> AlarmSchedule {
        let words = text.split(separator: " ").map(String.init)
        if let time = try time(words, text) { return .relative(time: time, weekdays: weekdays) }
        guard weekdays.isEmpty else {
            throw IntentFailure(
                .invalidValue, "'\(text)' is a date, and a date does not repeat: give a time of day, as 7:30",
                parameters: ["time"])
        }
        return .fixed(date: try date(text, in: zone))
    }

    /// The days of the week that a text names: `mon,wed`, `weekdays`, `weekends`, `daily`.
    ///
    /// - Throws: `IntentFailure` with code `invalid-value`.
    static func weekdays(_ text: String) throws -> [AlarmWeekday] {
        var days: Set<AlarmWeekday> = []
        for word in text.lowercased().split(whereSeparator: { $0 == "," || $0 == " " }) {
            switch word {
            case "weekdays": days.formUnion(AlarmWeekday.allCases.prefix(5))
            case "weekends", "weekend": days.formUnion([.saturday, .sunday])
            case "daily", "everyday": days.formUnion(AlarmWeekday.allCases)
            default:
                // Two letters tell them apart.
                let found = AlarmWeekday.allCases.filter { $0.rawValue.hasPrefix(word) }
                guard word.count >= 2, found.count == 1 else { throw unknownDay(word) }
                days.insert(found[0])
            }
        }
        guard !days.isEmpty else { throw unknownDay(text[...]) }
        return days.sorted()
    }

    private static func unknownDay(_ word: Substring) -> IntentFailure {
        IntentFailure(
            .invalidValue,
            "'\(word)' is no day of the week: give days as mon,wed,fri, or 'weekdays', 'weekends' or 'daily'",
            parameters: ["weekdays"])
    }

    private static func time(_ words: [String], _ text: String) throws -> AlarmTime? {
        guard var clock = words.first?.lowercased(), words.count <= 2, !clock.contains("-") else { return nil }
        var half = words.count == 2 ? words[1].lowercased() : ""
        for suffix in ["am", "pm"] where clock.hasSuffix(suffix) && half.isEmpty {
            clock.removeLast(2)
            half = suffix
        }
        let parts = clock.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2 || (parts.count == 1 && !half.isEmpty), parts.allSatisfy({ $0 != nil }),
            ["", "am", "pm"].contains(half), var hour = parts[0]
        else { return nil }
        let minute = parts.count == 2 ? parts[1] ?? 0 : 0
        if !half.isEmpty {
            guard (1...12).contains(hour) else { throw noTime(text) }
            hour = hour % 12 + (half == "pm" ? 12 : 0)
        }
        let time = AlarmTime(hour: hour, minute: minute)
        guard time.isValid else { throw noTime(text) }
        return time
    }

    private static func noTime(_ text: String) -> IntentFailure {
        IntentFailure(
            .invalidValue, "there is no time '\(text)': give one from 0:00 to 23:59, or as 7:30 pm",
            parameters: ["time"])
    }

    private static func date(_ text: String, in zone: TimeZone) throws -> Date {
        if let date = try? Date(text, strategy: .iso8601) { return date }
        let numbers = text.split(whereSeparator: { "-: T".contains($0) }).compactMap { Int($0) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let count = text.split(whereSeparator: { "-: T".contains($0) }).count
        if count == 5, numbers.count == 5 {
            let parts = DateComponents(
                year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])
            if let date = calendar.date(from: parts),
                calendar.dateComponents([.month, .day], from: date).day == numbers[2]
            {
                return date
            }
        }
        throw IntentFailure(
            .invalidValue,
            "'\(text)' is neither a time of day, as 7:30, nor a date, as '2026-12-24 18:00'", parameters: ["time"])
    }
}
