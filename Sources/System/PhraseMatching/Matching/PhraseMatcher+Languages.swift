public import ValueParsing

extension PhraseMatcher {
    /// The same phrases, with values that are read by another parser: that of the language of whoever speaks.
    public func reading(with parser: ValueParser) -> PhraseMatcher {
        var matcher = self
        matcher.parser = parser
        return matcher
    }

    /// Whether a phrase has a word that says something, apart from its parameters: any sentence would fit one that has none.
    public static func saysSomething(_ phrase: String) -> Bool {
        Template.parts(of: phrase).contains { part in
            !part.isSlot && WordForms.words(of: part.text).contains { !WordForms.small.contains($0) }
        }
    }
}

extension PhraseSlot {
    /// The values that are known; nil where there are none to know.
    var values: [PhraseValue]? {
        switch self {
        case .values(let values), .open(let values): values
        case .parsed, .text: nil
        }
    }
}
