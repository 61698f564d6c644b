import IntentWire

/// The rule for the years after the last known change: standard time, and perhaps summer time between two days of each
/// year.
///
/// - Source: POSIX.1-2024, environment variable TZ, with the times of day that RFC 9636 section 3.3.2 allows.
struct RecurringRule: Hashable, Sendable {
    /// Which day of a year, and when on it.
    struct Change: Hashable, Sendable {
        enum Day: Hashable, Sendable {
            /// 1 to 365; 29 February is never counted.
            case withoutLeapDay(Int64)
            /// 0 to 365.
            case ofYear(Int64)
            /// The week 1 to 5 of a month, 5 being the last; the day 0 is Sunday.
            case ofMonth(month: Int64, week: Int64, day: Int64)
        }

        var day: Day
        /// Seconds after local midnight; may lie days before or after it.
        var time: Int64

        /// The local second of the change in a year, in the time that held before.
        func localSecond(in year: Int64) -> Int64 {
            let first = CivilDay(year: year, month: 1, day: 1)
            let day: CivilDay
            switch self.day {
            case .withoutLeapDay(let number):
                day = first.adding(number - 1 + (CivilDay.isLeap(year) && number >= 60 ? 1 : 0))
            case .ofYear(let number): day = first.adding(number)
            case .ofMonth(let month, let week, let weekday):
                let start = CivilDay(year: year, month: month, day: 1)
                // Sunday is 0 in the rule and the last day of our week.
                let startWeekday = Int64(start.weekday.index + 1) % 7
                var found = start.adding((weekday - startWeekday + 7) % 7 + (week - 1) * 7)
                let next =
                    month == 12
                    ? CivilDay(year: year + 1, month: 1, day: 1)
                    : CivilDay(year: year, month: month + 1, day: 1)
                while found >= next { found = found.adding(-7) }
                day = found
            }
            return day.start + time
        }
    }

    /// Summer time.
    struct Summer: Hashable, Sendable {
        var offset: Int
        var start: Change
        var end: Change
    }

    /// Seconds east of universal time.
    var offset: Int
    var summer: Summer?

    func offset(at instant: Int64) -> Int {
        guard summer != nil else { return offset }
        let year = CivilDay(localSecond: instant).year
        return changes(in: (year - 1)...(year + 1)).last { $0.instant <= instant }?.offset ?? offset
    }

    func transitions(after start: Int64, through end: Int64) -> [ZoneRules.Transition] {
        guard summer != nil else { return [] }
        let years = (CivilDay(localSecond: start).year - 1)...(CivilDay(localSecond: end).year + 1)
        return changes(in: years).filter { $0.instant > start && $0.instant <= end }
    }

    private func changes(in years: ClosedRange<Int64>) -> [ZoneRules.Transition] {
        guard let summer else { return [] }
        return years.flatMap { year in
            [
                ZoneRules.Transition(
                    instant: summer.start.localSecond(in: year) - Int64(offset), offset: summer.offset),
                ZoneRules.Transition(instant: summer.end.localSecond(in: year) - Int64(summer.offset), offset: offset),
            ]
        }.sorted { $0.instant < $1.instant }
    }
}

// MARK: - Reading

extension RecurringRule {
    /// Reads a rule as `CET-1CEST,M3.5.0,M10.5.0/3`; nil where it is none.
    init?(_ text: some StringProtocol) {
        var reader = Reader(rest: Substring(text).utf8[...])
        guard reader.skipName(), let west = reader.duration() else { return nil }
        offset = -Int(west)
        guard !reader.isAtEnd else { return }
        guard reader.skipName() else { return nil }
        var summerOffset = offset + 3600
        if let next = reader.rest.first, next != UInt8(ascii: ",") {
            guard let west = reader.duration() else { return nil }
            summerOffset = -Int(west)
        }
        guard reader.skip(","), let start = reader.change(), reader.skip(","), let end = reader.change(),
            reader.isAtEnd
        else { return nil }
        summer = Summer(offset: summerOffset, start: start, end: end)
    }

    private struct Reader {
        var rest: Substring.UTF8View

        var isAtEnd: Bool { rest.isEmpty }

        mutating func skip(_ character: Character) -> Bool {
            guard let first = rest.first, first == character.asciiValue else { return false }
            rest.removeFirst()
            return true
        }

        /// Letters, or anything between angle brackets.
        mutating func skipName() -> Bool {
            if skip("<") {
                guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
                rest = rest[rest.index(after: end)...]
                return true
            }
            let count = rest.count
            rest = rest.drop { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
            return rest.count < count
        }

        mutating func number() -> Int64? {
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            guard (1...4).contains(digits.count) else { return nil }
            rest = rest.dropFirst(digits.count)
            return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
        }

        /// Hours, minutes and seconds.
        mutating func duration() -> Int64? {
            let isNegative = skip("-")
            if !isNegative { _ = skip("+") }
            guard var seconds = number().map({ $0 * 3600 }) else { return nil }
            for unit: Int64 in [60, 1] where skip(":") {
                guard let part = number() else { return nil }
                seconds += part * unit
            }
            return isNegative ? -seconds : seconds
        }

        mutating func change() -> Change? {
            let day: Change.Day
            if skip("M") {
                guard let month = number(), (1...12).contains(month), skip("."), let week = number(),
                    (1...5).contains(week), skip("."), let weekday = number(), (0...6).contains(weekday)
                else { return nil }
                day = .ofMonth(month: month, week: week, day: weekday)
            } else if skip("J") {
                guard let number = number(), (1...365).contains(number) else { return nil }
                day = .withoutLeapDay(number)
            } else {
                guard let number = number(), (0...365).contains(number) else { return nil }
                day = .ofYear(number)
            }
            var time: Int64 = 7200
            if skip("/") {
                guard let given = duration() else { return nil }
                time = given
            }
            return Change(day: day, time: time)
        }
    }
}
