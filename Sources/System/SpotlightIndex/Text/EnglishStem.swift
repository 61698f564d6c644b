/// Cuts English endings off, so that `computing` and `computed` are found as one word.
///
/// - Source: M. F. Porter, "An algorithm for suffix stripping", Program 14(3), 1980, with the two changes that the author
///   publishes with it (`bli` and `logi`).
struct EnglishStem {
    private let word: UnsafeMutablePointer<UInt8>
    /// How many letters are left.
    private var length: Int
    /// How many letters stand before the ending that was found last.
    private var before = 0

    /// The length of the stem of a word of small letters; its letters are changed in place.
    static func length(of word: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
        guard count > 2 else { return count }
        var stem = EnglishStem(word: word, length: count)
        stem.plurals()
        stem.finalY()
        stem.replaceByMeasure(Self.doubled)
        stem.replaceByMeasure(Self.single)
        stem.cutResidue()
        stem.tidy()
        return stem.length
    }

    private init(word: UnsafeMutablePointer<UInt8>, length: Int) {
        self.word = word
        self.length = length
    }

    // MARK: - Letters

    private func isConsonant(_ index: Int) -> Bool {
        switch word[index] {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): false
        case UInt8(ascii: "y"): index == 0 || !isConsonant(index - 1)
        default: true
        }
    }

    /// How often a vowel is followed by a consonant before the ending.
    private var measure: Int {
        var count = 0
        var index = 0
        while index < before && isConsonant(index) { index += 1 }
        while index < before {
            while index < before && !isConsonant(index) { index += 1 }
            guard index < before else { break }
            count += 1
            while index < before && isConsonant(index) { index += 1 }
        }
        return count
    }

    private var hasVowel: Bool { (0..<before).contains { !isConsonant($0) } }

    private func endsInDouble(_ end: Int) -> Bool {
        end >= 2 && word[end - 1] == word[end - 2] && isConsonant(end - 1)
    }

    /// Whether consonant, vowel, consonant stand before `end`, the last not one of w, x, y.
    private func endsShort(_ end: Int) -> Bool {
        guard end >= 3, isConsonant(end - 1), !isConsonant(end - 2), isConsonant(end - 3) else { return false }
        return ![UInt8(ascii: "w"), UInt8(ascii: "x"), UInt8(ascii: "y")].contains(word[end - 1])
    }

    private mutating func ends(_ ending: StaticString) -> Bool {
        let count = ending.utf8CodeUnitCount
        guard count <= length else { return false }
        for index in 0..<count where word[length - count + index] != ending.utf8Start[index] { return false }
        before = length - count
        return true
    }

    private mutating func replaceEnding(_ text: StaticString) {
        for index in 0..<text.utf8CodeUnitCount { word[before + index] = text.utf8Start[index] }
        length = before + text.utf8CodeUnitCount
    }

    // MARK: - Steps

    private mutating func plurals() {
        if word[length - 1] == UInt8(ascii: "s") {
            if ends("sses") || ends("ies") {
                length -= 2
            } else if length > 1 && word[length - 2] != UInt8(ascii: "s") {
                length -= 1
            }
        }
        if ends("eed") {
            if measure > 0 { length -= 1 }
        } else if (ends("ed") || ends("ing")) && hasVowel {
            length = before
            if ends("at") || ends("bl") || ends("iz") {
                word[length] = UInt8(ascii: "e")
                length += 1
            } else if endsInDouble(length) {
                if ![UInt8(ascii: "l"), UInt8(ascii: "s"), UInt8(ascii: "z")].contains(word[length - 1]) {
                    length -= 1
                }
            } else {
                before = length
                if measure == 1 && endsShort(length) {
                    word[length] = UInt8(ascii: "e")
                    length += 1
                }
            }
        }
    }

    private mutating func finalY() {
        if ends("y") && hasVowel { word[length - 1] = UInt8(ascii: "i") }
    }

    private static let doubled: [(StaticString, StaticString)] = [
        ("ational", "ate"), ("tional", "tion"), ("enci", "ence"), ("anci", "ance"), ("izer", "ize"), ("bli", "ble"),
        ("alli", "al"), ("entli", "ent"), ("eli", "e"), ("ousli", "ous"), ("ization", "ize"), ("ation", "ate"),
        ("ator", "ate"), ("alism", "al"), ("iveness", "ive"), ("fulness", "ful"), ("ousness", "ous"),
        ("aliti", "al"), ("iviti", "ive"), ("biliti", "ble"), ("logi", "log"),
    ]
    private static let single: [(StaticString, StaticString)] = [
        ("icate", "ic"), ("ative", ""), ("alize", "al"), ("iciti", "ic"), ("ical", "ic"), ("ful", ""), ("ness", ""),
    ]
    private static let residue: [StaticString] = [
        "al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent", "sion", "tion", "ou", "ism",
        "ate", "iti", "ous", "ive", "ize",
    ]

    private mutating func replaceByMeasure(_ endings: [(StaticString, StaticString)]) {
        for (ending, replacement) in endings where ends(ending) {
            if measure > 0 { replaceEnding(replacement) }
            return
        }
    }

    private mutating func cutResidue() {
        for ending in Self.residue where ends(ending) {
            // Of `sion` and `tion` only `ion` is the ending.
            if ending.utf8CodeUnitCount == 4 && ends("ion") { _ = ends("ion") }
            if measure > 1 { length = before }
            return
        }
    }

    private mutating func tidy() {
        before = length
        if word[length - 1] == UInt8(ascii: "e") {
            before = length - 1
            let count = measure
            if count > 1 || (count == 1 && !endsShort(length - 1)) { length -= 1 }
        }
        before = length
        if word[length - 1] == UInt8(ascii: "l") && endsInDouble(length) && measure > 1 { length -= 1 }
    }
}
