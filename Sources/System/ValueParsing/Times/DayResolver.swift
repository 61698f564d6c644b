/// Finds the days that words mean, seen from a day.
struct DayResolver {
    let today: CivilDate
    let context: ValueContext
    let table: LanguageTable
    /// Whether a weekday may be the day itself: "Friday from 9 to 11" ends on that Friday.
    var includesToday = false

    /// The fields that say something about days.
    static let fields: [Field] = [
        .day, .month, .year, .yy, .weekday, .relday, .dir, .tunit, .nth, .nthunit, .quarter, .half, .season, .decade,
        .century, .weekno, .holiday, .a, .b, .c, .grain, .weekend,
    ]

    /// The days meant, the likeliest first: those to come before those gone.
    func spans(_ record: Record) -> [DaySpan] {
        var record = record
        if !orderNumbers(&record) { return [] }
        if let grain = record.int(.grain), let base = record.part(.base) {
            return spans(base).compactMap { container(grain, of: $0.start) }
        }
        if let base = record.part(.base), record.has(.weekday) || record.has(.holiday) {
            return spans(base).compactMap { counted(record, from: $0) }
        }
        return edged(plain(record), record)
    }

    /// "the third Tuesday after Christmas", "the Sunday before", "the Monday closest to 5 October"
    private func counted(_ record: Record, from whole: DaySpan) -> DaySpan? {
        let nth = max(1, record.int(.nth) ?? 1)
        let base = whole.start
        var outer = record
        outer[.nth] = nil
        if record.has(.near) {
            let all = candidates(outer, around: base).sorted {
                abs($0.number - base.number) < abs($1.number - base.number)
            }
            return nth <= all.count ? DaySpan(day: all[nth - 1]) : nil
        }
        guard let weekday = record.int(.weekday), let sign = record.int(.sign), nth < 1_000 else { return nil }
        let after = whole.isDay ? base : sign > 0 ? whole.end.adding(days: -1) : base
        let days = sign > 0 ? (weekday - after.weekday + 6) % 7 + 1 : -((after.weekday - weekday + 6) % 7 + 1)
        return DaySpan(day: after.adding(days: days + sign * (nth - 1) * 7))
    }

    private func candidates(_ record: Record, around base: CivilDate) -> [CivilDate] {
        if let holiday = record.int(.holiday) {
            return (-4...4).compactMap { table.holidays[holiday].first?.date(in: base.year + $0) }
        }
        guard let weekday = record.int(.weekday) else { return [] }
        let near = base.adding(days: (weekday - base.weekday + 7) % 7)
        return (-5...5).map { near.adding(days: $0 * 7) }
    }

    private func edged(_ spans: [DaySpan], _ record: Record) -> [DaySpan] {
        guard let edge = record.int(.edge), !record.has(.part) else { return spans }
        return spans.flatMap { $0.isDay ? [$0] : $0.edges(edge, today: today) }
    }

    private func plain(_ record: Record) -> [DaySpan] {
        if let offset = record.int(.relday) { return [DaySpan(day: today.adding(days: offset))] }
        if let holiday = record.int(.holiday) { return table.holidays[holiday].flatMap { holidays($0, record) } }
        if record.has(.weekday) { return weekdays(record) }
        if record.has(.nthunit) { return nthUnits(record) }
        if record.has(.day) { return days(record) }
        if let number = record.int(.weekno) { return around(record, years(record)) { week(number, of: $0) } }
        if let quarter = record.int(.quarter) {
            return around(record, years(record)) { .months(from: quarter * 3 - 2, 3, $0) }
        }
        if let half = record.int(.half) { return halves(half, record) }
        if let month = record.int(.month) { return months(month, record) }
        if let season = record.int(.season) {
            if season == 0 { return currentSeason(record.int(.dir) ?? 0).map { [$0] } ?? [] }
            return around(record, years(record)) { self.season(season, $0) }
        }
        if let decade = record.int(.decade) { return decades(decade, record) }
        if let century = record.int(.century), !record.has(.yy) { return [.years((century - 1) * 100, 100)] }
        if let year = year(record) { return [.years(year)] }
        if let unit = record.int(.tunit), let offset = record.int(.dir) {
            return relative(unit, offset * (record.int(.sign) ?? 1)).map { [$0] } ?? []
        }
        return []
    }

    // MARK: Years and months

    private func year(_ record: Record) -> Int? {
        if let year = record.int(.year) { return record.has(.era) ? 1 - year : year }
        if let years = record.int(.years) { return today.year + years * (record.int(.sign) ?? 1) }
        if let short = record.int(.yy) {
            if let century = record.int(.century) { return (century - 1) * 100 + short }
            let century = today.year / 100 * 100
            return century + short > today.year + 20 ? century + short - 100 : century + short
        }
        if record.int(.tunit) == TimeSpan.Unit.year.rawValue, let offset = record.int(.dir) {
            return today.year + offset
        }
        return nil
    }

    private func years(_ record: Record) -> [Int] { year(record).map { [$0] } ?? [today.year] }

    /// The span of a known year, or the next one and the last one where the year is open.
    private func around(
        _ record: Record, _ years: [Int], reach: Int = 8, _ span: (Int) -> DaySpan?
    ) -> [DaySpan] {
        if year(record) != nil { return years.compactMap(span) }
        if let offset = record.int(.dir), !record.has(.tunit) {
            let all = (-3...3).compactMap { span(today.year + $0) }
            switch offset {
            case 1...: return all.filter { $0.start > today }.dropFirst(offset - 1).prefix(1).map { $0 }
            case ..<0: return all.filter { $0.end <= today }.dropLast(-1 - offset).suffix(1).map { $0 }
            default:
                // "This Easter" is over in May: then the next one may be meant, too.
                let this = span(today.year).map { [$0] } ?? []
                return this + (this.contains { $0.end <= today } ? all.filter { $0.start > today }.prefix(1) : [])
            }
        }
        return upcoming((-reach...reach).compactMap { span(today.year + $0) })
    }

    /// Of spans in order: the first that is not over, then the last that has begun.
    private func upcoming(_ all: [DaySpan]) -> [DaySpan] {
        var result: [DaySpan] = []
        if let next = all.first(where: { $0.isDay ? $0.start >= today : $0.start > today }) { result.append(next) }
        if let past = all.last(where: { $0.isDay ? $0.start < today : $0.start <= today }) {
            if !past.isDay, past.end > today { result.insert(past, at: 0) } else { result.append(past) }
        }
        return result
    }

    private func months(_ month: Int, _ record: Record) -> [DaySpan] {
        if let year = year(record) { return [.month(month, year)] }
        if let offset = record.int(.dir), !record.has(.tunit) {
            var readings = [DaySpan.month(month, today.year + offset)]
            readings += around(record, []) { .month(month, $0) }
            return readings
        }
        return around(record, []) { .month(month, $0) }
    }

    private func season(_ season: Int, _ year: Int) -> DaySpan {
        // The seasons of the northern half of the earth; winter begins in the year before.
        let days = [20, 21, 23, 21]
        let start = CivilDate(year: year, month: season * 3, day: days[(season + 3) % 4])
        let end = start.adding(months: 3)
        return DaySpan(start, CivilDate(year: end.year, month: end.month, day: days[season % 4]))
    }

    /// The season that it is, or one so many later.
    private func currentSeason(_ offset: Int) -> DaySpan? {
        let all = (-2...2).flatMap { year in (1...4).map { season($0, today.year + year) } }
        guard let now = all.firstIndex(where: { $0.start <= today && today < $0.end }) else { return nil }
        return all.indices.contains(now + offset) ? all[now + offset] : nil
    }

    private func decades(_ decade: Int, _ record: Record) -> [DaySpan] {
        if decade >= 100 { return [.years(decade, 10)] }
        if let century = record.int(.century) { return [.years((century - 1) * 100 + decade, 10)] }
        let century = today.year / 100 * 100
        return [.years(century - 100 + decade, 10), .years(century + decade, 10)]
    }

    /// "The first half of June", "the second half of 2027": of a year where nothing else is said.
    private func halves(_ half: Int, _ record: Record) -> [DaySpan] {
        var whole = record
        whole[.half] = nil
        let wholes = plain(whole)
        if wholes.isEmpty { return around(record, years(record)) { .months(from: half * 6 - 5, 6, $0) } }
        return wholes.filter { !$0.isDay }.map { $0.half(half) }
    }

    // MARK: Days

    private func days(_ record: Record) -> [DaySpan] {
        guard let day = record.int(.day) else { return [] }
        func real(_ month: Int, _ year: Int) -> DaySpan? {
            let date = CivilDate(year: year, month: month, day: day)
            return date.isReal ? DaySpan(day: date) : nil
        }
        if let month = record.int(.month) { return around(record, years(record)) { real(month, $0) } }
        if record.int(.tunit) == TimeSpan.Unit.month.rawValue, let offset = record.int(.dir) {
            let month = today.adding(months: offset)
            return real(month.month, month.year).map { [$0] } ?? []
        }
        let first = CivilDate(year: today.year, month: today.month, day: 1)
        let all = (-13...13).map { first.adding(months: $0) }.compactMap { real($0.month, $0.year) }
        return upcoming(all)
    }

    private func weekdays(_ record: Record) -> [DaySpan] {
        guard let weekday = record.int(.weekday) else { return [] }
        if record.has(.nth), !record.has(.day) { return nthWeekdays(weekday, record) }
        if record.has(.day) {
            var dated = record
            dated[.weekday] = nil
            let plain = days(dated)
            if record.has(.month) {
                if year(record) != nil { return plain }
                let all = (-12...12).map { today.year + $0 }.map {
                    CivilDate(year: $0, month: record.int(.month) ?? 1, day: record.int(.day) ?? 1)
                }
                let fitting = all.filter { $0.isReal && $0.weekday == weekday }.map(DaySpan.init(day:))
                // A day that lies close is meant, and not the next that fits in years.
                return fitting.isEmpty ? plain : nearest(upcoming(fitting)) + plain
            }
            let first = CivilDate(year: today.year, month: today.month, day: 1)
            let all = (-24...24).map { first.adding(months: $0) }
                .map { CivilDate(year: $0.year, month: $0.month, day: record.int(.day) ?? 1) }
                .filter { $0.isReal && $0.weekday == weekday }.map(DaySpan.init(day:))
            return nearest(upcoming(all))
        }
        if record.has(.month) || record.has(.holiday) { return nthWeekdays(weekday, record) }
        let monday = weekStart(of: today)
        let place = (weekday - context.firstWeekday + 7) % 7
        if let offset = record.int(.dir) {
            let day = monday.adding(days: 7 * offset + place)
            var days = [DaySpan(day: day)]
            if !record.has(.tunit), offset == 0, day < today { days.insert(DaySpan(day: day.adding(days: 7)), at: 0) }
            if !record.has(.tunit), offset == 1 {
                let next = today.adding(days: (weekday - today.weekday + 6) % 7 + 1)
                if next != day { days.insert(DaySpan(day: next), at: table.nextIsNearest ? 0 : 1) }
            }
            if !record.has(.tunit), offset == -1 {
                let last = today.adding(days: -((today.weekday - weekday + 6) % 7 + 1))
                if last != day { days.append(DaySpan(day: last)) }
            }
            return days
        }
        let days = (weekday - today.weekday + 7) % 7
        let next = today.adding(days: days)
        if days == 0 {
            if includesToday { return [DaySpan(day: next), DaySpan(day: next.adding(days: 7))] }
            // Today is called "today".
            return [DaySpan(day: next.adding(days: 7)), DaySpan(day: next), DaySpan(day: next.adding(days: -7))]
        }
        return [DaySpan(day: next), DaySpan(day: next.adding(days: -7))]
    }

    private func nearest(_ spans: [DaySpan]) -> [DaySpan] {
        spans.sorted { abs($0.start.number - today.number) < abs($1.start.number - today.number) }
    }

    private func nthWeekdays(_ weekday: Int, _ record: Record) -> [DaySpan] {
        let nth = record.int(.nth) ?? 1
        func day(_ month: Int, _ year: Int) -> DaySpan? {
            let first = CivilDate(year: year, month: month, day: 1)
            let date = CivilDate.nth(nth, weekday: weekday, in: first)
            return date.month == month ? DaySpan(day: date) : nil
        }
        if let month = record.int(.month) { return around(record, years(record)) { day(month, $0) } }
        if let year = year(record) {
            let first = CivilDate(year: year, month: 1, day: 1)
            if nth > 0 {
                return [DaySpan(day: first.adding(days: (weekday - first.weekday + 7) % 7 + (nth - 1) * 7))]
            }
            let last = CivilDate(year: year, month: 12, day: 31)
            return [DaySpan(day: last.adding(days: -((last.weekday - weekday + 7) % 7) + (nth + 1) * 7))]
        }
        let month = today.adding(months: record.int(.tunit) == TimeSpan.Unit.month.rawValue ? record.int(.dir) ?? 0 : 0)
        return day(month.month, month.year).map { [$0] } ?? []
    }

    /// "the first week of October", "the last day of May", "the third quarter of 2016"
    private func nthUnits(_ record: Record) -> [DaySpan] {
        guard var nth = record.int(.nth), let unit = record.int(.nthunit).flatMap(TimeSpan.Unit.init) else { return [] }
        if record.int(.origin) == 2 { nth = -abs(nth) }
        var outer = record
        outer[.origin] = nil
        outer[.nth] = nil
        outer[.nthunit] = nil
        outer[.edge] = nil
        var wholes = plain(outer)
        if wholes.isEmpty {
            guard unit == .quarter else { return [] }
            return around(outer, []) { self.nth(nth, unit, of: .years($0)) }
        }
        if unit == .quarter, wholes.count > 1 { wholes = [wholes[0]] }
        return wholes.compactMap { self.nth(nth, unit, of: $0) }
    }

    private func nth(_ nth: Int, _ unit: TimeSpan.Unit, of whole: DaySpan) -> DaySpan? {
        switch unit {
        case .day:
            return DaySpan(day: nth > 0 ? whole.start.adding(days: nth - 1) : whole.end.adding(days: nth))
        case .week:
            let isYear = whole.end.number - whole.start.number > 300
            if isYear, nth > 0 { return week(nth, of: whole.start.year) }
            if nth > 0 {
                let first = weekStart(of: whole.start.adding(days: 3))
                return DaySpan(first.adding(days: nth * 7 - 7), first.adding(days: nth * 7))
            }
            let last = weekStart(of: whole.end.adding(days: -4))
            return DaySpan(last.adding(days: (nth + 1) * 7), last.adding(days: (nth + 2) * 7))
        case .weekend:
            let saturday =
                nth > 0
                ? whole.start.adding(days: (6 - whole.start.weekday + 7) % 7 + (nth - 1) * 7)
                : whole.end.adding(days: -1 - (whole.end.adding(days: -1).weekday - 6 + 7) % 7 + (nth + 1) * 7)
            return DaySpan(saturday, saturday.adding(days: 2))
        case .month, .quarter:
            let length = unit == .month ? 1 : 3
            let start =
                nth > 0
                ? whole.start.adding(months: (nth - 1) * length) : whole.end.adding(months: nth * length)
            return DaySpan(start, start.adding(months: length))
        default: return nil
        }
    }

    // MARK: Weeks and units

    func weekStart(of day: CivilDate) -> CivilDate {
        day.adding(days: -((day.weekday - context.firstWeekday + 7) % 7))
    }

    private func week(_ number: Int, of year: Int) -> DaySpan {
        let first = weekStart(of: CivilDate(year: year, month: 1, day: 4))
        return DaySpan(first.adding(days: number * 7 - 7), first.adding(days: number * 7))
    }

    /// The week, month or year that a day lies in.
    private func container(_ unit: Int, of day: CivilDate) -> DaySpan? {
        DayResolver(today: day, context: context, table: table).relative(unit, 0)
    }

    /// "next week", "this month", "last weekend"
    func relative(_ unit: Int, _ offset: Int) -> DaySpan? {
        switch TimeSpan.Unit(rawValue: unit) {
        case .day: return DaySpan(day: today.adding(days: offset))
        case .week:
            let start = weekStart(of: today).adding(days: offset * 7)
            return DaySpan(start, start.adding(days: 7))
        case .weekend:
            let monday = today.adding(days: 1 - today.weekday)
            return DaySpan(monday.adding(days: 5 + offset * 7), monday.adding(days: 7 + offset * 7))
        case .month:
            let start = CivilDate(year: today.year, month: today.month, day: 1).adding(months: offset)
            return DaySpan(start, start.adding(months: 1))
        case .quarter:
            let start = CivilDate(year: today.year, month: (today.month - 1) / 3 * 3 + 1, day: 1).adding(
                months: offset * 3)
            return DaySpan(start, start.adding(months: 3))
        case .year: return .years(today.year + offset)
        case .decade: return .years(today.year / 10 * 10 + offset * 10, 10)
        case .century: return .years(today.year / 100 * 100 + offset * 100, 100)
        case .workday:
            return DaySpan(
                day: TimeSpan([.workday: Double(abs(offset))])
                    .added(to: CivilDateTime(today), sign: offset < 0 ? -1 : 1).date)
        default: return nil
        }
    }

    private func holidays(_ holiday: Holiday, _ record: Record) -> [DaySpan] {
        if record.has(.weekday) {
            var plain = record
            plain[.weekday] = nil
            return holidays(holiday, plain)
        }
        let days = around(record, years(record), reach: 2) { holiday.date(in: $0).map(DaySpan.init(day:)) }
        guard holiday.days > 1 || holiday.beginsTheEveningBefore else { return days }
        let eves = holiday.beginsTheEveningBefore ? days.map { DaySpan(day: $0.start.adding(days: -1)) } : []
        guard holiday.days > 1 else { return days + eves }
        let lasting = days.map { DaySpan($0.start, $0.start.adding(days: holiday.days)) }
        // "Ramadan" is a month, Passover begins on a day.
        let whole = holiday.days > 8 ? lasting + days : days + lasting
        return whole + eves + zip(eves, lasting).map { DaySpan($0.start, $1.end) }
    }

    /// Puts 3/4/2026 into day, month and year.
    private func orderNumbers(_ record: inout Record) -> Bool {
        guard let first = record.int(.a), let second = record.int(.b) else { return true }
        record[.a] = nil
        record[.b] = nil
        let monthFirst = record.has(.order) ? record[.order] == 1 : context.monthFirst
        var (month, day) = monthFirst ? (first, second) : (second, first)
        if month > 12, day <= 12 { (month, day) = (day, month) }
        guard (1...12).contains(month) else { return false }
        record[.month] = Double(month)
        record[.day] = Double(day)
        if let year = record.int(.c) {
            record[.c] = nil
            if year < 100 { record[.yy] = Double(year) } else { record[.year] = Double(year) }
        }
        return true
    }
}
