import Foundation
import SQLiteStore

/// Finds the words of the index that differ by one typing error from those that were typed: a letter too many, too few,
/// wrong, or two in each other's place.
struct Spelling {
    let database: Database

    /// The shortest word that is looked at.
    private static let shortest = 5
    /// The longest, since each letter costs searches.
    private static let longest = 24

    /// The words without their errors, and what was put in which place; nil where nothing was found.
    mutating func corrected(_ words: QueryWords) throws -> (QueryWords, [String: String])? {
        var corrected = words
        var changes: [String: String] = [:]
        for place in words.words.indices {
            let word = words.words[place]
            let isUnfinished = words.isLastUnfinished && place == words.words.count - 1
            let letters = Array(word.letters.unicodeScalars)
            guard word.pairs.isEmpty, (Self.shortest...Self.longest).contains(letters.count) else { continue }
            if try exists(word.letters, isBeginning: isUnfinished) { continue }
            var best: (word: String, count: Int)?
            for candidate in Self.variants(letters) {
                let count = try count(candidate, isBeginning: isUnfinished)
                if count > best?.count ?? 0 { best = (candidate, count) }
            }
            guard let best else { continue }
            changes[word.letters] = best.word
            corrected.words[place] = QueryWords.Word(letters: best.word, stem: TextTokens.stem(best.word))
        }
        return changes.isEmpty ? nil : (corrected, changes)
    }

    private func exists(_ word: String, isBeginning: Bool) throws -> Bool {
        try count(word, isBeginning: isBeginning, limit: 1) > 0
    }

    /// How often a word is in the index, counted up to a limit.
    private func count(_ word: String, isBeginning: Bool, limit: Int = 20) throws -> Int {
        let condition = isBeginning ? "term >= ? AND term < ?" : "term = ?"
        let values: [any StoreValueConvertible] = isBeginning ? [word, word + "\u{10FFFF}", limit] : [word, limit]
        return try database.rows(
            "SELECT count(*) FROM (SELECT 1 FROM vocabulary WHERE \(condition) LIMIT ?)", values: values
        ) { try $0.get(0, as: Int.self) }.first ?? 0
    }

    /// All words that one error would have made the typed one of.
    static func variants(_ letters: [Unicode.Scalar]) -> Set<String> {
        var variants: Set<String> = []
        let alphabet = alphabet(of: letters)
        func add(_ letters: [Unicode.Scalar]) {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: letters)
            variants.insert(String(text))
        }
        for place in letters.indices {
            var shorter = letters
            shorter.remove(at: place)
            add(shorter)
            if place + 1 < letters.count && letters[place] != letters[place + 1] {
                var swapped = letters
                swapped.swapAt(place, place + 1)
                add(swapped)
            }
            for letter in alphabet where letter != letters[place] {
                var other = letters
                other[place] = letter
                add(other)
            }
        }
        for place in 0...letters.count {
            for letter in alphabet { add(Array(letters[..<place]) + [letter] + Array(letters[place...])) }
        }
        return variants
    }

    /// The letters that could stand in a word: those of its script.
    private static func alphabet(of letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var ranges: [ClosedRange<UInt32>] = []
        for letter in letters {
            let range: ClosedRange<UInt32>? =
                switch letter.value {
                case 0x61...0x7A: 0x61...0x7A
                case 0x3B1...0x3C9: 0x3B1...0x3C9
                case 0x430...0x45F: 0x430...0x45F
                case 0x561...0x587: 0x561...0x587
                case 0x5D0...0x5EA: 0x5D0...0x5EA
                case 0x621...0x64A: 0x621...0x64A
                case 0x10D0...0x10FA: 0x10D0...0x10FA
                default: nil
                }
            if let range, !ranges.contains(range) { ranges.append(range) }
        }
        return ranges.flatMap { $0 }.compactMap(Unicode.Scalar.init) + letters
    }
}
