/// What a sentence says aside: when, for whom, and how politely something is wanted. It is no part of a value.
struct Asides: Sendable {
    /// Words that are said aside.
    struct Aside: Sendable, Hashable {
        var words: Range<Int>
        /// Whether the sentence begins with them, or ends, apart from others of their kind.
        var isOpening = false
        var isClosing = false
        /// Whether they stand behind the first word, which is the verb: "füge bitte …".
        var isSecond = false
    }

    /// In their order.
    private(set) var all: [Aside] = []
    var isEmpty: Bool { all.isEmpty }

    init() {}

    /// Finds them: the longest expressions of ``WordLists`` that stand where they may.
    ///
    /// What stands in quotes or behind a colon is meant as it was written; so is what is written as a name.
    init(_ words: SentenceWords) {
        let texts = words.texts
        let lists = WordLists.all.asides
        guard texts.contains(where: { lists[$0] != nil }) else { return }
        let written = words.written
        func expressions(_ start: Int) -> [(words: Range<Int>, place: WordLists.Place)] {
            (lists[texts[start]] ?? []).compactMap { expression in
                let end = start + expression.words.count
                guard end <= texts.count, texts[start..<end].elementsEqual(expression.words) else { return nil }
                return (start..<end, expression.place)
            }
        }
        func goesOn(_ range: Range<Int>) -> Bool {
            guard range.upperBound < texts.count else { return false }
            let isNext = written[range.upperBound].isCut && expressions(range.upperBound).isEmpty
            return isNext || WordLists.all.joints.contains(texts[range.upperBound])
        }
        func isFree(_ range: Range<Int>) -> Bool {
            !range.contains { written[$0].isLiteral } && !(range.lowerBound > 0 && written[range.lowerBound].isNamed)
        }
        // What a sentence begins with: one after the other.
        var begin = 0
        while begin < texts.count,
            let next = expressions(begin).first(where: { $0.place == .aside || $0.place == .opening }),
            isFree(next.words)
        {
            all.append(Aside(words: next.words, isOpening: true))
            begin = next.words.upperBound
        }
        guard begin < texts.count else {
            // A sentence of nothing else means something.
            all = []
            return
        }
        // What it ends with, from the end.
        var closing: [Aside] = []
        var end = texts.count
        while end > begin, let next = ending(at: end, from: begin, written, expressions), isFree(next) {
            closing.append(Aside(words: next, isClosing: true))
            end = next.lowerBound
        }
        var index = begin
        while index < end {
            let isSecond = index == (all.last { $0.isSecond }?.words.upperBound ?? begin + 1)
            let found = expressions(index).filter { $0.words.upperBound <= end }
            let second = isSecond ? found.first { $0.place == .second } : nil
            let inner = second ?? found.first { $0.place == .aside }
            // "For me and Anna" goes on.
            if let inner, isFree(inner.words), !goesOn(inner.words) {
                all.append(Aside(words: inner.words, isSecond: second != nil))
            }
            index = inner?.words.upperBound ?? index + 1
        }
        all += closing.reversed()
    }

    /// The longest expression that ends at a word.
    private func ending(
        at end: Int, from begin: Int, _ written: [SentenceWords.Written],
        _ expressions: (Int) -> [(words: Range<Int>, place: WordLists.Place)]
    ) -> Range<Int>? {
        for start in max(begin, end - 6)..<end {
            for one in expressions(start) where one.words.upperBound == end {
                switch one.place {
                case .aside, .closing: return one.words
                // "Say thanks" is about thanks; "…, thanks" is not.
                case .parting where written[start].isCut || isAside(before: start, from: begin, expressions):
                    return one.words
                default: continue
                }
            }
        }
        return nil
    }

    /// Whether something that is said aside ends before a word.
    private func isAside(
        before start: Int, from begin: Int, _ expressions: (Int) -> [(words: Range<Int>, place: WordLists.Place)]
    ) -> Bool {
        (max(begin, start - 6)..<max(begin, start)).contains { first in
            expressions(first).contains {
                $0.words.upperBound == start && ($0.place == .aside || $0.place == .closing)
            }
        }
    }

    /// Those that are in no value which is known.
    func outside(of known: [Range<Int>]) -> Asides {
        guard !isEmpty, !known.isEmpty else { return self }
        var asides = self
        asides.all.removeAll { aside in known.contains { $0.overlaps(aside.words) } }
        return asides
    }

    /// Whether any words can be a value that begins at a word.
    ///
    /// - Parameter isName: Whether they name something; a text may begin with "please", a name does not.
    func canBegin(_ start: Int, isName: Bool) -> Bool {
        !all.contains { $0.words.contains(start) && ($0.isOpening || $0.isSecond || isName) }
    }

    /// Whether any words can be a value that ends before a word.
    func canEnd(_ end: Int) -> Bool { !all.contains { $0.words.lowerBound < end && end <= $0.words.upperBound } }

    /// The aside that begins at a word.
    func starting(at index: Int) -> Range<Int>? { all.first { $0.words.lowerBound == index }?.words }

    /// Words that may be a value without what is said aside at both ends; `nil` where nothing is left.
    func trimmed(_ words: Range<Int>, isName: Bool) -> Range<Int>? {
        var words = words
        while !words.isEmpty, !canEnd(words.upperBound) { words = words.lowerBound..<words.upperBound - 1 }
        while !words.isEmpty, !canBegin(words.lowerBound, isName: isName) {
            words = words.lowerBound + 1..<words.upperBound
        }
        return words.isEmpty ? nil : words
    }

    /// The words of a sentence apart from what is said aside in it and behind it.
    func others(of count: Int) -> [Int] {
        let aside = Set(all.lazy.filter { !$0.isOpening }.flatMap(\.words))
        return (0..<count).filter { !aside.contains($0) }
    }
}
