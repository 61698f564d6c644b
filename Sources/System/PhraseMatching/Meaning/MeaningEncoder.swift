/// Turns a sentence into a vector, so that sentences of like meaning lie in like directions.
///
/// The matcher works without one; with one it finds phrases that share no word with a sentence.
public protocol MeaningEncoder: Sendable {
    /// The vector of a sentence, of length 1; `nil` where nothing of it is known.
    func vector(of sentence: String) -> [Float]?
}
