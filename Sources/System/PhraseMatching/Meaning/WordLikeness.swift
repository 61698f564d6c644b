import Foundation

/// Sentences that others are compared to word by word: each word looks for the one that is nearest in meaning on the other side.
///
/// It finds likeness that vectors of whole sentences blur, where one word of many is another.
struct WordLikeness: Sendable {
    /// From which nearness on words say something about each other.
    static let floor: Float = Float(ProcessInfo.processInfo.environment["FLOOR"] ?? "0.1")!
    /// Up to how many words all pairs are compared once and for all.
    static let comparable = 4_000

    let encoder: any MeaningEncoder
    let count: Int
    var numbers: [String: Int] = [:]
    var vectors: [[SIMD8<Float>]] = []
    /// By word: how much it says, and the sentences that have it.
    var weights: [Float] = []
    var postings: [[Int32]] = []
    /// By sentence: how much its words say together.
    var totals: [Float]
    var common: [SIMD8<Float>] = []
    var unknownWeight: Float = 1
    /// By word: the words that are near to it; empty where there are too many words.
    var near: [[(word: Int32, nearness: Float)]] = []

    init(_ sentences: [String], encoder: any MeaningEncoder) {
        self.encoder = encoder
        count = sentences.count
        totals = Array(repeating: 0, count: sentences.count)
        let all = sentences.map { WordForms.words(of: $0) }
        var stems: [String: Int] = [:]
        for sentence in all { for stem in Set(sentence.map(WordForms.stem)) { stems[stem, default: 0] += 1 } }
        let base = Double(ProcessInfo.processInfo.environment["BASE"] ?? "1")!; func weight(_ times: Int) -> Float { Float(base + (Double(count + 1) / Double(times + 1)).logarithm) }
        unknownWeight = weight(0)
        for (index, sentence) in all.enumerated() {
            for word in Set(sentence).sorted() {
                let number = numbers[word] ?? vectors.count
                if number == vectors.count {
                    numbers[word] = number
                    vectors.append(encoder.vector(of: word).map(Likeness.pieces) ?? [])
                    weights.append(weight(stems[WordForms.stem(word)] ?? 0))
                    postings.append([])
                }
                postings[number].append(Int32(index))
                totals[index] += weights[number]
            }
        }
        let cen = Float(ProcessInfo.processInfo.environment["CEN"] ?? "0")!
        if cen > 0, let size = vectors.map(\.count).max(), size > 0 {
            var mean = Array(repeating: SIMD8<Float>.zero, count: size)
            for v in vectors where v.count == size { for i in 0..<size { mean[i] += v[i] / Float(vectors.count) } }
            common = mean.map { $0 * cen }
            vectors = vectors.map { v in v.count == size ? Likeness.own(v, common) : v }
        }
        guard vectors.count <= WordLikeness.comparable else { return }
        near = vectors.indices.map { own in near(vectors[own], itself: own) }
    }

    /// The words that are near to a vector.
    func near(_ vector: [SIMD8<Float>], itself: Int?) -> [(word: Int32, nearness: Float)] {
        var found: [(word: Int32, nearness: Float)] = []
        for (word, other) in vectors.enumerated() {
            var nearness: Float = 0
            if word == itself {
                nearness = 1
            } else if !other.isEmpty, other.count == vector.count {
                var sum = SIMD8<Float>.zero
                for place in other.indices { sum += vector[place] * other[place] }
                nearness = sum.sum()
            }
            if nearness > WordLikeness.floor {
                found.append((Int32(word), min(1, nearness)))
            }
        }
        return found
    }

    /// How like a sentence is to each of them, from 0 to 1.
    func to(_ sentence: String) -> [Float] {
        var there = [Float](repeating: 0, count: count)
        var back = there
        var best = [Float](repeating: 0, count: vectors.count)
        var touched: [Int] = []
        var total: Float = 0
        var nearest = there
        for word in Set(WordForms.words(of: sentence).prefix(64)).sorted() {
            let known = numbers[word]
            let weight = known.map { weights[$0] } ?? unknownWeight
            total += weight
            let found =
                known.flatMap { near.isEmpty ? nil : near[$0] }
                ?? near(known.map { vectors[$0] } ?? encoder.vector(of: word).map { common.isEmpty ? Likeness.pieces($0) : Likeness.own(Likeness.pieces($0), common) } ?? [], itself: known)
            var reached: [Int32] = []
            for (other, nearness) in found {
                if best[Int(other)] == 0 { touched.append(Int(other)) }
                best[Int(other)] = max(best[Int(other)], nearness)
                for sentence in postings[Int(other)] {
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
        for word in touched {
            for sentence in postings[word] { back[Int(sentence)] += weights[word] * best[word] }
        }
        for index in 0..<count {
            there[index] = 0.5 * (there[index] / total + back[index] / max(totals[index], 1e-6))
        }
        return there
    }
}
