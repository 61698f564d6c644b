import ValueParsing

/// Makes the sentences that a `SlotTagger` learns from: the phrases of an intent with values in them.
///
/// Each phrase is there with several values. What takes words of any kind, or more than what is known, is shown with words
/// that nobody knows, too: only the words around tell then where it stands.
struct SlotExamples {
    /// How many phrases are learned from, and how many sentences all of them make.
    private static let (mostPhrases, mostSentences) = (120, 300)
    /// How many sentences are made at least, where there are few phrases.
    private static let fewestSentences = 70
    /// How many sentences a phrase makes at most.
    private static let most = 7
    /// How often a value that is one of many has its form kept back.
    private static let hiddenShare = 0.7
    /// How often a word that a single phrase has is kept back.
    private static let hiddenWordShare = 0.1
    /// How often one that is kept back has a word more.
    private static let longerShare = 0.15
    /// How often words of politeness stand before and behind a phrase.
    private static let politeShare = 0.2
    private static let polite = WordForms.polite.sorted().map(SlotWord.words).filter { $0.count == 1 }
    /// How often the name of the app is said where a phrase has it.
    private static let namedShare = 0.4
    private static let small = WordForms.small.sorted().flatMap(SlotWord.words)
    /// How often a word between others that nobody knows is a small one.
    private static let smallShare = 0.1
    /// How many words a value has that nobody knows.
    private static let lengths = [1, 1, 1, 2, 2, 2, 3, 3, 4, 5]

    /// What a parameter takes.
    struct Slot {
        var source: PhraseMatcher.Slot.Source
        /// The known values.
        var values: [[SlotWord]]
        /// Whether no known value has more than one word.
        var isShort: Bool { values.allSatisfy { $0.count == 1 } }
    }

    private let phrases: [[Part]]
    private let slots: [Slot]
    private var shuffle = Shuffle()
    /// Chance of its own for what stands inside of values, so that the sentences around them are the same with it and without.
    private var others = Shuffle()
    /// By parameter: how often its values are kept back.
    private var hidden: [Double]
    /// How often a word is in phrases.
    private var counts: [String: Int] = [:]

    private enum Part {
        case words([SlotWord])
        case slot(Int)
        case appName
    }

    /// - Parameters:
    ///   - phrases: The phrases, with parameters as `${name}`.
    ///   - names: The names of the parameters, in the order of `slots`.
    ///   - slots: What they take.
    init(_ phrases: [String], names: [String], slots: [Slot]) {
        let step = max(1, (phrases.count + Self.mostPhrases - 1) / Self.mostPhrases)
        self.phrases = stride(from: 0, to: phrases.count, by: step).map { number in
            Template.parts(of: phrases[number]).compactMap { part in
                if !part.isSlot { return .words(SlotWord.words(of: part.text)) }
                return part.text == "applicationName" ? .appName : names.firstIndex(of: part.text).map(Part.slot)
            }
        }
        self.slots = slots
        var places = [Int](repeating: 0, count: slots.count)
        for case .slot(let slot) in self.phrases.joined() { places[slot] += 1 }
        // Where phrases name a parameter more often than it has values, these come again.
        hidden = slots.indices.map { slot in
            guard case .open = slots[slot].source else { return 0 }
            return Self.hiddenShare * min(1, Double(slots[slot].values.count) / Double(max(1, places[slot])))
        }
        for case .words(let words) in self.phrases.joined() {
            for word in words { counts[word.stem, default: 0] += 1 }
        }
    }

    /// The sentences.
    mutating func examples() -> [SlotTagger.Example] {
        let turns = max(
            2, min(Self.most, Self.mostSentences / max(1, phrases.count)), Self.fewestSentences / max(1, phrases.count))
        var examples: [SlotTagger.Example] = []
        for turn in 0..<turns {
            for phrase in phrases { examples.append(example(phrase, isPlain: turn == 0)) }
        }
        return examples
    }

    private mutating func example(_ phrase: [Part], isPlain: Bool) -> SlotTagger.Example {
        var example = SlotTagger.Example()
        if !isPlain, shuffle.happens(Self.politeShare) { politeness(&example) }
        for part in phrase {
            switch part {
            case .words(var words):
                for index in words.indices where !isPlain && counts[words[index].stem] == 1 {
                    words[index].isHidden = shuffle.happens(Self.hiddenWordShare)
                }
                example.words += words
                example.tags += words.map { _ in SlotTagger.outside }
            case .slot(let slot):
                let words = value(of: slot, isPlain: isPlain)
                example.words += words
                example.tags += words.indices.map { $0 == 0 ? SlotTagger.first(slot) : SlotTagger.inner(slot) }
            case .appName: appName(&example)
            }
        }
        if !isPlain, shuffle.happens(Self.politeShare) { politeness(&example) }
        // The first word of a sentence is written with a capital, and that says nothing.
        if let first = example.words.first, first.shape == .capital { example.words[0].shape = .firstCapital }
        return example
    }

    /// Adds the name of the app, or leaves it out, with what leads to it: "in Coffee".
    private mutating func appName(_ example: inout SlotTagger.Example) {
        if shuffle.happens(Self.namedShare) {
            var name = SlotWord.unknown(.capital)
            name.marks = [.appName]
            example.words.append(name)
            example.tags.append(SlotTagger.outside)
        } else {
            while example.tags.last == SlotTagger.outside, let last = example.words.last,
                WordForms.small.contains(last.text)
            {
                example.words.removeLast()
                example.tags.removeLast()
            }
        }
    }

    /// Adds words that change nothing: they are no values.
    private mutating func politeness(_ example: inout SlotTagger.Example) {
        for _ in 0...shuffle.next(below: 3) {
            guard let word = shuffle.pick(Self.polite) else { return }
            example.words += word
            example.tags.append(SlotTagger.outside)
        }
    }

    /// A value of a parameter, as somebody may say it.
    private mutating func value(of slot: Int, isPlain: Bool) -> [SlotWord] {
        guard var words = shuffle.pick(slots[slot].values) else { return unknown(slot) }
        if !isPlain, shuffle.happens(hidden[slot]) {
            for index in words.indices where words[index].shape != .small || words.count == 1 {
                words[index].isHidden = true
            }
            // Where all names have one word, those that are not known may have more.
            if let last = words.last, slots[slot].isShort, shuffle.happens(Self.longerShare) {
                words.append(.unknown(last.shape))
            }
        } else {
            for index in words.indices { words[index].marks = [SlotWord.Mark(slot: slot, isFirst: index == 0)] }
        }
        return words
    }

    /// Words that nobody knows; what is read from words is known to be of its kind.
    private mutating func unknown(_ slot: Int) -> [SlotWord] {
        let count = shuffle.pick(Self.lengths) ?? 1
        let isRead = if case .parsed = slots[slot].source { true } else { false }
        let isNamed = shuffle.happens(0.3)
        return (0..<count).map { index in
            var word = SlotWord.unknown(isRead && shuffle.happens(0.5) ? .digits : isNamed ? .capital : .plain)
            // "Order a latte" is a text, too.
            if !isRead, index > 0, index < count - 1, others.happens(Self.smallShare),
                let small = others.pick(Self.small)
            {
                word = small
            }
            if isRead { word.marks = [SlotWord.Mark(slot: slot, isFirst: index == 0)] }
            return word
        }
    }
}
