/// Reads a number in words, or the words after one in digits ("3 million two hundred").
///
/// Words are added and multiplied as in nearly all languages: units, teens and tens make a group below 1,000, which powers
/// multiply. Units may stand before tens with a joiner ("einundzwanzig").
struct WordNumber {
    private enum Last { case start, unit, ten, hundred, power, joiner }

    let reader: NumberReader
    let start: Int
    var leading: Double?
    /// Whether only whole numbers are read.
    private let isPlain: Bool

    init(reader: NumberReader, start: Int, leading: Double? = nil, isPlain: Bool = false) {
        self.reader = reader
        self.start = start
        self.leading = leading
        self.isPlain = isPlain
    }

    private var style: NumberMatch.Style { leading == nil ? .words : .mixed }

    /// Adds the numbers and places that begin here.
    func read(_ numbers: inout [NumberMatch], _ ordinals: inout [NumberMatch]) {
        let classes = reader.classes
        var powers: [(value: Double, power: Double)] = []
        var total: Double { powers.reduce(0) { $0 + $1.value } }
        var group = leading ?? 0
        var last = leading == nil ? Last.start : Last.ten
        var index = start
        var value: Double { total + group }

        if leading == nil, !isPlain {
            readMultiple(&numbers)
            if let (half, end) = reader.sense(index, classes.half) {
                numbers.append(NumberMatch(end: end, value: half, style: .fraction))
                let article = reader.sense(end, classes.article)?.1 ?? end
                for symbol in [classes.power, classes.hundred, classes.collective] {
                    if let (factor, end) = reader.sense(article, symbol) {
                        numbers.append(
                            NumberMatch(
                                end: end, value: half * (symbol == classes.hundred ? 100 : factor), style: .words))
                    }
                }
            }
            if let (_, end) = reader.sense(index, classes.article) {
                for symbol in [classes.power, classes.hundred, classes.collective]
                where reader.sense(end, symbol) != nil {
                    index = end
                    group = symbol == classes.collective ? 1 : 0
                }
                if index == start, let (below, end) = reader.sense(end, classes.denominator) {
                    numbers.append(NumberMatch(end: end, value: 1 / below, style: .fraction))
                }
                if index == start, let (half, end) = reader.sense(end, classes.half) {
                    numbers.append(NumberMatch(end: end, value: half, style: .fraction))
                    if let (factor, end) = reader.sense(end, classes.collective) ?? reader.sense(end, classes.power) {
                        numbers.append(NumberMatch(end: end, value: half * factor, style: .words))
                    }
                }
                guard index > start || reader.sense(start, classes.digit) != nil else { return }
            }
            if let (factor, end) = reader.sense(index, classes.collective) {
                numbers.append(NumberMatch(end: end, value: factor, style: .collective))
            }
        }

        while index < reader.tokens.count {
            var next = index
            if reader.tokens[next].text == "-", !reader.tokens[next].spaced, last != .start,
                next + 1 < reader.tokens.count,
                !reader.tokens[next + 1].spaced, leading == nil
            {
                next += 1
            }
            var joined = false
            if last != .start, let (mask, end) = reader.sense(next, classes.joiner), allows(Int(mask), after: last) {
                joined = true
                next = end
                if next < reader.tokens.count, reader.tokens[next].text == "-", !reader.tokens[next].spaced {
                    next += 1
                }
            }
            if readOrdinal(at: next, powers: powers, group: group, last: last, &ordinals) { break }
            if last == .unit, joined, (1..<10).contains(group.truncatingRemainder(dividingBy: 100)), leading == nil,
                let (ten, end) = reader.sense(next, classes.ten)
            {
                group += ten
                last = .ten
                index = end
            } else if let (digit, end) = reader.sense(next, classes.digit), accepts(digit: digit, group, last),
                leading == nil || total > 0
            {
                group += digit
                last = .unit
                index = end
            } else if let (teen, end) = reader.sense(next, classes.teen) ?? reader.sense(next, classes.ten),
                group.truncatingRemainder(dividingBy: 100) == 0, last != .unit, last != .ten
            {
                let isTen = reader.sense(next, classes.ten) != nil
                group += teen
                last = isTen ? .ten : .unit
                index = end
            } else if let (hundreds, end) = reader.sense(next, classes.hundreds), group == 0, last != .unit || total > 0
            {
                group = hundreds
                last = .hundred
                index = end
            } else if !joined, let (_, end) = reader.sense(next, classes.hundred), group < 100, last != .hundred {
                group = max(1, group) * 100
                last = .hundred
                index = end
            } else if !joined, let (power, end) = reader.sense(next, classes.power) ?? short(at: next) {
                let isShort = reader.sense(next, classes.power) == nil
                guard let raised = raise(powers, group, to: power, last) else { break }
                powers = raised
                group = 0
                last = .power
                index = end
                if isShort {
                    numbers.append(NumberMatch(end: index, value: value, style: style))
                    break
                }
            } else if last == .power, reader.tokens[next].kind == .digits, reader.tokens[next].length <= 3,
                let digits = Double(reader.tokens[next].text)
            {
                group = digits
                last = .ten
                index = next + 1
            } else {
                break
            }
            let match = NumberMatch(end: index, value: value, style: style)
            numbers.append(match)
            if !isPlain, let (_, end) = reader.sense(index, classes.point) {
                readDecimals(at: end, match.value, &numbers)
            }
        }
        guard !isPlain else { return }
        readCollective(&numbers)
        if reader.table.saysHundredsShortly { readShortHundreds(&numbers) }
    }

    /// Multiplies what is smaller than a power with it: "455 thousand 228 million"; `nil` where the power was said before.
    private func raise(
        _ powers: [(value: Double, power: Double)], _ group: Double, to power: Double, _ last: Last
    ) -> [(value: Double, power: Double)]? {
        let larger = powers.filter { $0.power > power }
        let smaller = powers.filter { $0.power <= power }
        if smaller.contains(where: { $0.power == power }), group != 0 || last != .power { return nil }
        let factor = smaller.reduce(group) { $0 + $1.value }
        return larger + [((factor == 0 && leading == nil ? 1 : factor) * power, power)]
    }

    /// "one twenty two"
    private func readShortHundreds(_ numbers: inout [NumberMatch]) {
        guard leading == nil, let (digit, next) = reader.sense(start, reader.classes.digit), digit >= 1,
            next < reader.tokens.count, reader.tokens[next].kind == .word
        else { return }
        var rest: [NumberMatch] = []
        var ordinals: [NumberMatch] = []
        WordNumber(reader: reader, start: next, isPlain: true).read(&rest, &ordinals)
        for number in rest where (10...99).contains(number.value) {
            numbers.append(NumberMatch(end: number.end, value: digit * 100 + number.value, style: .words))
        }
    }

    /// "a couple hundred"
    private func readMultiple(_ numbers: inout [NumberMatch]) {
        let article = reader.sense(start, reader.classes.article)?.1 ?? start
        guard
            let (factor, end) = reader.sense(start, reader.classes.multiple)
                ?? reader.sense(article, reader.classes.multiple)
        else { return }
        for symbol in [reader.classes.power, reader.classes.hundred, reader.classes.collective] {
            if let (value, end) = reader.sense(end, symbol) {
                numbers.append(NumberMatch(end: end, value: factor * value, style: .words))
            }
        }
    }

    /// "five dozen", "two score"
    private func readCollective(_ numbers: inout [NumberMatch]) {
        if let leading, let (factor, end) = reader.sense(start, reader.classes.collective) {
            numbers.append(NumberMatch(end: end, value: leading * factor, style: .mixed))
        }
        guard leading == nil else { return }
        for number in numbers where number.style == .words {
            if let (factor, end) = reader.sense(number.end, reader.classes.collective) {
                numbers.append(NumberMatch(end: end, value: number.value * factor, style: .words))
            }
        }
    }

    private func short(at index: Int) -> (Double, Int)? {
        guard leading != nil, index == start else { return nil }
        if let short = reader.sense(index, reader.classes.short) { return short }
        // "5M" is five million, "5 m" five metres.
        return reader.tokens[index].spaced ? nil : reader.sense(index, reader.classes.shortest)
    }

    private func allows(_ mask: Int, after last: Last) -> Bool {
        switch last {
        case .hundred, .power: mask & 1 != 0
        case .ten: mask & 2 != 0 && leading == nil
        case .unit: mask & 4 != 0
        case .start, .joiner: false
        }
    }

    private func accepts(digit: Double, _ group: Double, _ last: Last) -> Bool {
        if last == .ten { return group.truncatingRemainder(dividingBy: 10) == 0 && digit > 0 }
        return last == .start || last == .hundred || last == .power
    }

    /// Adds a number with the decimals that begin at a token.
    func readDecimals(at index: Int, _ whole: Double, _ numbers: inout [NumberMatch]) {
        var text = ""
        var next = index
        while next < reader.tokens.count, text.utf8.count < 12 {
            if let (digit, end) = reader.sense(next, reader.classes.digit) {
                text += String(Int(digit))
                next = end
            } else if let (ten, end) = reader.sense(next, reader.classes.ten) ?? reader.sense(next, reader.classes.teen)
            {
                var value = Int(ten)
                next = end
                if reader.sense(next - 1, reader.classes.ten) != nil,
                    let (digit, end) = reader.sense(next, reader.classes.digit)
                {
                    value += Int(digit)
                    next = end
                }
                text += String(value)
            } else if reader.tokens[next].kind == .digits, text.isEmpty {
                text = reader.tokens[next].text
                next += 1
                break
            } else {
                break
            }
        }
        // "coma mil quinientos setenta y ocho"
        var following: [NumberMatch] = []
        var ordinals: [NumberMatch] = []
        if index < reader.tokens.count, reader.tokens[index].kind == .word {
            WordNumber(reader: reader, start: index, isPlain: true).read(&following, &ordinals)
        }
        let isRaised = !text.isEmpty && reader.sense(next, reader.classes.power) != nil
        if !isRaised, let longest = following.last, longest.end > next, longest.value < 1e9 {
            text = String(Int(longest.value))
            next = longest.end
        }
        guard !text.isEmpty, let decimals = Double("0." + text) else { return }
        numbers.append(NumberMatch(end: next, value: whole + decimals, style: .mixed))
        if let (power, end) = reader.sense(next, reader.classes.power) {
            numbers.append(NumberMatch(end: end, value: (whole + decimals) * power, style: .mixed))
        }
    }

    /// Reads the last words of a place in a row; `true` if they end the number.
    private func readOrdinal(
        at index: Int, powers: [(value: Double, power: Double)], group: Double, last: Last,
        _ ordinals: inout [NumberMatch]
    ) -> Bool {
        let classes = reader.classes
        let total = powers.reduce(0) { $0 + $1.value }
        if leading != nil, total == 0, last == .ten, reader.sense(index, classes.ordUnit) != nil { return false }
        let found: (value: Double, below: Double, end: Int)
        if let (value, end) = reader.sense(index, classes.ordUnit),
            value < 10 ? accepts(digit: value, group, last) : group.truncatingRemainder(dividingBy: 100) == 0
        {
            // "décimo octavo"
            found = (total + group + value, value == 10 && classes.ordHundreds >= 0 ? 10 : 1, end)
        } else if let (value, end) = reader.sense(index, classes.ordTen),
            group.truncatingRemainder(dividingBy: 100) < 10
        {
            found = (total + group + value, 10, end)
        } else if let (value, end) = reader.sense(index, classes.ordHundreds), group == 0 {
            found = (total + value, 100, end)
        } else if let (value, end) = reader.sense(index, classes.ordHundred), group < 100 {
            found = (total + max(1, group) * value, 100, end)
        } else if let (value, end) = reader.sense(index, classes.ordPower) {
            guard let raised = raise(powers, group, to: value, last) else { return false }
            found = (max(raised.reduce(0) { $0 + $1.value }, value), value, end)
        } else {
            return false
        }
        ordinals.append(NumberMatch(end: found.end, value: found.value, style: style))
        readMoreOrdinals(found, &ordinals)
        return last != .start
    }

    /// Adds what follows in languages that say each part of a place as one: "vigésimo segundo".
    private func readMoreOrdinals(_ first: (value: Double, below: Double, end: Int), _ ordinals: inout [NumberMatch]) {
        var (value, below, end) = first
        let parts = [(reader.classes.ordHundreds, 100.0), (reader.classes.ordTen, 10), (reader.classes.ordUnit, 1)]
        while let (symbol, size) = parts.first(where: { $0.1 < below && reader.sense(end, $0.0) != nil }),
            let (more, next) = reader.sense(end, symbol), more < below
        {
            (value, below, end) = (value + more, size, next)
            ordinals.append(NumberMatch(end: end, value: value, style: style))
        }
    }
}
