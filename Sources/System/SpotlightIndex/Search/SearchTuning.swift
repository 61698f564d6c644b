/// How the parts are weighed.
package struct SearchTuning: Sendable {
    /// What an occurrence counts in title, names and text.
    package var columns: [Double] = [3, 2, 1]
    /// How much a long item loses.
    package var shortening = 0.75
    /// How many items beside the wanted ones are looked at closely.
    package var margin = 20
    /// How many items count by meaning.
    package var nearest = 100
    /// The least similarity of an item that has none of the words.
    package var leastSimilarity: Float = 0.3
    /// How much a place by meaning counts, where one by words counts 1, and how slowly places lose.
    package var meaning = 0.4
    package var placeOffset = 20.0
    /// The factors for a title that is what was typed, and for one that begins with it.
    package var equalTitle = 3.0
    package var beginningTitle = 1.5
    /// The factor for having been chosen for the same text.
    package var choice = 1.0
    /// How soon a further occurrence of a word counts no more.
    package var saturation = 2.0

    package init() {}
}
