/// What somebody wants of a conversation, apart from what apps do.
public enum Saying: Hashable, Sendable {
    /// Nothing was said.
    case nothing
    /// To end it.
    case quit
    /// To leave what is under way.
    case cancel
    /// To take back the last thing.
    case undo
    /// To know what can be said.
    case help
    /// To hear the last answer again.
    case again
    /// To have the last thing done with another value: the words for it.
    case correction(String)
    /// To have the last thing done once more with another value: the words for it, and all that was said.
    case another(String, whole: String)
    /// Something that an app does.
    case sentence(String)

    /// Understands what was said, in one language and in English.
    public init(_ text: String, _ words: DialogueWords) {
        let said = Utterance(text)
        let tables = words.language == "en" ? [words] : [words, DialogueWords.words(of: "en")]
        func isWhole(_ role: DialogueWords.Role) -> Bool { tables.contains { $0.isWhole(said.words, role) } }
        if said.words.isEmpty {
            self = .nothing
        } else if isWhole(.quit) {
            self = .quit
        } else if isWhole(.undo) {
            self = .undo
        } else if isWhole(.help) {
            self = .help
        } else if isWhole(.cancel) {
            self = .cancel
        } else if isWhole(.repeat) {
            self = .again
        } else if case let begin = Saying.correction(said.words, tables), begin > 0 {
            self = .correction(said.text(begin..<said.words.count))
        } else if let begin = tables.lazy.map({ $0.beginning(said.words[...], .another) }).first(where: { $0 > 0 }),
            begin < said.words.count
        {
            self = .another(said.text(begin..<said.words.count), whole: said.text)
        } else {
            self = .sentence(said.text)
        }
    }

    /// How many words at the beginning only say that something is corrected: "no, actually, make it two". The last word is none of
    /// them.
    static func correction(_ words: [String], _ tables: [DialogueWords]) -> Int {
        var begin = 0
        while let count = tables.lazy.map({ $0.beginning(words[begin...], .correction) }).first(where: { $0 > 0 }),
            begin + count < words.count
        {
            begin += count
        }
        // "No, no" is twice the same.
        return tables.contains { $0.isWhole(Array(words[begin...]), .correction) } ? 0 : begin
    }
}
