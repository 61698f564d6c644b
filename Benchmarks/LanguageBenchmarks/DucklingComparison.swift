import ValueParsing

/// Compares a reading with a value of Duckling's corpus.
///
/// The corpus writes a moment (`2013-02-12 16:30:00`), a span of the calendar by its beginning and grain (`2013-02-18|week`), an
/// interval by its beginning and end, or the bound of an open interval. Its intervals end after the last minute, hour or day that
/// was said ("9:30 - 11:00" until 11:01, "3-4pm" until 17:00), those of the calendar with or after their last day; both ways to write
/// the end of the same interval count, and nothing else does.
struct DucklingComparison {
    let kind: String
    let expected: String
    let now: CivilDateTime

    func matches(_ reading: ParsedValue) -> Bool {
        switch reading {
        case .date(let date): ["date", "holiday"].contains(kind) && isSame(CivilDateTime(date))
        case .dateTime(let moment):
            switch kind {
            case "datetime": isSame(moment)
            case "date": expected.hasPrefix("\(moment.date)") && moment == now
            case "daterange": isSpan(moment.date, nil)
            default: false
            }
        case .time(let time):
            kind == "datetime" && [0, 1].contains { isSame(CivilDateTime(now.date.adding(days: $0), time)) }
        case .dateRange(let start, let end):
            isRange(start.map { CivilDateTime($0) }, end.map { CivilDateTime($0) }, grains: [-86_400, 0, 86_400])
        case .dateTimeRange(let start, let end): isRange(start, end, grains: grains(of: end))
        case .timeRange(let start, let end): isTimeRange(start, end)
        default: false
        }
    }

    private func isSame(_ moment: CivilDateTime) -> Bool {
        expected == "\(moment)" || expected == "\(moment.date)" && moment.time.seconds == 0
    }

    /// What may lie between an end as it is said and the end that is written.
    private func grains(of end: CivilDateTime?) -> [Int] {
        guard let time = end?.time else { return [0] }
        if time.second == 59 { return [1] }
        return time.minute == 0 ? [0, 1, 60, 3_600] : [0, 1, 60]
    }

    private func isTimeRange(_ start: CivilTime?, _ end: CivilTime?) -> Bool {
        [0, 1].contains { later in
            let day = now.date.adding(days: later)
            let from = start.map { CivilDateTime(day, $0) }
            var until = end.map { CivilDateTime(day, $0) }
            if let start, let end, end <= start {
                until = until.map { CivilDateTime($0.date.adding(days: 1), $0.time) }
            }
            return isRange(from, until, grains: grains(of: until))
        }
    }

    private func isRange(_ start: CivilDateTime?, _ end: CivilDateTime?, grains: [Int]) -> Bool {
        if kind == "openrange" {
            guard (start == nil) != (end == nil) else { return false }
            return [start, end].contains { $0.map(isSame) ?? false }
        }
        if kind == "daterange" { return start.map { isSpan($0.date, end?.date) } ?? false }
        let parts = expected.split(separator: "|")
        guard parts.count == 2, let start, let end, parts[0] == "\(start)" else { return false }
        return grains.contains { parts[1] == "\(CivilDateTime(seconds: end.seconds + $0))" }
    }

    /// Whether a span begins where the corpus says and is as long as its grain.
    private func isSpan(_ start: CivilDate, _ end: CivilDate?) -> Bool {
        let parts = expected.split(separator: "|")
        guard let first = parts.first, "\(start)".hasPrefix(first) || first == "\(start)" else { return false }
        guard parts.count == 2, let end else { return true }
        let lengths: [Substring: (Int, Int)] = [
            "week": (7, 0), "month": (0, 1), "quarter": (0, 3), "year": (0, 12), "day": (1, 0),
        ]
        guard let (days, months) = lengths[parts[1]] else { return true }
        return end == start.adding(days: days).adding(months: months)
    }
}
