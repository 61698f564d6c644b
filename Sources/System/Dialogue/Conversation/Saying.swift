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
        } else if let count = tables.lazy.map({ $0.beginning(said.words[...], .correction) }).first(where: { $0 > 0 }),
            count < said.words.count
        {
            self = .correction(said.text(count..<said.words.count))
        } else {
            self = .sentence(said.text)
        }
    }
}
