/// Spans from now on and back: "in two weeks", "the next three days", "the rest of the week".
extension TimeResolver {
    /// "in two weeks", "two days before yesterday", "the next three days", "within five hours"
    func shifted(_ record: Record, _ span: TimeSpan) -> [ParsedValue] {
        let now = context.now
        if let sign = record.int(.sign) {
            let resolver = TimeResolver(context: context, table: table, includesToday: true)
            let bases = record.part(.base).map { resolver.readings($0) } ?? []
            var moments: [CivilDateTime] = []
            var timed = span.hasClockUnits
            for base in bases {
                switch base {
                case .date(let date):
                    moments.append(CivilDateTime(date))
                case .dateTime(let moment):
                    moments.append(moment)
                    if record.part(.base)?.has(.now) != true { timed = true }
                case .time(let time):
                    // The midnight before which something is ends today.
                    let isMidnight = time.seconds == 0 && sign < 0
                    moments.append(CivilDateTime(now.date.adding(days: isMidnight ? 1 : 0), time))
                    timed = true
                case .dateRange(let start?, _): moments.append(CivilDateTime(start))
                default: continue
                }
            }
            if record.part(.base) == nil { moments = [now] }
            let times = clock.times(record)
            return moments.flatMap { moment -> [ParsedValue] in
                let result = span.added(to: moment, sign: sign)
                if !times.isEmpty { return times.map { .dateTime(CivilDateTime(result.date, $0)) } }
                if let open = record.int(.open) {
                    if timed { return open == 1 ? [.dateTimeRange(nil, result)] : [.dateTimeRange(result, nil)] }
                    return open == 1 ? [.dateRange(nil, result.date)] : [.dateRange(result.date, nil)]
                }
                if record.int(.rest) == 2 {
                    let ends = [moment, result].sorted()
                    return timed ? [.dateTimeRange(ends[0], ends[1])] : [.dateRange(ends[0].date, ends[1].date)]
                }
                let point: ParsedValue = timed ? .dateTime(result) : .date(result.date)
                guard record.int(.rest) == 3 else { return [point] }
                // "dentro de": at the end of the span, or any time in it
                return [point, timed ? .dateTimeRange(moment, result) : .dateRange(moment.date, result.date)]
            }
        }
        guard let direction = record.int(.dir) else { return [.duration(span)] }
        let last = record.has(.near) ? lastUnit(of: span) : nil
        return window(span, direction, within: record.int(.rest) == 2) + (last.map { [$0] } ?? [])
    }

    private func window(_ span: TimeSpan, _ direction: Int, within: Bool) -> [ParsedValue] {
        if let weekends = weekends(span, direction) { return [weekends] }
        let aligned = (within ? nil : span.window(from: context.now, direction)).map { [$0] } ?? []
        // Quarters are those of the calendar.
        if span.amounts.keys.first == .quarter { return aligned + rolling(span, direction, within) }
        return rolling(span, direction, within) + aligned
    }

    /// From the first to the last of "the past three weekends".
    private func weekends(_ span: TimeSpan, _ direction: Int) -> ParsedValue? {
        let unit = TimeSpan.Unit.weekend
        guard span.amounts.count == 1, let count = span.amounts[unit].flatMap(Int.init(exactly:)), count > 0 else {
            return nil
        }
        let next = context.now.date.weekday > 5 ? 1 : 0
        let (first, last) = direction < 0 ? (-count, -1) : (next, next + count - 1)
        guard let start = days.relative(unit.rawValue, first)?.start, let end = days.relative(unit.rawValue, last)?.end
        else { return nil }
        return .dateRange(start, end)
    }

    /// The last of "the upcoming two weeks": some mean the second week from now by it.
    ///
    /// - Source: Duckling, corpus of English times ("upcoming two weeks").
    private func lastUnit(of span: TimeSpan) -> ParsedValue? {
        guard span.amounts.count == 1, let (unit, amount) = span.amounts.first, let count = Int(exactly: amount) else {
            return nil
        }
        return days.relative(unit.rawValue, count).map { $0.isDay ? .date($0.start) : .dateRange($0.start, $0.end) }
    }

    private func rolling(_ span: TimeSpan, _ direction: Int, _ within: Bool) -> [ParsedValue] {
        let now = context.now
        if span.hasClockUnits {
            let other = span.added(to: now, sign: direction < 0 ? -1 : 1)
            return [direction < 0 ? .dateTimeRange(other, now) : .dateTimeRange(now, other)]
        }
        if let decades = span.amounts[.decade], span.amounts.count == 1 {
            let start = now.date.year / 10 * 10
            let years = Int(decades) * 10
            let first = direction < 0 ? start - years : start + 10
            return [
                .dateRange(CivilDate(year: first, month: 1, day: 1), CivilDate(year: first + years, month: 1, day: 1))
            ]
        }
        if direction < 0 { return [.dateRange(span.added(to: now, sign: -1).date, now.date)] }
        let start = within || direction == 0 ? now.date : now.date.adding(days: 1)
        return [.dateRange(start, span.added(to: CivilDateTime(start), sign: 1).date)]
    }

    /// "two Sundays from now"
    func countedWeekdays(_ record: Record, _ sign: Int) -> [ParsedValue] {
        guard let count = record.int(.count), let weekday = record.int(.weekday) else { return [] }
        let today = context.now.date
        if sign > 0 {
            let next = today.adding(days: (weekday - today.weekday + 6) % 7 + 1)
            return [.date(next.adding(days: (count - 1) * 7))]
        }
        let last = today.adding(days: -((today.weekday - weekday + 6) % 7 + 1))
        return [.date(last.adding(days: -(count - 1) * 7))]
    }

    /// "the rest of the week"
    func rest(_ record: Record) -> [ParsedValue] {
        let now = context.now
        return days.spans(record).flatMap { span -> [ParsedValue] in
            if span.isDay {
                return [.dateTimeRange(now, CivilDateTime(span.start, CivilTime(hour: 23, minute: 59, second: 59)))]
            }
            let start = max(span.start, now.date)
            return [.dateRange(start, span.end.adding(days: -1)), .dateRange(start, span.end)]
        }
    }
}

extension TimeSpan {
    /// The span that a rule has found; `nil` if it has found none.
    init?(record: Record) {
        var amounts: [Unit: Double] = [:]
        for unit in Unit.allCases {
            if let amount = record[Field.amount(of: unit)] { amounts[unit] = amount }
        }
        guard !amounts.isEmpty, amounts.values.allSatisfy({ abs($0) < 1e9 }) else { return nil }
        if let half = record[.half], let smallest = amounts.keys.max(by: { $0.rawValue < $1.rawValue }) {
            amounts[smallest, default: 0] += half
        }
        self.init(amounts)
    }

    /// So many whole units before the current one, or after it: "the last two weeks" by the calendar.
    func window(from now: CivilDateTime, _ direction: Int) -> ParsedValue? {
        guard amounts.count == 1, let (unit, amount) = amounts.first, amount == amount.rounded(), direction != 0 else {
            return nil
        }
        if unit.rawValue <= Unit.hour.rawValue {
            let length = Int(unit.seconds)
            let current = now.seconds / length * length
            let first = direction > 0 ? current + length : current - length * Int(amount)
            return .dateTimeRange(CivilDateTime(seconds: first), CivilDateTime(seconds: first + length * Int(amount)))
        }
        let today = now.date
        let start: CivilDate
        switch unit {
        case .week: start = today.adding(days: 1 - today.weekday)
        case .month: start = CivilDate(year: today.year, month: today.month, day: 1)
        case .quarter: start = CivilDate(year: today.year, month: (today.month - 1) / 3 * 3 + 1, day: 1)
        case .year: start = CivilDate(year: today.year, month: 1, day: 1)
        default: return nil
        }
        let one = TimeSpan([unit: 1])
        let first =
            direction > 0 ? one.added(to: CivilDateTime(start), sign: 1) : added(to: CivilDateTime(start), sign: -1)
        return .dateRange(first.date, added(to: first, sign: 1).date)
    }
}
