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

    /// What holds of a word, and what it means; no numbers where that is unknown.
    struct Seen: Sendable {
        var features: [Feature]
        var meaning: [SIMD8<Float>]
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

    /// What holds of each word.
    ///
    /// - Parameters:
    ///   - words: The words of a sentence.
    ///   - isOwn: Whether it is learned from. Then a third of the words do not say that they were seen in values, so that values
    ///     which were not seen are learned, too.
    ///   - facts: What is known of a word.
    func seen(_ words: [SlotWord], isOwn: Bool, facts: (SlotWord) -> Facts) -> [Seen] {
        let facts = words.map(facts)
        let stems = zip(words, facts).map { $0.isHidden ? SlotTagger.unknown : $1.stem }
        let shapes = words.map(\.shape.rawValue)
        func stem(_ index: Int) -> Int32 {
            index < 0 ? SlotTagger.edgeBefore : index >= stems.count ? SlotTagger.edgeAfter : stems[index]
        }
        func shape(_ index: Int) -> Int32 {
            index < 0 ? SlotTagger.edgeBefore : index >= shapes.count ? SlotTagger.edgeAfter : shapes[index]
        }
        return words.indices.map { index in
            let word = words[index]
            func piece(_ number: Int32) -> Int32 { word.isHidden ? SlotTagger.unknown : number }
            var features: [Feature] = []
            features.reserveCapacity(SlotTagger.fewestFeatures + 2 * word.marks.count + 4)
            features += [
                Feature(kind: .always), Feature(kind: .word, first: piece(facts[index].word)),
                Feature(kind: .stem, first: stem(index)), Feature(kind: .before, first: stem(index - 1)),
                Feature(kind: .after, first: stem(index + 1)),
                Feature(kind: .twoBefore, first: stem(index - 2), second: stem(index - 1)),
                Feature(kind: .twoAfter, first: stem(index + 1), second: stem(index + 2)),
                Feature(kind: .withBefore, first: stem(index - 1), second: stem(index)),
                Feature(kind: .withAfter, first: stem(index), second: stem(index + 1)),
                Feature(kind: .secondBefore, first: stem(index - 2)),
                Feature(kind: .secondAfter, first: stem(index + 2)),
                Feature(kind: .start, first: piece(facts[index].start)),
                Feature(kind: .end, first: piece(facts[index].end)),
                Feature(kind: .shape, first: shape(index)),
                Feature(kind: .shapeBefore, first: shape(index - 1), second: shape(index)),
                Feature(kind: .shapeAfter, first: shape(index), second: shape(index + 1)),
                Feature(kind: .shapes, first: shape(index - 1), second: shape(index), third: shape(index + 1)),
            ]
            for mark in word.marks {
                features.append(SlotTagger.feature(mark))
                features.append(
                    Feature(
                        kind: .markAfter, first: Int32(mark.slot), second: mark.isFirst ? 1 : 0, third: stem(index - 1))
                )
            }
            if index > 0 {
                for mark in words[index - 1].marks {
                    features.append(Feature(kind: .markBefore, first: Int32(mark.slot), second: mark.isFirst ? 1 : 0))
                }
            }
            if facts[index].isSmall { features.append(Feature(kind: .isSmall)) }
            if index == words.count - 1 { features.append(Feature(kind: .isLast)) }
            if word.isCut { features.append(Feature(kind: .isCut)) }
            if !word.isHidden, !isOwn || (index + word.text.utf8.count) % 3 != 0 {
                for slot in facts[index].values { features.append(Feature(kind: .value, first: Int32(slot))) }
            }
            return Seen(features: features, meaning: facts[index].meaning)
        }
    }

    /// How many features each word has.
    private static let fewestFeatures = 17

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
