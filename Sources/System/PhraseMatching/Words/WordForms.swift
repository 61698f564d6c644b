import ValueParsing

/// Words as phrases compare them: in one form, with how much they say.
package enum WordForms {
    /// The words of a text in their one form, digits included; signs are left out.
    static func words(of text: String) -> [String] {
        Tokenizer.tokens(of: text, limit: 512).filter { $0.kind != .sign }.map(\.text)
    }

    /// Words that say little: politeness, articles, particles.
    static let small = WordLists.all.small

    /// Words of politeness, which change nothing wherever they stand.
    static let polite = WordLists.all.polite

    /// The stem of a word: endings of inflection are cut off, first that of the plural, then one more, as all three languages
    /// have them.
    static func stem(_ word: String) -> String {
        guard word.utf8.count > 3 else { return word }
        var stem = word[...]
        if stem.hasSuffix("'s") {
            stem = stem.dropLast(2)
        } else if stem.hasSuffix("ies") {
            return String(stem.dropLast(3)) + "y"
        } else if stem.hasSuffix("s"), !stem.hasSuffix("ss") {
            stem = stem.dropLast()
        }
        for ending in ["ing", "ed", "ern", "em", "en", "er", "e", "n", "a", "o"] {
            guard stem.hasSuffix(ending), stem.utf8.count - ending.utf8.count >= 3 else { continue }
            stem = stem.dropLast(ending.count)
            // "running" and "run", "stopped" and "stop"
            if ["ing", "ed"].contains(ending), let last = stem.last, stem.dropLast().last == last, !"ls".contains(last)
            {
                stem = stem.dropLast()
            }
            break
        }
        return String(stem)
    }

    /// Whether two words are forms of one: "small" and "smaller", "klein" and "kleinen".
    package static func isForm(_ left: String, _ right: String) -> Bool {
        let (a, b) = (stem(left), stem(right))
        return a == b || a == right || left == b
    }

    /// Whether two words of four letters and more differ by one letter more, less, changed or swapped.
    package static func isSlip(_ left: String, _ right: String) -> Bool {
        var a = Array(left.utf8)[...]
        var b = Array(right.utf8)[...]
        guard abs(a.count - b.count) <= 1, max(a.count, b.count) >= 4 else { return false }
        while let x = a.first, let y = b.first, x == y {
            a = a.dropFirst()
            b = b.dropFirst()
        }
        while let x = a.last, let y = b.last, x == y {
            a = a.dropLast()
            b = b.dropLast()
        }
        if a.count <= 1 && b.count <= 1 { return true }
        return a.count == 2 && b.count == 2 && a.first == b.last && a.last == b.first
    }
}
