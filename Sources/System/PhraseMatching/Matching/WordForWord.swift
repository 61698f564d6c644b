import ValueParsing

/// A phrase that was said word for word, politeness aside.
struct WordForWord {
    /// How closely: compared in this order, less is better.
    struct Rank: Equatable {
        /// Words of politeness that are not in the phrase.
        var skipped: Int
        /// Words that went into parameters which take any words.
        var free: Int
        /// Words of the sentence that are not in values of lists and such as are read: the name of a thing in full says more than
        /// a part of it beside words of the phrase. Less than nothing where all is the phrase itself.
        var plain: Int
        /// How many parameters have a value.
        var slots: Int

        func isCloser(than other: Rank) -> Bool {
            (skipped, free, plain, slots) < (other.skipped, other.free, other.plain, other.slots)
        }
    }

    var intent: Int
    var isNegative: Bool
    var rank: Rank
    var match: PhraseMatch
}

extension PhraseMatch {
    /// How many words went into parameters that take any words.
    var freeWords: Int {
        slots.values.reduce(0) { count, slot in
            if case .text = slot.meaning { count + WordForms.words(of: slot.text).count } else { count }
        }
    }
}

/// Walks a sentence through all phrases at once.
struct PhraseWalk {
    private struct Step {
        /// The parameter; ``PhraseAutomaton/appName``, or `politeness`.
        var slot: Int32
        var start: Int
        var end: Int
        /// The value, or the app that has the name.
        var value: Int
    }

    private static let politeness: Int32 = -2
    /// How many steps a sentence can take; what takes more is compared otherwise.
    private static let mostSteps = 20_000

    private let matcher: PhraseMatcher
    private let words: SentenceWords
    private let reading: ValueReading
    private let isPolite: [Bool]
    private var path: [Step] = []
    private var steps = 0
    private var values: [Int: [(value: Int, end: Int)]] = [:]
    private var parsed: [Int: [(start: Int, end: Int, value: FoundValue)]] = [:]
    /// By phrase: the closest way to say it.
    private var best: [Int: (rank: WordForWord.Rank, path: [Step])] = [:]

    init(_ matcher: PhraseMatcher, _ words: SentenceWords, _ context: ValueContext) {
        self.matcher = matcher
        self.words = words
        reading = ValueReading(words.sentence, by: matcher.parser, context: context)
        isPolite = words.texts.map(WordForms.polite.contains)
    }

    /// The phrases that the sentence is, one an intent.
    mutating func found() -> [WordForWord] {
        walk(0, 0, 0, 0)
        guard steps <= PhraseWalk.mostSteps else { return [] }
        var closest: [Int: (phrase: Int, rank: WordForWord.Rank, path: [Step])] = [:]
        var found: [WordForWord] = []
        for phrase in best.keys.sorted() {
            guard let (rank, path) = best[phrase] else { continue }
            let intent = matcher.phrases[phrase].intent
            if matcher.phrases[phrase].isNegative {
                found.append(
                    WordForWord(intent: intent, isNegative: true, rank: rank, match: match(phrase, rank, path)))
            } else if closest[intent].map({ rank.isCloser(than: $0.rank) }) ?? true {
                closest[intent] = (phrase, rank, path)
            }
        }
        return found
            + closest.sorted { $0.key < $1.key }.map { intent, one in
                WordForWord(
                    intent: intent, isNegative: false, rank: one.rank, match: match(one.phrase, one.rank, one.path))
            }
    }

    private mutating func walk(_ state: Int, _ at: Int, _ skipped: Int, _ free: Int) {
        steps += 1
        guard steps <= PhraseWalk.mostSteps else { return }
        guard at < words.numbers.count else { return finish(state, skipped, free) }
        if words.numbers[at] >= 0, let next = matcher.automaton.next(state, words.numbers[at]) {
            walk(next, at + 1, skipped, free)
        }
        for (slot, target) in matcher.automaton.slots(state) {
            let target = Int(target)
            if slot == PhraseAutomaton.appName {
                for name in matcher.nameTrie.exact(words.numbers, at: at) {
                    step(Step(slot: slot, start: at, end: name.end, value: name.value), target, skipped, free)
                }
                continue
            }
            switch matcher.slots[Int(slot)].source {
            // That other words are a value which is not known is a guess, not word for word.
            case .values(let range), .open(let range):
                for value in values(at) where range.contains(value.value) {
                    step(Step(slot: slot, start: at, end: value.end, value: value.value), target, skipped, free)
                }
            case .parsed(let kinds):
                for (index, value) in parsed(kinds).enumerated() where value.start == at {
                    step(Step(slot: slot, start: at, end: value.end, value: index), target, skipped, free)
                }
            case .text:
                guard words.asides.canBegin(at, isName: false) else { continue }
                for end in at + 1...words.numbers.count where words.asides.canEnd(end) {
                    step(Step(slot: slot, start: at, end: end, value: 0), target, skipped, free + end - at)
                }
            }
        }
        if let aside = words.asides.starting(at: at) {
            step(
                Step(slot: PhraseWalk.politeness, start: at, end: aside.upperBound, value: 0), state,
                skipped + aside.count, free)
        } else if isPolite[at] {
            step(Step(slot: PhraseWalk.politeness, start: at, end: at + 1, value: 0), state, skipped + 1, free)
        }
    }

    private mutating func step(_ step: Step, _ target: Int, _ skipped: Int, _ free: Int) {
        path.append(step)
        walk(target, step.end, skipped, free)
        path.removeLast()
    }

    private mutating func values(_ at: Int) -> [(value: Int, end: Int)] {
        if let known = values[at] { return known }
        let found = matcher.valueTrie.exact(words.numbers, at: at)
        values[at] = found
        return found
    }

    private mutating func parsed(_ kinds: Int) -> [(start: Int, end: Int, value: FoundValue)] {
        if let known = parsed[kinds] { return known }
        let found = ValueKinds(rawValue: kinds).single.flatMap { words.values($0, in: reading) }
        parsed[kinds] = found
        return found
    }

    private mutating func finish(_ state: Int, _ skipped: Int, _ free: Int) {
        let phrases = matcher.automaton.phrases(state)
        guard !phrases.isEmpty else { return }
        let own = path.filter { $0.slot >= 0 }
        let plain = own.isEmpty ? -1 : own.reduce(words.numbers.count) { $0 - ($1.end - $1.start) }
        let rank = WordForWord.Rank(skipped: skipped, free: free, plain: plain, slots: own.count)
        for phrase in phrases.lazy.map(Int.init) {
            let app = matcher.intents[matcher.phrases[phrase].intent].app
            guard path.allSatisfy({ $0.slot != PhraseAutomaton.appName || $0.value == app }) else { continue }
            if best[phrase].map({ rank.isCloser(than: $0.rank) }) ?? true { best[phrase] = (rank, path) }
        }
    }

    private func match(_ phrase: Int, _ rank: WordForWord.Rank, _ path: [Step]) -> PhraseMatch {
        let (phrase, intent) = (matcher.phrases[phrase], matcher.intents[matcher.phrases[phrase].intent])
        var reasons = path.filter { $0.slot == PhraseWalk.politeness }.flatMap {
            words.texts[$0.start..<$0.end].map(MatchReason.extra)
        }
        var slots: [String: SlotMatch] = [:]
        for step in path where step.slot >= 0 {
            let slot = matcher.slots[Int(step.slot)]
            let meaning: SlotMatch.Meaning =
                switch slot.source {
                case .values, .open: .value(matcher.values[step.value])
                case .parsed(let kinds): parsed[kinds].map { .parsed($0[step.value].value) } ?? .text
                case .text: .text
                }
            slots[slot.name] = SlotMatch(text: words.text(step.start, step.end), meaning: meaning)
        }
        if phrase.hasAppName, !path.contains(where: { $0.slot == PhraseAutomaton.appName }) {
            reasons.append(.withoutAppName)
        }
        // Politeness and free words cost a little, so that what is said word for word comes first.
        let score = 1 - min(0.05, 0.01 * Double(rank.skipped + rank.free))
        return PhraseMatch(
            app: matcher.apps[intent.app].id, intent: intent.id, phrase: phrase.text, slots: slots, score: score,
            reasons: reasons, isIrreversible: intent.isIrreversible)
    }
}
