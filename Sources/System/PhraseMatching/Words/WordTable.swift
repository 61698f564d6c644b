/// The words of all phrases and values, numbered, with how much each says.
struct WordTable: Sendable {
    /// The number of a word.
    private(set) var numbers: [String: Int] = [:]
    private(set) var words: [String] = []
    private var stems: [String: [Int]] = [:]
    /// Words by themselves without one letter, to find slips of the keys.
    private var slips: [String: [Int]] = [:]
    private var counts: [Double] = []
    private var documents = 0.0
    /// How much each word says, reckoned once all phrases are counted.
    private var weights: [Double] = []

    /// The number of a word, made where there is none.
    mutating func number(_ word: String) -> Int {
        if let known = numbers[word] { return known }
        let number = words.count
        numbers[word] = number
        words.append(word)
        counts.append(0)
        stems[WordForms.stem(word), default: []].append(number)
        if word.utf8.count >= 4 {
            for form in WordTable.shortened(word) { slips[form, default: []].append(number) }
        }
        return number
    }

    /// Counts the words of a phrase.
    mutating func count(_ phrase: [Int]) {
        documents += 1
        for word in Set(phrase) { counts[word] += 1 }
    }

    private static func shortened(_ word: String) -> [String] {
        let letters = Array(word.utf8)
        guard letters.count <= 24 else { return [word] }
        var forms = [word]
        for index in letters.indices {
            var shorter = letters
            shorter.remove(at: index)
            forms.append(String(decoding: shorter, as: UTF8.self))
        }
        return forms
    }

    /// Reckons how much each word says; no word is added or counted after it.
    mutating func weigh() {
        weights = words.indices.map { word in
            let rarity = 1 + ((documents + 1) / (counts[word] + 1)).logarithm
            return WordForms.small.contains(words[word]) ? 0.15 * min(rarity, 3) : rarity
        }
        isSmall = words.map(WordForms.small.contains)
    }

    /// How much a word says: much if few phrases have it.
    func weight(_ word: Int) -> Double { weights[word] }

    /// Whether a word says little.
    private(set) var isSmall: [Bool] = []

    /// How much a word says that is in no phrase and says little.
    static let smallWeight = 0.2

    /// How much a word says that is in no phrase.
    func weight(of unknown: String) -> Double {
        WordForms.small.contains(unknown) ? WordTable.smallWeight : min(3.0, 1 + (documents + 1).logarithm * 0.4)
    }

    /// The words of the table that a word stands for, with how sure that is.
    func senses(of word: String) -> [(word: Int, trust: Double)] {
        var found: [(word: Int, trust: Double)] = []
        if let exact = numbers[word] { found.append((exact, 1)) }
        for other in stems[WordForms.stem(word)] ?? [] where !found.contains(where: { $0.word == other }) {
            found.append((other, 0.92))
        }
        // What looks as if it were inflected itself: "kleinen" for "klein", whose stem is shorter.
        if let base = numbers[WordForms.stem(word)], !found.contains(where: { $0.word == base }) {
            found.append((base, 0.92))
        }
        guard found.isEmpty, word.utf8.count >= 4, word.utf8.count <= 24 else { return found }
        for form in WordTable.shortened(word) {
            for other in slips[form] ?? []
            where !found.contains(where: { $0.word == other }) && WordForms.isSlip(word, words[other]) {
                found.append((other, 0.8))
            }
        }
        return found
    }
}

extension Double {
    /// The natural logarithm, exact enough for weights, without a library of mathematics.
    var logarithm: Double {
        guard self > 0 else { return 0 }
        // ln(m · 2^e) = ln m + e · ln 2; the series of artanh converges fast for m near 1.
        let z = (significand - 1) / (significand + 1)
        let square = z * z
        let series =
            2 * z
            * (1 + square / 3 + square * square / 5 + square * square * square / 7 + square * square * square * square
                / 9)
        return series + Double(exponent) * 0.693_147_180_559_945_3
    }
}
