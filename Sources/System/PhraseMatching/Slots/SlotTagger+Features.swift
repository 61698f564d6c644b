import ValueParsing

extension SlotTagger {
    /// Something that holds of a word in its sentence.
    struct Feature: Hashable, Sendable {
        enum Kind: UInt8, Sendable {
            case always, word, stem, before, after, twoBefore, twoAfter, withBefore, withAfter, secondBefore,
                secondAfter, start, end, mark, markAfter, markBefore, shape, shapeBefore, shapeAfter, shapes, isSmall,
                isLast, isCut, value
        }
        var kind: Kind
        var first: Int32 = 0
        var second: Int32 = 0
        var third: Int32 = 0

        func hash(into hasher: inout Hasher) {
            // Two words at once: features are looked up more often than all else is done in learning.
            hasher.combine(Int64(kind.rawValue) << 32 | Int64(UInt32(bitPattern: first)))
            hasher.combine(Int64(second) << 32 | Int64(UInt32(bitPattern: third)))
        }
    }

    /// What is known of a word wherever it stands.
    struct Facts: Sendable {
        /// The numbers of the word, of its stem, and of its first and last letters.
        var word: Int32
        var stem: Int32
        var start: Int32
        var end: Int32
        /// The parameters of whose values it was a word.
        var values: [Int]
        var isSmall: Bool
        /// What it means; no numbers where that is unknown.
        var meaning: [SIMD8<Float>]
    }

    /// What is seen of words, one after the other.
    struct Sight: Sendable {
        /// The numbers of what holds of the first word, then of the next.
        var features: [Int] = []
        /// By word: where its features end.
        var ends: [Int] = []
        /// By word: what it means; no numbers where that is unknown.
        var meanings: [[SIMD8<Float>]] = []

        /// Where the features of a word are.
        func places(of word: Int) -> Range<Int> { (word > 0 ? ends[word - 1] : 0)..<ends[word] }
    }

    /// The numbers of words and pieces of words that are none of those learned from, and of the edges of a sentence.
    static let unknown: Int32 = 0
    private static let (edgeBefore, edgeAfter): (Int32, Int32) = (-1, -2)
    /// How much meaning counts beside what holds of a word.
    private static let meaningScale: Float = 3

    /// What is known of a word wherever it stands.
    func facts(_ word: SlotWord) -> Facts {
        func piece(_ text: String) -> Int32 { pieces[text] ?? SlotTagger.unknown }
        return Facts(
            word: piece(word.text), stem: piece(word.stem), start: piece(SlotTagger.start(word.text)),
            end: piece(SlotTagger.end(word.text)), values: known[word.stem] ?? [],
            isSmall: WordForms.small.contains(word.text), meaning: meaning(of: word.text))
    }

    /// Adds what is seen of the words of a sentence.
    ///
    /// - Parameters:
    ///   - words: The words of a sentence.
    ///   - sight: What it is added to.
    ///   - isOwn: Whether it is learned from. Then a third of the words do not say that they were seen in values, so that values
    ///     which were not seen are learned, too.
    ///   - facts: What is known of a word.
    ///   - number: The number of a feature; nil where it does not count.
    static func see(
        _ words: [SlotWord], in sight: inout Sight, isOwn: Bool, facts: (SlotWord) -> Facts,
        number: (Feature) -> Int?
    ) {
        let facts = words.map(facts)
        let stems = zip(words, facts).map { $0.isHidden ? unknown : $1.stem }
        let shapes = words.map(\.shape.rawValue)
        func stem(_ index: Int) -> Int32 { index < 0 ? edgeBefore : index >= stems.count ? edgeAfter : stems[index] }
        func shape(_ index: Int) -> Int32 { index < 0 ? edgeBefore : index >= shapes.count ? edgeAfter : shapes[index] }
        func note(_ kind: Feature.Kind, _ first: Int32 = 0, _ second: Int32 = 0, _ third: Int32 = 0) {
            if let number = number(Feature(kind: kind, first: first, second: second, third: third)) {
                sight.features.append(number)
            }
        }
        for (index, word) in words.enumerated() {
            func piece(_ number: Int32) -> Int32 { word.isHidden ? unknown : number }
            note(.always)
            note(.word, piece(facts[index].word))
            note(.stem, stem(index))
            note(.before, stem(index - 1))
            note(.after, stem(index + 1))
            note(.twoBefore, stem(index - 2), stem(index - 1))
            note(.twoAfter, stem(index + 1), stem(index + 2))
            note(.withBefore, stem(index - 1), stem(index))
            note(.withAfter, stem(index), stem(index + 1))
            note(.secondBefore, stem(index - 2))
            note(.secondAfter, stem(index + 2))
            note(.start, piece(facts[index].start))
            note(.end, piece(facts[index].end))
            note(.shape, shape(index))
            note(.shapeBefore, shape(index - 1), shape(index))
            note(.shapeAfter, shape(index), shape(index + 1))
            note(.shapes, shape(index - 1), shape(index), shape(index + 1))
            for mark in word.marks {
                note(.mark, Int32(mark.slot), mark.isFirst ? 1 : 0)
                note(.markAfter, Int32(mark.slot), mark.isFirst ? 1 : 0, stem(index - 1))
            }
            if index > 0 {
                for mark in words[index - 1].marks { note(.markBefore, Int32(mark.slot), mark.isFirst ? 1 : 0) }
            }
            if facts[index].isSmall { note(.isSmall) }
            if index == words.count - 1 { note(.isLast) }
            if word.isCut { note(.isCut) }
            if !word.isHidden, !isOwn || (index + word.text.utf8.count) % 3 != 0 {
                for slot in facts[index].values { note(.value, Int32(slot)) }
            }
            sight.ends.append(sight.features.count)
            sight.meanings.append(facts[index].meaning)
        }
    }

    /// That a word belongs to a known value.
    static func feature(_ mark: SlotWord.Mark) -> Feature {
        Feature(kind: .mark, first: Int32(mark.slot), second: mark.isFirst ? 1 : 0)
    }

    /// The first letters of a word, and the last ones, as they are kept beside whole words.
    static func start(_ word: String) -> String { word.prefix(3) + "-" }
    static func end(_ word: String) -> String { "-" + word.suffix(3) }

    /// What a word means, as numbers of this model; nothing where it is unknown.
    func meaning(of word: String) -> [SIMD8<Float>] {
        guard !word.isEmpty, let vector = encoder?.vector(of: word) else { return [] }
        return Rows.pieces(vector.map { $0 * SlotTagger.meaningScale })
    }
}
