/// A day of the year that has a name, and how it is reckoned.
///
/// A table writes it as a reckoning, then what is added to it:
///
///     12-25            the same day each year
///     11-thu-4         the fourth Thursday of November; 5-mon--1 the last Monday of May
///     easter-2         so many days from Easter; orthodox-2 from Easter of the Eastern churches
///     <12-24-sun       the last Sunday up to a day
///     hebrew/1/10      a day of another calendar, also islamic, chinese; hindu/7/30/evening; sankranti/10; every365/2018-8-17
///     …+1              so many days later; …+-1 earlier
///     …~sun-1~sat+2    if it falls on such a weekday, it is so many days earlier or later
///     …*8              it lasts so many days
struct Holiday: Sendable {
    /// How the day is found in a year.
    indirect enum Reckoning: Sendable {
        case fixed(month: Int, day: Int)
        case easter, orthodoxEaster
        case weekday(month: Int, weekday: Int, nth: Int)
        case upTo(Reckoning, weekday: Int)
        case other(CalendarHoliday)
        case lunar(month: Int, day: Int, watch: IndianCalendar.Watch)
        case sign(Int)
        /// Every so many days, one of which is known.
        case every(days: Int, from: CivilDate)
    }

    private var reckoning: Reckoning
    private var plus = 0
    private var moves: [(weekday: Int, days: Int)] = []
    /// How many days it lasts.
    private(set) var days = 1

    /// Whether it begins at sunset of the day before.
    var beginsTheEveningBefore: Bool {
        if case .other(let day) = reckoning { return day.beginsAtSunset }
        return false
    }

    /// The month and the day, where it is the same each year.
    var dayOfYear: (month: Int, day: Int)? {
        guard case .fixed(let month, let day) = reckoning, plus == 0, moves.isEmpty else { return nil }
        return (month, day)
    }

    private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// Reads how a table writes a day; `nil` where it is written otherwise.
    init?(_ text: String) {
        var text = Substring(text)
        if let star = text.lastIndex(of: "*") {
            guard let days = Int(text[text.index(after: star)...]), days > 0, days <= 100 else { return nil }
            self.days = days
            text = text[..<star]
        }
        let parts = text.split(separator: "~")
        for move in parts.dropFirst() {
            guard let weekday = Holiday.names.firstIndex(of: String(move.prefix(3))), let days = Int(move.dropFirst(3))
            else { return nil }
            moves.append((weekday + 1, days))
        }
        guard var body = parts.first else { return nil }
        if let sign = body.lastIndex(of: "+") {
            guard let days = Int(body[body.index(after: sign)...]) else { return nil }
            plus = days
            body = body[..<sign]
        }
        for name in ["easter", "orthodox"] where body.hasPrefix(name + "-") {
            guard let days = Int(body.dropFirst(name.count)) else { return nil }
            plus += days
            body = body.prefix(name.count)
        }
        guard let reckoning = Holiday.reckoning(String(body)) else { return nil }
        self.reckoning = reckoning
    }

    private static func reckoning(_ text: String) -> Reckoning? {
        if text == "easter" { return .easter }
        if text == "orthodox" { return .orthodoxEaster }
        if text.hasPrefix("<") {
            guard let weekday = names.firstIndex(of: String(text.suffix(3))), text.dropLast(3).hasSuffix("-"),
                let day = reckoning(String(text.dropFirst().dropLast(4)))
            else { return nil }
            return .upTo(day, weekday: weekday + 1)
        }
        if text.contains("/") { return foreign(text) }
        let parts = text.split(separator: "-", maxSplits: 2).map(String.init)
        guard let month = parts.first.flatMap({ Int($0) }), (1...12).contains(month) else { return nil }
        if parts.count == 2, let day = Int(parts[1]) { return .fixed(month: month, day: day) }
        guard parts.count == 3, let weekday = names.firstIndex(of: parts[1]), let nth = Int(parts[2]) else {
            return nil
        }
        return .weekday(month: month, weekday: weekday + 1, nth: nth)
    }

    private static func foreign(_ text: String) -> Reckoning? {
        if let other = CalendarHoliday(text) { return .other(other) }
        let parts = text.split(separator: "/").map(String.init)
        if parts[0] == "sankranti", parts.count == 2, let sign = Int(parts[1]), (1...12).contains(sign) {
            return .sign(sign)
        }
        if parts[0].hasPrefix("every"), parts.count == 2, let days = Int(parts[0].dropFirst(5)), days > 0 {
            let date = parts[1].split(separator: "-").compactMap { Int($0) }
            guard date.count == 3 else { return nil }
            return .every(days: days, from: CivilDate(year: date[0], month: date[1], day: date[2]))
        }
        guard parts[0] == "hindu", (3...4).contains(parts.count), let month = Int(parts[1]), let day = Int(parts[2]),
            (1...12).contains(month), (1...30).contains(day)
        else { return nil }
        let watch = parts.count == 4 ? IndianCalendar.Watch(rawValue: parts[3]) : .sunrise
        return watch.map { .lunar(month: month, day: day, watch: $0) }
    }

    /// The day in a year, or the first one of several; `nil` if the year has none.
    func date(in year: Int) -> CivilDate? {
        guard let date = Holiday.date(reckoning, in: year)?.adding(days: plus) else { return nil }
        for move in moves where date.weekday == move.weekday { return date.adding(days: move.days) }
        return date
    }

    private static func date(_ reckoning: Reckoning, in year: Int) -> CivilDate? {
        switch reckoning {
        case .other(let day): return day.date(in: year)
        case .fixed(let month, let day): return CivilDate(year: year, month: month, day: day)
        case .easter: return CivilDate.easter(of: year)
        case .orthodoxEaster: return CivilDate.orthodoxEaster(of: year)
        case .upTo(let day, let weekday): return date(day, in: year).map { CivilDate.lastWeekday(weekday, upTo: $0) }
        case .weekday(let month, let weekday, let nth):
            return CivilDate.nth(nth, weekday: weekday, in: CivilDate(year: year, month: month, day: 1))
        case .lunar(let month, let day, let watch):
            return IndianCalendar.date(month: month, lunarDay: day, watch: watch, in: year)
        case .sign(let sign): return IndianCalendar.entry(of: sign, in: year)
        case .every(let days, let known):
            let january = CivilDate(year: year, month: 1, day: 1).number
            let past = ((january - known.number) % days + days) % days
            let date = CivilDate(number: january + (past == 0 ? 0 : days - past))
            return date.year == year ? date : nil
        }
    }
}

extension CivilDate {
    /// The last such weekday that is not after a day.
    static func lastWeekday(_ weekday: Int, upTo day: CivilDate) -> CivilDate {
        day.adding(days: -((day.weekday - weekday + 7) % 7))
    }

    /// The nth weekday of the month that a day begins, counted from its end if negative.
    static func nth(_ nth: Int, weekday: Int, in first: CivilDate) -> CivilDate {
        if nth < 0 {
            let last = first.adding(months: 1).adding(days: -1)
            return last.adding(days: -((last.weekday - weekday + 7) % 7) + (nth + 1) * 7)
        }
        return first.adding(days: (weekday - first.weekday + 7) % 7 + (nth - 1) * 7)
    }

    /// The Sunday of Easter of the Eastern churches, in the Gregorian calendar.
    ///
    /// - Source: Meeus, Astronomical Algorithms, 2nd ed., chapter 8 (Julian Easter), and the days between both calendars.
    static func orthodoxEaster(of year: Int) -> CivilDate {
        let moon = (19 * (year % 19) + 15) % 30
        let sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
        let total = moon + sunday + 114
        let lag = year / 100 - year / 400 - 2
        return CivilDate(year: year, month: total / 31, day: total % 31 + 1).adding(days: lag)
    }
}
