/// Divides the words of a correction among the values that they may be.
struct CorrectionParts {
    /// How good a division is; less is better, what stands first counts first.
    private struct Cost: Comparable {
        var free = 0
        /// How much the words are torn apart: two for each value, one for each word that is left out, three for each value with a
        /// comma in it.
        var parts = 0
        var rank = 0
        /// Of what is alike, what belongs to the first parameters.
        var places = 0

        static func < (left: Cost, right: Cost) -> Bool {
            (left.free, left.parts, left.rank, left.places) < (right.free, right.parts, right.rank, right.places)
        }
    }

    private struct State: Hashable {
        var word: Int
        /// The parameters that have a value, a bit each.
        var used: UInt32
    }

    private let starting: [Int: [CorrectionReader.Piece]]
    private let fillers: [Bool]
    private let count: Int

    init(_ pieces: [CorrectionReader.Piece], fillers: [Bool], count: Int) {
        starting = Dictionary(grouping: pieces) { $0.range.lowerBound }
        self.fillers = fillers
        self.count = count
    }

    /// The best division in which each word is part of a value or says little, and each parameter has one value; nil where there
    /// is none.
    var best: [CorrectionReader.Piece]? {
        var known: [State: (cost: Cost, pieces: [CorrectionReader.Piece])?] = [:]
        return best(State(word: 0, used: 0), &known)?.pieces
    }

    private func best(
        _ state: State, _ known: inout [State: (cost: Cost, pieces: [CorrectionReader.Piece])?]
    ) -> (cost: Cost, pieces: [CorrectionReader.Piece])? {
        // Words that only say little correct nothing.
        if state.word == count { return state.used == 0 ? nil : (Cost(), []) }
        if let result = known[state] { return result }
        var found: (cost: Cost, pieces: [CorrectionReader.Piece])?
        func consider(_ cost: Cost, _ pieces: [CorrectionReader.Piece]) {
            if found.map({ cost < $0.cost }) ?? true { found = (cost, pieces) }
        }
        if fillers[state.word], let rest = best(State(word: state.word + 1, used: state.used), &known) {
            var cost = rest.cost
            cost.parts += 1
            consider(cost, rest.pieces)
        }
        for piece in starting[state.word] ?? [] {
            let bit = UInt32(1) << UInt32(piece.parameter)
            // The values of a list may be said one by one, free text only once.
            guard state.used & bit == 0 || (piece.isListed && piece.free == 0),
                let rest = best(State(word: piece.range.upperBound, used: state.used | bit), &known)
            else { continue }
            var cost = rest.cost
            cost.free += piece.free
            cost.parts += piece.isParted ? 5 : 2
            cost.rank += piece.rank
            cost.places += piece.parameter
            consider(cost, [piece] + rest.pieces)
        }
        known[state] = .some(found)
        return found
    }
}
