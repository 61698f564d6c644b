/// Learns from a few phrases with marked values where values stand in other sentences.
///
/// A linear model of tags in a row: it knows the words around, their forms, and the values that it has seen.
public struct SlotTagger: Sendable {
    /// A sentence with its values.
    public struct Example: Sendable {
        /// The words of it, in order.
        public var words: [String]
        /// The names of parameters, one a word; `nil` where a word is no value.
        public var names: [String?]

        /// An example by its parts.
        public init(words: [String], names: [String?]) {
            self.words = words
            self.names = names
        }
    }

    /// What else is known of the words of a sentence, word by word: as that they are a time or a number.
    public typealias Marks = @Sendable (_ words: [String]) -> [[String]]

    let marks: Marks?
    let encoder: (any MeaningEncoder)?
    /// "O" for words of no value; then "B-" and "I-" with the name of each parameter, for first words and others.
    var tags: [String] = ["O"]
    /// The numbers of features.
    var numbers: [String: Int] = [:]
    /// By feature and tag: how much the first speaks for the second.
    var weights: [Float] = []
    /// By parameter, with 0 for none, and number of the meaning of a word: how much the second speaks for the first; empty
    /// without an encoder.
    var meaningWeights: [Float] = []
    /// By pair of tags: how much the first one speaks for the second after it.
    var transitions: [Float] = []
    /// By tag: the tags that can stand before it and after it.
    var previous: [[Int]] = []
    var next: [[Int]] = []
    /// Stems of words of values, with their parameters.
    var known: [String: Set<String>] = [:]

    /// Learns from examples.
    ///
    /// - Parameters:
    ///   - examples: The phrases with their values.
    ///   - marks: What else is known of words; it has to answer the same each time.
    ///   - encoder: What knows the meaning of words, if there is something.
    public init(_ examples: [Example], marks: Marks? = nil, encoder: (any MeaningEncoder)? = nil) {
        self.marks = marks
        self.encoder = encoder
        for name in Set(examples.flatMap { $0.names.compactMap { $0 } }).sorted() {
            tags += ["B-" + name, "I-" + name]
        }
        transitions = Array(repeating: 0, count: tags.count * tags.count)
        previous = tags.indices.map { tag in tags.indices.filter { SlotTagger.follows(tag, $0) } }
        next = tags.indices.map { tag in tags.indices.filter { SlotTagger.follows($0, tag) } }
        for example in examples {
            for (word, name) in zip(example.words, example.names) {
                if let name { known[SlotTagger.stem(word), default: []].insert(name) }
            }
        }
        train(examples)
    }

    static func stem(_ word: String) -> String { WordForms.stem(WordForms.words(of: word).joined()) }

    /// The number of a feature, made where there is none.
    mutating func number(_ feature: String) -> Int {
        if let known = numbers[feature] { return known }
        numbers[feature] = numbers.count
        return numbers.count - 1
    }

    /// How much what is known of each word speaks for each tag.
    func scores(_ names: [[Int]], _ meaning: [[Float]]) -> [[Float]] {
        let count = tags.count
        let size = meaningWeights.count / (count / 2 + 1)
        return names.indices.map { place in
            var own = [Float](repeating: 0, count: count)
            for name in names[place] {
                for tag in 0..<count { own[tag] += weights[name * count + tag] }
            }
            guard size > 0, meaning[place].count == size else { return own }
            for kind in 0...count / 2 {
                var sum: Float = 0
                for number in 0..<size { sum += meaningWeights[kind * size + number] * meaning[place][number] }
                if kind > 0 { own[2 * kind - 1] += sum }
                own[2 * kind] += sum
            }
            return own
        }
    }

    /// The best tags in a row.
    func decode(_ features: [WordFeatures]) -> [Int] {
        guard !features.isEmpty else { return [] }
        let count = tags.count
        let scores = scores(features.map { $0.names.compactMap { numbers[$0] } }, features.map(\.meaning))
        var best = scores[0].enumerated().map { $0 > 0 && $0 % 2 == 0 ? -Float.infinity : $1 }
        var back: [[Int]] = []
        for own in scores.dropFirst() {
            var next = [Float](repeating: -.infinity, count: count)
            var from = [Int](repeating: 0, count: count)
            for tag in 0..<count {
                for before in previous[tag] where best[before] + transitions[before * count + tag] > next[tag] {
                    (next[tag], from[tag]) = (best[before] + transitions[before * count + tag], before)
                }
                next[tag] += own[tag]
            }
            best = next
            back.append(from)
        }
        var tag = best.indices.max { best[$0] < best[$1] } ?? 0
        var result = [tag]
        for from in back.reversed() {
            tag = from[tag]
            result.append(tag)
        }
        return result.reversed()
    }

    /// "I-x" follows "B-x" and "I-x" only; the tags of a parameter stand in pairs.
    private static func follows(_ tag: Int, _ previous: Int) -> Bool {
        tag == 0 || tag % 2 == 1 || previous == tag || previous == tag - 1
    }

    /// The values of a sentence, in order: the name of the parameter, and its words.
    public func values(_ words: [String]) -> [(name: String, words: Range<Int>)] {
        var values: [(name: String, words: Range<Int>)] = []
        for (index, tag) in decode(features(words, isOwn: false)).enumerated() where tag != 0 {
            if tag % 2 == 0, let last = values.last, last.words.upperBound == index {
                values[values.count - 1].words = last.words.lowerBound..<index + 1
            } else {
                values.append((String(tags[tag].dropFirst(2)), index..<index + 1))
            }
        }
        return values
    }
}
