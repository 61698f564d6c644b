/// The words of a text that somebody typed to search for.
struct QueryWords {
    /// One word.
    struct Word: Hashable {
        /// The folded letters, as they were typed.
        var letters: String
        /// What stands in the index for it and its other forms.
        var stem: String
        /// Neighbours in the index that must follow each other; more than one in scripts without spaces.
        var pairs: [String] = []

        /// The part of a full-text query for the finished word.
        var finished: String {
            if pairs.isEmpty { return Self.quoted(stem) }
            // A letter alone begins pairs, and ends a run.
            let isSingle = pairs.count == 1 && pairs[0].unicodeScalars.count == 1
            return Self.phrase(pairs) + (isSingle ? " *" : "")
        }
        /// The part of a full-text query for a word that may go on.
        var unfinished: String { pairs.isEmpty ? Self.quoted(letters) + " *" : Self.phrase(pairs) + " *" }

        /// Text that is nothing but text in a full-text query.
        static func quoted(_ text: String) -> String { "\"\(text.replacing("\"", with: "\"\""))\"" }

        private static func phrase(_ parts: [String]) -> String { parts.map(quoted).joined(separator: " + ") }
    }

    /// The words, in order.
    var words: [Word]
    /// Whether the last one may go on.
    var isLastUnfinished: Bool

    /// The most words that count.
    static let limit = 32

    /// Reads the words.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - isTyping: Whether the last word may go on, unless something that ends a word stands behind it.
    init(_ text: String, isTyping: Bool) {
        var words: [Word] = []
        var run: [String] = []
        func endRun() {
            guard !run.isEmpty else { return }
            // The last token of a run is a single letter, which the pair before it holds already.
            let pairs = run.count > 1 ? Array(run.dropLast()) : run
            words.append(Word(letters: pairs.joined(), stem: "", pairs: pairs))
            run = []
        }
        TextTokens.forEach(String(text.prefix(1000))) { token in
            switch token {
            case .word(let buffer):
                endRun()
                let letters = String(decoding: buffer, as: UTF8.self)
                words.append(Word(letters: letters, stem: TextTokens.stem(letters)))
            case .pair(let buffer, let isLast):
                run.append(String(decoding: buffer, as: UTF8.self))
                if isLast { endRun() }
            }
            return words.count < Self.limit
        }
        endRun()
        self.words = words
        let endsWord = text.unicodeScalars.last.map { ScalarClass($0) == .separator } ?? true
        isLastUnfinished = isTyping && !endsWord && !words.isEmpty
    }

    /// How many letters there are in all.
    var letterCount: Int { words.reduce(0) { $0 + $1.letters.count } }

    /// The words that are finished.
    var finished: ArraySlice<Word> { isLastUnfinished ? words.dropLast() : words[...] }

    /// The word that may go on.
    var unfinished: Word? { isLastUnfinished ? words.last : nil }
}
