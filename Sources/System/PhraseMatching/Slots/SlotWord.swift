import ValueParsing

/// A word of a sentence, with what tells of which parameter it may be a value.
struct SlotWord: Sendable {
    /// What a word looks like.
    enum Shape: Int32, Sendable {
        case plain, small, capital, firstCapital, letters, digits, mixed
    }

    /// That a word belongs to something which is known to be a value of a parameter.
    struct Mark: Hashable, Sendable {
        /// The parameter, by its place among those of the intent; -1 for the name of the app.
        var slot: Int
        /// Whether it begins there.
        var isFirst: Bool

        static let appName = Mark(slot: -1, isFirst: true)
    }

    /// The word in its one form; empty for one that stands for words which nobody knows yet.
    var text: String
    /// Its stem.
    var stem: String
    /// What it looks like.
    var shape: Shape
    /// Whether a sign stands before it.
    var isCut: Bool
    /// Whether its form is kept from what is learned, while its meaning is not.
    var isHidden = false
    /// What it is known to belong to.
    var marks: [Mark] = []

    /// A word in the place of one that is not known.
    static func unknown(_ shape: Shape) -> SlotWord {
        SlotWord(text: "", stem: "", shape: shape, isCut: false, isHidden: true)
    }

    /// The words of a text.
    static func words(of text: String) -> [SlotWord] {
        var words: [SlotWord] = []
        var isCut = false
        for token in Tokenizer.tokens(of: text, limit: 128) {
            guard token.kind != .sign else {
                isCut = true
                continue
            }
            words.append(
                word(token.text, in: text, token.range, isCut: isCut && !words.isEmpty, isFirst: words.isEmpty))
            isCut = false
        }
        return words
    }

    /// The words of a sentence that was cut into words already.
    static func words(of words: SentenceWords) -> [SlotWord] {
        words.texts.indices.map { index in
            let start = words.ranges[index].lowerBound
            let gap = index > 0 ? words.sentence[words.ranges[index - 1].upperBound..<start] : ""
            return word(
                words.texts[index], in: words.sentence, words.ranges[index],
                isCut: gap.contains { !$0.isWhitespace }, isFirst: index == 0)
        }
    }

    private static func word(
        _ word: String, in text: String, _ range: Range<String.Index>, isCut: Bool, isFirst: Bool
    ) -> SlotWord {
        SlotWord(
            text: word, stem: WordForms.stem(word), shape: shape(text[range], word, isFirst: isFirst), isCut: isCut)
    }

    private static func shape(_ written: Substring, _ word: String, isFirst: Bool) -> Shape {
        if written.allSatisfy(\.isNumber) { return .digits }
        if written.contains(where: \.isNumber) { return .mixed }
        guard written.first?.isUppercase == true else { return WordForms.small.contains(word) ? .small : .plain }
        if written.count > 1, written.count <= 5, written.allSatisfy(\.isUppercase) { return .letters }
        return isFirst ? .firstCapital : .capital
    }
}
