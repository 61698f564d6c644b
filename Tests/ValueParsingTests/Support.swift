import Testing
import ValueParsing

/// A parser for the language of a test, and a Monday at twelve minutes past four in the afternoon.
func parser(_ language: String = "en") throws -> ValueParser { try #require(knownParsers[language]) }

/// The parsers of the known languages; a table is read once for all tests.
private let knownParsers: [String: ValueParser] = {
    var parsers: [String: ValueParser] = [:]
    for language in LanguageTable.known {
        if let table = try? LanguageTable.known(language) { parsers[language] = ValueParser([table]) }
    }
    return parsers
}()

let monday = ValueContext(
    now: CivilDateTime(CivilDate(year: 2026, month: 11, day: 30), CivilTime(hour: 16, minute: 12)))

/// What a text says, written shortly: one line a value, the likeliest reading.
func read(_ text: String, _ kinds: ValueKinds, _ language: String = "en", dayFirst: Bool = false) throws -> [String] {
    var context = monday
    context.monthFirst = !dayFirst && language == "en"
    return try parser(language).values(in: text, kinds: kinds, context: context).map { "\($0.text): \($0.value.short)" }
}

extension ParsedValue {
    /// The value in one line.
    var short: String {
        func range(_ start: (any CustomStringConvertible)?, _ end: (any CustomStringConvertible)?) -> String {
            "\(start?.description ?? "…")/\(end?.description ?? "…")"
        }
        switch self {
        case .number(let number): return "\(number)"
        case .percentage(let number): return "\(number)%"
        case .ordinal(let place): return "\(place.origin) \(place.offset)"
        case .measurement(let measure): return "\(measure.amount) \(measure.family).\(measure.unit)"
        case .money(let money): return "\(money.amount) \(money.currency ?? "?")"
        case .age(let span): return "aged \(span.seconds / 31_536_000)"
        case .duration(let span): return "\(span.seconds)s"
        case .date(let date): return "\(date)"
        case .time(let time): return "\(time)"
        case .dateTime(let moment): return "\(moment)"
        case .dateRange(let start, let end): return range(start, end)
        case .timeRange(let start, let end): return range(start, end)
        case .dateTimeRange(let start, let end): return range(start, end)
        case .recurrence(let again):
            let parts = [
                again.weekday.map { "weekday \($0)" }, again.nth.map { "the \($0)." },
                again.month.map { "month \($0)" },
                again.day.map { "day \($0)" }, again.time.map { "at \($0)" },
            ].compactMap { $0 }
            return (["every \(again.interval) \(again.unit)"] + parts).joined(separator: ", ")
        case .numberRange(let numbers):
            let bounds = "\(numbers.lower ?? -.infinity)…\(numbers.upper ?? .infinity)"
            switch numbers.unit {
            case .percent: return bounds + " %"
            case .currency(let code): return bounds + " \(code)"
            case .measure(_, let unit): return bounds + " \(unit)"
            case nil: return bounds
            }
        case .phoneNumber(let text), .email(let text), .url(let text): return text
        case .boolean(let answer): return answer ? "yes" : "no"
        }
    }
}
