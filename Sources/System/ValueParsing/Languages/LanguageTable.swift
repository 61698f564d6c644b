/// Why a table of a language cannot be used.
public struct LanguageTableError: Error, Sendable, CustomStringConvertible {
    /// The line of the table, from 1.
    public let line: Int
    /// What is wrong, and where.
    public let message: String

    public var description: String { "line \(line): \(message)" }
}

/// The words and rules of a language: data, read from a text.
///
/// `Documentation/Language.md` says how a table is written.
public struct LanguageTable: Sendable {
    /// The code of the language, as `en`.
    public private(set) var language = ""
    /// What stands before the decimals.
    private(set) var decimal: String = "."
    /// What stands between thousands.
    private(set) var group: String = ","
    /// Classes of words that are written together as one word.
    private var compound: Set<Int> = []
    private(set) var hasCompounds = false
    private(set) var units: [(family: String, name: String)] = []
    private(set) var currencies: [String] = []
    private(set) var holidays: [Holiday] = []
    private(set) var parts: [Int: [ClosedRange<Int>]] = [:]
    /// Whether 3/4 is the fourth of March where the language is spoken most.
    public private(set) var monthFirst = false
    /// The words that stand before the last part of a list.
    private(set) var listWords: [String] = []
    var grammar = Grammar()

    /// Reads a table.
    ///
    /// - Throws: `LanguageTableError` at the first line that cannot be read.
    public init(_ text: String) throws(LanguageTableError) {
        var pending: [(name: String, body: Substring, line: Int)] = []
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            if line.allSatisfy({ $0 == " " }) || line.hasPrefix("//") { continue }
            if let equal = line.firstRange(of: " = ") {
                let name = String(line[..<equal.lowerBound].filter { $0 != " " })
                if grammar.ruleNames[name] == nil {
                    grammar.ruleNames[name] = grammar.rules.count
                    grammar.rules.append([])
                }
                pending.append((name, line[equal.upperBound...], number))
            } else {
                try readWords(line, number)
            }
        }
        for (name, body, line) in pending {
            var reader = RuleReader(body, line: line)
            let rule = try reader.rule(in: &grammar)
            if let index = grammar.ruleNames[name] { grammar.rules[index].append(rule) }
        }
        grammar.computeFirsts()
    }

    private static let settings: Set<String> = ["language", "decimal", "group", "monthfirst", "listwords", "compound"]

    /// Reads `class value: word | word`, or a setting.
    private mutating func readWords(_ line: Substring, _ number: Int) throws(LanguageTableError) {
        guard let colon = line.firstIndex(of: ":") else {
            throw LanguageTableError(line: number, message: "a class with words, or a rule, expected: \(line)")
        }
        let head = line[..<colon].split(separator: " ").map(String.init)
        let body = line[line.index(after: colon)...]
        guard let name = head.first else { throw LanguageTableError(line: number, message: "a name expected: \(line)") }
        let plain = String(body.drop { $0 == " " })
        if head.count == 1, !LanguageTable.settings.contains(name) {
            throw LanguageTableError(line: number, message: "no setting \(name)")
        }
        switch name {
        case "language": language = plain
        case "decimal": decimal = plain
        case "group": group = plain
        case "listwords": listWords = plain.split(separator: " ").map { Folding.fold($0) }
        case "monthfirst": monthFirst = plain == "yes"
        case "hours":
            let all = plain.split(separator: " ").map { $0.split(separator: "-").compactMap { Int($0) } }
            guard head.count == 2, let part = Int(head[1]), all.allSatisfy({ $0.count == 2 && $0[0] <= $0[1] }) else {
                throw LanguageTableError(line: number, message: "hours as in: hours 1: 8-12")
            }
            parts[part] = all.map { $0[0]...$0[1] }
        case "compound":
            hasCompounds = true
            for name in plain.split(separator: " ") { compound.insert(grammar.symbol(String(name))) }
        case "unit":
            guard head.count == 3 else { throw LanguageTableError(line: number, message: "unit Family name: words") }
            units.append((head[1], head[2]))
            addWords(body, to: "unit", Double(units.count - 1))
        case "currency":
            guard head.count == 2 else { throw LanguageTableError(line: number, message: "currency CODE: words") }
            if !currencies.contains(head[1]) { currencies.append(head[1]) }
            addWords(body, to: "currency", Double(currencies.firstIndex(of: head[1]) ?? 0))
        case "holiday":
            guard head.count == 2, let holiday = Holiday(head[1]) else {
                throw LanguageTableError(
                    line: number, message: "holiday 12-25, easter+1, 11-thu-4, <12-24-sun, hebrew/1/10: words")
            }
            holidays.append(holiday)
            addWords(body, to: "holiday", Double(holidays.count - 1))
        default:
            guard head.count == 2, let value = Double(head[1]) else {
                throw LanguageTableError(line: number, message: "class value: words")
            }
            addWords(body, to: name, value)
        }
    }

    /// Adds words to a class: `|` stands between those of several words, spaces between others.
    private mutating func addWords(_ body: Substring, to name: String, _ value: Double) {
        let symbol = grammar.symbol(name)
        let entries = body.contains("|") || name == "holiday" ? body.split(separator: "|") : body.split(separator: " ")
        for entry in entries {
            let tokens = Tokenizer.tokens(of: String(entry))
            guard let first = tokens.first else { continue }
            grammar.words[first.text, default: []].append(
                Sense(symbol: symbol, value: value, tail: tokens.dropFirst().map(\.text)))
        }
    }

    /// Whether words of a class are written together with others.
    func isCompoundable(_ symbol: Int) -> Bool { compound.contains(symbol) }

    /// The symbol of a class, where the language has it.
    func symbol(_ name: String) -> Int? { grammar.symbols[name] }

    /// When a part of the day begins and ends.
    func hours(of part: Int) -> [ClosedRange<Int>] {
        parts[part] ?? [DayPart(rawValue: part)?.hours ?? 0...24]
    }
}

/// A day of the year that has a name, and how it is reckoned.
enum Holiday: Sendable {
    /// The same day each year.
    case fixed(month: Int, day: Int)
    /// So many days after Easter.
    case easter(Int)
    /// The nth weekday of a month, counted from its end if negative; then some days more.
    case weekday(month: Int, weekday: Int, nth: Int, plus: Int)
    /// The last such weekday up to a day: the Sundays of Advent.
    case upTo(month: Int, day: Int, weekday: Int)
    /// A day of another calendar, so many days later.
    case other(CalendarHoliday, plus: Int)

    /// Reads `12-25`, `easter+1`, `11-thu-4`, `11-thu-4+1`, `5-mon--1`, `<12-24-sun`.
    init?(_ text: String) {
        if text.hasPrefix("easter") {
            self = .easter(Int(text.dropFirst(6)) ?? 0)
            return
        }
        let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        if text.hasPrefix("<") {
            let parts = text.dropFirst().split(separator: "-").map(String.init)
            guard parts.count == 3, let month = Int(parts[0]), let day = Int(parts[1]),
                let weekday = names.firstIndex(of: parts[2])
            else { return nil }
            self = .upTo(month: month, day: day, weekday: weekday + 1)
            return
        }
        let sum = text.split(separator: "+")
        if let first = sum.first, let other = CalendarHoliday(String(first)) {
            self = .other(other, plus: sum.count > 1 ? Int(sum[1]) ?? 0 : 0)
            return
        }
        guard let first = sum.first else { return nil }
        let parts = first.split(separator: "-", maxSplits: 2).map(String.init)
        guard let month = parts.first.flatMap({ Int($0) }) else { return nil }
        if parts.count == 2, let day = Int(parts[1]) {
            self = .fixed(month: month, day: day)
            return
        }
        guard parts.count == 3, let weekday = names.firstIndex(of: parts[1]), let nth = Int(parts[2]) else {
            return nil
        }
        self = .weekday(
            month: month, weekday: weekday + 1, nth: nth, plus: sum.count > 1 ? Int(sum[1]) ?? 0 : 0)
    }

    /// The day in a year.
    func date(in year: Int) -> CivilDate? {
        switch self {
        case .other(let day, let plus): day.date(in: year)?.adding(days: plus)
        case .fixed(let month, let day): CivilDate(year: year, month: month, day: day)
        case .easter(let days): CivilDate.easter(of: year).adding(days: days)
        case .upTo(let month, let day, let weekday):
            CivilDate.lastWeekday(weekday, upTo: CivilDate(year: year, month: month, day: day))
        case .weekday(let month, let weekday, let nth, let plus):
            CivilDate.nth(nth, weekday: weekday, in: CivilDate(year: year, month: month, day: 1)).adding(days: plus)
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
}
