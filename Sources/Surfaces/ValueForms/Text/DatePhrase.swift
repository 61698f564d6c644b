import Foundation

/// What a text says about a moment, before it becomes a date: a day, a time of day, or both.
struct DatePhrase: Hashable {
    struct Day: Hashable {
        var year: Int
        var month: Int
        var day: Int
    }

    struct Time: Hashable {
        var hour: Int
        var minute: Int
        var second: Int?
        var nanosecond: Int?
    }

    var day: Day?
    var time: Time?
    /// The time zone that the text names; the person's where nil.
    var timeZone: TimeZone?
}

/// Reads the words for days and times: `tomorrow 17:00`, `friday`, `5pm`, and ISO 8601.
struct DatePhraseReader {
    let now: Date
    let calendar: Calendar

    /// The phrase, or nil where the text is none.
    ///
    /// - Throws: ``ReadProblem`` for a day or a time that does not exist, as 30 February.
    func read(_ text: String) throws -> DatePhrase? {
        if let moment = try iso8601(text) { return moment }
        var words = text.lowercased().split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
        words.removeAll { $0 == "at" || $0 == "on" }
        guard !words.isEmpty else { return nil }
        // The day comes first or last; the rest is the time.
        for count in stride(from: min(words.count, 3), to: 0, by: -1) {
            if let day = try day(words.prefix(count).joined(separator: " ")) {
                return try phrase(day, time: words.dropFirst(count).joined(separator: " "))
            }
            if let day = try day(words.suffix(count).joined(separator: " ")) {
                return try phrase(day, time: words.dropLast(count).joined(separator: " "))
            }
        }
        guard let time = try time(words.joined(separator: " ")) else { return nil }
        return DatePhrase(time: time)
    }

    private func phrase(_ day: DatePhrase.Day, time text: String) throws -> DatePhrase? {
        if text.isEmpty { return DatePhrase(day: day) }
        guard let time = try time(text) else { return nil }
        return DatePhrase(day: day, time: time)
    }

    // MARK: - Days

    private func day(_ text: String) throws -> DatePhrase.Day? {
        switch text {
        case "today": return day(after: 0)
        case "tomorrow": return day(after: 1)
        case "yesterday": return day(after: -1)
        default: break
        }
        if let match = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/) {
            return try day(match.output.1, match.output.2, match.output.3, text)
        }
        let name = text.hasPrefix("next ") ? String(text.dropFirst(5)) : text
        guard let weekday = weekday(name) else { return nil }
        // The first such day after today: today is `today`.
        let distance = (weekday - calendar.component(.weekday, from: now) + 6) % 7 + 1
        return day(after: distance)
    }

    private func day(after count: Int) -> DatePhrase.Day? {
        guard let date = calendar.date(byAdding: .day, value: count, to: now) else { return nil }
        return DatePhrase.Day(
            year: calendar.component(.year, from: date), month: calendar.component(.month, from: date),
            day: calendar.component(.day, from: date))
    }

    /// A day by numbers, where the calendar has it.
    private func day(_ year: Substring, _ month: Substring, _ day: Substring, _ text: String) throws -> DatePhrase.Day?
    {
        guard let year = Int(year), let month = Int(month), let day = Int(day) else { return nil }
        let components = DateComponents(year: year, month: month, day: day, hour: 12)
        guard let date = calendar.date(from: components), calendar.component(.day, from: date) == day,
            calendar.component(.month, from: date) == month
        else { throw ReadProblem("there is no day '\(text)' in the calendar") }
        return DatePhrase.Day(year: year, month: month, day: day)
    }

    /// The number of a weekday, Sunday being 1, by its English name or that of the person's language.
    private func weekday(_ name: String) -> Int? {
        var english = Calendar(identifier: .gregorian)
        english.locale = Locale(identifier: "en_US")
        for calendar in [english, calendar] {
            for symbols in [calendar.weekdaySymbols, calendar.shortWeekdaySymbols] {
                if let index = symbols.firstIndex(where: { Names.match($0.filter { $0 != "." }, name) }) {
                    return index + 1
                }
            }
        }
        return nil
    }

    // MARK: - Times

    private func time(_ text: String) throws -> DatePhrase.Time? {
        switch text {
        case "noon": return DatePhrase.Time(hour: 12, minute: 0)
        case "midnight": return DatePhrase.Time(hour: 0, minute: 0)
        default: break
        }
        if let match = text.wholeMatch(of: /([0-9]{1,2})(?::([0-9]{2}))?\s*(am|pm|a\.m\.|p\.m\.)/) {
            guard let hour = Int(match.output.1), let minute = Int(match.output.2 ?? "0") else { return nil }
            guard 1...12 ~= hour, 0...59 ~= minute else { throw ReadProblem("there is no time '\(text)'") }
            return DatePhrase.Time(hour: hour % 12 + (match.output.3.hasPrefix("p") ? 12 : 0), minute: minute)
        }
        guard let match = text.wholeMatch(of: /([0-9]{1,2}):([0-9]{2})(?::([0-9]{2}))?/),
            let hour = Int(match.output.1), let minute = Int(match.output.2)
        else { return nil }
        return try time(hour, minute, match.output.3.flatMap { Int($0) }, nil, text)
    }

    private func time(_ hour: Int, _ minute: Int, _ second: Int?, _ nanosecond: Int?, _ text: String) throws
        -> DatePhrase.Time
    {
        guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second ?? 0 else {
            throw ReadProblem("there is no time '\(text)'")
        }
        return DatePhrase.Time(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
    }

    // MARK: - ISO 8601

    /// `2026-03-01T17:00`, `20260301T170000.5Z`, `2026-03-01 17:00+01:00`.
    ///
    /// - Source: ISO 8601-1:2019, calendar dates with a time of day and an offset.
    private func iso8601(_ text: String) throws -> DatePhrase? {
        let pattern =
            /([0-9]{4})-?([0-9]{2})-?([0-9]{2})[Tt ]([0-9]{2}):?([0-9]{2})(?::?([0-9]{2})(?:[.,]([0-9]+))?)?\s?([Zz]|[+-][0-9]{2}(?::?[0-9]{2})?)?/
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        guard let parts = trimmed.wholeMatch(of: pattern)?.output else { return nil }
        guard let day = try day(parts.1, parts.2, parts.3, "\(parts.1)-\(parts.2)-\(parts.3)"),
            let hour = Int(parts.4), let minute = Int(parts.5)
        else { return nil }
        let nanosecond = parts.7.flatMap { Int($0.prefix(9).padding(toLength: 9, withPad: "0", startingAt: 0)) }
        let second = parts.6.flatMap { Int($0) }
        return DatePhrase(
            day: day, time: try time(hour, minute, second, nanosecond, trimmed),
            timeZone: try parts.8.map { try timeZone(String($0)) })
    }

    private func timeZone(_ text: String) throws -> TimeZone {
        if text.lowercased() == "z" { return .gmt }
        let digits = text.dropFirst().filter(\.isNumber)
        let hours = Int(digits.prefix(2)) ?? 0
        let minutes = Int(digits.dropFirst(2)) ?? 0
        let seconds = (hours * 60 + minutes) * 60 * (text.hasPrefix("-") ? -1 : 1)
        guard hours < 24, minutes < 60, let zone = TimeZone(secondsFromGMT: seconds) else {
            throw ReadProblem("there is no offset '\(text)' from UTC")
        }
        return zone
    }
}
