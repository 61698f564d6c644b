/// A ridge regression from the likeness of phrases to their labels: how much being like each phrase speaks for each label.
///
/// - Source: Rifkin and Lippert, "Notes on regularized least squares" (2007), for what a phrase would have got if it had been left out.
struct KernelRidge: Sendable {
    /// By phrase: how much being like it speaks for each label.
    let weights: Rows
    /// By phrase: what it would have got for each label, had it not been among the phrases.
    let leftOut: Rows

    /// - Parameters:
    ///   - kernel: How like phrases are to each other, in a square.
    ///   - labels: The number of each phrase's label.
    ///   - count: How many labels there are.
    ///   - ridge: How much single phrases are distrusted.
    init(_ kernel: Rows, labels: [Int], count: Int, ridge: Float) {
        var matrix = kernel
        for row in 0..<matrix.count { matrix[row, row] += ridge }
        let system = Cholesky(matrix)
        let targets = KernelRidge.targets(labels, count)
        weights = system.times(targets)
        var leftOut = targets
        for (row, diagonal) in system.inverseDiagonal.enumerated() {
            leftOut[row] = zip(targets[row], weights[row]).map { $0 - $1 / diagonal }[...]
        }
        self.leftOut = leftOut
    }

    /// What a phrase is to get: 1 for its own label, a little less than nothing for the others.
    static func targets(_ labels: [Int], _ count: Int) -> Rows {
        var targets = Rows(labels.count, width: count)
        for (row, own) in labels.enumerated() {
            for label in 0..<count { targets[row, label] = label == own ? 1 : -1 / Float(count) }
        }
        return targets
    }

    /// What a sentence gets for each label that is so like the phrases.
    func scores(_ likeness: [Float]) -> [Rows.Piece] { weights.sum(likeness) }
}
