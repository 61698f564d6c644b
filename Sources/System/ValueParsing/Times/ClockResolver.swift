/// Finds the times of day that words mean.
struct ClockResolver {
    let table: LanguageTable
    let context: ValueContext

    /// The fields that say something about the time of day.
    static let fields: [Field] = [.hour, .minute, .second, .meridiem, .part, .hm, .plus, .minus, .zone]

    /// How many seconds later the clock here shows than that of the place that was named; 0 where that is not known.
    func shift(_ record: Record) -> Int {
        guard let zone = record.int(.zone), let here = context.minutesFromGMT else { return 0 }
        return (here - zone) * 60
    }

    /// The times meant, those in daylight first; none if no hour is known.
    func times(_ record: Record) -> [CivilTime] {
        var hour = record.int(.hour)
        var minute = record.int(.minute) ?? 0
        if let joined = record.int(.hm) {
            hour = joined / 100
            minute = joined % 100
        }
        // "This time tomorrow"
        if hour == nil, record.has(.now), record.hasAny(DayResolver.fields) { return [context.now.time] }
        guard var hour, (0...24).contains(hour), (0...59).contains(minute) else { return [] }
        if let plus = record.int(.plus) { minute += plus }
        if let minus = record.int(.minus) { minute -= minus }
        let second = min(59, record.int(.second) ?? 0)
        var hours = [hour]
        switch (record.int(.meridiem), record.int(.part).flatMap(DayPart.init)) {
        case (1, _): hours = [hour == 12 ? 0 : hour]
        case (2, _): hours = [hour < 12 ? hour + 12 : hour]
        case (4, _): break
        case (_, .morning?): hours = [hour]
        case (_, .afternoon?), (_, .evening?): hours = [hour < 12 ? hour + 12 : hour]
        case (_, .night?) where hour < 6: hours = [hour, hour + 12]
        case (_, .night?): hours = [hour == 12 ? 0 : hour < 12 ? hour + 12 : hour]
        case (_, .midday?): hours = [hour < 5 ? hour + 12 : hour]
        default:
            if (1...12).contains(hour) {
                let other = hour == 12 ? 0 : hour + 12
                hours = (7...12).contains(hour) ? [hour, other] : [other, hour]
            }
        }
        return hours.map { value in
            hour = value
            let total = ((hour * 60 + minute) % 1_440 + 1_440) % 1_440
            return CivilTime(hour: total / 60, minute: total % 60, second: second)
        }
    }

    /// Whether a time of a night lies in the day after the one that the night began in: "Friday night at one".
    func isAfterMidnight(_ record: Record) -> Bool {
        guard let hour = record.int(.hour) ?? record.int(.hm).map({ $0 / 100 }), !record.has(.meridiem) else {
            return false
        }
        return record.int(.part) == DayPart.night.rawValue && (hour < 6 || hour == 12)
    }

    /// The hours that a part of the day lasts; people do not agree on them.
    func spans(_ record: Record) -> [(CivilTime, CivilTime)] {
        guard let part = record.int(.part) else { return [] }
        return table.hours(of: part).map { span($0, record) }
    }

    private func span(_ hours: ClosedRange<Int>, _ record: Record) -> (CivilTime, CivilTime) {
        var (start, end) = (hours.lowerBound, hours.upperBound)
        switch record.int(.edge) {
        case 1, 4: end = (start + end) / 2
        case 2, 5: start = (start + end) / 2
        default: break
        }
        return (
            CivilTime(hour: start), end == 24 ? CivilTime(hour: 23, minute: 59, second: 59) : CivilTime(hour: end)
        )
    }

    /// The times that begin and end a range: those that lie nearest to each other.
    func range(_ start: Record, _ end: Record) -> [(CivilTime, CivilTime)] {
        let starts = times(start)
        let ends = times(end)
        guard !starts.isEmpty, !ends.isEmpty else { return [] }
        func gap(_ start: CivilTime, _ end: CivilTime) -> Int {
            let gap = end.seconds - start.seconds
            return gap > 0 ? gap : gap + 86_400
        }
        if ends.count == 1, starts.count > 1, let end = ends.first,
            let start = starts.min(by: { gap($0, end) < gap($1, end) })
        {
            return [(start, end)]
        }
        return starts.compactMap { start in
            ends.min { gap(start, $0) < gap(start, $1) }.map { (start, $0) }
        }
    }
}
