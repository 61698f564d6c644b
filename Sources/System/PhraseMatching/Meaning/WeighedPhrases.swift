import Foundation

/// Phrases that are weighed against each other, twice: by how like they are, and by how like their profiles are.
///
/// A profile is what a sentence gets for all labels in the first round; that of a phrase is what it would have got, had it been
/// left out. Sentences of one label are often taken for the same other labels, so that profiles tell them apart where words do
/// not.
///
/// - Source: Wolpert, "Stacked generalization" (1992), for learning from what was left out.
struct WeighedPhrases: Sendable {
    /// How fast likeness and that of profiles fade: what is only somewhat like counts little.
    private static let fading: Float = 2
    private static let profileFading: Float = 3
    /// How much single phrases are distrusted.
    private static let ridge: Float = 0.1
    /// How much of the small numbers of a profile shows.
    private static let profilePower: Float = 0.6
    /// What a phrase gets for its own label at least: other phrases may be far from it, yet it is one of the label.
    private static let ownScore: Float = 0.4
    /// With how many labels profiles count half as much as likeness.
    private static let manyLabels: Float = 20
    /// From which score of the likeliest label on, in the first round, a sentence is known well.
    private static let known: Float = 0.6

    private let likeness: Likeness
    private let byLikeness: KernelRidge
    private let profiles: Rows
    private let byProfile: KernelRidge
    private let labelCount: Int
    /// How much profiles count beside likeness: the more, the more labels there are to tell apart, and the more phrases each has.
    private let profileShare: Float

    init(_ likeness: Likeness, phrases: [String], labels: [Int], count: Int) {
        self.likeness = likeness
        labelCount = count
        var counts = [Int](repeating: 0, count: count)
        for label in labels { counts[label] += 1 }
        let others = counts.reduce(Float(0)) { $0 + 1 - 1 / Float(max(1, $1)) } / Float(max(1, count))
        profileShare = others * Float(count) / (Float(count) + WeighedPhrases.manyLabels)
        var kernel = Rows(phrases.count, width: phrases.count)
        for (row, phrase) in phrases.enumerated() {
            // Likeness is not quite the same in both directions.
            for (column, like) in likeness.to(phrase).enumerated() {
                let half = WeighedPhrases.faded(like, WeighedPhrases.fading) / 2
                kernel[row, column] += half
                kernel[column, row] += half
            }
        }
        let ridge = WeighedPhrases.ridge
        var profiles = Rows(0, width: 0)
        byLikeness = KernelRidge(kernel, labels: labels, counts: counts, ridge: ridge, leftOut: &profiles)
        for (row, label) in labels.enumerated() {
            profiles[row, label] = max(profiles[row, label], WeighedPhrases.ownScore)
            profiles[row] = WeighedPhrases.profile(Array(profiles[row]))[...]
        }
        self.profiles = profiles
        kernel = Rows(phrases.count, width: phrases.count)
        for row in 0..<profiles.count {
            for (column, like) in profiles.products(with: Array(profiles[row])).enumerated() {
                kernel[row, column] = WeighedPhrases.faded(like, WeighedPhrases.profileFading)
            }
        }
        var leftOut = Rows(0, width: 0)
        byProfile = KernelRidge(kernel, labels: labels, counts: counts, ridge: ridge, leftOut: &leftOut)
    }

    /// By label: how near a sentence is to it.
    func scores(_ sentence: String) -> [Float] {
        let first = byLikeness.scores(likeness.to(sentence).map { WeighedPhrases.faded($0, WeighedPhrases.fading) })
        let likes = profiles.products(with: WeighedPhrases.profile(first))
        let second = byProfile.scores(likes.map { WeighedPhrases.faded($0, WeighedPhrases.profileFading) })
        let best = (0..<labelCount).reduce(Float(0)) { max($0, first[$1 >> 3][$1 & 7]) }
        // A profile has a direction even where nothing is known.
        let trust = min(1, best / WeighedPhrases.known) / (1 + profileShare)
        return (0..<labelCount).map { trust * (first[$0 >> 3][$0 & 7] + profileShare * second[$0 >> 3][$0 & 7]) }
    }

    /// A likeness bent so that 1 stays 1 and 0 stays 0, and what lies between becomes less.
    private static func faded(_ likeness: Float, _ fading: Float) -> Float {
        let floor = exp(-fading)
        return (exp(fading * (likeness - 1)) - floor) / (1 - floor)
    }

    /// The direction of what a sentence gets for all labels, in which small numbers show, too.
    private static func profile(_ scores: [Rows.Piece]) -> [Rows.Piece] {
        var square: Float = 0
        let bent = scores.map { piece in
            var bent = piece
            for lane in 0..<8 {
                let size = pow(abs(piece[lane]), profilePower)
                bent[lane] = piece[lane] < 0 ? -size : size
            }
            square += (bent * bent).sum()
            return bent
        }
        guard square > 0 else { return bent }
        let factor = 1 / square.squareRoot()
        return bent.map { $0 * factor }
    }
}
