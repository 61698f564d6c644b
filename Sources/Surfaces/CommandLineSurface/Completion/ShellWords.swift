/// Undoes and applies the quoting of POSIX shells.
///
/// - Source: POSIX.1-2024, Shell Command Language, section 2.2.
package enum ShellWords {
    /// What a word as it was typed stands for; a quote that is still open counts as closed at the end.
    package static func unquoted(_ word: some StringProtocol) -> String {
        var result = ""
        var quote: Character?
        var iterator = word.makeIterator()
        while let character = iterator.next() {
            switch (character, quote) {
            case ("\\", nil): if let next = iterator.next() { result.append(next) }
            case ("\\", "\""?):
                guard let next = iterator.next() else { break }
                if !"\"\\$`".contains(next) { result.append("\\") }
                result.append(next)
            case ("'", nil), ("\"", nil): quote = character
            case (_, let open?) where open == character: quote = nil
            default: result.append(character)
            }
        }
        return result
    }

    /// The words of a line that has no expansions in it.
    package static func split(_ line: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                isEscaped = false
                word.append(character)
            } else if character.isWhitespace, quote == nil {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                if character == "\\", quote != "'" { isEscaped = true }
                if quote == nil, character == "'" || character == "\"" {
                    quote = character
                } else if character == quote {
                    quote = nil
                }
                word.append(character)
            }
        }
        if !word.isEmpty { words.append(word) }
        return words.map { unquoted($0) }
    }
}
