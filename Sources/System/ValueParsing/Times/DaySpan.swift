/// Days from one until before another, as found for words: one day, or a week, a month, a year.
struct DaySpan: Hashable {
    var start: CivilDate
    var end: CivilDate
    /// Whether one day was meant.
    var isDay: Bool

    init(_ start: CivilDate, _ end: CivilDate) {
        self.start = start
        self.end = end
        isDay = false
    }

    init(day: CivilDate) {
        start = day
        end = day.adding(days: 1)
        isDay = true
    }

    static func month(_ month: Int, _ year: Int) -> DaySpan {
        let start = CivilDate(year: year, month: month, day: 1)
        return DaySpan(start, start.adding(months: 1))
    }

    static func months(from month: Int, _ count: Int, _ year: Int) -> DaySpan {
        let start = CivilDate(year: year, month: month, day: 1)
        return DaySpan(start, start.adding(months: count))
    }

    static func years(_ year: Int, _ count: Int = 1) -> DaySpan {
        DaySpan(CivilDate(year: year, month: 1, day: 1), CivilDate(year: year + count, month: 1, day: 1))
    }

    /// The parts of it that "early", "late", "mid", "beginning of", "end of", "earlier", "later" can mean, the likeliest first.
    ///
    /// People part a month in three or halve it; the beginning of a year is its first quarter or first third; a week ends with its
    /// last three days or four.
    func edges(_ edge: Int, today: CivilDate) -> [DaySpan] {
        let days = end.number - start.number
        if days > 3_000 { return decadeEdges(edge, today) }
        if days > 300 { return yearEdges(edge, today) }
        if days > 80, days < 100 { return quarterEdges(edge, today) }
        let isMonth = days > 27 && days < 32
        let middle = isMonth ? start.adding(days: 15) : start.adding(days: days * 3 / 7)
        switch edge {
        case 1, 4: return (isMonth ? [DaySpan(start, start.adding(days: 10))] : []) + [DaySpan(start, middle)]
        case 2, 5:
            let last = isMonth ? start.adding(days: 20) : start.adding(days: days * 4 / 7)
            return [DaySpan(last, end), DaySpan(middle, end)]
        case 3:
            guard isMonth else { return [DaySpan(start.adding(days: days / 7), end.adding(days: -days * 2 / 7))] }
            return [9, 10].map { DaySpan(start.adding(days: $0), start.adding(days: 20)) }
        default: return [aroundToday(edge, today)]
        }
    }

    /// Its first half or its second one; a year has two of six months, a month begins its second half on the 16th.
    func half(_ half: Int) -> DaySpan {
        let days = end.number - start.number
        let months = (end.year - start.year) * 12 + end.month - start.month
        let isMonth = days > 27 && days < 32
        let middle =
            isMonth
            ? start.adding(days: 15)
            : months > 1 && months % 2 == 0 ? start.adding(months: months / 2) : start.adding(days: days / 2)
        return half == 1 ? DaySpan(start, middle) : DaySpan(middle, end)
    }

    private func yearEdges(_ edge: Int, _ today: CivilDate) -> [DaySpan] {
        let (firstThird, lastThird) = (start.adding(months: 4), start.adding(months: 8))
        let middle = start.adding(months: 6)
        switch edge {
        case 1: return [DaySpan(start, firstThird), DaySpan(start, middle)]
        case 2: return [DaySpan(lastThird, end), DaySpan(middle, end)]
        case 3: return [DaySpan(firstThird, lastThird)]
        case 4: return [DaySpan(start, start.adding(months: 3)), DaySpan(start, firstThird)]
        case 5: return [DaySpan(start.adding(months: 9), end), DaySpan(lastThird, end)]
        default: return [aroundToday(edge, today)]
        }
    }

    /// "The early nineties" are four years, those in the middle and the late ones three each.
    private func decadeEdges(_ edge: Int, _ today: CivilDate) -> [DaySpan] {
        let marks = [start, start.adding(months: 48), start.adding(months: 84), end]
        return thirds(edge, marks, today)
    }

    private func quarterEdges(_ edge: Int, _ today: CivilDate) -> [DaySpan] {
        thirds(edge, [start, start.adding(months: 1), start.adding(months: 2), end], today)
    }

    private func thirds(_ edge: Int, _ marks: [CivilDate], _ today: CivilDate) -> [DaySpan] {
        switch edge {
        case 1, 4: [DaySpan(marks[0], marks[1])]
        case 3: [DaySpan(marks[1], marks[2])]
        case 2, 5: [DaySpan(marks[2], marks[3])]
        default: [aroundToday(edge, today)]
        }
    }

    private func aroundToday(_ edge: Int, _ today: CivilDate) -> DaySpan {
        switch edge {
        case 6: DaySpan(start, max(start, min(end, today)))
        case 7: DaySpan(min(end, max(start, today)), end)
        default: self
        }
    }
}
