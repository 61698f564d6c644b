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

    /// The part of it that "early", "late", "mid", "beginning of", "end of", "earlier", "later" mean.
    func edge(_ edge: Int, today: CivilDate) -> DaySpan {
        let days = end.number - start.number
        let isYear = days > 300
        let isMonth = days > 27 && days < 32
        let middle =
            isYear ? start.adding(months: 6) : isMonth ? start.adding(days: 15) : start.adding(days: days * 3 / 7)
        let firstThird = isYear ? start.adding(months: 4) : middle
        let lastThird = isYear ? start.adding(months: 8) : middle
        switch edge {
        case 1: return DaySpan(start, middle)
        case 2: return DaySpan(middle, end)
        case 3:
            if isYear { return DaySpan(firstThird, lastThird) }
            if isMonth { return DaySpan(start.adding(days: 9), start.adding(days: 20)) }
            return DaySpan(start.adding(days: days / 7), end.adding(days: -days * 2 / 7))
        case 4: return DaySpan(start, firstThird)
        case 5: return DaySpan(lastThird, end)
        case 6: return DaySpan(start, max(start, min(end, today)))
        case 7: return DaySpan(min(end, max(start, today)), end)
        default: return self
        }
    }
}
