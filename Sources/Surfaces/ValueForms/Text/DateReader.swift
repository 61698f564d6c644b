import Foundation

/// Reads points in time and their parts.
///
/// A day without a time is its first moment, a time without a day is today.
struct DateReader {
    private static let examples = "2026-03-01, 2026-03-01T17:00, tomorrow 17:00, friday, in 2 hours or now"
    private let phrases: DatePhraseReader
    private let now: Date
    private let calendar: Calendar

    init(_ context: ReadingContext) {
        now = context.now
        calendar = context.calendar
        phrases = DatePhraseReader(now: context.now, calendar: context.calendar)
    }

    func date(_ text: String) throws -> Date {
        if let date = try relative(text) { return date }
        guard let phrase = try phrases.read(text) else { throw problem(text) }
        var components = components(of: phrase)
        if phrase.day == nil {
            let today = calendar.dateComponents([.year, .month, .day], from: now)
            components.year = today.year
            components.month = today.month
            components.day = today.day
        }
        var calendar = calendar
        if let zone = phrase.timeZone { calendar.timeZone = zone }
        components.timeZone = nil
        guard let date = calendar.date(from: components) else { throw problem(text) }
        return date
    }

    func components(_ text: String) throws -> DateComponents {
        if let date = try relative(text) {
            return calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        }
        guard let phrase = try phrases.read(text) else { throw problem(text) }
        return components(of: phrase)
    }

    private func components(of phrase: DatePhrase) -> DateComponents {
        DateComponents(
            timeZone: phrase.timeZone, year: phrase.day?.year, month: phrase.day?.month, day: phrase.day?.day,
            hour: phrase.time?.hour, minute: phrase.time?.minute, second: phrase.time?.second,
            nanosecond: phrase.time?.nanosecond)
    }

    /// `now`, `in 2 hours`, `3 days ago`.
    private func relative(_ text: String) throws -> Date? {
        let text = text.lowercased().trimmingCharacters(in: .whitespaces)
        if text == "now" { return now }
        let isPast = text.hasSuffix(" ago")
        guard isPast || text.hasPrefix("in ") else { return nil }
        let body = isPast ? text.dropLast(4) : text.dropFirst(3)
        guard let quantities = QuantityScanner.scan(String(body)) else { return nil }
        var date = now
        for quantity in quantities {
            let number = isPast ? -quantity.number : quantity.number
            guard let next = advance(date, by: number, unit: quantity.unit) else { return nil }
            date = next
        }
        return date
    }

    /// Days and longer keep the time of day across clock changes; hours and shorter are exact.
    private func advance(_ date: Date, by number: Decimal, unit: String) -> Date? {
        let units: [(names: [String], component: Calendar.Component, factor: Int)] = [
            (["d", "day", "days"], .day, 1), (["w", "wk", "week", "weeks"], .day, 7),
            (["month", "months"], .month, 1), (["y", "year", "years"], .year, 1),
        ]
        if let found = units.first(where: { $0.names.contains(unit) }) {
            let count = Int(truncating: number as NSDecimalNumber)
            guard Decimal(count) == number, count.magnitude < 1_000_000 else { return nil }
            return calendar.date(byAdding: found.component, value: count * found.factor, to: date)
        }
        guard let seconds = DurationReader.seconds(in: unit) else { return nil }
        return date.addingTimeInterval(Double(truncating: number * seconds as NSDecimalNumber))
    }

    private func problem(_ text: String) -> ReadProblem {
        ReadProblem("'\(text)' is not a date; write \(Self.examples)")
    }
}
