/// Learns from a few phrases of each label which label a sentence belongs to.
///
/// Up to `PhraseClassifier.solvable` phrases a ridge regression weighs all phrases against each other, and another one what they
/// got in the first; above, the nearest phrase of a label, the mean of all of them and a regression over vectors count.
public struct PhraseClassifier: Sendable {
    /// A label and how near it is.
    public struct Score: Sendable {
        /// The label.
        public var label: String
        /// How near it is; about 1 for its own phrases, about 0 for what is foreign.
        public var value: Double
    }

    /// How many phrases are weighed against each other.
    public static let solvable = 2_000

    /// The labels, in order.
    public let labels: [String]
    private let form: Form

    private enum Form {
        case weighed(WeighedPhrases)
        case many(ManyPhrases)
    }

    /// Learns from phrases.
    public init(_ phrases: [(text: String, label: String)], encoder: (any MeaningEncoder)? = nil) {
        self.init(phrases, encoder: encoder, solvable: PhraseClassifier.solvable)
    }

    /// Learns from phrases, of which so many are weighed against each other at most.
    package init(_ phrases: [(text: String, label: String)], encoder: (any MeaningEncoder)?, solvable: Int) {
        labels = Set(phrases.map(\.label)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: labels.enumerated().map { ($1, $0) })
        let labelOf = phrases.map { numbers[$0.label] ?? 0 }
        let texts = phrases.map(\.text)
        let isSolvable = phrases.count <= solvable
        let likeness = Likeness(texts, labels: labelOf, encoder: encoder, wordByWord: isSolvable)
        form =
            isSolvable
            ? .weighed(WeighedPhrases(likeness, phrases: texts, labels: labelOf, count: labels.count))
            : .many(ManyPhrases(likeness, labels: labelOf, count: labels.count))
    }

    /// The labels, the nearest first.
    ///
    /// - Parameter most: How many at most; at least 1.
    public func scores(_ sentence: String, most: Int = .max) -> [Score] {
        let values =
            switch form {
            case .weighed(let phrases): phrases.scores(sentence)
            case .many(let phrases): phrases.scores(sentence)
            }
        return PhraseClassifier.highest(values, most).map { Score(label: labels[$0], value: Double(values[$0])) }
    }

    /// The places of the highest values, the highest first; of those that are equal the first one comes first.
    private static func highest(_ values: [Float], _ most: Int) -> [Int] {
        guard most < values.count, most > 0 else { return values.indices.sorted { values[$0] > values[$1] } }
        var highest: [Int] = []
        for (place, value) in values.enumerated() {
            if highest.count == most {
                guard value > values[highest[most - 1]] else { continue }
                highest.removeLast()
            }
            highest.insert(place, at: highest.firstIndex { values[$0] < value } ?? highest.count)
        }
        return highest
    }
}
