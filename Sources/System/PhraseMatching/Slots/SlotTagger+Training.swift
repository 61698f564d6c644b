import Foundation

extension SlotTagger {
    /// How often each example is looked at.
    private static let rounds = 2
    /// How long steps are, and how much what was learned fades.
    private static let rate: Float = 0.1
    private static let decay: Float = 0.002
    /// How much a known value speaks for its parameter before anything is learned, and the name of the app for no value.
    private static let markTrust: Float = 1.5
    private static let nameTrust: Float = 8
    /// How much a word that means what a parameter is called speaks for it.
    private static let titleTrust: Float = 3

    /// What has been stepped so far, by what it was for.
    private struct Squares {
        var weights: [Float]
        var meaning: [SIMD8<Float>]
        var transitions: [Float]
        /// How likely each tag makes each other one after it, as transitions are by now.
        var follow: [Float]
    }

    /// Learns what makes the tags of examples likeliest among all tags in a row.
    ///
    /// - Source: J. Duchi, E. Hazan, Y. Singer, "Adaptive subgradient methods" (2011), for the steps.
    mutating func train(_ examples: [Example], _ titles: [String]) {
        var shuffle = Shuffle()
        _ = number(SlotTagger.feature(.appName))
        for slot in titles.indices {
            for isFirst in [true, false] {
                _ = number(SlotTagger.feature(SlotWord.Mark(slot: slot, isFirst: isFirst)))
            }
        }
        // The same words come again and again.
        var known: [String: Facts] = [:]
        func facts(_ word: SlotWord) -> Facts {
            if let facts = known[word.text] { return facts }
            let facts = self.facts(word)
            known[word.text] = facts
            return facts
        }
        var sight = Sight()
        var all: [(words: Range<Int>, tags: [Int])] = []
        for example in examples where !example.words.isEmpty {
            all.append((sight.ends.count..<sight.ends.count + example.words.count, example.tags))
            SlotTagger.see(example.words, in: &sight, isOwn: true, facts: facts) { number($0) }
        }
        let size = known.values.lazy.map(\.meaning.count).max() ?? 0
        prepare(titles, size)
        var squares = Squares(
            weights: Array(repeating: 0, count: weights.count),
            meaning: Array(repeating: .zero, count: meaningWeights.count),
            transitions: Array(repeating: 0, count: transitions.count), follow: transitions.map { exp($0) })
        var order = Array(all.indices)
        for _ in 0..<SlotTagger.rounds {
            for index in order.indices.dropFirst().reversed() { order.swapAt(index, shuffle.next(below: index + 1)) }
            for index in order { step(sight, all[index].words, all[index].tags, size, &squares) }
        }
    }

    /// The number of a feature, made where there is none.
    private mutating func number(_ feature: Feature) -> Int {
        if let known = numbers[feature] { return known }
        numbers[feature] = numbers.count
        return numbers.count - 1
    }

    /// What is believed before anything is learned.
    private mutating func prepare(_ titles: [String], _ size: Int) {
        weights = Array(repeating: 0, count: numbers.count * tagCount)
        meaningWeights = Array(repeating: .zero, count: size * (titles.count + 1))
        if let number = numbers[SlotTagger.feature(.appName)] {
            weights[number * tagCount + SlotTagger.outside] = SlotTagger.nameTrust
        }
        for slot in titles.indices {
            for (isFirst, tag) in [(true, SlotTagger.first(slot)), (false, SlotTagger.inner(slot))] {
                guard let number = numbers[SlotTagger.feature(SlotWord.Mark(slot: slot, isFirst: isFirst))] else {
                    continue
                }
                weights[number * tagCount + tag] = SlotTagger.markTrust
            }
            let title = encoder?.vector(of: titles[slot]).map(Rows.pieces) ?? []
            guard title.count == size else { continue }
            for piece in 0..<size { meaningWeights[(slot + 1) * size + piece] = title[piece] * SlotTagger.titleTrust }
        }
    }

    /// One step: from the chances of tags as they are to what they should be.
    private mutating func step(
        _ sight: Sight, _ words: Range<Int>, _ right: [Int], _ size: Int, _ squares: inout Squares
    ) {
        var (marginals, pairs) = chances(scores(sight, words), words.count, follow: squares.follow)
        for place in right.indices { marginals[place * tagCount + right[place]] -= 1 }
        for place in right.indices.dropFirst() { pairs[right[place - 1] * tagCount + right[place]] -= 1 }
        for (place, word) in words.enumerated() {
            // Of most words all tags but one or two are as they should be.
            let count = tagCount
            let steep = (0..<count).map { (tag: $0, slope: marginals[place * count + $0]) }
                .filter { abs($0.slope) > 1e-3 }
            guard !steep.isEmpty else { continue }
            weights.withUnsafeMutableBufferPointer { weights in
                squares.weights.withUnsafeMutableBufferPointer { squares in
                    for index in sight.places(of: word) {
                        for (tag, slope) in steep {
                            let number = sight.features[index] * count + tag
                            SlotTagger.step(&weights[number], &squares[number], slope)
                        }
                    }
                }
            }
            let meaning = sight.meanings[word]
            guard size > 0, meaning.count == size else { continue }
            for kind in 0...slotCount {
                let row = place * tagCount
                let slope =
                    kind == 0 ? marginals[row] : marginals[row + 2 * kind - 1] + marginals[row + 2 * kind]
                guard abs(slope) > 1e-3 else { continue }
                for piece in 0..<size {
                    let number = kind * size + piece
                    SlotTagger.step(&meaningWeights[number], &squares.meaning[number], slope * meaning[piece])
                }
            }
        }
        for pair in pairs.indices where abs(pairs[pair]) > 1e-3 {
            SlotTagger.step(&transitions[pair], &squares.transitions[pair], pairs[pair])
            squares.follow[pair] = exp(transitions[pair])
        }
    }

    /// A step down a slope, the smaller the more has been stepped before, and back towards nothing.
    @inline(__always)
    private static func step(_ weight: inout Float, _ squares: inout Float, _ slope: Float) {
        let slope = slope + decay * weight
        squares += slope * slope
        weight -= rate * slope / (squares.squareRoot() + 1e-3)
    }

    @inline(__always)
    private static func step(_ weight: inout SIMD8<Float>, _ squares: inout SIMD8<Float>, _ slope: SIMD8<Float>) {
        let slope = slope + decay * weight
        squares += slope * slope
        weight -= rate * slope / (squares.squareRoot() + 1e-3)
    }

    /// How likely each tag is at each place, and each pair of tags in a row in the whole sentence.
    ///
    /// - Parameter follow: By pair of tags: how likely the first one makes the second after it.
    private func chances(_ own: [Float], _ length: Int, follow: [Float]) -> (tags: [Float], pairs: [Float]) {
        let count = tagCount
        var likely = own
        for place in 0..<length {
            let row = place * count..<(place + 1) * count
            let top = own[row].max() ?? 0
            for index in row { likely[index] = exp(own[index] - top) }
        }
        // Both directions are kept near 1 by what the first one sums up to.
        var forward = [Float](repeating: 0, count: length * count)
        var sums = [Float](repeating: 1, count: length)
        for place in 0..<length {
            var sum: Float = 0
            for tag in 0..<count {
                var chance: Float = 0
                if place == 0 {
                    chance = SlotTagger.follows(tag, SlotTagger.outside) ? 1 : 0
                } else {
                    for before in 0..<count {
                        chance += forward[(place - 1) * count + before] * follow[before * count + tag]
                    }
                }
                forward[place * count + tag] = chance * likely[place * count + tag]
                sum += forward[place * count + tag]
            }
            sums[place] = max(sum, .leastNormalMagnitude)
            for tag in 0..<count { forward[place * count + tag] /= sums[place] }
        }
        var marginals = [Float](repeating: 0, count: length * count)
        var pairs = [Float](repeating: 0, count: count * count)
        var backward = [Float](repeating: 1, count: count)
        for place in stride(from: length - 1, through: 0, by: -1) {
            for tag in 0..<count { marginals[place * count + tag] = forward[place * count + tag] * backward[tag] }
            guard place > 0 else { break }
            var next = [Float](repeating: 0, count: count)
            for tag in 0..<count {
                let ahead = likely[place * count + tag] * backward[tag] / sums[place]
                guard ahead > 0 else { continue }
                for before in 0..<count {
                    let chance = follow[before * count + tag] * ahead
                    next[before] += chance
                    pairs[before * count + tag] += forward[(place - 1) * count + before] * chance
                }
            }
            backward = next
        }
        return (marginals, pairs)
    }
}
