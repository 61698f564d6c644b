/// Numbers that look like chance and are the same each time: what is learned is the same each time.
///
/// - Source: George Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (2003).
struct Shuffle {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// A number from 0 until below a bound.
    mutating func next(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(1, bound)))
    }
}

extension SlotTagger {
    /// How many more phrases are made of each one by putting other values into it.
    private static let variants = 6
    /// How often each phrase is looked at, made ones included.
    private static let rounds = 4

    /// The phrases, and the same with values of the same parameters exchanged: few phrases show few values at each place.
    private func varied(_ examples: [Example], _ shuffle: inout Shuffle) -> [Example] {
        var values: [String: [[String]]] = [:]
        for example in examples {
            for (name, words) in SlotTagger.runs(example) where name != nil {
                values[name ?? "", default: []].append(Array(example.words[words]))
            }
        }
        var all = examples
        for _ in 0..<SlotTagger.variants {
            for example in examples {
                var made = Example(words: [], names: [])
                for (name, words) in SlotTagger.runs(example) {
                    var part = Array(example.words[words])
                    if let name, let others = values[name] { part = others[shuffle.next(below: others.count)] }
                    made.words += part
                    made.names += part.map { _ in name }
                }
                all.append(made)
            }
        }
        return all
    }

    /// The words of an example in runs of the same parameter, or of none.
    private static func runs(_ example: Example) -> [(name: String?, words: Range<Int>)] {
        var runs: [(name: String?, words: Range<Int>)] = []
        for index in 0..<min(example.words.count, example.names.count) {
            if let last = runs.last, last.name == example.names[index] {
                runs[runs.count - 1].words = last.words.lowerBound..<index + 1
            } else {
                runs.append((example.names[index], index..<index + 1))
            }
        }
        return runs
    }

    private func tagNumbers(_ example: Example) -> [Int] {
        SlotTagger.runs(example).flatMap { name, words -> [Int] in
            guard let name, let first = tags.firstIndex(of: "B-" + name) else { return words.map { _ in 0 } }
            return words.map { $0 == words.lowerBound ? first : first + 1 }
        }
    }

    /// Learns from examples: where the best tags are wrong, what speaks for them is weighed less, what speaks for the right ones
    /// more; what counts in the end is the mean of all weights on the way.
    mutating func train(_ examples: [Example]) {
        var shuffle = Shuffle()
        let all = varied(examples, &shuffle).map { (features: features($0.words, isOwn: true), tags: tagNumbers($0)) }
        let size = all.lazy.compactMap { $0.features.first?.meaning.count }.max() ?? 0
        meaningWeights = Array(repeating: Array(repeating: 0, count: size), count: size > 0 ? tags.count : 0)
        var mean = self
        mean.meaningWeights = meaningWeights
        var order = Array(all.indices)
        var step: Float = 1
        let steps = Float(max(1, SlotTagger.rounds * all.count))
        for _ in 0..<SlotTagger.rounds {
            for index in order.indices.dropFirst().reversed() { order.swapAt(index, shuffle.next(below: index + 1)) }
            for index in order {
                let (features, right) = all[index]
                let found = decode(features)
                if found != right {
                    learn(features, right, found, 1)
                    // For the mean, an update counts as long as there are steps left.
                    mean.learn(features, right, found, 1 - step / steps)
                }
                step += 1
            }
        }
        weights = mean.weights
        meaningWeights = mean.meaningWeights
        transitions = mean.transitions
    }

    private mutating func learn(_ features: [WordFeatures], _ right: [Int], _ found: [Int], _ amount: Float) {
        for place in right.indices where right[place] != found[place] {
            let (up, down) = (right[place], found[place])
            for feature in features[place].names {
                var row = weights.removeValue(forKey: feature) ?? Array(repeating: 0, count: tags.count)
                row[up] += amount
                row[down] -= amount
                weights[feature] = row
            }
            let meaning = features[place].meaning
            guard meaningWeights.indices.contains(up), meaning.count == meaningWeights[up].count else { continue }
            for index in meaning.indices {
                meaningWeights[up][index] += amount * meaning[index]
                meaningWeights[down][index] -= amount * meaning[index]
            }
        }
        for place in right.indices.dropFirst() {
            let up = right[place - 1] * tags.count + right[place]
            let down = found[place - 1] * tags.count + found[place]
            guard up != down else { continue }
            transitions[up] += amount
            transitions[down] -= amount
        }
    }
}
