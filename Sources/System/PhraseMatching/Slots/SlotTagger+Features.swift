/// What is known of a word in its sentence.
struct WordFeatures: Sendable {
    /// What holds of it.
    var names: [String]
    /// What it and its neighbours mean, as numbers; empty without an encoder.
    var meaning: [Float]
}

extension SlotTagger {
    /// How much meaning counts beside what holds of a word.
    private static let meaningScale: Float = 3
    /// How much that of the words beside it counts.
    private static let neighbourShare: Float = 0.3

    /// The features of each word.
    ///
    /// - Parameter isOwn: Whether the tagger learns from the sentence. Then a third of the words do not say that they are known,
    ///   so that values which are not known are learned, too.
    func features(_ words: [String], isOwn: Bool) -> [WordFeatures] {
        let small = words.map { WordForms.words(of: $0).joined() }
        let stems = small.map(WordForms.stem)
        let marks = marks?(words) ?? []
        func at(_ index: Int) -> String { index < 0 ? "^" : index >= stems.count ? "$" : stems[index] }
        let meanings = meanings(small)
        return words.indices.map { index in
            let word = small[index]
            var features = [
                "b", "w=" + word, "s=" + at(index), "-1=" + at(index - 1), "+1=" + at(index + 1),
                "-2=" + at(index - 2) + "," + at(index - 1), "+2=" + at(index + 1) + "," + at(index + 2),
                "-1s=" + at(index - 1) + "," + at(index), "+1s=" + at(index) + "," + at(index + 1),
                "e=" + word.suffix(3), "p=" + word.prefix(3), "-p2=" + at(index - 2), "+p2=" + at(index + 2),
            ]
            if marks.count == words.count {
                for mark in marks[index] { features += ["m=" + mark, "m-1=" + mark + "," + at(index - 1)] }
                if index > 0 { features += marks[index - 1].map { "-1m=" + $0 } }
            }
            if word.contains(where: \.isNumber) { features.append(word.allSatisfy(\.isNumber) ? "digits" : "digit") }
            if words[index].first?.isUppercase == true, index > 0 { features.append("capital") }
            if WordForms.small.contains(word) { features.append("small") }
            if index == words.count - 1 { features.append("last") }
            if !isOwn || (index + word.utf8.count) % 3 != 0 {
                for name in (known[at(index)] ?? []).sorted() { features.append("v=" + name) }
            }
            return WordFeatures(names: features, meaning: meanings.isEmpty ? [] : meanings[index])
        }
    }

    /// The meaning of each word, and a part of that of the words beside it, one after the other.
    private func meanings(_ words: [String]) -> [[Float]] {
        guard let encoder, let size = words.lazy.compactMap({ encoder.vector(of: $0)?.count }).first else { return [] }
        let own = words.map { word -> [Float] in
            guard let vector = encoder.vector(of: word), vector.count == size else {
                return Array(repeating: 0, count: size)
            }
            return vector.map { $0 * SlotTagger.meaningScale }
        }
        let nothing = [Float](repeating: 0, count: size)
        return own.indices.map { index in
            let before = index > 0 ? own[index - 1] : nothing
            let after = index + 1 < own.count ? own[index + 1] : nothing
            return own[index] + before.map { $0 * SlotTagger.neighbourShare }
                + after.map { $0 * SlotTagger.neighbourShare }
        }
    }
}
