/// Finds the numbers that begin at a token: in digits, in words, and mixed.
struct NumberReader {
    let tokens: [Token]
    let table: LanguageTable
    let classes: NumberClasses
    /// Whether it reads what follows another number, which is not mixed again: so the time is in proportion to the text.
    var isRest = false

    private var restReader: NumberReader {
        NumberReader(tokens: tokens, table: table, classes: classes, isRest: true)
    }

    /// All numbers that begin there, the shortest first; places in a row beside them.
    func read(at start: Int) -> (numbers: [NumberMatch], ordinals: [NumberMatch]) {
        var numbers: [NumberMatch] = []
        var ordinals: [NumberMatch] = []
        let token = tokens[start]
        if token.kind == .digits || (token.text == "." || token.text == ",") {
            readDigits(at: start, &numbers, &ordinals)
        } else if let (_, next) = sense(start, classes.minus), next < tokens.count {
            // "Forty minus eight" are two numbers.
            guard !endsNumber(before: start), sense(next, classes.minus) == nil else { return ([], []) }
            let (positive, _) = read(at: next)
            numbers = positive.map {
                NumberMatch(end: $0.end, value: -$0.value, style: $0.style == .fraction ? .fraction : .mixed)
            }
        } else if token.text == "-" || token.text == "+", token.spaced || isSign(before: start),
            start + 1 < tokens.count,
            tokens[start + 1].kind == .digits || tokens[start + 1].text == ".", !tokens[start + 1].spaced || start == 0
        {
            let (positive, _) = read(at: start + 1)
            let sign: Double = token.text == "-" ? -1 : 1
            numbers = positive.map { NumberMatch(end: $0.end, value: sign * $0.value, style: .mixed) }
        } else if let (_, next) = sense(start, classes.point), next < tokens.count {
            WordNumber(reader: self, start: start).readDecimals(at: next, 0, &numbers)
        } else {
            WordNumber(reader: self, start: start).read(&numbers, &ordinals)
        }
        addFractions(at: start, &numbers, ordinals)
        return (numbers.sorted { $0.end < $1.end }, ordinals)
    }

    /// Whether the token before is a number in digits or words, and no article.
    private func endsNumber(before index: Int) -> Bool {
        guard index > 0, sense(index - 1, classes.article) == nil else { return false }
        if tokens[index - 1].kind == .digits { return true }
        return [classes.digit, classes.teen, classes.ten, classes.hundred, classes.power].contains {
            sense(index - 1, $0)?.1 == index
        }
    }

    private func isSign(before index: Int) -> Bool {
        index == 0 || ["(", "<", ">", "="].contains(tokens[index - 1].text)
    }

    /// The value of a token in a class, and the token after it.
    func sense(_ index: Int, _ symbol: Int) -> (Double, Int)? {
        guard index < tokens.count, symbol >= 0 else { return nil }
        for sense in tokens[index].senses where sense.symbol == symbol {
            if let end = tokens.end(of: sense, at: index) { return (sense.value, end) }
        }
        return nil
    }

    private func readDigits(at start: Int, _ numbers: inout [NumberMatch], _ ordinals: inout [NumberMatch]) {
        var end = start
        var whole = 0.0
        if tokens[start].kind == .digits {
            end = start + 1
            guard let value = Double(tokens[start].text) else { return }
            whole = value
            numbers.append(NumberMatch(end: end, value: value, style: .digits, length: tokens[start].length))
            if let (_, next) = sense(end, classes.ordSuffix), !tokens[end].spaced {
                ordinals.append(NumberMatch(end: next, value: value, style: .mixed))
                return
            }
            // "3.º"
            if end + 1 < tokens.count, tokens[end].text == ".", !tokens[end + 1].spaced, tokens[end + 1].kind == .sign,
                let (_, next) = sense(end + 1, classes.ordSuffix)
            {
                ordinals.append(NumberMatch(end: next, value: value, style: .mixed))
                return
            }
            if tokens[start].length <= 3, tokens[start].text != "0" {
                var text = tokens[start].text
                while let next = group(at: end, first: end == start + 1) {
                    text += tokens[next - 1].text
                    end = next
                    whole = Double(text) ?? whole
                }
                if end == start + 1, let next = otherGroups(at: end) {
                    whole = Double(tokens[start..<next].filter { $0.kind == .digits }.map(\.text).joined()) ?? whole
                    end = next
                }
                if end > start + 1 {
                    numbers.append(NumberMatch(end: end, value: whole, style: .mixed))
                    if let (_, next) = sense(end, classes.ordSuffix), !tokens[end].spaced {
                        ordinals.append(NumberMatch(end: next, value: whole, style: .mixed))
                        return
                    }
                }
            }
        }
        if end + 1 < tokens.count,
            tokens[end].text == table.decimal
                || (tokens[start].kind == .digits && tokens[end].text == "." && table.group != "."),
            tokens[end + 1].kind == .digits, !tokens[end + 1].spaced,
            end == start ? tokens[end].spaced || start == 0 : !tokens[end].spaced,
            let value = Double("\(Int64(exactly: whole) ?? 0).\(tokens[end + 1].text)")
        {
            whole = value
            end += 2
            numbers.append(NumberMatch(end: end, value: value, style: .mixed))
        }
        guard end > start else { return }
        if let (value, next) = raised(whole, at: end) {
            numbers.append(NumberMatch(end: next, value: value, style: .mixed))
        }
        // "3 million two hundred", "5 dozen", "2k"
        WordNumber(reader: self, start: end, leading: whole).read(&numbers, &ordinals)
    }

    /// The end of a group of three digits after a separator.
    private func group(at index: Int, first: Bool) -> Int? {
        guard index + 1 < tokens.count, tokens[index + 1].kind == .digits, tokens[index + 1].length == 3 else {
            return nil
        }
        let isSeparator = tokens[index].text == table.group || tokens[index].text == "'"
        guard isSeparator, !tokens[index].spaced, !tokens[index + 1].spaced else { return nil }
        return index + 2
    }

    /// The end of groups of three digits in the way of another language, where that is beyond doubt: "1 234", "1.000.000".
    private func otherGroups(at index: Int) -> Int? {
        let sign = table.group == "." ? "," : "."
        var next = index
        while next + 1 < tokens.count, tokens[next].text == sign, !tokens[next].spaced,
            tokens[next + 1].kind == .digits,
            tokens[next + 1].length == 3, !tokens[next + 1].spaced
        {
            next += 2
        }
        if next >= index + 4 { return next }
        next = index
        while next < tokens.count, tokens[next].kind == .digits, tokens[next].length == 3, tokens[next].spaced {
            next += 1
        }
        guard next > index, next == tokens.count || tokens[next].kind != .digits else { return nil }
        let isRow = tokens[index - 1].length == 3 && !tokens[index..<next].allSatisfy { $0.text == "000" }
        return isRow ? nil : next
    }

    /// What a number in digits is with what raises it: "6e23", "2^10", "6 x 10^23"; `nil` if nothing does.
    private func raised(_ number: Double, at index: Int) -> (Double, Int)? {
        if index + 1 < tokens.count, !tokens[index].spaced, !tokens[index + 1].spaced {
            if tokens[index].text == "^", let (exponent, next) = exponent(at: index + 1) {
                return (Power.of(number, exponent), next)
            }
            if tokens[index].text == "e", let (exponent, next) = exponent(at: index + 1) {
                return (Power.scaled(number, by: exponent), next)
            }
        }
        guard index + 3 < tokens.count, ["x", "*", "×", "·", "⋅"].contains(tokens[index].text),
            tokens[index + 1].text == "10", tokens[index + 2].text == "^", !tokens[index + 2].spaced,
            let (exponent, next) = exponent(at: index + 3)
        else { return nil }
        return (Power.scaled(number, by: exponent), next)
    }

    /// A whole exponent in digits, with or without a sign.
    private func exponent(at index: Int) -> (Int, Int)? {
        var next = index
        let isNegative = tokens[next].text == "-"
        if isNegative || tokens[next].text == "+" { next += 1 }
        guard next < tokens.count, !tokens[next].spaced, tokens[next].kind == .digits, tokens[next].length <= 3,
            let value = Int(tokens[next].text)
        else { return nil }
        return (isNegative ? -value : value, next + 1)
    }

    /// Adds "1/2", "three quarters", "one and a half", "7 over 4".
    private func addFractions(at start: Int, _ numbers: inout [NumberMatch], _ ordinals: [NumberMatch]) {
        var found: [NumberMatch] = []
        // What is below zero was read without its sign, and has its fractions.
        for number in numbers
        where number.style != .fraction && number.value == number.value.rounded() && number.value >= 0 {
            let end = number.end
            guard end < tokens.count else { continue }
            if number.style == .digits || number.style == .mixed, tokens[end].text == "/", end + 1 < tokens.count,
                tokens[end + 1].kind == .digits, tokens[end].spaced == tokens[end + 1].spaced,
                let below = Double(tokens[end + 1].text), below != 0
            {
                if end + 2 < tokens.count, tokens[end + 2].text == "/", !tokens[end + 2].spaced { continue }
                found.append(NumberMatch(end: end + 2, value: number.value / below, style: .fraction))
            }
            if number.style == .digits, tokens[end].kind == .digits, tokens[end].spaced, end + 2 < tokens.count,
                tokens[end + 1].text == "/", !tokens[end + 1].spaced, tokens[end + 2].kind == .digits,
                let above = Double(tokens[end].text), let below = Double(tokens[end + 2].text), below > above
            {
                found.append(NumberMatch(end: end + 3, value: number.value + above / below, style: .fraction))
            }
            // "1-1/2"
            if number.style == .digits, tokens[end].text == "-", !tokens[end].spaced, end + 3 < tokens.count,
                tokens[end + 1].kind == .digits, tokens[end + 2].text == "/", tokens[end + 3].kind == .digits,
                tokens[(end + 1)...(end + 3)].allSatisfy({ !$0.spaced }),
                let above = Double(tokens[end + 1].text), let below = Double(tokens[end + 3].text), below > above,
                above > 0, end + 4 == tokens.count || tokens[end + 4].text != "/"
            {
                found.append(NumberMatch(end: end + 4, value: number.value + above / below, style: .fraction))
            }
            if let value = vulgar(tokens[end].text) {
                found.append(NumberMatch(end: end + 1, value: number.value + value, style: .fraction))
            }
            var next = end
            if tokens[next].text == "-" || tokens[next].text == "/", !tokens[next].spaced, next + 1 < tokens.count {
                next += 1
            }
            // "Two hundred third" is a place.
            if let (below, after) = denominator(at: next), !isPartOfDenominator(number.end - 1, start, next),
                number.value == 1 || !ordinals.contains(where: { $0.end == after })
            {
                found.append(NumberMatch(end: after, value: number.value / below, style: .fraction))
            }
            if isRest { continue }
            if let (_, after) = sense(end, classes.over), after < tokens.count {
                for below in restReader.read(at: after).numbers where below.style != .fraction && below.value != 0 {
                    found.append(NumberMatch(end: below.end, value: number.value / below.value, style: .fraction))
                }
            }
            // "five three-quarters"
            if let (rest, after) = sense(end, classes.fixed), rest < 1 {
                // "Ein dreiviertel" is one of three quarters.
                let whole = number.value == 1 && number.style == .words ? 0 : number.value
                found.append(NumberMatch(end: after, value: whole + rest, style: .fraction))
            }
            // "ciento treinta con dos quintos"
            if let (_, after) = sense(end, classes.point), after < tokens.count, tokens[after].kind == .word {
                addRest(at: after, to: number, &found)
            }
            if let (mask, joined) = sense(pastHyphen(end), classes.joiner), joined < tokens.count {
                let after = pastHyphen(joined)
                // "Treinta y dos quintos" are 32 of them.
                let isOne =
                    Int(mask) & 8 != 0 && sense(end - 1, classes.ten) != nil && sense(after, classes.digit) != nil
                let article = pastHyphen(sense(after, classes.article)?.1 ?? after)
                if let (half, after) = sense(article, classes.half) {
                    // "A million and a half" is half a million more, and so is "a dozen and a half".
                    let power = sense(end - 1, classes.power)?.0 ?? sense(end - 1, classes.collective)?.0 ?? 1
                    let whole = power >= 1e6 || power < 1e3 ? power : 1
                    found.append(NumberMatch(end: after, value: number.value + half * whole, style: .fraction))
                } else if let (below, end) = sense(article, classes.denominator), below != 0, article > after {
                    found.append(NumberMatch(end: end, value: number.value + 1 / below, style: .fraction))
                } else if after < tokens.count, !isOne, number.style != .words || tokens[after].kind != .digits {
                    addRest(at: after, to: number, &found)
                }
            }
        }
        // "anderthalb", "zweieinhalb"
        if let (value, end) = sense(start, classes.fixed) {
            found.append(NumberMatch(end: end, value: value, style: .fraction))
        }
        if let value = vulgar(tokens[start].text) {
            found.append(NumberMatch(end: start + 1, value: value, style: .fraction))
        }
        // "one and a half million"
        for fraction in numbers + found where fraction.style == .fraction {
            if let (power, end) = sense(fraction.end, classes.power) ?? sense(fraction.end, classes.collective) {
                found.append(NumberMatch(end: end, value: fraction.value * power, style: .fraction))
            }
        }
        // "a quarter of a million"
        for fraction in numbers + found where fraction.style == .fraction && fraction.value < 1 {
            guard let (_, of) = sense(fraction.end, classes.of) else { continue }
            let article = sense(of, classes.article)?.1 ?? of
            for symbol in [classes.power, classes.hundred, classes.collective] {
                guard let (factor, end) = sense(article, symbol) else { continue }
                found.append(
                    NumberMatch(
                        end: end, value: fraction.value * (symbol == classes.hundred ? 100 : factor), style: .fraction))
            }
        }
        // "two to the power of ten"
        for number in numbers where number.style != .fraction {
            guard let (_, next) = sense(number.end, classes.toPower), next < tokens.count else { continue }
            if let (exponent, end) = wholeNumber(at: next), abs(exponent) < 1_000 {
                found.append(
                    NumberMatch(end: end, value: Power.of(number.value, Int(exponent)), style: .mixed))
            }
        }
        numbers += found
    }

    /// The token after a hyphen that stands without a space: "two-and-a-half".
    private func pastHyphen(_ index: Int) -> Int {
        index + 1 < tokens.count && tokens[index].text == "-" && !tokens[index].spaced ? index + 1 : index
    }

    /// Adds a fraction that begins at a token to a whole number.
    private func addRest(at index: Int, to number: NumberMatch, _ found: inout [NumberMatch]) {
        for rest in restReader.read(at: index).numbers where rest.style == .fraction && rest.value > 0 && rest.value < 1
        {
            found.append(NumberMatch(end: rest.end, value: number.value + rest.value, style: .fraction))
        }
    }

    /// The whole number that begins at a token, in digits or words.
    private func wholeNumber(at index: Int) -> (Double, Int)? {
        guard index < tokens.count else { return nil }
        if tokens[index].kind == .digits { return Double(tokens[index].text).map { ($0, index + 1) } }
        var (numbers, ordinals): ([NumberMatch], [NumberMatch]) = ([], [])
        WordNumber(reader: self, start: index, isPlain: true).read(&numbers, &ordinals)
        return numbers.last.map { ($0.value, $0.end) }
    }

    /// What a number is divided by: "fifths", "twenty-fifths", "ten-thousandths".
    private func denominator(at index: Int) -> (Double, Int)? {
        if let (below, end) = sense(index, classes.denominator), below != 0 { return (below, end) }
        guard
            let (first, end) = sense(index, classes.ten) ?? sense(index, classes.teen) ?? sense(index, classes.hundred)
        else { return nil }
        guard end < tokens.count, tokens[end].text == "-", !tokens[end].spaced,
            let (last, after) = sense(end + 1, classes.denominator)
        else { return nil }
        if last > 2, last < 10, sense(index, classes.ten) != nil { return (first + last, after) }
        return last >= 1_000 ? (first * last, after) : nil
    }

    /// Whether the last word of a number belongs to what stands below it: the "twenty" of "five twenty-fifths".
    private func isPartOfDenominator(_ last: Int, _ start: Int, _ next: Int) -> Bool {
        guard last > start, next == last + 2, let (below, _) = sense(next, classes.denominator), below > 2, below < 10
        else { return false }
        return sense(last, classes.ten) != nil && sense(last - 1, classes.joiner) == nil
    }

    /// The value of a sign as "½" or "⅝".
    ///
    /// - Source: Unicode Standard Annex 44, Numeric_Value.
    private func vulgar(_ text: String) -> Double? {
        guard let scalar = text.unicodeScalars.first, scalar.value >= 0xBC, text.unicodeScalars.count == 1,
            let value = scalar.properties.numericValue, value > 0, value < 1
        else { return nil }
        return value
    }
}

/// Powers without a library of mathematics.
enum Power {
    /// A base to a whole exponent.
    static func of(_ base: Double, _ exponent: Int) -> Double {
        var result = 1.0
        for _ in 0..<min(abs(exponent), 999) { result *= base }
        return exponent < 0 ? 1 / result : result
    }

    /// A number times ten to an exponent, rounded once: as it would be read in digits.
    static func scaled(_ number: Double, by exponent: Int) -> Double {
        let digits = number.description
        return (digits.contains("e") ? nil : Double("\(digits)e\(exponent)")) ?? number * of(10, exponent)
    }
}

extension Array where Element == Token {
    /// The token after a sense that begins at a token; `nil` if its other words do not follow.
    func end(of sense: Sense, at index: Int) -> Int? {
        var next = index + 1
        for word in sense.tail {
            if next < count, self[next].text == "-", word != "-", !self[next].spaced { next += 1 }
            guard next < count, self[next].text == word, !(sense.isTight && self[next].spaced) else { return nil }
            next += 1
        }
        return next
    }
}
