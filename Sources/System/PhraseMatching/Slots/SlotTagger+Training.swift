import Foundation

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
    /// How long steps are, and how much what was learned fades.
    private static let rate: Float = 0.1
    private static let decay: Float = 0.003

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

    /// Learns from examples what makes their tags likeliest among all tags in a row.
    ///
    /// - Source: J. Lafferty, A. McCallum, F. Pereira, "Conditional random fields" (2001); J. Duchi, E. Hazan, Y. Singer,
    ///   "Adaptive subgradient methods" (2011), for the steps.
    mutating func train(_ examples: [Example]) {
        var shuffle = Shuffle()
        let all = varied(examples, &shuffle).map { example in
            let features = features(example.words, isOwn: true)
            return (
                names: features.map { $0.names.map { number($0) } }, meaning: features.map(\.meaning),
                tags: tagNumbers(example)
            )
        }
        let size = all.lazy.compactMap { $0.meaning.first?.count }.max() ?? 0
        let count = tags.count
        weights = Array(repeating: 0, count: numbers.count * count)
        meaningWeights = Array(repeating: 0, count: size * (count / 2 + 1))
        var squares = weights
        var meaningSquares = meaningWeights
        var transitionSquares = transitions
        var order = Array(all.indices)
        for _ in 0..<SlotTagger.rounds {
            for index in order.indices.dropFirst().reversed() { order.swapAt(index, shuffle.next(below: index + 1)) }
            for index in order where !all[index].tags.isEmpty {
                let (names, meaning, right) = all[index]
                var (marginals, pairs) = chances(scores(names, meaning))
                for place in right.indices { marginals[place * count + right[place]] -= 1 }
                for place in right.indices.dropFirst() { pairs[right[place - 1] * count + right[place]] -= 1 }
                for place in right.indices {
                    for tag in 0..<count {
                        let slope = marginals[place * count + tag]
                        guard abs(slope) > 1e-3 else { continue }
                        for name in names[place] {
                            SlotTagger.step(&weights[name * count + tag], &squares[name * count + tag], slope)
                        }
                    }
                    guard meaning[place].count == size else { continue }
                    for kind in 0...count / 2 {
                        let slope =
                            kind == 0
                            ? marginals[place * count]
                            : marginals[place * count + 2 * kind - 1] + marginals[place * count + 2 * kind]
                        guard abs(slope) > 1e-3 else { continue }
                        for number in 0..<size {
                            SlotTagger.step(
                                &meaningWeights[kind * size + number], &meaningSquares[kind * size + number],
                                slope * meaning[place][number])
                        }
                    }
                }
                for pair in pairs.indices where abs(pairs[pair]) > 1e-3 {
                    SlotTagger.step(&transitions[pair], &transitionSquares[pair], pairs[pair])
                }
            }
        }
    }

    /// A step down a slope, the smaller the more has been stepped before, and back towards nothing.
    @inline(__always)
    private static func step(_ weight: inout Float, _ squares: inout Float, _ slope: Float) {
        let slope = slope + SlotTagger.decay * weight
        squares += slope * slope
        weight -= SlotTagger.rate * slope / (squares.squareRoot() + 1e-3)
    }

    /// How likely each tag is at each place, and each pair of tags in a row in the whole sentence.
    private func chances(_ own: [[Float]]) -> (tags: [Float], pairs: [Float]) {
        let (length, count) = (own.count, tags.count)
        func sum(_ values: [Float]) -> Float {
            let top = values.max() ?? 0
            guard top > -.infinity else { return -.infinity }
            return top + log(values.reduce(0) { $0 + exp($1 - top) })
        }
        var forward = [own[0].enumerated().map { $0 > 0 && $0 % 2 == 0 ? -Float.infinity : $1 }]
        for place in 1..<max(1, length) where place < length {
            forward.append(
                (0..<count).map { tag in
                    own[place][tag]
                        + sum(previous[tag].map { forward[place - 1][$0] + transitions[$0 * count + tag] })
                })
        }
        var backward = Array(repeating: [Float](repeating: 0, count: count), count: length)
        for place in stride(from: length - 2, through: 0, by: -1) {
            for tag in 0..<count {
                backward[place][tag] = sum(
                    next[tag].map { transitions[tag * count + $0] + own[place + 1][$0] + backward[place + 1][$0] })
            }
        }
        let total = sum(forward[length - 1])
        var marginals = [Float](repeating: 0, count: length * count)
        var pairs = [Float](repeating: 0, count: count * count)
        for place in 0..<length {
            for tag in 0..<count {
                marginals[place * count + tag] = exp(forward[place][tag] + backward[place][tag] - total)
                guard place > 0 else { continue }
                for before in previous[tag] {
                    pairs[before * count + tag] += exp(
                        forward[place - 1][before] + transitions[before * count + tag] + own[place][tag]
                            + backward[place][tag] - total)
                }
            }
        }
        return (marginals, pairs)
    }
}
