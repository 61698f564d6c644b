import Synchronization
import ValueParsing

/// What was learned of the parameters of intents, each when it is first needed. Used from any thread.
final class SlotTaggers: Sendable {
    /// How many are kept; each takes some tens of kilobytes.
    private static let kept = 256
    private let taggers = Mutex<[Int: SlotTagger]>([:])

    /// That of an intent, made if there is none.
    func tagger(of intent: Int, _ make: () -> SlotTagger) -> SlotTagger {
        if let known = taggers.withLock({ $0[intent] }) { return known }
        // Two that need it at once make the same.
        let made = make()
        taggers.withLock { taggers in
            if taggers.count >= SlotTaggers.kept { taggers = [:] }
            taggers[intent] = made
        }
        return made
    }
}

extension PhraseMatcher {
    /// Below which fit the words of a phrase do not tell where values stand.
    static let trustedFit = 0.9
    /// What is left of the score where words in the place of a value are none.
    private static let lostShare = 0.75
    /// From which fit on the nearest of few phrases has the values, where all together tell none.
    private static let keptFit = 0.5
    /// From which trust on words are a known value.
    private static let knownTrust = 0.8

    /// A match with the values that the phrases of its intent, taken together, tell: those of the nearest phrase stand where
    /// they do by chance if the sentence is far from it.
    func filled(
        _ match: PhraseMatch, _ number: Int, fit: Double, _ cover: Cover?, _ reading: SentenceReading
    ) -> PhraseMatch {
        let intent = intents[number]
        guard fit < PhraseMatcher.trustedFit || match.freeWords > 0, !intent.slots.isEmpty else { return match }
        var words = SlotWord.words(of: reading.words)
        var isKnown: [Range<Int>] = []
        for slot in intent.slots.indices {
            for span in known(intent.slots[slot], reading) {
                isKnown.append(span)
                for index in span {
                    words[index].marks.append(SlotWord.Mark(slot: slot, isFirst: index == span.lowerBound))
                }
            }
        }
        let names = reading.names.indices.flatMap { start in
            reading.names[start].filter { $0.value == intent.app }.map { start..<$0.end }
        }
        for index in names.joined() { words[index].marks = [.appName] }
        let tagger = taggers.tagger(of: number) { learned(number) }
        var found: [String: SlotMatch] = [:]
        var kept = Set(names.joined())
        // What is said aside is no value, nor the words around one.
        let asides = reading.words.asides.outside(of: isKnown)
        let others = asides.others(of: words.count)
        for value in tagger.values(others.map { words[$0] }) where found[intent.slotNames[value.slot]] == nil {
            let slot = intent.slots[value.slot]
            let own = others[value.words.lowerBound]..<others[value.words.upperBound - 1] + 1
            let isText = if case .text = slots[slot].source { true } else { false }
            guard let own = asides.trimmed(own, isName: !isText) else { continue }
            guard let (one, words) = slotMatch(slot, own, reading) else { continue }
            found[intent.slotNames[value.slot]] = one
            kept.formUnion(words)
        }
        var match = match
        // Few phrases do not tell that there are none.
        if found.isEmpty, intent.hasFewPhrases, fit >= PhraseMatcher.keptFit { return match }
        // Words that stand in the place of a value, and are none by all that is known, are words too many.
        let isLost = match.slots.contains { name, slot in
            guard case .text = slot.meaning, found[name] == nil else { return false }
            if found.values.contains(where: { $0.text.contains(slot.text) }) { return false }
            let inside = found.values.filter { slot.text.contains($0.text) }
            // What is another value for the most part is not lost.
            return inside.reduce(0) { $0 + WordForms.words(of: $1.text).count } * 2
                < WordForms.words(of: slot.text).count
        }
        if isLost {
            if intent.hasFewPhrases, fit >= PhraseMatcher.trustedFit { return match }
            match.score *= PhraseMatcher.lostShare
        }
        match.slots = found
        if let cover, !isLost {
            let left = cover.free.filter { !kept.contains($0) && !isOfPhrases($0, number, reading) }
            let weight = left.reduce(0) { $0 + reading.aligned[$1].weight }
            match.score *= cover.total / (cover.total + weight * Aligner.extraShare)
            match.reasons += left.filter { reading.aligned[$0].weight >= 1 }.map { .extra(reading.words.texts[$0]) }
        }
        return match
    }

    /// Whether a word of a sentence is one of the phrases of an intent.
    private func isOfPhrases(_ word: Int, _ number: Int, _ reading: SentenceReading) -> Bool {
        reading.senses[word].contains { sense in
            byIntent[number].contains { templates[$0].items.contains(.word(sense.word)) }
        }
    }

    /// The words of a sentence that are known to be values of a slot.
    private func known(_ slot: Int, _ reading: SentenceReading) -> [Range<Int>] {
        switch slots[slot].source {
        case .values(let range), .open(let range):
            reading.values.indices.compactMap { start in
                let ends = reading.values[start]
                    .filter { range.contains($0.value) && $0.trust >= PhraseMatcher.knownTrust }.map(\.end)
                return ends.max().map { start..<$0 }
            }
        case .parsed(let kinds):
            reading.parsed(of: ValueKinds(rawValue: kinds)).map { $0.start..<$0.end }
        case .text: []
        }
    }

    /// What words are as the value of a slot; nil where they cannot be one.
    private func slotMatch(
        _ slot: Int, _ words: Range<Int>, _ reading: SentenceReading
    ) -> (value: SlotMatch, words: Range<Int>)? {
        func known(_ range: Range<Int>) -> (value: Int, words: Range<Int>)? {
            let inside = words.flatMap { start in
                reading.values[start].filter { range.contains($0.value) && $0.end <= words.upperBound }
                    .map { (value: $0.value, words: start..<$0.end, trust: $0.trust) }
            }
            return inside.max { ($0.words.count, $0.trust) < ($1.words.count, $1.trust) }.map { ($0.value, $0.words) }
        }
        func said(_ words: Range<Int>, _ meaning: SlotMatch.Meaning) -> (SlotMatch, Range<Int>) {
            (SlotMatch(text: reading.words.text(words.lowerBound, words.upperBound), meaning: meaning), words)
        }
        switch slots[slot].source {
        case .values(let range): return known(range).map { said($0.words, .value(values[$0.value])) }
        case .open(let range):
            guard let known = known(range), known.words == words else { return said(words, .text) }
            return said(words, .value(values[known.value]))
        case .parsed(let kinds):
            let read = reading.parsed(of: ValueKinds(rawValue: kinds))
                .map { (found: $0, shared: words.clamped(to: $0.start..<$0.end).count) }
                .filter { $0.shared > 0 }
            guard let best = read.max(by: { $0.shared < $1.shared })?.found else { return nil }
            return said(best.start..<best.end, .parsed(best.value))
        case .text: return said(words, .text)
        }
    }

    /// Learns from the phrases of an intent.
    private func learned(_ number: Int) -> SlotTagger {
        let intent = intents[number]
        let own = byIntent[number].lazy.map { self.templates[$0] }.filter { !$0.isNegative }.map(\.text)
        let slots = intent.slots.map { slot in
            switch self.slots[slot].source {
            case .values(let range), .open(let range):
                SlotExamples.Slot(
                    source: self.slots[slot].source,
                    values: values[range].lazy.filter { !$0.isPointer }.prefix(PhraseMatcher.learnedValues)
                        .flatMap { [$0.title] + $0.synonyms }.map(SlotWord.words).filter { !$0.isEmpty })
            case .parsed, .text: SlotExamples.Slot(source: self.slots[slot].source, values: [])
            }
        }
        var examples = SlotExamples(Array(own), names: intent.slotNames, slots: slots)
        return SlotTagger(examples.examples(), titles: intent.slotTitles, encoder: encoder)
    }

    /// How many values of a parameter are learned from.
    private static let learnedValues = 200
}
