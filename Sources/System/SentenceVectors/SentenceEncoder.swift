/// Turns text into a vector, so that texts of like meaning lie in like directions.
///
/// Vectors of two encoders cannot be compared: what is kept is kept with the encoder's identifier.
public protocol SentenceEncoder: Sendable {
    /// Which encoder this is; another one whenever vectors change.
    var identifier: String { get }
    /// How many numbers a vector has.
    var dimensions: Int { get }

    /// The vector of a text.
    ///
    /// - Parameters:
    ///   - text: The text; its language is the one that the encoder knows.
    ///   - limit: How many pieces of the text count at most.
    /// - Returns: The vector; nil where nothing of the text is known, as where it is empty.
    func encode(_ text: String, limit: Int) -> SentenceVector?
}

extension SentenceEncoder {
    /// The vector of a text of a sentence or two.
    public func encode(_ text: String) -> SentenceVector? { encode(text, limit: 128) }
}
