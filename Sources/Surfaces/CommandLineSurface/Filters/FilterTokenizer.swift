import IntentWire

/// Splits a filter into words, quoted texts and signs of comparison.
enum FilterTokenizer {
    struct Token: Hashable {
        enum Kind: Hashable { case word, quoted, sign }

        var kind: Kind
        var text: String

        /// Whether this is a plain word, in any case.
        func isWord(_ word: String) -> Bool { kind == .word && text.lowercased() == word }
    }

    private static let signs = ["<=", ">=", "!=", "<>", "==", "≤", "≥", "≠", "<", ">", "="]

    static func tokens(of text: String) throws -> [Token] {
        var tokens: [Token] = []
        var rest = Substring(text)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "'" || first == "\"" || first == "“" {
                tokens.append(try quoted(&rest, text))
            } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
                tokens.append(Token(kind: .sign, text: sign))
                rest.removeFirst(sign.count)
            } else {
                let word = rest.prefix { character in
                    !character.isWhitespace && !signs.contains { $0.first == character }
                }
                tokens.append(Token(kind: .word, text: String(word)))
                rest = rest[word.endIndex...]
            }
        }
        return tokens
    }

    /// A text between quotes; a backslash keeps the character behind it.
    private static func quoted(_ rest: inout Substring, _ text: String) throws -> Token {
        let open = rest.removeFirst()
        let close: Character = open == "“" ? "”" : open
        var content = ""
        while let character = rest.popFirst() {
            if character == close { return Token(kind: .quoted, text: content) }
            if character == "\\", let next = rest.popFirst() { content.append(next) } else { content.append(character) }
        }
        throw IntentFailure(.invalidValue, "the quote \(open) in '\(text)' is not closed", parameters: ["where"])
    }
}
