public import IntentWire
import PhraseMatching
import ValueParsing

/// What a correction changes of the last thing that was done, or was about to be.
public struct Correction: Hashable, Sendable {
    /// The new values, by parameter.
    public var values: [String: IntentValue]
    /// Whether all of it was taken for free text that nothing led to: it may as well be another wish.
    public var isFree: Bool

    /// Whether all values are names of things that an app has to look for.
    public var namesThings: Bool {
        values.values.allSatisfy { value in
            // Several at once may be another wish.
            if case .list(let all) = value, all.count != 1 { return false }
            return value.isName
        }
    }

    /// A correction by its parts.
    public init(values: [String: IntentValue], isFree: Bool = false) {
        self.values = values
        self.isFree = isFree
    }
}

/// Takes a correction apart into values: "two large ones", "a small espresso, and three of them".
///
/// Each word belongs to a value, to a word that leads to one ("call it bread", "size large"), or says little. Of all ways to
/// divide the words the one is taken that leaves nothing over, takes the fewest words for free text, and changes what was given before.
struct CorrectionReader {
    /// The longest correction that is taken apart, in words.
    private static let longest = 32
    /// How many parameters are looked at.
    private static let parameters = 16
    /// How many parts between commas are read each on its own.
    private static let parts = 6
    /// How many words the name of a value has at most.
    private static let longestName = 6

    /// Words that may be a value.
    struct Piece {
        /// The words, with those that lead to them.
        var range: Range<Int>
        /// The place of the parameter among those of the intent.
        var parameter: Int
        var value: IntentValue
        /// How many words are free text.
        var free = 0
        /// Less is likelier.
        var rank = 0
        /// Whether it is free text that nothing led to.
        var isBare = false
        /// Whether it looks like two: a comma stands in it, which parts values more often than it stands within one.
        var isParted = false
        /// Whether the parameter takes several.
        var isListed = false
    }

    private let turn: Conversation.Turn
    private let focus: [SpokenArguments.Focus]
    private let reader: AnswerReader
    private let said: Utterance
    private let tables: [DialogueWords]
    private let slots: PhraseSlots

    init(_ text: String, _ turn: Conversation.Turn, _ focus: [SpokenArguments.Focus], _ reader: AnswerReader) {
        said = Utterance(text)
        self.turn = turn
        self.focus = focus.filter { $0.app == turn.app }
        self.reader = reader
        tables = reader.context.tables
        slots = PhraseSlots(turn.intent, AppManifest(identifier: turn.app, name: LocalizedText("")), [:])
    }

    private var parameters: [ParameterDescriptor] { Array(turn.intent.parameters.prefix(Self.parameters)) }

    /// What is changed; nil where some of the words are no part of any value.
    var correction: Correction? {
        guard !said.words.isEmpty, said.words.count <= Self.longest else { return nil }
        var pieces = parsed() + named() + spoken()
        pieces += titled(pieces)
        pieces += free(pieces)
        for index in pieces.indices { pieces[index].isListed = parameters[pieces[index].parameter].type.isList }
        guard let chosen = CorrectionParts(pieces, fillers: fillers(), count: said.words.count).best, !chosen.isEmpty
        else { return nil }
        var values: [String: IntentValue] = [:]
        for piece in chosen {
            let parameter = parameters[piece.parameter]
            guard parameter.type.isList else {
                values[parameter.name] = piece.value
                continue
            }
            let own = if case .list(let values) = piece.value { values } else { [piece.value] }
            if case .list(let before)? = values[parameter.name] {
                values[parameter.name] = .list(before + own)
            } else {
                values[parameter.name] = .list(own)
            }
        }
        return Correction(values: values, isFree: chosen.allSatisfy(\.isBare))
    }

    // MARK: - Values

    /// What the parser finds: numbers, times, amounts.
    private func parsed() -> [Piece] {
        var pieces: [Piece] = []
        let context = reader.context
        func add(_ part: Range<Int>, _ kinds: ValueKinds, _ indices: [Int], rank: Int) {
            let text = said.text(part)
            for one in context.parser.values(in: text, kinds: kinds, context: context.values) {
                let range = said.words(in: one.range, of: text, in: part)
                guard !range.isEmpty else { continue }
                // "A large one tomorrow" is none at one o'clock.
                let isParted =
                    range.dropFirst().contains { said.isParted(before: $0) }
                    || (range.count > 1
                        && tables.contains { $0.isWhole([said.words[range.lowerBound]], .answertail) })
                for index in indices {
                    let spoken = SpokenValue(parameter: parameters[index], context: context)
                    guard let value = spoken.value(one) else { continue }
                    pieces.append(
                        Piece(
                            range: range, parameter: index, value: value, rank: rank + self.rank(index),
                            isParted: isParted))
                }
            }
        }
        var kinds: [ValueKinds: [Int]] = [:]
        for (index, parameter) in parameters.enumerated() {
            if case .parsed(let own)? = slots.slots[parameter.name] { kinds[own, default: []].append(index) }
        }
        let whole = said.words.indices
        for part in parts == [whole] ? parts : [whole] + parts {
            add(part, .all, Array(parameters.indices), rank: 0)
            // What another kind of value hides: the number in "two pounds".
            for (kinds, indices) in kinds { add(part, kinds, indices, rank: 4) }
        }
        return pieces
    }

    /// What stands between commas, and behind a word that ends what was said before: "a large one | tomorrow". The whole where there
    /// are many.
    private var parts: [Range<Int>] {
        let starts = said.words.indices.filter { index in
            index == 0 || said.isParted(before: index)
                || tables.contains { $0.isWhole([said.words[index - 1]], .answertail) }
        }
        guard starts.count <= Self.parts else { return [said.words.indices] }
        return zip(starts, starts.dropFirst() + [said.words.count]).map { $0..<$1 }
    }

    /// Names of values: cases of enumerations, words of yes and no, entities that were spoken of.
    private func named() -> [Piece] {
        var pieces: [Piece] = []
        for (index, parameter) in parameters.enumerated() {
            let items = reader.cases(of: parameter) + reader.booleans(of: parameter) + entities(of: parameter)
            guard !items.isEmpty else { continue }
            for range in spans(Self.longestName) {
                guard let place = reader.name(Array(said.words[range]), in: items.map(\.display)) else { continue }
                pieces.append(
                    Piece(
                        range: range, parameter: index, value: items[place.index].value,
                        rank: place.isWhole ? rank(index) : 4 + rank(index)))
            }
        }
        return pieces
    }

    private func entities(of parameter: ParameterDescriptor) -> [OptionItem] {
        focus.filter { parameter.type.alternatives.contains(.entity($0.entity.type)) }
            .map { OptionItem(value: .entity($0.entity), display: $0.entity.display) }
    }

    /// "The second one" of the list that was shown last.
    private func spoken() -> [Piece] {
        var pieces: [Piece] = []
        for (index, parameter) in parameters.enumerated() {
            let fitting = focus.filter { parameter.type.alternatives.contains(.entity($0.entity.type)) }
            guard fitting.contains(where: { $0.place != nil }) else { continue }
            for range in spans(Self.longestName) {
                guard let one = SpokenArguments.listed(said.text(range), fitting, reader.context) else { continue }
                pieces.append(Piece(range: range, parameter: index, value: .entity(one.entity), rank: 4 + rank(index)))
            }
        }
        return pieces
    }

    /// What was given before is likelier to be changed.
    private func rank(_ index: Int) -> Int { turn.arguments[parameters[index].name] == nil ? 1 : 0 }

    private func spans(_ longest: Int) -> [Range<Int>] {
        said.words.indices.flatMap { start in
            (start + 1...min(start + longest, said.words.count)).map { start..<$0 }
        }
    }

    /// Values with the title of their parameter before them: "size large", "the quantity to three".
    private func titled(_ pieces: [Piece]) -> [Piece] {
        pieces.compactMap { piece in
            var start = piece.range.lowerBound
            while start > 0, isSmall(start - 1) { start -= 1 }
            guard let title = titles(of: piece.parameter).first(where: { ends(with: $0, at: start) }) else {
                return nil
            }
            var piece = piece
            piece.range = start - title.count..<piece.range.upperBound
            piece.rank = -1
            return piece
        }
    }

    private func titles(of index: Int) -> [[String]] {
        parameters[index].title.allTexts.map(Utterance.words).filter { !$0.isEmpty }
    }

    private func ends(with words: [String], at end: Int) -> Bool {
        end >= words.count && Array(said.words[end - words.count..<end]) == words
    }

    // MARK: - Free text

    /// Any words: behind what leads to them ("call it …"), or on their own, between values and what joins them.
    private func free(_ pieces: [Piece]) -> [Piece] {
        var result: [Piece] = []
        for (index, parameter) in parameters.enumerated() {
            guard let type = parameter.type.alternatives.first(where: SpokenText.takes) else { continue }
            let ends = ends(pieces, isEntity: type.isEntity)
            for start in said.words.indices {
                let lead = lead(at: start, index)
                let first = start + lead
                for end in ends.ends where end > first && (lead > 0 || ends.starts.contains(start)) {
                    guard let value = reader.value(said.text(first..<end), for: parameter, as: type) else { continue }
                    result.append(
                        Piece(
                            range: start..<end, parameter: index, value: value, free: end - first,
                            rank: rank(index), isBare: lead == 0))
                }
            }
        }
        return result
    }

    /// How many words at a place lead to a free text for a parameter.
    private func lead(at start: Int, _ index: Int) -> Int {
        let rest = said.words[start...]
        if let count = tables.lazy.map({ $0.beginning(rest, .naming) }).first(where: { $0 > 0 }) {
            return isNameable(index) ? count : 0
        }
        guard let title = titles(of: index).first(where: { rest.starts(with: $0) }) else { return 0 }
        var end = start + title.count
        while end < said.words.count - 1, isSmall(end) { end += 1 }
        return end - start
    }

    /// "Call it" is about the first parameter for text.
    private func isNameable(_ index: Int) -> Bool {
        index == parameters.firstIndex { $0.type.alternatives.contains { SpokenText.takes($0) && !$0.isEntity } }
    }

    /// Where a free text may begin and end: at the ends of the whole, at what joins, and beside values.
    private func ends(_ pieces: [Piece], isEntity: Bool) -> (starts: Set<Int>, ends: [Int]) {
        var starts: Set<Int> = [0]
        var ends: Set<Int> = [said.words.count]
        for index in said.words.indices.dropFirst() where said.isParted(before: index) {
            starts.insert(index)
            ends.insert(index)
        }
        for index in said.words.indices {
            let count = tables.map { $0.beginning(said.words[index...], .joint) }.max() ?? 0
            if count > 0 {
                ends.insert(index)
                starts.insert(index + count)
            }
        }
        // Times stand behind what is to be done, other values before the name of a thing.
        for piece in pieces where isEntity || isTime(piece) {
            ends.insert(piece.range.lowerBound)
            starts.insert(piece.range.upperBound)
        }
        return (starts, ends.sorted())
    }

    private func isTime(_ piece: Piece) -> Bool {
        if case .parsed(let kinds)? = slots.slots[parameters[piece.parameter].name] {
            kinds == .times && piece.rank <= 1
        } else {
            false
        }
    }

    // MARK: - Words that say little

    private func isSmall(_ index: Int) -> Bool {
        tables.contains { $0.isWhole([said.words[index]], .filler) || $0.isWhole([said.words[index]], .article) }
    }

    /// Which words may be left out: those that join and lead, and those of the intent's own title.
    private func fillers() -> [Bool] {
        var isFiller = said.words.indices.map(isSmall)
        for index in said.words.indices {
            for role in [DialogueWords.Role.filler, .joint, .answerlead, .answertail, .correction, .naming] {
                let count = tables.map { $0.beginning(said.words[index...], role) }.max() ?? 0
                for place in index..<index + count { isFiller[place] = true }
            }
        }
        let title = Set(turn.intent.title.allTexts.flatMap(Utterance.words))
        for index in said.words.indices where title.contains(said.words[index]) { isFiller[index] = true }
        return isFiller
    }
}
