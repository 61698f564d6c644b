/// A phrase with parts that may be left out and parts of which one is said: `(turn|switch) on [all] [the] ${room} lights`.
///
/// `[…]` may be left out, `(a|b)` is one of several, both within each other; bars may stand between brackets of either form and
/// outside of them. `${name}` is a parameter, `${applicationName}` the name of the app, as in ``PhraseIntent/phrases``.
public struct PhrasePattern: Sendable, Hashable {
    /// The pattern as it was written.
    public let text: String
    let root: Part

    /// What a pattern is made of.
    indirect enum Part: Sendable, Hashable {
        case word(String)
        case slot(String)
        case sequence([Part])
        case choice([Part])

        /// Nothing, which is what may stand for an optional part.
        static let nothing = Part.sequence([])
    }

    /// How deep brackets can stand within each other.
    private static let deepest = 32

    /// Reads a pattern.
    ///
    /// - Throws: `PhrasePatternError` where brackets do not match or stand too deep.
    public init(_ text: String) throws(PhrasePatternError) {
        var reader = Reader(text: text, rest: text[...])
        root = try reader.choice(depth: 0)
        if let odd = reader.rest.first { throw PhrasePatternError(pattern: text, reason: "'\(odd)' closes nothing") }
        self.text = text
    }

    /// A phrase without such parts.
    init(phrase: String) {
        text = phrase
        root = .sequence(
            Template.parts(of: phrase).flatMap { part -> [Part] in
                part.isSlot ? [.slot(part.text)] : WordForms.words(of: part.text).map(Part.word)
            })
    }

    private struct Reader {
        let text: String
        var rest: Substring

        /// Reads sequences with bars between them, up to a bracket that closes.
        mutating func choice(depth: Int) throws(PhrasePatternError) -> Part {
            guard depth <= PhrasePattern.deepest else {
                throw PhrasePatternError(
                    pattern: text, reason: "more than \(PhrasePattern.deepest) brackets within each other")
            }
            var options: [Part] = []
            var parts: [Part] = []
            var plain = ""
            func flushed() -> [Part] { WordForms.words(of: plain).map(Part.word) }
            while let character = rest.first, character != ")", character != "]" {
                switch character {
                case "(", "[":
                    parts += flushed()
                    plain = ""
                    rest.removeFirst()
                    let inner = try choice(depth: depth + 1)
                    guard rest.first == (character == "(" ? ")" : "]") else {
                        throw PhrasePatternError(pattern: text, reason: "'\(character)' is not closed")
                    }
                    rest.removeFirst()
                    parts.append(character == "(" ? inner : .choice([inner, .nothing]))
                case "|":
                    options.append(.sequence(parts + flushed()))
                    parts = []
                    plain = ""
                    rest.removeFirst()
                case "$" where rest.hasPrefix("${"):
                    parts += flushed()
                    plain = ""
                    guard let close = rest.firstIndex(of: "}") else {
                        throw PhrasePatternError(pattern: text, reason: "'${' is not closed")
                    }
                    parts.append(.slot(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<close])))
                    rest = rest[rest.index(after: close)...]
                default: plain.append(rest.removeFirst())
                }
            }
            options.append(.sequence(parts + flushed()))
            return options.count == 1 ? options[0] : .choice(options)
        }
    }

    /// A few of the phrases that the pattern stands for, as people may say them: with all parts, with none that may be left out,
    /// and with the other choices in turn.
    func samples(_ count: Int) -> [String] {
        var samples: [String] = []
        for turn in 0..<count {
            var place = 0
            let sample = PhrasePattern.sample(root, turn, &place).joined(separator: " ")
            if !sample.isEmpty, !samples.contains(sample) { samples.append(sample) }
        }
        return samples
    }

    private static func sample(_ part: Part, _ turn: Int, _ place: inout Int) -> [String] {
        switch part {
        case .word(let word): return [word]
        case .slot(let name): return ["${\(name)}"]
        case .sequence(let parts): return parts.flatMap { sample($0, turn, &place) }
        case .choice(let options):
            place += 1
            // The first turn takes all first options, the second all last ones; then choices differ from each other, by numbers
            // that look like chance.
            let index = turn < 2 ? turn * (options.count - 1) : ((turn * 7_919 + place * 104_729) >> 4) % options.count
            return sample(options[index], turn, &place)
        }
    }
}

/// A pattern of phrases that cannot be read.
public struct PhrasePatternError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The pattern.
    public var pattern: String
    /// What is wrong with it.
    public var reason: String

    /// An error by its parts.
    public init(pattern: String, reason: String) {
        self.pattern = pattern
        self.reason = reason
    }

    public var description: String { "the pattern \"\(pattern)\" cannot be read: \(reason)" }
}
