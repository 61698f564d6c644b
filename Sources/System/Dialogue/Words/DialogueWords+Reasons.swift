public import PhraseMatching

extension DialogueWords {
    /// Why a phrase is as near to a sentence as it is, in a few words of the language.
    public func reason(_ reason: MatchReason) -> String {
        switch reason {
        case .missing(let word): say(.missingWord, word)
        case .extra(let word): say(.extraWord, word)
        case .changed(let said, let meant): say(.changedWord, said, meant)
        case .reordered: say(.otherOrder)
        case .withoutAppName: say(.withoutName)
        case .meaning(let nearness): say(.sameMeaning, "\(Int((nearness * 100).rounded())) %")
        }
    }
}
