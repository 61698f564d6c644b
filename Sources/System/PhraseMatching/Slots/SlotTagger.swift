/// Learns from the phrases of an intent where values of its parameters stand in sentences that are no phrase.
///
/// A linear model of tags in a row: it knows the words around, their forms and meaning, and what is known to be a value.
///
/// - Source: J. Lafferty, A. McCallum, F. Pereira, "Conditional random fields" (2001).
struct SlotTagger: Sendable {
    /// A sentence with the tags of its words.
    struct Example: Sendable {
        var words: [SlotWord] = []
        var tags: [Int] = []
    }

    /// The tag of words of no value; each parameter has two more.
    static let outside = 0
    /// The tags of the first word of a value, and of the others.
    static func first(_ slot: Int) -> Int { 1 + 2 * slot }
    static func inner(_ slot: Int) -> Int { 2 + 2 * slot }

    let encoder: (any MeaningEncoder)?
    /// The number of tags, and of parameters.
    let tagCount: Int
    var slotCount: Int { (tagCount - 1) / 2 }
    /// The numbers of words, stems, and pieces of words.
    var pieces: [String: Int32] = [:]
    /// Stems of words of values, with their parameters.
    var known: [String: [Int]] = [:]
    /// The numbers of features.
    var numbers: [Feature: Int] = [:]
    /// By feature and tag: how much the first speaks for the second.
    var weights: [Float] = []
    /// By parameter, with 0 for none, and piece of the meaning of a word: how much the second speaks for the first; empty
    /// without an encoder.
    var meaningWeights: [SIMD8<Float>] = []
    /// By pair of tags: how much the first one speaks for the second after it; nothing where it cannot follow.
    var transitions: [Float]

    /// Learns from examples.
    ///
    /// - Parameters:
    ///   - examples: Sentences with tags.
    ///   - titles: What the parameters are called; a word that means such a thing is more likely one.
    ///   - encoder: What knows the meaning of words, if there is something.
    init(_ examples: [Example], titles: [String], encoder: (any MeaningEncoder)?) {
        self.encoder = encoder
        tagCount = 1 + 2 * titles.count
        transitions = Array(repeating: 0, count: tagCount * tagCount)
        for before in 0..<tagCount {
            for tag in 0..<tagCount where !SlotTagger.follows(tag, before) {
                transitions[before * tagCount + tag] = -.infinity
            }
        }
        var texts: Set<String> = []
        for example in examples {
            for (word, tag) in zip(example.words, example.tags) where !word.isHidden {
                if texts.insert(word.text).inserted {
                    for piece in [word.text, word.stem, SlotTagger.start(word.text), SlotTagger.end(word.text)]
                    where pieces[piece] == nil {
                        pieces[piece] = Int32(pieces.count + 1)
                    }
                }
                let slot = (tag - 1) / 2
                if tag != SlotTagger.outside, known[word.stem]?.contains(slot) != true {
                    known[word.stem, default: []].append(slot)
                }
            }
        }
        train(examples, titles)
    }

    /// An inner word follows the first one of its value, and other inner ones.
    static func follows(_ tag: Int, _ before: Int) -> Bool {
        tag == outside || tag % 2 == 1 || before == tag || before == tag - 1
    }

    /// How much what is seen of each word speaks for each tag, one word after the other.
    func scores(_ sight: Sight, _ words: Range<Int>) -> [Float] {
        var scores = [Float](repeating: 0, count: words.count * tagCount)
        weights.withUnsafeBufferPointer { weights in
            scores.withUnsafeMutableBufferPointer { scores in
                for (place, word) in words.enumerated() {
                    let row = place * tagCount
                    for index in sight.places(of: word) {
                        let first = sight.features[index] * tagCount
                        for tag in 0..<tagCount { scores[row + tag] += weights[first + tag] }
                    }
                }
            }
        }
        let size = meaningWeights.count / (slotCount + 1)
        guard size > 0 else { return scores }
        for (place, word) in words.enumerated() where sight.meanings[word].count == size {
            let row = place * tagCount
            for kind in 0...slotCount {
                var sum = SIMD8<Float>.zero
                for piece in 0..<size { sum += meaningWeights[kind * size + piece] * sight.meanings[word][piece] }
                let score = sum.sum()
                if kind > 0 { scores[row + 2 * kind - 1] += score }
                scores[row + 2 * kind] += score
            }
        }
        return scores
    }

    /// The values of a sentence, in order: the parameter, and the words.
    func values(_ words: [SlotWord]) -> [(slot: Int, words: Range<Int>)] {
        var values: [(slot: Int, words: Range<Int>)] = []
        for (index, tag) in tags(words).enumerated() where tag != SlotTagger.outside {
            if tag % 2 == 0, let last = values.last, last.words.upperBound == index {
                values[values.count - 1].words = last.words.lowerBound..<index + 1
            } else {
                values.append(((tag - 1) / 2, index..<index + 1))
            }
        }
        return values
    }

    /// The likeliest tags in a row.
    private func tags(_ words: [SlotWord]) -> [Int] {
        guard !words.isEmpty else { return [] }
        var sight = Sight()
        SlotTagger.see(words, in: &sight, isOwn: false, facts: facts) { numbers[$0] }
        let own = scores(sight, words.indices)
        var best = (0..<tagCount).map { SlotTagger.follows($0, SlotTagger.outside) ? own[$0] : -.infinity }
        var back: [[Int]] = []
        for place in words.indices.dropFirst() {
            var next = [Float](repeating: -.infinity, count: tagCount)
            var from = [Int](repeating: 0, count: tagCount)
            for tag in 0..<tagCount {
                for before in 0..<tagCount {
                    let score = best[before] + transitions[before * tagCount + tag]
                    if score > next[tag] { (next[tag], from[tag]) = (score, before) }
                }
                next[tag] += own[place * tagCount + tag]
            }
            best = next
            back.append(from)
        }
        var tag = best.indices.max { best[$0] < best[$1] } ?? SlotTagger.outside
        var result = [tag]
        for from in back.reversed() {
            tag = from[tag]
            result.append(tag)
        }
        return result.reversed()
    }
}
