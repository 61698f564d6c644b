/// Sentences that others are compared to word by word: each word looks for the one that is nearest in meaning on the other side.
///
/// It finds likeness that the vector of a whole sentence blurs, where one word of many is another.
///
/// - Source: Zhang et al., "BERTScore: Evaluating text generation with BERT" (2020), for matching words in both directions,
///   weighed by how rare they are; how rare, is counted in labels here, since what is said of many of them tells none from another.
struct WordLikeness: Sendable {
    /// From which nearness on words say something about each other.
    private static let floor: Float = 0.1
    /// How much it counts that a phrase's words are found in the sentence, beside that the sentence's are found in the phrase.
    private static let hereShare: Float = 0.4
    /// Up to how many words all pairs are compared once and for all.
    private static let comparable = 4_000

    private let encoder: any MeaningEncoder
    private let count: Int
    private var numbers: [String: Int] = [:]
    /// By word: its vector, how much it says, and the sentences that have it.
    private var vectors: [[SIMD8<Float>]] = []
    private var weights: [Float] = []
    private var sentences: [[Int32]] = []
    private let unknownWeight: Float
    /// By sentence: how much its words say together.
    private var totals: [Float]
    /// By word: the words that are near to it; empty where there are too many words.
    private var near: [[(word: Int32, nearness: Float)]] = []

    /// - Parameter labels: The label of each sentence.
    init(_ sentences: [String], labels: [Int], encoder: any MeaningEncoder) {
        self.encoder = encoder
        count = sentences.count
        totals = Array(repeating: 0, count: sentences.count)
        let all = sentences.map { Set(WordForms.words(of: $0).prefix(64)).sorted() }
        var stems: [String: Set<Int>] = [:]
        for (label, sentence) in zip(labels, all) {
            for stem in sentence.map(WordForms.stem) { stems[stem, default: []].insert(label) }
        }
        let labelCount = Set(labels).count
        func weight(_ times: Int) -> Float { Float(1 + (Double(labelCount + 1) / Double(times + 1)).logarithm) }
        unknownWeight = weight(0)
        for (index, sentence) in all.enumerated() {
            for word in sentence {
                let number = numbers[word] ?? vectors.count
                if number == vectors.count {
                    numbers[word] = number
                    vectors.append(vector(of: word))
                    weights.append(weight(stems[WordForms.stem(word)]?.count ?? 0))
                    self.sentences.append([])
                }
                self.sentences[number].append(Int32(index))
                totals[index] += weights[number]
            }
        }
        if vectors.count <= WordLikeness.comparable {
            near = vectors.indices.map { words(near: vectors[$0], itself: $0) }
        }
    }

    private func vector(of word: String) -> [SIMD8<Float>] { encoder.vector(of: word).map(Rows.pieces) ?? [] }

    /// The words that are near to a vector, and the word itself, if it is one of them.
    private func words(near vector: [SIMD8<Float>], itself: Int?) -> [(word: Int32, nearness: Float)] {
        var found: [(word: Int32, nearness: Float)] = []
        for (word, other) in vectors.enumerated() {
            if word == itself {
                found.append((Int32(word), 1))
            } else if !other.isEmpty, other.count == vector.count {
                var sum = SIMD8<Float>.zero
                for place in other.indices { sum += vector[place] * other[place] }
                let nearness = sum.sum()
                if nearness > WordLikeness.floor { found.append((Int32(word), min(1, nearness))) }
            }
        }
        return found
    }

    private func words(near word: String, _ number: Int?) -> [(word: Int32, nearness: Float)] {
        guard let number else { return words(near: vector(of: word), itself: nil) }
        return near.isEmpty ? words(near: vectors[number], itself: number) : near[number]
    }

    /// How like a sentence is to each of them, from 0 to 1; it is not quite the same in the other direction.
    func to(_ sentence: String) -> [Float] {
        /// By sentence: how well the words are found there, and how well its own are found here.
        var there = [Float](repeating: 0, count: count)
        var here = there
        var total: Float = 0
        /// By sentence, for one word at a time: the nearest of its words.
        var nearest = there
        /// By word: the nearest of the words here.
        var best = [Float](repeating: 0, count: vectors.count)
        for word in Set(WordForms.words(of: sentence).prefix(64)).sorted() {
            let number = numbers[word]
            let weight = number.map { weights[$0] } ?? unknownWeight
            total += weight
            var reached: [Int32] = []
            for (other, nearness) in words(near: word, number) {
                best[Int(other)] = max(best[Int(other)], nearness)
                for sentence in sentences[Int(other)] {
                    if nearest[Int(sentence)] == 0 { reached.append(sentence) }
                    nearest[Int(sentence)] = max(nearest[Int(sentence)], nearness)
                }
            }
            for sentence in reached {
                there[Int(sentence)] += weight * nearest[Int(sentence)]
                nearest[Int(sentence)] = 0
            }
        }
        guard total > 0 else { return there }
        for (word, nearness) in best.enumerated() where nearness > 0 {
            for sentence in sentences[word] { here[Int(sentence)] += weights[word] * nearness }
        }
        for index in there.indices where totals[index] > 0 {
            there[index] =
                (1 - WordLikeness.hereShare) * there[index] / total + WordLikeness.hereShare * here[index]
                / totals[index]
        }
        return there
    }
}
