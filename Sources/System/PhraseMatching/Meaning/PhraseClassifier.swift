import Foundation

/// Learns from a few phrases of each label which label a sentence belongs to.
///
/// Up to `PhraseClassifier.solvable` phrases a ridge regression weighs all phrases against each other; above, the nearest phrase
/// of a label and the mean of all of them count half each.
public struct PhraseClassifier: Sendable {
    /// A label and how near it is.
    public struct Score: Sendable {
        /// The label.
        public var label: String
        /// How near it is; about 1 for its own phrases, about 0 for what is foreign.
        public var value: Double
    }

    /// How fast likeness fades: what is only somewhat like counts little.
    private static let fading: Float = 2
    /// How much the regression distrusts single phrases.
    private static let ridge: Float = 0.05

    /// How many phrases are weighed against each other.
    public static let solvable = 2_000

    /// The labels, in order.
    public let labels: [String]
    private let likeness: Likeness
    private let labelOf: [Int]
    /// By phrase and label: how much being like the phrase speaks for the label; empty where phrases are too many.
    private let weights: [Float]

    /// Learns from phrases.
    public init(_ phrases: [(text: String, label: String)], encoder: (any MeaningEncoder)? = nil) {
        labels = Set(phrases.map(\.label)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: labels.enumerated().map { ($1, $0) })
        labelOf = phrases.map { numbers[$0.label] ?? 0 }
        likeness = Likeness(
            phrases.map(\.text), encoder: encoder, wordByWord: phrases.count <= PhraseClassifier.solvable)
        if phrases.isEmpty || phrases.count > PhraseClassifier.solvable {
            weights = []
        } else {
            var matrix: [Float] = []
            matrix.reserveCapacity(phrases.count * phrases.count)
            for (row, phrase) in phrases.enumerated() {
                matrix += likeness.to(phrase.text).map(PhraseClassifier.faded)
                matrix[row * phrases.count + row] += PhraseClassifier.ridge
            }
            var targets = [Float](repeating: -1 / Float(labels.count), count: phrases.count * labels.count)
            for (row, label) in labelOf.enumerated() { targets[row * labels.count + label] = 1 }
            Cholesky.solve(&matrix, phrases.count, &targets, labels.count)
            weights = targets
        }
    }

    /// A likeness bent so that 1 stays 1 and 0 stays 0, and what lies between becomes less.
    private static func faded(_ likeness: Float) -> Float {
        let floor = exp(-fading)
        return (exp(fading * (likeness - 1)) - floor) / (1 - floor)
    }

    /// The labels, the nearest first.
    public func scores(_ sentence: String) -> [Score] {
        var likeness = likeness.to(sentence)
        if !weights.isEmpty { likeness = likeness.map(PhraseClassifier.faded) }
        let width = labels.count
        var totals = [Float](repeating: 0, count: width)
        if !weights.isEmpty {
            for (phrase, like) in likeness.enumerated() where like != 0 {
                for label in 0..<width { totals[label] += like * weights[phrase * width + label] }
            }
        } else {
            var nearest = [Float](repeating: 0, count: width)
            var counts = [Float](repeating: 0, count: width)
            for (phrase, like) in likeness.enumerated() {
                nearest[labelOf[phrase]] = max(nearest[labelOf[phrase]], like)
                totals[labelOf[phrase]] += like
                counts[labelOf[phrase]] += 1
            }
            for label in 0..<width {
                totals[label] = 0.5 * nearest[label] + 0.5 * totals[label] / max(1, counts[label])
            }
        }
        return totals.enumerated().map { Score(label: labels[$0], value: Double($1)) }.sorted { $0.value > $1.value }
    }
}
