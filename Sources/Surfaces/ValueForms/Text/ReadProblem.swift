/// Why a text is not the value that was wanted: a sentence without the name of the place where it stood.
package struct ReadProblem: Error, Hashable, CustomStringConvertible {
    /// What is wrong and what would be right.
    package var message: String
    /// What could be meant, the nearest first.
    package var candidates: [String]

    /// Creates a problem.
    package init(_ message: String, candidates: [String] = []) {
        self.message = message
        self.candidates = candidates
    }

    package var description: String { message }
}
