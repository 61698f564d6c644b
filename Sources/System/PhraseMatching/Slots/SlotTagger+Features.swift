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

    /// What holds of each word.
    ///
    /// - Parameters:
    ///   - words: The words of a sentence.
    ///   - isOwn: Whether it is learned from. Then a third of the words do not say that they were seen in values, so that values
    ///     which were not seen are learned, too.
    ///   - meaning: What a word means.
    func seen(_ words: [SlotWord], isOwn: Bool, meaning: (String) -> [SIMD8<Float>]) -> [Seen] {
        let stems = words.map { $0.isHidden ? SlotTagger.unknown : pieces[$0.stem] ?? SlotTagger.unknown }
        let shapes = words.map(\.shape.rawValue)
        func stem(_ index: Int) -> Int32 {
            index < 0 ? SlotTagger.edgeBefore : index >= stems.count ? SlotTagger.edgeAfter : stems[index]
        }
        func shape(_ index: Int) -> Int32 {
            index < 0 ? SlotTagger.edgeBefore : index >= shapes.count ? SlotTagger.edgeAfter : shapes[index]
        }
        return words.indices.map { index in
            let word = words[index]
            func piece(_ text: some StringProtocol) -> Int32 {
                word.isHidden ? SlotTagger.unknown : pieces[String(text)] ?? SlotTagger.unknown
            }
            var features = [
                Feature(kind: .always), Feature(kind: .word, first: piece(word.text)),
                Feature(kind: .stem, first: stem(index)), Feature(kind: .before, first: stem(index - 1)),
                Feature(kind: .after, first: stem(index + 1)),
                Feature(kind: .twoBefore, first: stem(index - 2), second: stem(index - 1)),
                Feature(kind: .twoAfter, first: stem(index + 1), second: stem(index + 2)),
                Feature(kind: .withBefore, first: stem(index - 1), second: stem(index)),
                Feature(kind: .withAfter, first: stem(index), second: stem(index + 1)),
                Feature(kind: .secondBefore, first: stem(index - 2)),
                Feature(kind: .secondAfter, first: stem(index + 2)),
                Feature(kind: .start, first: piece(SlotTagger.start(word.text))),
                Feature(kind: .end, first: piece(SlotTagger.end(word.text))),
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
                features += words[index - 1].marks.map {
                    Feature(kind: .markBefore, first: Int32($0.slot), second: $0.isFirst ? 1 : 0)
                }
            }
            if WordForms.small.contains(word.text) { features.append(Feature(kind: .isSmall)) }
            if index == words.count - 1 { features.append(Feature(kind: .isLast)) }
            if word.isCut { features.append(Feature(kind: .isCut)) }
            if !word.isHidden, !isOwn || (index + word.text.utf8.count) % 3 != 0 {
                features += (known[word.stem] ?? []).map { Feature(kind: .value, first: Int32($0)) }
            }
            return Seen(features: features, meaning: meaning(word.text))
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
