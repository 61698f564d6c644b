/// Sentences that others are compared to, by what they share in their letters and in their meaning.
struct Likeness: Sendable {
    /// How much the meaning of whole sentences, and that of single words, counts beside letters.
    private static let meaningShare: Float = 0.5
    private static let wordShare: Float = 0.4
    /// How much the meaning of whole sentences counts where words are not compared.
    private static let meaningShareAlone: Float = 0.7
    /// From how many sentences on it is worth to know what all have in common.
    private static let manySentences = 50

    let count: Int
    private let features: LexicalFeatures
    private let encoder: (any MeaningEncoder)?
    private let words: WordLikeness?
    /// By feature: the sentences that have it, with the weight.
    private let postings: [[(sentence: Int32, weight: Float)]]
    /// The vectors one after the other, in pieces of eight numbers; zeros where there is none.
    private let vectors: [SIMD8<Float>]
    private let pieces: Int
    /// What the sentences have in common, which tells none of them from another.
    private let common: [SIMD8<Float>]

    /// - Parameter wordByWord: Whether words are compared with each other, too.
    init(_ sentences: [String], encoder: (any MeaningEncoder)?, wordByWord: Bool) {
        count = sentences.count
        features = LexicalFeatures(sentences)
        self.encoder = encoder
        words = wordByWord ? encoder.map { WordLikeness(sentences, encoder: $0) } : nil
        var postings = Array(repeating: [(sentence: Int32, weight: Float)](), count: features.count)
        for (index, sentence) in sentences.enumerated() {
            for (feature, weight) in features.vector(of: sentence) { postings[feature].append((Int32(index), weight)) }
        }
        self.postings = postings
        let all = sentences.map { sentence in (encoder?.vector(of: sentence)).map(Likeness.pieces) ?? [] }
        let pieces = all.map(\.count).max() ?? 0
        self.pieces = pieces
        var common = Array(repeating: SIMD8<Float>.zero, count: pieces)
        if count >= Likeness.manySentences {
            for vector in all where vector.count == pieces {
                for place in 0..<pieces { common[place] += vector[place] / Float(count) }
            }
        }
        self.common = common
        vectors = all.flatMap { vector in
            vector.count == pieces ? Likeness.own(vector, common) : Array(repeating: .zero, count: pieces)
        }
    }

    /// How like a sentence is to each of them, from 0 to 1.
    func to(_ sentence: String) -> [Float] {
        var likeness = [Float](repeating: 0, count: count)
        let vector = encoder?.vector(of: sentence)
        let meaningShare = words == nil ? Likeness.meaningShareAlone : Likeness.meaningShare
        let wordShare = words == nil ? 0 : Likeness.wordShare
        let lexicalShare = vector == nil ? 1 : 1 - meaningShare - wordShare
        for (feature, weight) in features.vector(of: sentence) {
            for posting in postings[feature] {
                likeness[Int(posting.sentence)] += lexicalShare * weight * posting.weight
            }
        }
        guard let vector else { return likeness }
        if let words = words?.to(sentence) {
            for index in 0..<count { likeness[index] += wordShare * words[index] }
        }
        var own = Likeness.pieces(vector)
        guard own.count == pieces else { return likeness }
        own = Likeness.own(own, common)
        own.withUnsafeBufferPointer { own in
            vectors.withUnsafeBufferPointer { vectors in
                for index in 0..<count {
                    var sum = SIMD8<Float>.zero
                    let first = index * pieces
                    for place in 0..<pieces { sum += own[place] * vectors[first + place] }
                    likeness[index] += meaningShare * sum.sum()
                }
            }
        }
        return likeness
    }

    /// A vector without what all have in common, of length 1.
    private static func own(_ vector: [SIMD8<Float>], _ common: [SIMD8<Float>]) -> [SIMD8<Float>] {
        var own = vector
        var square: Float = 0
        for place in own.indices {
            own[place] -= common[place]
            square += (own[place] * own[place]).sum()
        }
        guard square > 0 else { return own }
        let factor = 1 / square.squareRoot()
        return own.map { $0 * factor }
    }

    /// A vector in pieces of eight numbers, the last one filled up with zeros.
    static func pieces(_ vector: [Float]) -> [SIMD8<Float>] {
        stride(from: 0, to: vector.count, by: 8).map { start in
            var piece = SIMD8<Float>.zero
            for place in start..<min(start + 8, vector.count) { piece[place - start] = vector[place] }
            return piece
        }
    }
}
