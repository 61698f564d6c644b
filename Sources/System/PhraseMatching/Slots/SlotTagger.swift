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

    private let marks: Marks?
    private var tags: [String] = ["O"]
    private var weights: [String: [Float]] = [:]
    private var transitions: [Float] = []
    /// Stems of words of values, with their parameters.
    private var known: [String: Set<String>] = [:]

    /// Learns from examples.
    ///
    /// - Parameters:
    ///   - examples: The phrases with their values.
    ///   - rounds: How often each is looked at.
    ///   - marks: What else is known of words; it has to answer the same each time.
    public init(_ examples: [Example], rounds: Int = 12, marks: Marks? = nil) {
        self.marks = marks
        for name in Set(examples.flatMap { $0.names.compactMap { $0 } }).sorted() {
            tags += ["B-" + name, "I-" + name]
        }
        transitions = Array(repeating: 0, count: tags.count * tags.count)
        for example in examples {
            for (word, name) in zip(example.words, example.names) {
                if let name { known[SlotTagger.stem(word), default: []].insert(name) }
            }
        }
        train(examples, rounds)
    }

    private static func stem(_ word: String) -> String { WordForms.stem(WordForms.words(of: word).joined()) }

    private func tagNumbers(_ example: Example) -> [Int] {
        var previous: String?
        return example.names.map { name in
            defer { previous = name }
            guard let name else { return 0 }
            return tags.firstIndex(of: (name == previous ? "I-" : "B-") + name) ?? 0
        }
    }

    private mutating func train(_ examples: [Example], _ rounds: Int) {
        let all = examples.map { (features: features($0.words, isOwn: true), tags: tagNumbers($0)) }
        var sums: [String: [Float]] = [:]
        var transitionSums = transitions
        var order = Array(all.indices)
        // The same order each time, so that what is learned is the same: xorshift instead of chance.
        var random: UInt64 = 0x9E37_79B9_7F4A_7C15
        var step: Float = 1
        let steps = Float(max(1, rounds * all.count))
        for _ in 0..<rounds {
            for index in order.indices.dropFirst().reversed() {
                random ^= random << 13
                random ^= random >> 7
                random ^= random << 17
                order.swapAt(index, Int(random % UInt64(index + 1)))
            }
            for index in order {
                let (features, right) = all[index]
                let found = decode(features)
                // For the average, an update counts as long as there are steps left.
                let share = 1 - step / steps
                for place in right.indices where right[place] != found[place] {
                    for feature in features[place] {
                        update(&weights, feature, right[place], found[place], 1)
                        update(&sums, feature, right[place], found[place], share)
                    }
                }
                for place in right.indices.dropFirst() {
                    let up = right[place - 1] * tags.count + right[place]
                    let down = found[place - 1] * tags.count + found[place]
                    guard up != down else { continue }
                    transitions[up] += 1
                    transitions[down] -= 1
                    transitionSums[up] += share
                    transitionSums[down] -= share
                }
                step += 1
            }
        }
        weights = sums
        transitions = transitionSums
    }

    private func update(_ table: inout [String: [Float]], _ feature: String, _ up: Int, _ down: Int, _ amount: Float) {
        var row = table.removeValue(forKey: feature) ?? Array(repeating: 0, count: tags.count)
        row[up] += amount
        row[down] -= amount
        table[feature] = row
    }

    /// The features of each word.
    ///
    /// - Parameter isOwn: Whether the tagger learns from the sentence. Then a third of the words do not say that they are known,
    ///   so that values which are not known are learned, too.
    private func features(_ words: [String], isOwn: Bool) -> [[String]] {
        let small = words.map { WordForms.words(of: $0).joined() }
        let stems = small.map(WordForms.stem)
        let marks = marks?(words) ?? []
        func at(_ index: Int) -> String { index < 0 ? "^" : index >= stems.count ? "$" : stems[index] }
        return words.indices.map { index in
            let word = small[index]
            var features = [
                "b", "w=" + word, "s=" + at(index), "-1=" + at(index - 1), "+1=" + at(index + 1),
                "-2=" + at(index - 2) + "," + at(index - 1), "+2=" + at(index + 1) + "," + at(index + 2),
                "-1s=" + at(index - 1) + "," + at(index), "+1s=" + at(index) + "," + at(index + 1),
                "e=" + word.suffix(3), "p=" + word.prefix(3), "-p2=" + at(index - 2), "+p2=" + at(index + 2),
            ]
            if marks.count == words.count {
                for mark in marks[index] { features += ["m=" + mark, "m-1=" + mark + "," + at(index - 1)] }
                if index > 0 { features += marks[index - 1].map { "-1m=" + $0 } }
            }
            if word.contains(where: \.isNumber) { features.append(word.allSatisfy(\.isNumber) ? "digits" : "digit") }
            if words[index].first?.isUppercase == true, index > 0 { features.append("capital") }
            if WordForms.small.contains(word) { features.append("small") }
            if index == words.count - 1 { features.append("last") }
            if !isOwn || (index + word.utf8.count) % 3 != 0 {
                for name in (known[at(index)] ?? []).sorted() { features.append("v=" + name) }
            }
            return features
        }
    }

    /// The best tags in a row.
    private func decode(_ features: [[String]]) -> [Int] {
        guard !features.isEmpty else { return [] }
        let count = tags.count
        var best = [Float](repeating: 0, count: count)
        var back: [[Int]] = []
        for (place, list) in features.enumerated() {
            var own = [Float](repeating: 0, count: count)
            for feature in list {
                if let row = weights[feature] { for tag in 0..<count { own[tag] += row[tag] } }
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
