import ValueParsing

/// The words of a sentence, with their numbers where phrases have them.
struct SentenceWords {
    let sentence: String
    var texts: [String] = []
    var ranges: [Range<String.Index>] = []
    /// The numbers of the words; -1 for those that no phrase and no value has. "phone's" is "phone" unless it is a word itself.
    var numbers: [Int] = []
    /// What is said aside.
    private(set) var asides = Asides()

    /// How a word is written.
    struct Written {
        /// Whether a sign stands before it.
        var isCut = false
        /// Whether it begins with a capital and is not all capitals.
        var isNamed = false
        /// Whether it stands in quotes or behind a colon.
        var isLiteral = false
    }

    init(_ sentence: String, table: WordTable) {
        self.sentence = sentence
        for token in Tokenizer.tokens(of: sentence, limit: 64) where token.kind != .sign {
            texts.append(token.text)
            ranges.append(token.range)
            let number = table.numbers[token.text]
            let owner = number == nil && token.text.hasSuffix("'s") ? String(token.text.dropLast(2)) : nil
            numbers.append(number ?? owner.flatMap { table.numbers[$0] } ?? -1)
        }
        asides = Asides(self)
    }

    /// How the words are written.
    var written: [Written] {
        var isQuoted = false
        var isTold = false
        return ranges.indices.map { index in
            let before = index > 0 ? ranges[index - 1].upperBound : sentence.startIndex
            let gap = sentence[before..<ranges[index].lowerBound]
            for sign in gap where "\"“”„«»".contains(sign) { isQuoted.toggle() }
            if gap.contains(": ") { isTold = true }
            let word = sentence[ranges[index]]
            return Written(
                isCut: gap.contains { !$0.isWhitespace },
                isNamed: word.first?.isUppercase == true && word.contains(where: \.isLowercase),
                isLiteral: isQuoted || isTold)
        }
    }

    func text(_ start: Int, _ end: Int) -> String {
        String(sentence[ranges[start].lowerBound..<ranges[end - 1].upperBound])
    }

    /// The values of some kinds in the sentence, with the words that they cover.
    func values(
        _ kinds: ValueKinds, in reading: ValueReading
    ) -> [(start: Int, end: Int, value: FoundValue)] {
        reading.values(kinds).compactMap { value in
            guard let start = ranges.firstIndex(where: { $0.upperBound > value.range.lowerBound }),
                let last = ranges.lastIndex(where: { $0.lowerBound < value.range.upperBound }), last >= start
            else { return nil }
            return (start, last + 1, value)
        }
    }
}

/// All that words of a sentence can stand for: words of phrases in other forms, values, names of apps.
struct SentenceReading {
    let words: SentenceWords
    var senses: [[(word: Int, trust: Double)]] = []
    /// The same for laying phrases beside them.
    var aligned: [Aligner.Word] = []
    /// By the first word: the values and names of apps.
    var values: [[(value: Int, end: Int, trust: Double)]]
    var names: [[(value: Int, end: Int, trust: Double)]]
    var parsed: [(start: Int, end: Int, value: FoundValue)] = []

    init(_ words: SentenceWords, _ matcher: PhraseMatcher, _ context: ValueContext) {
        self.words = words
        let table = matcher.table
        for text in words.texts {
            let found = table.senses(of: text)
            senses.append(found)
            let weight = found.map { table.weight($0.word) }.max() ?? table.weight(of: text)
            aligned.append(Aligner.Word(text: text, senses: found, weight: weight))
        }
        for index in words.asides.all.lazy.flatMap(\.words) {
            aligned[index].weight = min(aligned[index].weight, WordTable.smallWeight)
        }
        let senses = senses
        values = senses.indices.map { matcher.valueTrie.matches(senses, at: $0) }
        names = senses.indices.map { matcher.nameTrie.matches(senses, at: $0) }
        // Kinds are looked for one by one: each slot takes its own, and "at five" may be a time for one and a number for another.
        let reading = ValueReading(words.sentence, by: matcher.parser, context: context)
        for kind in matcher.parsedKinds.single { parsed += words.values(kind, in: reading) }
    }
}

extension SentenceReading {
    /// What is said aside, apart from known values.
    func asides(for known: Range<Int>) -> Asides {
        guard !words.asides.isEmpty else { return words.asides }
        return words.asides.outside(
            of: values.indices.flatMap { start in
                values[start].filter { known.contains($0.value) && $0.trust == 1 }.map { start..<$0.end }
            })
    }

    /// The values of some kinds, with the words that they cover.
    func parsed(of kinds: ValueKinds) -> [(start: Int, end: Int, value: FoundValue)] {
        parsed.filter { $0.value.isOf(kinds) }
    }
}

extension ValueKinds {
    /// The kinds one by one.
    var single: [ValueKinds] {
        var kinds: [ValueKinds] = []
        var bit = 1
        while bit <= ValueKinds.all.rawValue {
            if contains(ValueKinds(rawValue: bit)) { kinds.append(ValueKinds(rawValue: bit)) }
            bit <<= 1
        }
        return kinds
    }
}
