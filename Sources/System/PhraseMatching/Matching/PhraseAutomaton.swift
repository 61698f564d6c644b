/// All phrases as one structure that is walked word by word: what phrases begin with in common is walked once.
///
/// Each state stands for all the places in phrases that the words so far can have led to; places become states by the
/// construction of subsets, so that a word leads from a state to one other at most.
///
/// - Source: V. M. Glushkov, "The abstract theory of automata" (1961), for places that follow each other; M. O. Rabin and
///   D. Scott, "Finite automata and their decision problems" (1959), for subsets.
struct PhraseAutomaton: Sendable {
    /// What leads from one place in a phrase to the next: a word or a value, by its number in the tables of the matcher.
    enum Symbol: Sendable, Hashable {
        case word(Int)
        case slot(Int)
        case appName
    }

    /// How many states there are at most; sentences that would need more are not found here.
    static let mostStates = 200_000

    /// By state: where its ways by words begin, and where those of the next state do.
    private var wordStarts: [Int32] = [0]
    /// The words that lead on, those of a state in order.
    private var words: [Int32] = []
    private var wordTargets: [Int32] = []
    private var slotStarts: [Int32] = [0]
    private var slots: [(slot: Int32, target: Int32)] = []
    private var acceptStarts: [Int32] = [0]
    private var accepted: [Int32] = []

    /// The number of the slot that stands for the name of the app.
    static let appName: Int32 = -1

    /// How many states there are.
    var states: Int { wordStarts.count - 1 }
    /// How many bytes it takes.
    var bytes: Int {
        4
            * (wordStarts.count + words.count + wordTargets.count + slotStarts.count + acceptStarts.count
                + accepted.count)
            + 8 * slots.count
    }

    init(_ places: PhrasePlaces) {
        // The first state stands before all places; each other one is the set of places that have just been reached.
        var sets: [[Int32]] = [[]]
        var numbers: [[Int32]: Int] = [:]
        func state(_ set: [Int32]) -> Int32? {
            let key = set.count > 1 ? Array(Set(set)).sorted() : set
            if let known = numbers[key] { return Int32(known) }
            guard sets.count < PhraseAutomaton.mostStates else { return nil }
            numbers[key] = sets.count
            sets.append(key)
            return Int32(sets.count - 1)
        }
        var next = 0
        while next < sets.count {
            let set = next == 0 ? places.first : sets[next].flatMap { places.follow[Int($0)] }
            var groups: [Symbol: [Int32]] = [:]
            for place in set { groups[places.symbols[Int(place)], default: []].append(place) }
            var own: [(word: Int32, target: Int32)] = []
            for (symbol, group) in groups {
                guard let target = state(group) else { continue }
                switch symbol {
                case .word(let word): own.append((Int32(word), target))
                case .slot(let slot): slots.append((Int32(slot), target))
                case .appName: slots.append((PhraseAutomaton.appName, target))
                }
            }
            own.sort { $0.word < $1.word }
            words += own.map(\.word)
            wordTargets += own.map(\.target)
            wordStarts.append(Int32(words.count))
            slots[Int(slotStarts[next])...].sort { $0.slot < $1.slot }
            slotStarts.append(Int32(slots.count))
            accepted += Set(sets[next].compactMap { places.ends[$0] }).sorted()
            acceptStarts.append(Int32(accepted.count))
            next += 1
        }
    }

    /// The state that a word leads to.
    func next(_ state: Int, _ word: Int) -> Int? {
        var (low, high) = (Int(wordStarts[state]), Int(wordStarts[state + 1]))
        while low < high {
            let middle = (low + high) / 2
            if words[middle] < word { low = middle + 1 } else { high = middle }
        }
        return low < Int(wordStarts[state + 1]) && words[low] == word ? Int(wordTargets[low]) : nil
    }

    /// The values that lead on from a state.
    func slots(_ state: Int) -> ArraySlice<(slot: Int32, target: Int32)> {
        slots[Int(slotStarts[state])..<Int(slotStarts[state + 1])]
    }

    /// The phrases that end in a state.
    func phrases(_ state: Int) -> ArraySlice<Int32> {
        accepted[Int(acceptStarts[state])..<Int(acceptStarts[state + 1])]
    }
}

/// The places of all phrases: what stands there, what can follow, which phrase ends there.
struct PhrasePlaces {
    var symbols: [PhraseAutomaton.Symbol] = []
    var follow: [[Int32]] = []
    var first: [Int32] = []
    /// By place: the phrase that can end with it.
    var ends: [Int32: Int32] = [:]

    /// Adds a phrase.
    ///
    /// - Parameter symbol: What a word or a parameter is in the tables of the matcher; `nil` where it is nothing that can be said.
    mutating func add(
        _ pattern: PhrasePattern, phrase: Int, symbol: (PhrasePattern.Part) -> PhraseAutomaton.Symbol?
    ) {
        let edges = add(pattern.root, symbol)
        guard let edges else { return }
        first += edges.first
        for place in edges.last { ends[place] = Int32(phrase) }
    }

    private struct Edges {
        var first: [Int32] = []
        var last: [Int32] = []
        var canBeEmpty = true
    }

    /// The places of a part; `nil` where it cannot be said.
    private mutating func add(
        _ part: PhrasePattern.Part, _ symbol: (PhrasePattern.Part) -> PhraseAutomaton.Symbol?
    ) -> Edges? {
        switch part {
        case .word, .slot:
            guard let symbol = symbol(part) else { return nil }
            let place = Int32(symbols.count)
            symbols.append(symbol)
            follow.append([])
            // The name of the app can be left out anywhere.
            return Edges(first: [place], last: [place], canBeEmpty: symbol == .appName)
        case .sequence(let parts):
            var whole = Edges()
            for part in parts {
                guard let edges = add(part, symbol) else { return nil }
                for place in whole.last { follow[Int(place)] += edges.first }
                if whole.canBeEmpty { whole.first += edges.first }
                whole.last = edges.canBeEmpty ? whole.last + edges.last : edges.last
                whole.canBeEmpty = whole.canBeEmpty && edges.canBeEmpty
            }
            return whole
        case .choice(let options):
            let all = options.compactMap { add($0, symbol) }
            guard !all.isEmpty else { return nil }
            return Edges(
                first: all.flatMap(\.first), last: all.flatMap(\.last), canBeEmpty: all.contains(where: \.canBeEmpty))
        }
    }
}
