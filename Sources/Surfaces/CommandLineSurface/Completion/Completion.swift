import ValueForms
import ViewRendering

/// What can stand where the cursor is.
package struct Completion: Hashable, Sendable {
    /// One word to put there.
    package struct Candidate: Hashable, Sendable {
        /// The word, without quotes.
        package var word: String
        /// What it is.
        package var description: String

        /// Creates a candidate.
        package init(_ word: String, _ description: String = "") {
            self.word = word
            self.description = description
        }
    }

    /// What the shell itself completes beside the candidates.
    package enum Files: String, Sendable {
        case none, files, directories
    }

    package var candidates: [Candidate] = []
    package var files = Files.none

    /// Nothing.
    package init() {}

    /// Candidates only.
    package init(_ candidates: [Candidate]) { self.candidates = candidates }

    /// What the shell completes itself.
    package init(files: Files) { self.files = files }

    /// Those candidates that begin as the word does which is being typed, in any case of letters.
    package func beginning(with prefix: String) -> Completion {
        guard !prefix.isEmpty else { return self }
        let folded = Names.folded(prefix)
        var result = self
        result.candidates = candidates.filter { candidate in
            // A flag's dashes count, which folding drops.
            prefix.hasPrefix("-") ? candidate.word.hasPrefix(prefix) : Names.folded(candidate.word).hasPrefix(folded)
        }
        return result
    }

    /// The lines that the scripts of the shells read: first what the shell completes itself, then a candidate a
    /// line with a tab before its description.
    package var lines: [String] {
        [":\(files.rawValue)"]
            + candidates.map { candidate in
                let word = DisplayWidth.printable(candidate.word)
                let description = DisplayWidth.printable(candidate.description)
                return description.isEmpty ? word : "\(word)\t\(description)"
            }
    }
}
