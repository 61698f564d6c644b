/// Finds what the rules of a language find at the tokens of a text.
///
/// Every rule is tried once at a token; results are kept. Rules must not begin with themselves.
final class Matcher {
    /// A rule's result: where it ends, and what it has learned.
    struct Match {
        var end: Int
        var record: Record
    }

    let tokens: [Token]
    private let grammar: Grammar
    private let reader: NumberReader
    /// Where the matches of a rule at a token are among those that were found; none is the first.
    private var places: [Int32]
    private var found: [[Match]] = [[]]
    private var numbers: [(numbers: [NumberMatch], ordinals: [NumberMatch])?]
    private var depth = 0

    init(tokens: [Token], table: LanguageTable, classes: NumberClasses) {
        self.tokens = tokens
        grammar = table.grammar
        reader = NumberReader(tokens: tokens, table: table, classes: classes)
        places = Array(repeating: -1, count: tokens.count * grammar.rules.count)
        numbers = Array(repeating: nil, count: tokens.count)
    }

    /// The numbers and places in a row that begin at a token.
    func numbers(at index: Int) -> (numbers: [NumberMatch], ordinals: [NumberMatch]) {
        if let known = numbers[index] { return known }
        let found = reader.read(at: index)
        numbers[index] = found
        return found
    }

    /// What a rule finds at a token: the first way for each end.
    func matches(_ rule: Int, at index: Int) -> [Match] {
        guard index < tokens.count else { return [] }
        let slot = index * grammar.rules.count + rule
        if places[slot] >= 0 { return found[Int(places[slot])] }
        places[slot] = 0
        guard depth < 60, canBegin(grammar.firsts[rule], at: index) else { return [] }
        depth += 1
        defer { depth -= 1 }
        var matches: [Match] = []
        for candidate in grammar.rules[rule] where canBegin(candidate.first, at: index) {
            for match in sequence(candidate.items[...], from: [Match(end: index, record: Record())]) {
                guard match.end > index, !matches.contains(where: { $0.end == match.end }),
                    let record = finish(match.record, candidate)
                else { continue }
                matches.append(Match(end: match.end, record: record))
            }
        }
        if !matches.isEmpty {
            places[slot] = Int32(found.count)
            found.append(matches)
        }
        return matches
    }

    private func canBegin(_ set: SymbolSet, at index: Int) -> Bool {
        for sense in tokens[index].senses where set.contains(sense.symbol) { return true }
        if set.contains(Grammar.numberSymbol), !numbers(at: index).numbers.isEmpty { return true }
        if set.contains(Grammar.ordinalSymbol), !numbers(at: index).ordinals.isEmpty { return true }
        return false
    }

    private func finish(_ record: Record, _ rule: Rule) -> Record? {
        var record = record
        for constant in rule.constants where !record.add(constant.value, to: constant.field) { return nil }
        switch rule.action {
        case .duration:
            guard let unit = record.int(.tunit).flatMap(TimeSpan.Unit.init) else { return nil }
            let count = record[.count] ?? 1
            record[.tunit] = nil
            record[.count] = nil
            guard record.add(count, to: Field.amount(of: unit)) else { return nil }
        case nil: break
        }
        return record
    }

    private func sequence(_ items: ArraySlice<Item>, from states: [Match]) -> [Match] {
        var states = states
        for item in items {
            var next: [Match] = []
            for state in states { step(item, from: state, into: &next) }
            if next.isEmpty { return [] }
            states = next
        }
        return states
    }

    private func step(_ item: Item, from state: Match, into next: inout [Match]) {
        switch item {
        case .glue:
            if state.end < tokens.count, !tokens[state.end].spaced { next.append(state) }
        case .boundary:
            if state.end >= tokens.count || tokens[state.end].spaced || tokens[state.end].kind != .word {
                next.append(state)
            }
        case .textEdge:
            if state.end == 0 || state.end >= tokens.count { next.append(state) }
        case .stop:
            if state.end >= tokens.count || tokens[state.end].kind == .sign { next.append(state) }
        case .other(let symbols):
            guard state.end < tokens.count, tokens[state.end].kind == .word else { return }
            let isOne = tokens[state.end].senses.contains { symbols.contains($0.symbol) }
            if !isOne { next.append(state) }
        case .optional(let choices):
            for choice in choices { next += sequence(choice[...], from: [state]) }
            next.append(state)
        case .choice(let choices):
            for choice in choices { next += sequence(choice[...], from: [state]) }
        default:
            if state.end < tokens.count { stepToken(item, from: state, into: &next) }
        }
    }

    private func stepToken(_ item: Item, from state: Match, into next: inout [Match]) {
        switch item {
        case .symbol(let symbol, let field):
            for sense in tokens[state.end].senses where sense.symbol == symbol {
                guard let end = tokens.end(of: sense, at: state.end) else { continue }
                var record = state.record
                if let field, !record.add(sense.value, to: field) { continue }
                next.append(Match(end: end, record: record))
            }
        case .rule(let rule, let field):
            for match in matches(rule, at: state.end) {
                var record = state.record
                if let field {
                    guard record.put(match.record, in: field) else { continue }
                } else {
                    guard record.merge(match.record) else { continue }
                }
                next.append(Match(end: match.end, record: record))
            }
        case .integer(let shape, let field):
            for number in numbers(at: state.end).numbers where number.fits(shape) {
                add(number.value, field, number.end, state, &next)
            }
        case .number(let field):
            for number in numbers(at: state.end).numbers { add(number.value, field, number.end, state, &next) }
        case .ordinal(let bounds, let field):
            for place in numbers(at: state.end).ordinals where bounds.contains(Int(min(place.value, 1e15))) {
                add(place.value, field, place.end, state, &next)
            }
        default: break
        }
    }

    private func add(_ value: Double, _ field: Field, _ end: Int, _ state: Match, _ next: inout [Match]) {
        var record = state.record
        if record.add(value, to: field) { next.append(Match(end: end, record: record)) }
    }
}
