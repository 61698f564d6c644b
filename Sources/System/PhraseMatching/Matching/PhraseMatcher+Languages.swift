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
    func worthwhile(_ candidates: [Int], _ reading: SentenceReading) -> [Int] {
        var known: Set<[Template.Item]> = []
        var filled: [Int: Bool] = [:]
        var chosen: [Int] = []
        for number in candidates {
            let template = templates[number]
            let isWhole = template.items.allSatisfy { item in
                guard case .slot(let slot) = item else { return true }
                let number = intents[template.intent].slots[slot]
                if let known = filled[number] { return known }
                let isFilled = self.isFilled(slots[number].source, reading)
                filled[number] = isFilled
                return isFilled
            }
            let words = [.slot(template.intent)] + template.items.filter { if case .word = $0 { true } else { false } }
            guard known.insert(words).inserted || isWhole else { continue }
            chosen.append(number)
            if chosen.count == PhraseMatcher.laid { break }
        }
        return chosen
    }

    private func isFilled(_ source: Slot.Source, _ reading: SentenceReading) -> Bool {
        switch source {
        case .values(let range): reading.values.contains { $0.contains { range.contains($0.value) } }
        case .parsed(let kinds): reading.parsed.contains { $0.value.isOf(ValueKinds(rawValue: kinds)) }
        case .open, .text: true
        }
    }

    /// Whether a phrase has a word that says something, apart from its parameters: any sentence would fit one that has none.
    public static func saysSomething(_ phrase: String) -> Bool {
        Template.parts(of: phrase).contains { part in
            !part.isSlot && WordForms.words(of: part.text).contains { !WordForms.small.contains($0) }
        }
    }

    /// Whether words are only said aside, as "right now" and "please", in any language; no words are.
    public static func isAside(_ text: String) -> Bool {
        let words = WordForms.words(of: text)
        var index = 0
        while index < words.count {
            let found = WordLists.all.asides[words[index]]?.first { one in
                [.aside, .closing].contains(one.place) && words[index...].starts(with: one.words)
            }
            guard let found else { return false }
            index += found.words.count
        }
        return true
    }
}
