import Dialogue
import IntentWire
import PhraseMatching

/// Takes a sentence with several wishes apart: "add milk to my list and start the timer".
///
/// It is taken apart only where each part by itself says what is to be done, and would run or be asked about with a high score; what
/// joins the parts of a value ("milk, eggs and bread", "Tom and Jerry") does not part wishes. "Turn off the lamp and the heating" is
/// the same wish twice, where both are things that the app knows.
struct WishReader {
    /// A part that is a wish.
    struct Wish {
        var text: String
        var reader: SentenceReader
        var reading: SentenceReading
        /// Whether it is the wish before it with another value.
        var continues = false
        /// Whether it names what an earlier one brings about: "… and complete it".
        var refersBack = false

        var score: Double { reading.candidates.first?.score ?? 0 }
    }

    /// Several wishes, in order.
    struct Several {
        var wishes: [Wish]
        /// Whether the sentence can be nothing else; otherwise it is asked.
        var isSure: Bool

        fileprivate var score: Double { wishes.map(\.score).min() ?? 0 }
    }

    /// What a place between two wishes is in the sentence read as one.
    private enum Cover {
        /// Part of no value.
        case nothing
        /// Part of free text.
        case free
        /// Part of a name that nobody knows yet.
        case name
        /// Part of a known value, or of the phrase.
        case known
    }

    /// From which score on a wish that is asked about counts.
    private static let asked = 0.65
    /// From which score on the whole sentence is a phrase.
    private static let whole = 0.95
    /// How many parts are read, and how many wishes a sentence has at most.
    private static let (mostReads, mostWishes) = (40, 6)
    /// How many words may stand behind both values: "schalte die Lampe und die Heizung *aus*".
    private static let longestTail = 2

    private let context: SpokenContext
    /// A reader of a wish, or of one that comes after another.
    private let make: (_ refersBack: Bool) -> SentenceReader
    private var known: [String: Wish] = [:]

    init(_ context: SpokenContext, _ make: @escaping (_ refersBack: Bool) -> SentenceReader) {
        self.context = context
        self.make = make
    }

    /// The wishes of a sentence; nil where it is one.
    ///
    /// - Parameter whole: The sentence as one wish.
    mutating func apart(_ text: String, _ whole: SentenceReading) -> Several? {
        let parts = WishParts(text, context)
        var best: Several?
        for chosen in 0..<(1 << parts.joints.count) where !parts.joints.isEmpty {
            let cuts = parts.joints.indices.filter { chosen & (1 << $0) != 0 }.map { parts.joints[$0] }
            guard let found = several(parts, cuts, whole) else { continue }
            let isBetter =
                best.map {
                    (found.isSure ? 1 : 0, found.score, -found.wishes.count)
                        > ($0.isSure ? 1 : 0, $0.score, -$0.wishes.count)
                } ?? true
            if isBetter { best = found }
        }
        return best
    }

    /// The wishes between some places.
    private mutating func several(
        _ parts: WishParts, _ cuts: [Range<Int>], _ whole: SentenceReading
    ) -> Several? {
        let covers = (cuts.isEmpty ? parts.joints : cuts).map { cover(whole, parts, $0) }
        guard !covers.contains(.known), !cuts.isEmpty || !covers.contains(.free) else { return nil }
        let starts = [0] + cuts.map(\.upperBound)
        let ends = cuts.map(\.lowerBound) + [parts.count]
        var wishes: [Wish] = []
        var isSure = true
        for (place, (start, end)) in zip(starts, ends).enumerated() {
            guard start < end, let own = self.wishes(in: parts.text(start..<end), after: wishes) else { return nil }
            wishes += own
            // "Remind me to buy milk and call mum" may be one reminder.
            if place < covers.count, !cuts.isEmpty, [.free, .name].contains(covers[place]), let last = own.last,
                endsFree(last)
            {
                isSure = false
            }
        }
        guard (2...Self.mostWishes).contains(wishes.count) else { return nil }
        if !isSure, whole.decision == .run, wishes.contains(where: { $0.reading.decision != .run }) { return nil }
        return Several(wishes: wishes, isSure: isSure)
    }

    /// What a place is in the sentence read as one wish.
    private func cover(_ whole: SentenceReading, _ parts: WishParts, _ joint: Range<Int>) -> Cover {
        guard whole.decision != .refuse, let first = whole.candidates.first else { return .nothing }
        let around = joint.lowerBound - 1..<joint.upperBound + 1
        for (name, text) in first.words where parts.isInside(around, of: text) {
            guard let value = first.arguments[name], !value.isKnown else { return .known }
            return value.isName ? .name : .free
        }
        return first.score >= Self.whole ? .known : .nothing
    }

    /// Whether a wish ends with free text, which may go on.
    private func endsFree(_ wish: Wish) -> Bool {
        guard let first = wish.reading.candidates.first else { return false }
        let parts = WishParts(wish.text, context)
        return first.words.contains { name, text in
            first.arguments[name]?.isKnown != true
                && parts.range(of: text, in: 0..<parts.count).map {
                    PhraseMatcher.isAside(parts.text($0.upperBound..<parts.count))
                } == true
        }
    }

    // MARK: - Parts

    /// The wishes that a part is; nil where it is none.
    private mutating func wishes(in text: String, after earlier: [Wish]) -> [Wish]? {
        let parts = WishParts(text, context)
        if let one = wish(text, after: earlier) {
            let covers = parts.joints.map { cover(one.reading, parts, $0) }
            // "Tokyo and Berlin" may be two names; what is said of them is said of both.
            if !covers.contains(.nothing), !covers.contains(.name) { return [one] }
            if !covers.contains(.nothing) { return several(of: parts, after: earlier) ?? [one] }
        }
        return several(of: parts, after: earlier)
    }

    /// The same wish several times; nil where it is not.
    private mutating func several(of parts: WishParts, after earlier: [Wish]) -> [Wish]? {
        for joint in parts.joints {
            if let found = repeated(parts, joint, after: earlier) { return found }
        }
        return nil
    }

    /// A wish and the same with other values: what stands before the first value is meant for all of them.
    private mutating func repeated(_ parts: WishParts, _ joint: Range<Int>, after earlier: [Wish]) -> [Wish]? {
        for tail in 0...Self.longestTail where parts.count - tail > joint.upperBound {
            let end = parts.count - tail..<parts.count
            guard let first = wish(joined(parts, 0..<joint.lowerBound, end), after: earlier),
                let candidate = first.reading.candidates.first, candidate.isOfKnownValues
            else { continue }
            let values = candidate.words.values.compactMap { parts.range(of: $0, in: 0..<joint.lowerBound) }
            // What joins stands behind a value: "Tokyo right now and Berlin".
            guard let start = values.map(\.lowerBound).min(),
                values.contains(where: { PhraseMatcher.isAside(parts.text($0.upperBound..<joint.lowerBound)) })
            else { continue }
            let lead = parts.leading(to: start)
            guard !lead.isEmpty else { continue }
            let rest = [parts.text(lead), parts.text(joint.upperBound..<parts.count - tail), parts.text(end)]
                .filter { !$0.isEmpty }.joined(separator: " ")
            guard var others = wishes(in: rest, after: earlier) else { continue }
            let areSame = others.allSatisfy { other in
                other.reading.candidates.first.map {
                    $0.app == candidate.app && $0.intent == candidate.intent && $0.isOfKnownValues
                        && $0.arguments != candidate.arguments
                } ?? false
            }
            guard areSame else { continue }
            others[0].continues = true
            return [first] + others
        }
        return nil
    }

    private func joined(_ parts: WishParts, _ first: Range<Int>, _ second: Range<Int>) -> String {
        [parts.text(first), parts.text(second)].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// A part as one wish; nil where it is not near enough, or does not say what is to be done.
    private mutating func wish(_ text: String, after earlier: [Wish]) -> Wish? {
        if !earlier.isEmpty, SpokenArguments.Focus.isMeant(in: text),
            var back = read(text, refersBack: true), back.reader.refers(to: earlier.map(\.reader))
        {
            back.refersBack = true
            return back
        }
        return read(text, refersBack: false)
    }

    private mutating func read(_ text: String, refersBack: Bool) -> Wish? {
        let key = refersBack ? "… \(text)" : text
        if let wish = known[key] { return Self.counts(wish) ? wish : nil }
        guard known.count < Self.mostReads else { return nil }
        var reader = make(refersBack)
        reader.read(text)
        let wish = Wish(text: text, reader: reader, reading: reader.reading)
        known[key] = wish
        return Self.counts(wish) ? wish : nil
    }

    /// Whether a part is a wish of its own.
    static func counts(_ wish: Wish) -> Bool {
        guard wish.reader.saysWhatToDo else { return false }
        switch wish.reading.decision {
        case .run: return true
        case .ask: return wish.score >= asked
        case .refuse, .several: return false
        }
    }
}

extension WishReader.Several {
    /// Lets apps look for names that phrases do not know; false where one of the wishes is none any more.
    ///
    /// - Parameter ask: Lets the apps of one reader look.
    mutating func resolve(_ ask: (inout SentenceReader) async -> Void) async -> Bool {
        for index in wishes.indices {
            await ask(&wishes[index].reader)
            wishes[index].reading = wishes[index].reader.reading
            guard WishReader.counts(wishes[index]) else { return false }
            guard wishes[index].continues else { continue }
            let (before, own) = (wishes[index - 1].reading.candidates[0], wishes[index].reading.candidates[0])
            guard before.intent == own.intent, before.app == own.app, before.isResolved, own.isResolved else {
                return false
            }
        }
        return true
    }

    /// The wishes as they are told; one that only has more values for a list is part of the wish before it.
    var told: [SentenceWish] {
        var told: [SentenceWish] = []
        for wish in wishes {
            if wish.continues, let last = told.last, let both = last.reading.with(wish.reading) {
                told[told.count - 1].reading = both
            } else {
                told.append(SentenceWish(text: wish.text, reading: wish.reading, refersBack: wish.refersBack))
            }
        }
        return told
    }
}

extension SentenceReading {
    /// The same with the values of another one for the same intent, where they differ in one list.
    fileprivate func with(_ other: SentenceReading) -> SentenceReading? {
        guard var first = candidates.first, let second = other.candidates.first,
            Set(first.arguments.keys) == Set(second.arguments.keys)
        else { return nil }
        let different = first.arguments.keys.filter { first.arguments[$0] != second.arguments[$0] }
        guard different.count == 1, let name = different.first, case .list(let left)? = first.arguments[name],
            case .list(let right)? = second.arguments[name]
        else { return nil }
        first.arguments[name] = .list(left + right)
        first.words[name] = [first.words[name], second.words[name]].compactMap(\.self).joined(separator: ", ")
        first.score = min(first.score, second.score)
        var reading = self
        reading.candidates[0] = first
        if other.decision == .ask, decision == .run { (reading.decision, reading.chosen) = (.ask, 1) }
        return reading
    }
}

extension SentenceCandidate {
    /// Whether there are values, and none of them is free text. The name of an entity that its app has to look for is none.
    fileprivate var isOfKnownValues: Bool {
        !words.isEmpty && words.keys.allSatisfy { arguments[$0].map { $0.isKnown || $0.isName } ?? false }
    }

    /// Whether all names are things that exist.
    fileprivate var isResolved: Bool { words.keys.allSatisfy { arguments[$0]?.isKnown == true } }
}

extension IntentValue {
    /// Whether it is a value that somebody else gave a name to, or one that was read; any words are none.
    fileprivate var isKnown: Bool {
        switch self {
        case .string, .text, .attributedString, .searchCriteria, .person, .personName, .placemark, .null: false
        case .list(let values): values.allSatisfy(\.isKnown)
        default: true
        }
    }
}
