public import ValueParsing

extension PhraseMatcher {
    /// The same phrases, with values that are read by another parser: that of the language of whoever speaks.
    public func reading(with parser: ValueParser) -> PhraseMatcher {
        var matcher = self
        matcher.parser = parser
        return matcher
    }

    /// How many phrases are laid beside a sentence.
    private static let laid = 48

    /// Of phrases that share words with a sentence, those that are worth to be laid beside it.
    ///
    /// Of phrases of an intent that have the same words and differ in their parameters, those whose parameters are nowhere in
    /// the sentence are not, apart from the first one.
    func worthwhile(_ candidates: [Int], _ filled: Set<Int>, _ parsed: [FoundValue]) -> [Int] {
        var known: Set<[Template.Item]> = []
        var chosen: [Int] = []
        for number in candidates {
            let template = templates[number]
            let isWhole = template.items.allSatisfy { item in
                if case .slot(let slot) = item { isFilled(slot, template.intent, filled, parsed) } else { true }
            }
            let words = [.slot(template.intent)] + template.items.filter { if case .word = $0 { true } else { false } }
            guard known.insert(words).inserted || isWhole else { continue }
            chosen.append(number)
            if chosen.count == PhraseMatcher.laid { break }
        }
        return chosen
    }

    /// One number for a slot of an intent.
    func slotNumber(_ owner: (intent: Int, slot: Int)) -> Int { owner.intent << 8 | owner.slot }

    private func isFilled(_ slot: Int, _ intent: Int, _ filled: Set<Int>, _ parsed: [FoundValue]) -> Bool {
        switch intents[intent].slots[slot] {
        case .values: return filled.contains(slotNumber((intent, slot)))
        case .parsed(let kinds): return parsed.contains { $0.isOf(kinds) }
        case .open, .text: return true
        }
    }

    /// Whether a phrase has a word that says something, apart from its parameters: any sentence would fit one that has none.
    public static func saysSomething(_ phrase: String) -> Bool {
        Template.parts(of: phrase).contains { part in
            !part.isSlot && WordForms.words(of: part.text).contains { !WordForms.small.contains($0) }
        }
    }
}

extension PhraseSlot {
    /// The values that are known; nil where there are none to know.
    var values: [PhraseValue]? {
        switch self {
        case .values(let values), .open(let values): values
        case .parsed, .text: nil
        }
    }
}
