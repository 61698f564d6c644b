/// One thing that a word can be.
struct Sense {
    /// The class of the word, or the word itself.
    var symbol: Int
    /// Its value in the class.
    var value: Double
    /// The words that have to follow.
    var tail: [String]
    /// Whether they have to follow without a space: "C$", "m2".
    var isTight = false
}

/// A part of a rule.
indirect enum Item {
    /// A word of a class, or a certain word; its value goes into the field.
    case symbol(Int, Field?)
    /// What another rule finds; it stands for itself in the field, or is merged.
    case rule(Int, Field?)
    /// A whole number between bounds.
    case integer(IntegerShape, Field)
    /// Any number.
    case number(Field)
    /// A place in a row between bounds.
    case ordinal(ClosedRange<Int>, Field)
    /// One of these, or nothing.
    case optional([[Item]])
    /// One of these.
    case choice([[Item]])
    /// No space may stand here.
    case glue
    /// A space has to stand here, or the end.
    case boundary
    /// The text begins or ends here.
    case textEdge
    /// No word follows.
    case stop
    /// A word follows, and it is none of these.
    case other([Int])
}

/// What a whole number in a rule may look like.
struct IntegerShape {
    enum Style { case any, digits, words }
    var style: Style
    var bounds: ClosedRange<Int>
    /// How many digits there have to be, where that matters.
    var length: Int?
}

/// What a rule does with what it has found.
enum Action: String {
    /// A number and a unit of time become an amount of that unit.
    case duration = "dur"
}

/// A rule of the grammar of a language.
struct Rule {
    var items: [Item]
    var constants: [(field: Field, value: Double)]
    var action: Action?
    /// Which words it can begin with; `nil` where it can be empty.
    var first: SymbolSet = SymbolSet()
}

/// A set of symbols.
struct SymbolSet {
    private var words: [UInt64] = []

    mutating func insert(_ symbol: Int) {
        while words.count <= symbol >> 6 { words.append(0) }
        words[symbol >> 6] |= 1 << UInt64(symbol & 63)
    }

    func contains(_ symbol: Int) -> Bool {
        symbol >> 6 < words.count && words[symbol >> 6] & (1 << UInt64(symbol & 63)) != 0
    }

    /// Adds all symbols of another set; `true` if that made a difference.
    mutating func formUnion(_ other: SymbolSet) -> Bool {
        var changed = false
        while words.count < other.words.count { words.append(0) }
        for (index, word) in other.words.enumerated() where words[index] | word != words[index] {
            words[index] |= word
            changed = true
        }
        return changed
    }
}

/// The words and rules of a language, ready to be used.
struct Grammar {
    /// Symbols that are no words.
    static let numberSymbol = 0
    static let ordinalSymbol = 1

    var symbols: [String: Int] = ["#": numberSymbol, "@": ordinalSymbol]
    var words: [String: [Sense]] = [:]
    var ruleNames: [String: Int] = [:]
    var rules: [[Rule]] = []
    var firsts: [SymbolSet] = []

    /// The symbol for a class or word, made where there is none.
    mutating func symbol(_ name: String) -> Int {
        if let known = symbols[name] { return known }
        symbols[name] = symbols.count
        return symbols.count - 1
    }

    /// Reckons with which words rules can begin.
    mutating func computeFirsts() {
        firsts = rules.map { _ in SymbolSet() }
        var changed = true
        while changed {
            changed = false
            for name in rules.indices {
                for index in rules[name].indices {
                    var first = rules[name][index].first
                    _ = collect(rules[name][index].items, into: &first)
                    if rules[name][index].first.formUnion(first) { changed = true }
                    if firsts[name].formUnion(first) { changed = true }
                }
            }
        }
    }

    /// Adds what items can begin with; `true` if they can be empty.
    private func collect(_ items: [Item], into set: inout SymbolSet) -> Bool {
        for item in items {
            switch item {
            case .symbol(let symbol, _): set.insert(symbol)
            case .rule(let name, _): _ = set.formUnion(firsts[name])
            case .integer, .number: set.insert(Grammar.numberSymbol)
            case .ordinal: set.insert(Grammar.ordinalSymbol)
            case .glue, .boundary, .textEdge, .stop, .other: continue
            case .optional(let choices):
                for choice in choices { _ = collect(choice, into: &set) }
                continue
            case .choice(let choices):
                var empty = false
                for choice in choices where collect(choice, into: &set) { empty = true }
                if empty { continue }
            }
            return false
        }
        return true
    }
}
