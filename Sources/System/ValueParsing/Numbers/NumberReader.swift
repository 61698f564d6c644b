/// Finds the numbers that begin at a token: in digits, in words, and mixed.
struct NumberReader {
    let tokens: [Token]
    let table: LanguageTable
    let classes: NumberClasses

    /// All numbers that begin there, the shortest first; places in a row beside them.
    func read(at start: Int) -> (numbers: [NumberMatch], ordinals: [NumberMatch]) {
        var numbers: [NumberMatch] = []
        var ordinals: [NumberMatch] = []
        let token = tokens[start]
        if token.kind == .digits || (token.text == "." || token.text == ",") {
            readDigits(at: start, &numbers, &ordinals)
        } else if let (_, next) = sense(start, classes.minus), next < tokens.count {
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
        addFractions(at: start, &numbers)
        return (numbers.sorted { $0.end < $1.end }, ordinals)
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
                if end > start + 1 { numbers.append(NumberMatch(end: end, value: whole, style: .mixed)) }
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
        if let (exponent, next) = exponent(at: end) {
            numbers.append(NumberMatch(end: next, value: exponent(whole), style: .mixed))
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

    private func exponent(at index: Int) -> ((Double) -> Double, Int)? {
        guard index + 1 < tokens.count, !tokens[index].spaced, !tokens[index + 1].spaced else { return nil }
        let isPower = tokens[index].text == "^"
        guard isPower || tokens[index].text == "e" else { return nil }
        var next = index + 1
        var sign = 1.0
        if tokens[next].text == "-" || tokens[next].text == "+" {
            sign = tokens[next].text == "-" ? -1 : 1
            next += 1
        }
        guard next < tokens.count, tokens[next].kind == .digits, tokens[next].length <= 3,
            let value = Double(tokens[next].text)
        else { return nil }
        return ({ isPower ? Power.of($0, sign * value) : $0 * Power.of(10, sign * value) }, next + 1)
    }

    /// Adds "1/2", "three quarters", "one and a half", "7 over 4".
    private func addFractions(at start: Int, _ numbers: inout [NumberMatch]) {
        var found: [NumberMatch] = []
        for number in numbers where number.style != .fraction && number.value == number.value.rounded() {
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
            if let value = vulgar(tokens[end].text) {
                found.append(NumberMatch(end: end + 1, value: number.value + value, style: .fraction))
            }
            var next = end
            if tokens[next].text == "-" || tokens[next].text == "/", !tokens[next].spaced, next + 1 < tokens.count {
                next += 1
            }
            if let (below, after) = sense(next, classes.denominator), below != 0 {
                found.append(NumberMatch(end: after, value: number.value / below, style: .fraction))
            }
            if let (_, after) = sense(end, classes.over), after < tokens.count {
                for below in read(at: after).numbers where below.style != .fraction && below.value != 0 {
                    found.append(NumberMatch(end: below.end, value: number.value / below.value, style: .fraction))
                }
            }
            if let (_, after) = sense(end, classes.joiner), after < tokens.count {
                let article = sense(after, classes.article)?.1 ?? after
                if let (half, after) = sense(article, classes.half) {
                    // "A million and a half" is half a million more.
                    let power = sense(end - 1, classes.power)?.0 ?? 1
                    let whole = power >= 1e6 ? power : 1
                    found.append(NumberMatch(end: after, value: number.value + half * whole, style: .fraction))
                } else if let (below, end) = sense(article, classes.denominator), below != 0, article > after {
                    found.append(NumberMatch(end: end, value: number.value + 1 / below, style: .fraction))
                } else if number.style != .words || tokens[after].kind != .digits {
                    for rest in read(at: after).numbers
                    where rest.style == .fraction && rest.value > 0 && rest.value < 1 {
                        found.append(NumberMatch(end: rest.end, value: number.value + rest.value, style: .fraction))
                    }
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
        for fraction in found {
            if let (power, end) = sense(fraction.end, classes.power) {
                found.append(NumberMatch(end: end, value: fraction.value * power, style: .fraction))
            }
        }
        numbers += found
    }

    private func vulgar(_ text: String) -> Double? {
        switch text {
        case "½": 0.5
        case "¼": 0.25
        case "¾": 0.75
        case "⅓": 1.0 / 3
        case "⅔": 2.0 / 3
        default: nil
        }
    }
}

/// Powers without a library of mathematics.
enum Power {
    /// A base to a whole exponent.
    static func of(_ base: Double, _ exponent: Double) -> Double {
        var result = 1.0
        for _ in 0..<Int(min(abs(exponent), 999)) { result *= base }
        return exponent < 0 ? 1 / result : result
    }
}

extension Array where Element == Token {
    /// The token after a sense that begins at a token; `nil` if its other words do not follow.
    func end(of sense: Sense, at index: Int) -> Int? {
        var next = index + 1
        for word in sense.tail {
            if next < count, self[next].text == "-", word != "-", !self[next].spaced { next += 1 }
            guard next < count, self[next].text == word else { return nil }
            next += 1
        }
        return next
    }
}
