/// Words of names and texts.
enum Words {
    /// The words of a name in camel case, in lower case: `SendMessageIntent` is send, message, intent.
    static func ofName(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let beginsWord =
                letter.isUppercase
                && (index == 0 || !letters[index - 1].isUppercase
                    || (index + 1 < letters.count && letters[index + 1].isLowercase))
            if beginsWord || letter == "_" {
                if !word.isEmpty { words.append(word.lowercased()) }
                word = letter == "_" ? "" : String(letter)
            } else {
                word.append(letter)
            }
        }
        if !word.isEmpty { words.append(word.lowercased()) }
        return words
    }

    /// The words of a text, in lower case.
    static func ofText(_ text: String) -> [String] {
        text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }.map(String.init)
    }

    /// A name as people read it: `maximumCount` is `Maximum Count`.
    static func humanized(_ name: String) -> String {
        ofName(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    /// How many letters must be added, removed or replaced to make one text of another.
    static func distance(_ first: String, _ second: String) -> Int {
        let first = Array(first), second = Array(second)
        var row = Array(0...second.count)
        for (line, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in second.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }
}
