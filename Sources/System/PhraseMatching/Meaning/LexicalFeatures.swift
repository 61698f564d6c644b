/// What sentences share in their letters: stems, pairs of stems, and pieces of words, each weighed by how rare it is.
struct LexicalFeatures: Sendable {
    /// A sentence as numbers of features with their weights.
    typealias Vector = [(feature: Int, weight: Float)]

    private struct Group: Sendable {
        var numbers: [String: Int] = [:]
        var rarity: [Float] = []
        var first = 0
    }

    private var groups: [Group] = []
    /// How much stems, pairs of them and pieces of words count.
    private static let shares: [Float] = [0.4, 0.2, 0.4]
    /// How many features there are.
    let count: Int

    /// Learns from sentences how rare features are.
    init(_ sentences: [String]) {
        var first = 0
        let all = sentences.map(LexicalFeatures.features)
        for group in LexicalFeatures.shares.indices {
            var counts: [String: Int] = [:]
            for sentence in all {
                for feature in Set(sentence[group]) { counts[feature, default: 0] += 1 }
            }
            var learned = Group(first: first)
            for feature in counts.keys.sorted() {
                learned.numbers[feature] = first + learned.rarity.count
                let ratio = Double(sentences.count + 1) / Double((counts[feature] ?? 0) + 1)
                learned.rarity.append(Float(1 + ratio.logarithm))
            }
            first += learned.rarity.count
            groups.append(learned)
        }
        count = first
    }

    /// The features of a sentence that were learned, each group of the length of its share.
    func vector(of sentence: String) -> Vector {
        let features = LexicalFeatures.features(of: sentence)
        var vector: Vector = []
        for (group, learned) in groups.enumerated() {
            var counts: [Int: Float] = [:]
            for feature in features[group] {
                if let number = learned.numbers[feature] { counts[number, default: 0] += 1 }
            }
            var part: Vector = counts.map {
                ($0.key, (1 + Float(Double($0.value).logarithm)) * learned.rarity[$0.key - learned.first])
            }
            let length = part.reduce(Float(0)) { $0 + $1.weight * $1.weight }.squareRoot()
            guard length > 0 else { continue }
            let scale = LexicalFeatures.shares[group].squareRoot() / length
            for index in part.indices { part[index].weight *= scale }
            vector += part
        }
        return vector
    }

    private static func features(of sentence: String) -> [[String]] {
        let words = WordForms.words(of: sentence).prefix(64)
        let stems = words.map(WordForms.stem)
        let pairs = zip(["^"] + stems, stems + ["$"]).map { $0 + " " + $1 }
        var pieces: [String] = []
        for word in words {
            let letters = Array((" " + word.prefix(24) + " ").utf8)
            for length in 3...5 where letters.count >= length {
                for start in 0...(letters.count - length) {
                    pieces.append(String(decoding: letters[start..<start + length], as: UTF8.self))
                }
            }
        }
        return [stems, pairs, pieces]
    }
}
