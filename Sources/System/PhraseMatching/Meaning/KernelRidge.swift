/// A ridge regression from the likeness of phrases to their labels: how much being like each phrase speaks for each label.
///
/// - Source: Rifkin and Lippert, "Notes on regularized least squares" (2007), for what a phrase would have got if it had been
///   left out.
struct KernelRidge: Sendable {
    /// By phrase: how much being like it speaks for each label.
    private let weights: Rows

    /// - Parameters:
    ///   - kernel: How like phrases are to each other, in a square.
    ///   - labels: The number of each phrase's label.
    ///   - counts: How many phrases each label has.
    ///   - ridge: How much single phrases are distrusted; those of labels with many more, so that these do not outweigh the others.
    ///   - leftOut: By phrase: what it would have got for each label, had it not been among the phrases.
    init(_ kernel: consuming Rows, labels: [Int], counts: [Int], ridge: Float, leftOut: inout Rows) {
        var matrix = kernel
        let mean = Float(labels.count) / Float(max(1, counts.count))
        for (row, label) in labels.enumerated() { matrix[row, row] += ridge * Float(counts[label]) / mean }
        let system = Cholesky(matrix)
        leftOut = KernelRidge.targets(labels, counts.count)
        weights = system.times(leftOut)
        for (row, diagonal) in system.inverseDiagonal.enumerated() {
            leftOut[row] = zip(leftOut[row], weights[row]).map { $0 - $1 / diagonal }[...]
        }
    }

    /// What a phrase is to get: 1 for its own label, a little less than nothing for the others.
    private static func targets(_ labels: [Int], _ count: Int) -> Rows {
        var targets = Rows(labels.count, width: count)
        for (row, own) in labels.enumerated() {
            for label in 0..<count { targets[row, label] = label == own ? 1 : -1 / Float(count) }
        }
        return targets
    }

    /// What a sentence gets for each label that is so like the phrases.
    func scores(_ likeness: [Float]) -> [Rows.Piece] { weights.sum(likeness) }
}
