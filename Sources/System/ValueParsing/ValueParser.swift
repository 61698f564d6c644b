/// Finds values in text: numbers, times, amounts, addresses and answers, each with its place.
///
/// A parser is made once for the tables of its languages and used from any thread.
public struct ValueParser: Sendable {
    fileprivate let tables: [LanguageTable]
    fileprivate let classes: [NumberClasses]

    /// A parser for languages; the first one that finds something at a place is believed.
    public init(_ tables: [LanguageTable]) {
        self.tables = tables
        classes = tables.map(NumberClasses.init)
    }

    /// The longest text that is read, in bytes of UTF-8; values are looked for in what stands before.
    public static let longestText = 8_192

    /// The values in a text, in their order; they do not overlap.
    ///
    /// - Parameters:
    ///   - text: What was typed or said.
    ///   - kinds: What to look for. What is not looked for does not hide anything else.
    ///   - context: Now, and how dates are written.
    public func values(
        in text: String, kinds: ValueKinds = .all, context: ValueContext
    ) -> [FoundValue] {
        ValueReading(text, by: self, context: context).values(kinds)
    }

    /// The values that may begin at the beginning of a text, the longest first: for slots of phrases.
    public func values(
        startingAt text: String, kinds: ValueKinds, context: ValueContext
    ) -> [FoundValue] {
        tables.indices.flatMap { index in
            Scan(Matcher(text, tables[index], classes[index]), text, tables[index], kinds, context).valuesAtStart()
        }
    }
}

/// One text in which values are looked for, of one kind after the other: what its words can be is found out once.
///
/// It is used by one task at a time.
package final class ValueReading {
    private let text: String
    private let parser: ValueParser
    private let context: ValueContext
    private lazy var matchers = parser.tables.indices.map { Matcher(text, parser.tables[$0], parser.classes[$0]) }

    /// - Parameters:
    ///   - text: What was typed or said.
    ///   - parser: Reads it.
    ///   - context: Now, and how dates are written.
    package init(_ text: String, by parser: ValueParser, context: ValueContext) {
        self.text =
            text.utf8.count > ValueParser.longestText
            ? String(decoding: text.utf8.prefix(ValueParser.longestText), as: UTF8.self) : text
        self.parser = parser
        self.context = context
    }

    /// The values in the text, in their order; they do not overlap.
    ///
    /// - Parameter kinds: What to look for. What is not looked for does not hide anything else.
    package func values(_ kinds: ValueKinds) -> [FoundValue] {
        var found: [FoundValue] = []
        for (matcher, table) in zip(matchers, parser.tables) {
            let scan = Scan(matcher, text, table, kinds, context)
            for value in scan.values() where !found.contains(where: { $0.range.overlaps(value.range) }) {
                found.append(value)
            }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

extension Matcher {
    fileprivate convenience init(_ text: String, _ table: LanguageTable, _ classes: NumberClasses) {
        self.init(tokens: Lexer(table: table).tokens(of: text), table: table, classes: classes)
    }
}

/// One look at one text in one language.
private struct Scan {
    let text: String
    let table: LanguageTable
    let kinds: ValueKinds
    let context: ValueContext
    let matcher: Matcher

    init(_ matcher: Matcher, _ text: String, _ table: LanguageTable, _ kinds: ValueKinds, _ context: ValueContext) {
        self.matcher = matcher
        self.text = text
        self.table = table
        self.kinds = kinds
        self.context = context
    }

    private struct Candidate {
        var start: Int
        var end: Int
        var readings: [ParsedValue]
    }

    /// What may begin at tokens that were looked at.
    private final class Known { var candidates: [Int: [Candidate]] = [:] }
    private let known = Known()

    func values() -> [FoundValue] {
        // Addresses hide the numbers in them, also where nobody asks for addresses.
        let hiding: ValueKinds = text.contains("@") || text.contains("://") ? [.urls, .emails] : []
        var sequences = SequenceScanner(
            text: text, kinds: kinds.union(hiding), otherNumbers: table.otherNumbers
        ).values()
        for spelled in SpelledAddressReader(text: text, tokens: matcher.tokens, table: table, kinds: kinds).values()
        where !sequences.contains(where: { $0.range.overlaps(spelled.range) }) {
            sequences.append(spelled)
        }
        sequences.sort { $0.range.lowerBound < $1.range.lowerBound }
        var result = sequences.filter { $0.isIn(kinds) }
        let tokens = matcher.tokens
        var index = 0
        // Up to this token there is no time.
        var nothing = 0
        while index < tokens.count {
            if let blocking = sequences.first(where: { $0.range.overlaps(tokens[index].range) }) {
                while index < tokens.count, tokens[index].range.lowerBound < blocking.range.upperBound { index += 1 }
                continue
            }
            let skipped = max(end(of: "skip", at: index), endOfIdiom(at: index))
            if skipped > index {
                index = skipped
                continue
            }
            nothing = max(nothing, end(of: "nothing", at: index))
            let limit = sequences.first { $0.range.lowerBound >= tokens[index].range.lowerBound }?.range.lowerBound
            guard
                let best = candidates(at: index).first(where: { candidate in
                    (candidate.end > nothing || !candidate.readings[0].isTimeOrSpan)
                        && limit.map { tokens[candidate.end - 1].range.upperBound <= $0 } ?? true
                })
            else {
                index = max(index + 1, kinds.contains(.ordinals) ? endOfFraction(at: index) : 0)
                continue
            }
            if isCutShort(by: best) {
                index += 1
                continue
            }
            result.append(value(best))
            index = best.end
        }
        return result
    }

    /// Whether a longer value begins in one and goes beyond it: "el veinte" in "el veinte por ciento".
    private func isCutShort(by candidate: Candidate) -> Bool {
        // Where nothing follows nothing is longer.
        guard candidate.end < matcher.tokens.count else { return false }
        let length = candidate.end - candidate.start
        return (candidate.start + 1..<max(candidate.end, candidate.start + 1)).contains { index in
            candidates(at: index).contains {
                if case .numberRange = $0.readings[0] { return false }
                return $0.end > candidate.end && $0.end - index > length
            }
        }
    }

    /// The end of words that look like a value and are none: "nothing" hides times ("good morning"), "skip" hides all values
    /// ("más o menos"); 0 where there are none.
    private func end(of name: String, at index: Int) -> Int {
        guard let rule = table.grammar.ruleNames[name] else { return 0 }
        return matcher.matches(rule, at: index).map(\.end).max() ?? 0
    }

    /// The end of words that are no value unless one begins in them and goes beyond: "no one", but "this one hundred"; 0 where
    /// there are none.
    private func endOfIdiom(at index: Int) -> Int {
        let end = end(of: "idiom", at: index)
        guard end > index else { return 0 }
        return (index..<end).contains { candidates(at: $0).contains { $0.end > end } } ? 0 : end
    }

    /// The end of a fraction in words at a token, whose last word is no place in a row: "one third"; 0 where there is none.
    private func endOfFraction(at index: Int) -> Int {
        guard matcher.tokens[index].kind == .word else { return 0 }
        let numbers = matcher.numbers(at: index).numbers
        // "A third" may be one more, "a millionth" is none.
        let isOne = numbers.contains { $0.value == 1 }
        return numbers.last { $0.style == .fraction && $0.value < (isOne ? 1 : 0.005) }?.end ?? 0
    }

    /// Whether digits are cut out of a longer row of them, as "555-1234" or "2015-1-32".
    private func isCut(_ start: Int, _ end: Int) -> Bool {
        let tokens = matcher.tokens
        func isRow(_ sign: Int, _ digits: Int) -> Bool {
            tokens.indices.contains(sign) && tokens.indices.contains(digits)
                && ["-", "/", "."].contains(tokens[sign].text)
                && tokens[digits].kind == .digits && !tokens[max(sign, digits)].spaced
        }
        let before =
            tokens[start].kind == .digits
            && (isAfterNumber(start) || (!tokens[start].spaced && isRow(start - 1, start - 2)))
        // "5.1." is cut out of "5.1.2".
        let after =
            end - 2 >= start && end < tokens.count && tokens[end - 1].text == "." && tokens[end - 2].kind == .digits
            && tokens[end].kind == .digits && !tokens[end].spaced && !tokens[end - 1].spaced
        return before || after
            || (tokens[end - 1].kind == .digits && end < tokens.count && !tokens[end].spaced && isRow(end, end + 1))
    }

    /// Whether a range was made of a date that there is not: "2017-13-12".
    private func isBrokenDate(_ candidate: Candidate) -> Bool {
        let tokens = matcher.tokens[candidate.start..<candidate.end]
        guard tokens.count == 5, case .dateRange = candidate.readings[0] else { return false }
        return tokens.dropFirst().allSatisfy { !$0.spaced } && tokens.filter { $0.kind == .digits }.count == 3
            && tokens.allSatisfy { $0.kind == .digits || $0.text == "-" || $0.text == "/" }
    }

    /// Whether digits are the rest of an amount: "$2000", the fraction of "6 1/4".
    private func isAfterNumber(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        let before = matcher.tokens[start - 1]
        if before.kind == .sign, !matcher.tokens[start].spaced, let currency = table.symbol("currency") {
            return before.senses.contains { $0.symbol == currency }
        }
        return before.kind == .digits && matcher.tokens[start].spaced
            && matcher.numbers(at: start - 1).numbers.contains { $0.style == .fraction && $0.end > start + 1 }
    }

    /// Whether digits are part of four or more groups with points between them.
    private func isQuad(from start: Int, to end: Int) -> Bool {
        let tokens = matcher.tokens
        guard tokens[start].kind == .digits, tokens[end - 1].kind == .digits else { return false }
        func isJoint(_ sign: Int, _ digits: Int) -> Bool {
            tokens.indices.contains(sign) && tokens.indices.contains(digits) && tokens[sign].text == "."
                && tokens[digits].kind == .digits && !tokens[max(sign, digits)].spaced
                && !tokens[min(sign, digits) + 1].spaced
        }
        var (first, last) = (start, end - 1)
        while isJoint(first - 1, first - 2), !tokens[first].spaced { first -= 2 }
        while isJoint(last + 1, last + 2) { last += 2 }
        return last - first >= 6 && (first < start || last > end - 1)
    }

    /// Whether a sign that compares stands in a row of such signs or in a mark, as in "<div>6pm".
    private func isMarkup(_ start: Int) -> Bool {
        let token = matcher.tokens[start]
        guard start > 0, !token.spaced, ["<", ">", "="].contains(token.text) else { return false }
        let before = matcher.tokens[start - 1]
        if ["<", ">", "="].contains(before.text) { return true }
        return before.kind == .word && start > 1 && ["<", "/"].contains(matcher.tokens[start - 2].text)
    }

    /// Whether digits are not part of something else, as in "180ml" or "x264".
    private func standsAlone(_ start: Int, _ end: Int) -> Bool {
        let tokens = matcher.tokens
        if end < tokens.count, tokens[end].kind == .word, !tokens[end].spaced, tokens[end - 1].kind == .digits {
            return false
        }
        // "192.168.1.2" is an address.
        if isQuad(from: start, to: end) { return false }
        return start == 0 || tokens[start].spaced || tokens[start].kind != .digits || tokens[start - 1].kind != .word
    }

    func valuesAtStart() -> [FoundValue] { matcher.tokens.isEmpty ? [] : candidates(at: 0).map(value) }

    private func value(_ candidate: Candidate) -> FoundValue {
        let range =
            matcher.tokens[candidate.start].range.lowerBound..<matcher.tokens[candidate.end - 1].range.upperBound
        return FoundValue(range: range, text: text[range], readings: candidate.readings)
    }

    /// What may begin at a token, the longest first; of the same length in the order of the kinds.
    private func candidates(at index: Int) -> [Candidate] {
        if let candidates = known.candidates[index] { return candidates }
        let candidates = findCandidates(at: index)
        known.candidates[index] = candidates
        return candidates
    }

    private func findCandidates(at index: Int) -> [Candidate] {
        let token = matcher.tokens[index]
        // The sign of "£1m-£2m" is none of an amount.
        if token.text == "-", !token.spaced, index > 0, matcher.tokens[index - 1].kind != .sign { return [] }
        var all: [Candidate] = []
        func add(_ rule: String, _ kind: ValueKinds, _ readings: (Record) -> [ParsedValue]) {
            guard kinds.contains(kind), let id = table.grammar.ruleNames[rule] else { return }
            for match in matcher.matches(id, at: index) {
                let readings = readings(match.record)
                if !readings.isEmpty { all.append(Candidate(start: index, end: match.end, readings: readings)) }
            }
        }
        let times = TimeResolver(context: context, table: table)
        let quantities = QuantityResolver(table: table)
        add("when", .times) { times.readings($0).filter(\.isTime) }
        add("numberrange", .numberRanges, quantities.range)
        all.removeAll { isCut($0.start, $0.end) || isMarkup($0.start) || isBrokenDate($0) }
        add("span", .durations) { TimeSpan(record: $0).map { [.duration($0)] } ?? [] }
        add("age", .ages, quantities.age)
        add("money", .money, quantities.money)
        add("measure", .measurements, quantities.measure)
        add("percent", .percentages, quantities.percent)
        add("place", .ordinals, quantities.place)
        add("answer", .booleans, quantities.answer)
        if kinds.contains(.ordinals) {
            for ordinal in matcher.numbers(at: index).ordinals where ordinal.value < 1e15 {
                all.append(
                    Candidate(
                        start: index, end: ordinal.end,
                        readings: [.ordinal(OrdinalPosition(.start, Int(ordinal.value)))]))
            }
        }
        let place = kinds.contains(.numbers) ? matcher.numbers(at: index).ordinals.map(\.end).max() ?? 0 : 0
        if kinds.contains(.numbers), matcher.numbers(at: index).numbers.last.map({ $0.end >= place }) ?? false {
            for number in matcher.numbers(at: index).numbers.reversed() {
                guard standsAlone(index, number.end) else { break }
                all.append(Candidate(start: index, end: number.end, readings: [.number(number.value)]))
            }
        }
        // A stable sort: kinds stay in their order.
        return all.enumerated().sorted { ($0.element.end, -$0.offset) > ($1.element.end, -$1.offset) }.map(\.element)
    }
}

extension FoundValue {
    /// Whether an address was looked for.
    fileprivate func isIn(_ kinds: ValueKinds) -> Bool {
        switch value {
        case .email: kinds.contains(.emails)
        case .url: kinds.contains(.urls)
        default: true
        }
    }
}

extension ParsedValue {
    /// Whether it is a time of any sort or a length of time.
    fileprivate var isTimeOrSpan: Bool {
        if case .duration = self { return true }
        return isTime
    }

    /// Whether it is a day, a time, a range of them or a recurring time.
    var isTime: Bool {
        switch self {
        case .date, .time, .dateTime, .dateRange, .timeRange, .dateTimeRange, .recurrence: true
        default: false
        }
    }
}

extension ValueParser {
    /// What a sentence says to a question for yes or no; `nil` if it says neither.
    ///
    /// "Not OK" outweighs what stands before it, otherwise the first word counts.
    public func answer(_ text: String, context: ValueContext) -> Bool? {
        let found = values(in: text, kinds: .booleans, context: context)
        if found.contains(where: { $0.value == .boolean(false) && $0.text.contains(" ") }) { return false }
        if case .boolean(let answer)? = found.first?.value { return answer }
        return nil
    }
}

extension ValueParser {
    /// The parts of a list in words: "milk, eggs and bread".
    ///
    /// Parts stand between commas, semicolons, and the words for "and" of the languages.
    public func list(_ text: String) -> [Substring] {
        let joiners = Set(tables.flatMap(\.listWords))
        var parts: [Substring] = []
        var start: String.Index?
        var end = text.startIndex
        func close() {
            if let start, start < end { parts.append(text[start..<end]) }
            start = nil
        }
        for token in Tokenizer.tokens(of: text) {
            if [",", ";"].contains(token.text) || joiners.contains(token.text) {
                close()
            } else {
                if start == nil { start = token.range.lowerBound }
                end = token.range.upperBound
            }
        }
        close()
        return parts
    }
}
