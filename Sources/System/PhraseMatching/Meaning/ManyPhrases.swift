/// Phrases that are too many to be weighed against each other: the nearest phrase of a label, the mean of all of them, and a
/// regression over the numbers of their vectors.
struct ManyPhrases: Sendable {
    /// How much the regression counts beside the others, half each.
    private static let regressionShare: Float = 0.6
    /// How much single directions are distrusted, beside the mean of all.
    private static let ridge: Float = 0.3

    /// What foreign sentences get for their likeliest label, too; less where letters are all there is to compare.
    private static let foreign: Float = 0.35
    private static let foreignInLetters: Float = 0.1

    private let likeness: Likeness
    private let labels: [Int]
    private let counts: [Float]
    /// By label: what speaks for it in a vector.
    private let directions: Rows

    init(_ likeness: Likeness, labels: [Int], count: Int) {
        self.likeness = likeness
        self.labels = labels
        var counts = [Float](repeating: 0, count: count)
        for label in labels { counts[label] += 1 }
        self.counts = counts
        directions = ManyPhrases.directions(likeness.vectors, labels, count)
    }

    /// By label: the solution of a ridge regression over the numbers of vectors.
    private static func directions(_ vectors: Rows, _ labels: [Int], _ count: Int) -> Rows {
        var directions = Rows(count, width: vectors.width)
        guard vectors.width > 0, vectors.count > 0 else { return directions }
        var square = Rows(vectors.width, width: vectors.width)
        square.change { square in
            vectors.numbers.withUnsafeBufferPointer { vectors in
                for row in 0..<labels.count {
                    let own = vectors.baseAddress?.advanced(by: row * directions.pieces)
                    for place in 0..<directions.width {
                        // Only what is left of the diagonal is read.
                        guard let weight = own?[place >> 3][place & 7] else { continue }
                        Rows.add(
                            weight, own, to: square.baseAddress?.advanced(by: place * directions.pieces),
                            place >> 3 + 1)
                    }
                }
            }
        }
        let distrust = ridge * Float(vectors.count) / Float(vectors.width)
        for place in 0..<vectors.width { square[place, place] += distrust }
        // The sum of a label's vectors less its part of the sum of all.
        var sums = Rows(count, width: vectors.width)
        var all = Array(repeating: Rows.Piece.zero, count: sums.pieces)
        for (row, label) in labels.enumerated() {
            for (place, piece) in vectors[row].enumerated() {
                sums.numbers[label * sums.pieces + place] += piece
                all[place] += piece
            }
        }
        let part = 1 / Float(count)
        for label in 0..<count {
            sums[label] = zip(sums[label], all).map { $0 * (1 + part) - $1 * part }[...]
        }
        let inverse = Cholesky(square).inverse
        for label in 0..<count {
            let half = inverse.products(with: Array(sums[label]))
            directions[label] = inverse.sum(half)[...]
        }
        return directions
    }

    /// By label: how near a sentence is to it.
    func scores(_ sentence: String) -> [Float] {
        let vector = likeness.vector(of: sentence)
        var nearest = [Float](repeating: 0, count: counts.count)
        var totals = nearest
        for (phrase, like) in likeness.to(sentence, vector: vector).enumerated() {
            nearest[labels[phrase]] = max(nearest[labels[phrase]], like)
            totals[labels[phrase]] += like
        }
        let regression = vector.map(directions.products) ?? totals.map { _ in 0 }
        let foreign = vector == nil ? ManyPhrases.foreignInLetters : ManyPhrases.foreign
        return counts.indices.map { label in
            0.5 * nearest[label] + 0.5 * totals[label] / max(1, counts[label])
                + ManyPhrases.regressionShare * regression[label] - foreign
        }
    }
}
