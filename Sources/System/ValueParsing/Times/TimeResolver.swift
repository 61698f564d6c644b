/// Finds what the words of a time mean: days, times, ranges, recurring times.
struct TimeResolver {
    let context: ValueContext
    let table: LanguageTable
    /// Whether a weekday may be today: "Monday in a week" said on a Monday.
    var includesToday = false

    var days: DayResolver {
        DayResolver(today: context.now.date, context: context, table: table, includesToday: includesToday)
    }
    var clock: ClockResolver { ClockResolver(table: table, context: context) }

    /// The readings, the likeliest first; none if the words contradict each other.
    func readings(_ record: Record) -> [ParsedValue] {
        if record.has(.set) { return recurrence(record).map { [.recurrence($0)] } ?? [] }
        if let open = record.int(.open), let base = record.part(.base), record.part(.dur) == nil {
            let ranges = openRanges(open, pushed(record, into: base))
            return record.has(.past) ? ranges.filter(hasBegun) + ranges.filter { !hasBegun($0) } : ranges
        }
        if let start = record.part(.start), let end = record.part(.end) {
            return ranges(pushed(record, into: start), pushed(record, into: end))
        }
        if let span = record.part(.dur).flatMap(TimeSpan.init(record:)), let base = record.part(.base),
            let origin = record.int(.origin)
        {
            return part(span, of: pushed(record, into: base), fromEnd: origin == 2)
        }
        if let start = record.part(.start), let span = record.part(.dur).flatMap(TimeSpan.init(record:)) {
            return lasting(pushed(record, into: start), span)
        }
        if let span = record.part(.dur).flatMap(TimeSpan.init(record:)) { return shifted(record, span) }
        if record.has(.count), record.has(.weekday), let sign = record.int(.sign) {
            return countedWeekdays(record, sign)
        }
        if record.has(.rest) { return rest(record) }
        if record.has(.now), !record.has(.hour), !record.hasAny(DayResolver.fields) {
            return [.dateTime(context.now)] + (record.has(.open) ? [.dateTimeRange(context.now, nil)] : [])
        }
        return points(record)
    }

    /// Whether an open range begins in the past, as "since Friday" does.
    private func hasBegun(_ value: ParsedValue) -> Bool {
        switch value {
        case .dateRange(let start?, _): start <= context.now.date
        case .dateTimeRange(let start?, _): start <= context.now
        default: true
        }
    }

    // MARK: Points

    private func points(_ record: Record) -> [ParsedValue] {
        var record = record
        if let half = record.int(.meridiem), half <= 2, !record.hasAny([.hour, .hm, .part]) {
            record[.part] = Double(half)
        }
        let times = clock.times(record)
        let hasDays = record.hasAny(DayResolver.fields)
        let spans = hasDays ? days.spans(record) : []
        if hasDays && spans.isEmpty { return [] }
        if !times.isEmpty {
            let shift = clock.shift(record)
            if !hasDays { return times.map { .time(CivilDateTime(seconds: $0.seconds + shift).time) } }
            let isNight = clock.isAfterMidnight(record)
            return spans.filter(\.isDay).flatMap { span -> [ParsedValue] in
                // "Tonight at one" is after midnight.
                let next =
                    isNight ? times.filter { $0.hour < 6 }.map { CivilDateTime(span.start.adding(days: 1), $0) } : []
                return (next + times.map { CivilDateTime(span.start, $0) }).map {
                    .dateTime(CivilDateTime(seconds: $0.seconds + shift))
                }
            }
        }
        let parts = clock.spans(record)
        if !parts.isEmpty {
            if !hasDays { return parts.map { .timeRange($0.0, $0.1) } }
            return spans.filter(\.isDay).flatMap { span in
                parts.map { .dateTimeRange(CivilDateTime(span.start, $0.0), CivilDateTime(span.start, $0.1)) }
            }
        }
        if record.has(.mod) {
            return spans.filter(\.isDay).map {
                .dateTime(CivilDateTime($0.start, CivilTime(hour: 23, minute: 59, second: 59)))
            }
        }
        let weekend = TimeSpan.Unit.weekend.rawValue
        let eve = record.int(.tunit) == weekend || record.int(.nthunit) == weekend ? table.weekendEve : nil
        return spans.map { $0.isDay ? .date($0.start) : .dateRange($0.start, $0.end) }
            + (eve.map { hour in
                spans.filter { !$0.isDay }.map {
                    .dateTimeRange(
                        CivilDateTime($0.start.adding(days: -1), CivilTime(hour: hour)), CivilDateTime($0.end))
                }
            } ?? [])
    }

    /// "the first two weeks of May", "the last three days of the year"
    private func part(_ span: TimeSpan, of base: Record, fromEnd: Bool) -> [ParsedValue] {
        days.spans(base).map { whole in
            let edge = CivilDateTime(fromEnd ? whole.end : whole.start)
            let other = span.added(to: edge, sign: fromEnd ? -1 : 1)
            let (start, end) = fromEnd ? (other, edge) : (edge, other)
            return span.hasClockUnits ? .dateTimeRange(start, end) : .dateRange(start.date, end.date)
        }
    }

    /// What is said beside a range holds for both its ends: "Monday from 8 to 9".
    private func pushed(_ outer: Record, into inner: Record) -> Record {
        var inner = inner
        if !inner.hasAny(DayResolver.fields) {
            inner.inherit(DayResolver.fields, from: outer)
        } else if inner.has(.weekday), !inner.has(.dir), outer.int(.tunit) == TimeSpan.Unit.week.rawValue {
            inner.inherit([.dir, .tunit], from: outer)
        } else if inner.has(.day), !inner.has(.month) {
            inner.inherit([.month, .year, .yy, .dir, .tunit], from: outer)
        } else if !inner.has(.year) {
            inner.inherit([.year, .yy], from: outer)
        }
        if !inner.has(.part), inner.hasAny([.hour, .hm]) { inner.inherit([.part, .meridiem], from: outer) }
        return inner
    }

    // MARK: Ranges

    private func openRanges(_ open: Int, _ base: Record) -> [ParsedValue] {
        if open == 5 { return deadlines(base) }
        if open <= 2, let edge = base.int(.edge), (4...5).contains(edge), !base.has(.part) {
            var whole = base
            whole[.edge] = nil
            // "Before the end of May" is before its last day is over.
            return days.spans(whole).map { .dateRange(nil, edge == 4 ? $0.start : $0.end) } + edgeRanges(open, base)
        }
        return edgeRanges(open, base)
    }

    /// "by Friday": until then, from now on where it is still to come.
    private func deadlines(_ base: Record) -> [ParsedValue] {
        let now = context.now
        return openRanges(1, base).flatMap { value -> [ParsedValue] in
            switch value {
            case .dateRange(nil, let end?) where end > now.date: [value, .dateTimeRange(now, CivilDateTime(end))]
            case .dateTimeRange(nil, let end?) where end > now: [value, .dateTimeRange(now, end)]
            case .timeRange(nil, let end?) where end > now.time:
                [value, .dateTimeRange(now, CivilDateTime(now.date, end))]
            default: [value]
            }
        }
    }

    private func edgeRanges(_ open: Int, _ base: Record) -> [ParsedValue] {
        let resolver = TimeResolver(context: context, table: table)
        let values = resolver.readings(base)
        let ranges = values.compactMap { edgeRange(open, $0) }
        // "After 2014" may begin with it, "through 2014" may end before it: Duckling reads them so.
        let others = values.compactMap { value -> ParsedValue? in
            guard case .dateRange = value, open == 2 || open == 3 else { return nil }
            return edgeRange(open == 2 ? 1 : 4, value)
        }
        return ranges + others
    }

    private func edgeRange(_ open: Int, _ value: ParsedValue) -> ParsedValue? {
        switch value {
        case .date(let date): open <= 2 ? .dateRange(nil, date) : .dateRange(date, nil)
        case .time(let time): open <= 2 ? .timeRange(nil, time) : .timeRange(time, nil)
        case .dateTime(let moment): open <= 2 ? .dateTimeRange(nil, moment) : .dateTimeRange(moment, nil)
        case .dateRange(let start, let end):
            switch open {
            case 1: .dateRange(nil, start)
            case 2: .dateRange(nil, end)
            case 3: .dateRange(end, nil)
            default: .dateRange(start, nil)
            }
        case .timeRange(let start, let end):
            open <= 2 ? .timeRange(nil, open == 1 ? start : end) : .timeRange(open == 3 ? end : start, nil)
        case .dateTimeRange(let start, let end):
            open <= 2 ? .dateTimeRange(nil, open == 1 ? start : end) : .dateTimeRange(open == 3 ? end : start, nil)
        default: nil
        }
    }

    private func lasting(_ start: Record, _ span: TimeSpan) -> [ParsedValue] {
        readings(start).compactMap { value in
            switch value {
            case .time(let time):
                let end = span.added(to: CivilDateTime(context.now.date, time), sign: 1)
                return .timeRange(time, end.time)
            case .dateTime(let moment): return .dateTimeRange(moment, span.added(to: moment, sign: 1))
            case .date(let date):
                let end = span.added(to: CivilDateTime(date), sign: 1)
                return span.hasClockUnits ? .dateTimeRange(CivilDateTime(date), end) : .dateRange(date, end.date)
            case .dateRange(let date?, _): return .dateRange(date, span.added(to: CivilDateTime(date), sign: 1).date)
            default: return nil
            }
        }
    }

    private func ranges(_ first: Record, _ second: Record) -> [ParsedValue] {
        var (start, end) = (first, second)
        share(&start, &end)
        let times = clock.range(start, end)
        let (startHasDay, endHasDay) = (start.hasAny(DayResolver.fields), end.hasAny(DayResolver.fields))
        let shift = clock.shift(start.has(.zone) ? start : end)
        if !startHasDay, !endHasDay, !start.has(.now), !end.has(.now) {
            return times.map {
                .timeRange(
                    CivilDateTime(seconds: $0.0.seconds + shift).time, CivilDateTime(seconds: $0.1.seconds + shift).time
                )
            }
        }
        if !times.isEmpty {
            return days.spans(start).filter(\.isDay).flatMap { from in
                let until = endSpans(end, after: from).first(where: \.isDay)?.start ?? from.start
                // Times of different days need not lie near each other.
                let others = until == from.start ? [] : clock.times(end).flatMap { end in times.map { ($0.0, end) } }
                return (times + others.filter { pair in !times.contains { $0 == pair } }).map { time -> ParsedValue in
                    var last = until
                    if last == from.start, time.1 <= time.0 { last = last.adding(days: 1) }
                    return .dateTimeRange(
                        CivilDateTime(seconds: CivilDateTime(from.start, time.0).seconds + shift),
                        CivilDateTime(seconds: CivilDateTime(last, time.1).seconds + shift))
                }
            }
        }
        let (startTimes, endTimes) = (clock.times(start), clock.times(end))
        if start.has(.now), let span = end.part(.dur).flatMap(TimeSpan.init(record:)), span.hasClockUnits {
            return [.dateTimeRange(context.now, span.added(to: context.now, sign: 1))]
        }
        if start.has(.now), !endHasDay, let time = endTimes.first(where: { $0 > context.now.time }) ?? endTimes.first {
            let day = time > context.now.time ? context.now.date : context.now.date.adding(days: 1)
            return [.dateTimeRange(context.now, CivilDateTime(day, time))]
        }
        let starts = start.has(.now) ? [DaySpan(day: context.now.date)] : days.spans(start)
        let pairs = starts.compactMap { from in
            endMoments(end, after: from).min { $0.start < $1.start }.map { (from, $0) }
        }
        // "From last April to 2019" begins before it ends.
        let ordered = pairs.filter { $0.0.start <= $0.1.start } + pairs.filter { $0.0.start > $0.1.start }
        return ordered.flatMap { from, until -> [ParsedValue] in
            if startTimes.isEmpty, endTimes.isEmpty {
                if until.isDay { return [.dateRange(from.start, until.start)] }
                return [.dateRange(from.start, until.end), .dateRange(from.start, until.start)]
            }
            return [
                .dateTimeRange(
                    CivilDateTime(from.start, startTimes.first ?? CivilTime(hour: 0)),
                    CivilDateTime(until.start, endTimes.first ?? CivilTime(hour: 0)))
            ]
        }
    }

    private func endMoments(_ end: Record, after start: DaySpan) -> [DaySpan] {
        if end.has(.now) { return [DaySpan(day: context.now.date)] }
        if let span = end.part(.dur).flatMap(TimeSpan.init(record:)), let sign = end.int(.sign) {
            let from = end.part(.base) == nil ? CivilDateTime(context.now.date) : CivilDateTime(context.now.date)
            return [DaySpan(day: span.added(to: from, sign: sign).date)]
        }
        return endSpans(end, after: start)
    }

    /// The end of a range: what is open in it is the first after its start.
    private func endSpans(_ end: Record, after start: DaySpan) -> [DaySpan] {
        let isRelative = end.hasAny([.relday, .dir])
        let resolver =
            isRelative
            ? days : DayResolver(today: start.start, context: context, table: table, includesToday: true)
        let spans = resolver.spans(end)
        let after = spans.filter { $0.start >= start.start }
        return after.isEmpty ? spans : after
    }

    /// What is said of one end of a range only holds for both: "from 4 to 22 January".
    private func share(_ start: inout Record, _ end: inout Record) {
        let fields = DayResolver.fields
        let (startHasDay, endHasDay) = (start.hasAny(fields), end.hasAny(fields))
        if !startHasDay, endHasDay, start.hasAny([.hour, .hm]) { start.inherit(fields, from: end) }
        if startHasDay, !endHasDay, end.hasAny([.hour, .hm]) { end.inherit(fields, from: start) }
        let open: [Field] = [.month, .weekday, .relday, .nth, .holiday, .a]
        if start.has(.day), !start.hasAny(open), !start.has(.tunit) {
            start.inherit([.month, .year, .yy, .dir, .tunit], from: end)
        }
        if end.has(.day), !end.hasAny(open), !end.has(.tunit) {
            end.inherit([.month, .year, .yy, .dir, .tunit], from: start)
        }
        if start.hasAny([.month, .a]), end.hasAny([.month, .day, .a, .holiday]), !start.hasAny([.year, .yy, .c]) {
            start.inherit([.year, .yy], from: end)
        }
        if let first = start.int(.weekday), let last = end.int(.weekday) {
            if !end.has(.dir) { end.inherit([.tunit, .dir], from: start) }
            // "From Tuesday to Friday of next week" begins in it, "from Friday to Tuesday of next week" need not.
            if first < last, end.has(.tunit), !start.hasAny([.dir, .day, .month]) {
                start.inherit([.tunit, .dir], from: end)
            }
        }
    }

    // MARK: Recurring times

    private func recurrence(_ record: Record) -> Recurrence? {
        var unit = record.int(.tunit).flatMap(TimeSpan.Unit.init) ?? .day
        var record = record
        if record.has(.a), let first = record.int(.a), let second = record.int(.b) {
            record[.month] = Double(context.monthFirst ? first : second)
            record[.day] = Double(context.monthFirst ? second : first)
        }
        if record.has(.weekday) {
            unit = record.has(.nth) ? .month : .week
        } else if record.has(.month) || record.has(.holiday) {
            unit = .year
            if let day = record.int(.holiday).flatMap({ table.holidays[$0].first?.dayOfYear }) {
                record[.month] = Double(day.month)
                record[.day] = Double(day.day)
            }
        } else if record.has(.day) {
            unit = .month
        }
        return Recurrence(
            interval: record[.count] ?? 1, unit: unit, weekday: record.int(.weekday), nth: record.int(.nth),
            month: record.int(.month),
            day: record.int(.day), time: clock.times(record).first,
            part: record.has(.hour) ? nil : record.int(.part).flatMap(DayPart.init))
    }
}
