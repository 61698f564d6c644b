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
    /// The vectors; zeros where there is none.
    let vectors: Rows
    /// What the sentences have in common, which tells none of them from another.
    private let common: [Rows.Piece]

    /// - Parameters:
    ///   - sentences: The sentences.
    ///   - labels: The label of each of them.
    ///   - encoder: What knows the meaning of sentences, if there is something.
    ///   - wordByWord: Whether words are compared with each other, too.
    init(_ sentences: [String], labels: [Int], encoder: (any MeaningEncoder)?, wordByWord: Bool) {
        count = sentences.count
        features = LexicalFeatures(sentences)
        self.encoder = encoder
        words = wordByWord ? encoder.map { WordLikeness(sentences, labels: labels, encoder: $0) } : nil
        var postings = Array(repeating: [(sentence: Int32, weight: Float)](), count: features.count)
        for (index, sentence) in sentences.enumerated() {
            for (feature, weight) in features.vector(of: sentence) { postings[feature].append((Int32(index), weight)) }
        }
        self.postings = postings
        let all = sentences.map { encoder?.vector(of: $0) ?? [] }
        let width = all.map(\.count).max() ?? 0
        var common = Array(repeating: Rows.Piece.zero, count: (width + 7) / 8)
        if count >= Likeness.manySentences {
            for vector in all where vector.count == width {
                for (place, piece) in Rows.pieces(vector).enumerated() { common[place] += piece / Float(count) }
            }
        }
        self.common = common
        var vectors = Rows(count, width: width)
        for (index, vector) in all.enumerated() where vector.count == width {
            vectors[index] = Likeness.own(Rows.pieces(vector), common)[...]
        }
        self.vectors = vectors
    }

    /// How like a sentence is to each of them, from 0 to 1.
    func to(_ sentence: String) -> [Float] { to(sentence, vector: vector(of: sentence)) }

    /// How like a sentence with a vector is to each of them, from 0 to 1.
    func to(_ sentence: String, vector: [Rows.Piece]?) -> [Float] {
        var likeness = [Float](repeating: 0, count: count)
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
        for (index, product) in vectors.products(with: vector).enumerated() {
            likeness[index] += meaningShare * product
        }
        return likeness
    }

    /// The vector of a sentence without what all have in common; `nil` where nothing of it is known.
    func vector(of sentence: String) -> [Rows.Piece]? {
        guard let vector = encoder?.vector(of: sentence) else { return nil }
        let pieces = Rows.pieces(vector)
        return pieces.count == common.count ? Likeness.own(pieces, common) : pieces
    }

    /// A vector without what all have in common, of length 1.
    private static func own(_ vector: [Rows.Piece], _ common: [Rows.Piece]) -> [Rows.Piece] {
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
}
