import ValueParsing

extension PhraseMatcher {
    /// Lays a phrase beside a sentence.
    ///
    /// - Returns: The match, how well the words alone fit, which tells phrases of one intent apart, and how much of the sentence it
    ///   covers.
    func match(
        _ template: Template, _ reading: SentenceReading, _ meaning: Double
    ) -> (match: PhraseMatch, fit: Double, cover: Cover) {
        let intent = intents[template.intent]
        var words = reading.aligned
        var names: [Range<Int>] = []
        if template.items.contains(.appName) {
            for (start, found) in reading.names.enumerated() {
                for name in found where name.value == intent.app { names.append(start..<name.end) }
            }
        }
        var aligner = Aligner(
            words: words, table: table, spans: { spans(intent.slots[$0], $1, reading) },
            appNames: { start in names.filter { $0.lowerBound == start }.map(\.upperBound) })
        var result = aligner.align(template.items)
        if let name = names.max(by: { $0.count < $1.count }), !result.hasAppName {
            // The name stands elsewhere in the sentence: "In Coffee, order a latte".
            for index in name { words[index].weight = 0 }
            if name.lowerBound > 0, words[name.lowerBound - 1].weight < 1 { words[name.lowerBound - 1].weight = 0 }
            aligner = Aligner(
                words: words, table: table, spans: aligner.spans, appNames: { _ in [] }, isNameElsewhere: true)
            let other = aligner.align(template.items)
            if other.score > result.score { result = other }
        }
        var found: [String: SlotMatch] = [:]
        var cover = Cover(free: [], total: result.total)
        for (slot, span) in result.slots {
            let meaning: SlotMatch.Meaning
            switch slots[intent.slots[slot]].source {
            case .values, .open: meaning = span.value.map { .value(values[$0]) } ?? .text
            case .parsed: meaning = span.value.map { .parsed(reading.parsed[$0].value) } ?? .text
            case .text: meaning = .text
            }
            if case .text = meaning { cover.free += span.start..<span.end }
            found[intent.slotNames[slot]] = SlotMatch(text: reading.words.text(span.start, span.end), meaning: meaning)
        }
        var reasons = result.reasons
        var score = result.score
        if score < 0.999 || !template.items.contains(.appName) {
            // Meaning helps where words differ, and can never make a match exact.
            if score < 0.999 { score = min(0.99, max(score, 0.5 * score + 0.5 * meaning, meaning)) }
            if meaning > 0 { reasons.append(.meaning(meaning)) }
        }
        let match = PhraseMatch(
            app: apps[intent.app].id, intent: intent.id, phrase: template.text, slots: found, score: score,
            reasons: reasons, isIrreversible: intent.isIrreversible)
        return (match, result.score, cover)
    }

    /// How much of a sentence a phrase covers.
    struct Cover {
        /// The words that are values which nobody knows.
        var free: [Int]
        /// How much was compared.
        var total: Double
    }

    /// What a slot can take from a word on.
    private func spans(_ slot: Int, _ start: Int, _ reading: SentenceReading) -> [Aligner.Span] {
        switch slots[slot].source {
        case .values(let range): return known(range, start, reading)
        case .open(let range):
            // Words that are no known value may be the name of another one.
            return known(range, start, reading) + text(start, reading, trust: 0.8, known: range)
        case .parsed(let kinds):
            return reading.parsed.enumerated().compactMap { index, value in
                guard value.start == start, value.value.isOf(ValueKinds(rawValue: kinds)) else { return nil }
                return Aligner.Span(start: start, end: value.end, trust: 1, value: index)
            }
        case .text:
            return text(start, reading, trust: 0.95)
        }
    }

    /// The known values of a slot that begin at a word.
    private func known(_ range: Range<Int>, _ start: Int, _ reading: SentenceReading) -> [Aligner.Span] {
        reading.values[start].compactMap { value in
            guard range.contains(value.value) else { return nil }
            return Aligner.Span(start: start, end: value.end, trust: value.trust, value: value.value)
        }
    }

    /// Any words from one on. The longer, the less sure: words of the phrase should not vanish in them.
    /// What is said aside is at the edge of none, unless a known value has it.
    private func text(
        _ start: Int, _ reading: SentenceReading, trust: Double, known: Range<Int>? = nil
    ) -> [Aligner.Span] {
        let texts = reading.words.texts
        let asides = known.map { reading.asides(for: $0) } ?? reading.words.asides
        guard asides.canBegin(start, isName: known != nil) else { return [] }
        return (start + 1...min(texts.count, start + 16)).compactMap { end in
            guard asides.canEnd(end) else { return nil }
            // Articles and the like alone are no text.
            guard texts[start..<end].contains(where: { !WordForms.small.contains($0) }) else { return nil }
            return Aligner.Span(start: start, end: end, trust: trust - 0.02 * Double(end - start), value: nil)
        }
    }
}

extension FoundValue {
    /// Whether it is of one of the kinds.
    func isOf(_ kinds: ValueKinds) -> Bool {
        let kind: ValueKinds =
            switch value {
            case .number: .numbers
            case .percentage: .percentages
            case .ordinal: .ordinals
            case .measurement: .measurements
            case .money: .money
            case .age: .ages
            case .duration: .durations
            case .date, .time, .dateTime, .dateRange, .timeRange, .dateTimeRange, .recurrence: .times
            case .numberRange: .numberRanges
            case .phoneNumber: .phoneNumbers
            case .email: .emails
            case .url: .urls
            case .boolean: .booleans
            }
        return kinds.contains(kind)
    }
}
