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
    /// Days with a name; where countries do not agree on the day, more than one.
    private(set) var holidays: [[Holiday]] = []
    private(set) var parts: [Int: [ClosedRange<Int>]] = [:]
    /// The hour of the day before from which a weekend may be counted; `nil` where it begins with its first day.
    private(set) var weekendEve: Int?
    /// Words before a number that say that it is none to call: "account".
    private(set) var otherNumbers: Set<String> = []
    /// What adds a fraction to a number: "zweieinhalb".
    private(set) var fractionSuffixes: [String: Double] = [:]
    /// What makes a denominator of a number: "quinceavo", "zwanzigstel".
    private(set) var denominatorSuffixes: [String] = []
    /// Whether "one twenty" is 120.
    private(set) var saysHundredsShortly = false
    /// Whether 3/4 is the fourth of March where the language is spoken most.
    public private(set) var monthFirst = false
    /// Whether "next Friday" is the first one to come, and not that of the next week.
    private(set) var nextIsNearest = false
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

    private static let settings: Set<String> = [
        "language", "decimal", "group", "monthfirst", "listwords", "compound", "weekendeve",
        "shorthundreds", "denomsuffix", "nearestnext", "othernumbers",
    ]

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
        case "othernumbers": otherNumbers = Set(plain.split(separator: " ").map { Folding.fold($0) })
        case "fractionsuffix":
            guard head.count == 2, let value = Double(head[1]), value > 0, value < 1 else {
                throw LanguageTableError(line: number, message: "a fraction as in: fractionsuffix 0.5: einhalb")
            }
            for suffix in plain.split(separator: " ") { fractionSuffixes[Folding.fold(suffix)] = value }
        case "denomsuffix": denominatorSuffixes = plain.split(separator: " ").map { Folding.fold($0) }
        case "shorthundreds": saysHundredsShortly = plain == "yes"
        case "nearestnext": nextIsNearest = plain == "yes"
        case "weekendeve":
            guard let hour = Int(plain), (0...23).contains(hour) else {
                throw LanguageTableError(line: number, message: "an hour as in: weekendeve: 18")
            }
            weekendEve = hour
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
            let days = head.count == 2 ? head[1].split(separator: ",").map { Holiday(String($0)) } : []
            guard !days.isEmpty, !days.contains(where: { $0 == nil }) else {
                throw LanguageTableError(
                    line: number,
                    message: "holiday 12-25, easter+1, 11-thu-4, <12-24-sun, hebrew/1/10: words; got \(head.last ?? "")"
                )
            }
            holidays.append(days.compactMap(\.self))
            addWords(body + shortened(body), to: "holiday", Double(holidays.count - 1))
        default:
            // The value may be a currency or a unit that was named above: `subunitof GBP: pence`.
            let named = head.count == 2 ? currencies.firstIndex(of: head[1]) ?? unit(named: head[1]) : nil
            guard head.count == 2, let value = Double(head[1]) ?? named.map(Double.init) else {
                throw LanguageTableError(line: number, message: "class value: words")
            }
            addWords(body, to: name, value)
        }
    }

    /// The place of a unit by its family and name, as `Length.inches`.
    private func unit(named name: String) -> Int? { units.firstIndex { "\($0.family).\($0.name)" == name } }

    /// The same names with short words for the weekdays in them: "easter mon".
    private func shortened(_ names: Substring) -> String {
        var more = ""
        for name in names.dropFirst().split(separator: "|") {
            let words = name.split(separator: " ").map(String.init)
            for (place, word) in words.enumerated() where words.count > 1 {
                let senses = grammar.words[word.lowercased()] ?? []
                guard let day = senses.first(where: { $0.symbol == grammar.symbols["weekday"] })?.value else {
                    continue
                }
                for (short, senses) in grammar.words where short != word.lowercased() && short.count < word.count {
                    let isShort = senses.contains {
                        $0.value == day && $0.tail.isEmpty
                            && [grammar.symbols["weekday"], grammar.symbols["weekdayshort"]].contains($0.symbol)
                    }
                    if isShort {
                        more += " | " + (words[..<place] + [short] + words[(place + 1)...]).joined(separator: " ")
                    }
                }
            }
        }
        return more
    }

    /// Adds words to a class: `|` stands between those of several words, spaces between others.
    private mutating func addWords(_ body: Substring, to name: String, _ value: Double) {
        let symbol = grammar.symbol(name)
        let entries = body.contains("|") || name == "holiday" ? body.split(separator: "|") : body.split(separator: " ")
        for entry in entries {
            let tokens = Tokenizer.tokens(of: String(entry))
            guard let first = tokens.first else { continue }
            grammar.words[first.text, default: []].append(
                Sense(
                    symbol: symbol, value: value, tail: tokens.dropFirst().map(\.text),
                    isTight: tokens.dropFirst().contains { $0.text == "$" && !$0.spaced }
                        || (tokens.count == 2 && tokens[1].kind == .digits && !tokens[1].spaced)))
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
