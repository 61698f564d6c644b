/// Reads the rules of a table of a language.
///
/// A rule is `name = items {field=value}`. Items are classes and rules by name, words in quotes, `#1-31` for a whole number
/// (`#d` in digits, `#w` in words, `*2` with two digits), `#` for any number, `@1-31` for a place in a row, `( | )`, `?` after
/// what may be missing, `field:` before what goes into another field, `~` where no space may stand, `^` where one has to, `$` where
/// the text begins or ends, `!` where no word follows, `&` before words of which none follows, but another one.
struct RuleReader {
    private var scalars: [Character]
    private var index = 0
    private let line: Int

    init(_ text: Substring, line: Int) {
        scalars = Array(text)
        self.line = line
    }

    /// Reads the rule after its name.
    mutating func rule(in grammar: inout Grammar) throws(LanguageTableError) -> Rule {
        let items = try sequence(in: &grammar)
        var rule = Rule(items: items, constants: [])
        if peek() == "{" {
            index += 1
            while let next = peek(), next != "}" {
                if next == "!" {
                    index += 1
                    let name = word()
                    guard let action = Action(rawValue: name) else { throw error("no action \(name)") }
                    rule.action = action
                    continue
                }
                let name = word()
                guard let field = Field(named: name) else { throw error("no field \(name)") }
                guard peek() == "=" else { throw error("= expected after \(name)") }
                index += 1
                guard let value = Double(word(number: true)) else { throw error("a number expected after \(name)=") }
                rule.constants.append((field, value))
                if peek() == "," { index += 1 }
            }
            index += 1
        }
        if let rest = peek() { throw error("unexpected \(rest)") }
        return rule
    }

    private mutating func sequence(in grammar: inout Grammar) throws(LanguageTableError) -> [Item] {
        var items: [Item] = []
        while let next = peek(), next != "|", next != ")", next != "{" {
            var item = try item(in: &grammar)
            if peek() == "?" {
                index += 1
                if case .choice(let choices) = item { item = .optional(choices) } else { item = .optional([[item]]) }
            }
            items.append(item)
        }
        return items
    }

    private mutating func item(in grammar: inout Grammar) throws(LanguageTableError) -> Item {
        switch peek() {
        case "(":
            index += 1
            var choices = [try sequence(in: &grammar)]
            while peek() == "|" {
                index += 1
                choices.append(try sequence(in: &grammar))
            }
            guard peek() == ")" else { throw error(") expected") }
            index += 1
            return .choice(choices)
        case "~":
            index += 1
            return .glue
        case "^":
            index += 1
            return .boundary
        case "$":
            index += 1
            return .textEdge
        case "!":
            index += 1
            return .stop
        case "&":
            index += 1
            return .other(symbols(of: try item(in: &grammar)))
        case "\"":
            index += 1
            var text = ""
            while index < scalars.count, scalars[index] != "\"" {
                text.append(scalars[index])
                index += 1
            }
            index += 1
            return literal(text, in: &grammar)
        case "#", "@": return try numeric(field: nil)
        default: break
        }
        var name = word()
        guard !name.isEmpty else { throw error("a name expected") }
        var field: Field?
        if index < scalars.count, scalars[index] == ":" {
            index += 1
            guard let known = Field(named: name) else { throw error("no field \(name)") }
            field = known
            if let next = peek(), next == "#" || next == "@" { return try numeric(field: field) }
            name = word()
        }
        if let rule = grammar.ruleNames[name] { return .rule(rule, field) }
        guard let symbol = grammar.symbols[name] else { throw error("no class or rule \(name)") }
        return .symbol(symbol, field ?? Field(named: name))
    }

    /// The words and classes that an item can be.
    private func symbols(of item: Item) -> [Int] {
        switch item {
        case .symbol(let symbol, _): [symbol]
        case .choice(let choices): choices.flatMap { $0.prefix(1).flatMap(symbols) }
        default: []
        }
    }

    private func literal(_ text: String, in grammar: inout Grammar) -> Item {
        var choices: [[Item]] = []
        for word in text.split(separator: " ") {
            let tokens = Tokenizer.tokens(of: String(word))
            guard let head = tokens.first else { continue }
            let symbol = grammar.symbol("'" + tokens.map(\.text).joined(separator: " "))
            let tail = tokens.dropFirst().map(\.text)
            if !(grammar.words[head.text] ?? []).contains(where: { $0.symbol == symbol }) {
                grammar.words[head.text, default: []].append(Sense(symbol: symbol, value: 0, tail: tail))
            }
            choices.append([.symbol(symbol, nil)])
        }
        return choices.count == 1 ? choices[0][0] : .choice(choices)
    }

    private mutating func numeric(field: Field?) throws(LanguageTableError) -> Item {
        let sign = scalars[index]
        index += 1
        var style = IntegerShape.Style.any
        if index < scalars.count, scalars[index] == "d" {
            style = .digits
        } else if index < scalars.count, scalars[index] == "w" {
            style = .words
        }
        if style != .any { index += 1 }
        guard index < scalars.count, scalars[index].isNumber else {
            return .number(field ?? .number)
        }
        let spec = word(number: true).split(separator: "*")
        let bounds = spec[0].split(separator: "-").compactMap { Int($0) }
        guard bounds.count == 2, bounds[0] <= bounds[1] else { throw error("bounds expected as in #1-31") }
        if sign == "@" { return .ordinal(bounds[0]...bounds[1], field ?? .ordinal) }
        let shape = IntegerShape(
            style: style, bounds: bounds[0]...bounds[1], length: spec.count > 1 ? Int(spec[1]) : nil)
        return .integer(shape, field ?? .number)
    }

    private mutating func peek() -> Character? {
        while index < scalars.count, scalars[index] == " " || scalars[index] == "\t" { index += 1 }
        return index < scalars.count ? scalars[index] : nil
    }

    private mutating func word(number: Bool = false) -> String {
        _ = peek()
        var text = ""
        while index < scalars.count {
            let next = scalars[index]
            let fits =
                next.isLetter || next.isNumber || next == "_" || (number && (next == "-" || next == "." || next == "*"))
            guard fits else { break }
            text.append(next)
            index += 1
        }
        return text
    }

    private func error(_ message: String) -> LanguageTableError {
        LanguageTableError(line: line, message: "\(message) in: \(String(scalars))")
    }
}
