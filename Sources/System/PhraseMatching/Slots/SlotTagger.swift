/// Learns from a few phrases with marked values where values stand in other sentences.
///
/// An averaged perceptron over tags in a row: it knows the words around, their forms, and the values that it has seen.
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
    /// By feature: how much it speaks for each tag.
    var weights: [String: [Float]] = [:]
    /// By tag: how much each number of the meaning of a word speaks for it; empty without an encoder.
    var meaningWeights: [[Float]] = []
    /// By pair of tags: how much the first one speaks for the second after it.
    var transitions: [Float] = []
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
        for example in examples {
            for (word, name) in zip(example.words, example.names) {
                if let name { known[SlotTagger.stem(word), default: []].insert(name) }
            }
        }
        train(examples)
    }

    static func stem(_ word: String) -> String { WordForms.stem(WordForms.words(of: word).joined()) }

    /// The best tags in a row.
    func decode(_ features: [WordFeatures]) -> [Int] {
        guard !features.isEmpty else { return [] }
        let count = tags.count
        var best = [Float](repeating: 0, count: count)
        var back: [[Int]] = []
        for (place, list) in features.enumerated() {
            var own = [Float](repeating: 0, count: count)
            for feature in list.names {
                if let row = weights[feature] { for tag in 0..<count { own[tag] += row[tag] } }
            }
            if !list.meaning.isEmpty {
                for (tag, row) in meaningWeights.enumerated() where row.count == list.meaning.count {
                    var sum: Float = 0
                    for place in row.indices { sum += row[place] * list.meaning[place] }
                    own[tag] += sum
                }
            }
            var next = [Float](repeating: -.infinity, count: count)
            var from = [Int](repeating: 0, count: count)
            for tag in 0..<count {
                if place == 0 {
                    next[tag] = tag > 0 && tag % 2 == 0 ? -.infinity : own[tag]
                    continue
                }
                for previous in 0..<count where follows(tag, previous) {
                    let score = best[previous] + transitions[previous * count + tag] + own[tag]
                    if score > next[tag] { (next[tag], from[tag]) = (score, previous) }
                }
            }
            best = next
            back.append(from)
        }
        var tag = best.indices.max { best[$0] < best[$1] } ?? 0
        var result = [tag]
        for place in back.indices.dropFirst().reversed() {
            tag = back[place][tag]
            result.append(tag)
        }
        return result.reversed()
    }

    /// "I-x" follows "B-x" and "I-x" only; the tags of a parameter stand in pairs.
    private func follows(_ tag: Int, _ previous: Int) -> Bool {
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
