import Foundation

/// Reads lengths of time: `1h30m`, `90 min`, `1:30:00`, `PT1H30M`.
enum DurationReader {
    private static let seconds: [String: Decimal] = {
        let second: [(Decimal, [String])] = [
            (1e-9, ["ns", "nanosecond"]), (1e-6, ["us", "µs", "microsecond"]), (1e-3, ["ms", "millisecond"]),
            (1, ["s", "sec", "second"]), (60, ["m", "min", "minute"]), (3600, ["h", "hr", "hour"]),
            (86400, ["d", "day"]), (604_800, ["w", "wk", "week"]),
        ]
        var table: [String: Decimal] = [:]
        for (value, names) in second {
            for name in names {
                table[name] = value
                if name.count > 1 { table[name + "s"] = table[name + "s"] ?? value }
            }
        }
        return table
    }()

    /// Reads a duration and checks that its seconds are within limits.
    static func read(_ text: String, within limits: NumberReader) throws -> Duration {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        let isNegative = trimmed.hasPrefix("-")
        let body = isNegative ? String(trimmed.dropFirst()) : trimmed
        guard let length = try clock(body, text) ?? iso8601(body) ?? units(body) else {
            let bare = NumberReader.parse(body) != nil
            throw ReadProblem(
                bare
                    ? "'\(text)' has no unit; write '\(body)s', '\(body)min' or '\(body)h'"
                    : "'\(text)' is not a duration, as 1h30m, 90 min or 1:30:00")
        }
        let total = isNegative ? -length : length
        let approximate = Double(truncating: total as NSDecimalNumber)
        guard approximate.magnitude < 0x1p62 else { throw ReadProblem("'\(text)' is too long for a duration") }
        try limits.check(approximate, text, unit: " seconds")
        return duration(seconds: total)
    }

    /// The duration of exactly this many seconds, to the attosecond.
    static func duration(seconds: Decimal) -> Duration {
        var whole = Decimal()
        var source = seconds
        NSDecimalRound(&whole, &source, 0, .down)
        // `.down` rounds towards minus infinity, so that the fraction is never negative.
        let fraction = (seconds - whole) * 1_000_000_000_000_000_000
        return Duration(
            secondsComponent: Int64(truncating: whole as NSDecimalNumber),
            attosecondsComponent: Int64(truncating: fraction as NSDecimalNumber))
    }

    /// How many seconds one of a unit has; nil for a word that is no unit of time.
    static func seconds(in unit: String) -> Decimal? { seconds[unit] }

    /// `1:30:00`: hours, minutes, seconds.
    private static func clock(_ body: String, _ text: String) throws -> Decimal? {
        if body.wholeMatch(of: /[0-9]+:[0-9]{2}/) != nil {
            let parts = body.split(separator: ":")
            throw ReadProblem(
                "'\(text)' may be hours or minutes; write '\(parts[0])h\(parts[1])m' or '\(parts[0])m\(parts[1])s'")
        }
        guard let match = body.wholeMatch(of: /([0-9]+):([0-5][0-9]):([0-5][0-9](?:\.[0-9]+)?)/),
            let hours = Decimal(string: String(match.output.1)), let minutes = Decimal(string: String(match.output.2)),
            let seconds = Decimal(string: String(match.output.3))
        else { return nil }
        return hours * 3600 + minutes * 60 + seconds
    }

    /// `PT1H30M`, `P1DT12H`, `P2W`.
    ///
    /// Months and years have no fixed length and are not read.
    ///
    /// - Source: ISO 8601-1:2019, section 5.5.2.
    private static func iso8601(_ body: String) -> Decimal? {
        let pattern =
            /P(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?/
        guard let parts = body.uppercased().wholeMatch(of: pattern)?.output else { return nil }
        let numbers = [parts.1, parts.2, parts.3, parts.4, parts.5]
        guard numbers.contains(where: { $0 != nil }) else { return nil }
        return zip(numbers, [604_800, 86400, 3600, 60, 1] as [Decimal]).reduce(Decimal(0)) { sum, part in
            sum + (part.0.flatMap { Decimal(string: String($0)) } ?? 0) * part.1
        }
    }

    private static func units(_ body: String) -> Decimal? {
        guard let quantities = QuantityScanner.scan(body) else { return nil }
        var total: Decimal = 0
        for quantity in quantities {
            guard let length = seconds[quantity.unit] else { return nil }
            total += quantity.number * length
        }
        return total
    }
}
