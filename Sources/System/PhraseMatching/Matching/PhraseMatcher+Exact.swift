import ValueParsing

extension PhraseMatcher {
    /// The phrases that a sentence is word for word.
    func wordForWord(_ words: SentenceWords, context: ValueContext) -> [WordForWord] {
        guard !words.texts.isEmpty else { return [] }
        var walk = PhraseWalk(self, words, context)
        return walk.found()
    }

    /// What is to be done with a sentence that is a phrase word for word; `nil` where it has to be compared with all others.
    func decide(_ said: [WordForWord], _ words: SentenceWords, _ context: ValueContext) -> PhraseDecision? {
        guard let first = said.first else { return nil }
        let closest = said.dropFirst().reduce(first) { $1.rank.isCloser(than: $0.rank) ? $1 : $0 }
        // What went into a parameter that takes any words may be what another phrase is about.
        guard closest.rank.free == 0 || !hasWordsOfPhrases(closest, words) else { return nil }
        let blocked = blockedApps(said, words, context)
        let open = said.filter { !$0.isNegative && !blocked.contains(intents[$0.intent].app) }
        guard let best = open.min(by: { $0.rank.isCloser(than: $1.rank) }) else { return .refuse([]) }
        let app = intents[best.intent].app
        let rivals = open.filter { other in
            // Another app's phrase is asked about though it says less itself: its values are as good as words.
            intents[other.intent].app == app
                ? other.rank == best.rank : (other.rank.skipped, other.rank.free) == (best.rank.skipped, best.rank.free)
        }
        if rivals.count > 1 { return .ask(rivals.map(\.match)) }
        return best.match.isIrreversible && !best.match.isExact ? .ask([best.match]) : .run(best.match)
    }

    /// Whether words that went into free parameters are words of other phrases, or nearly.
    private func hasWordsOfPhrases(_ said: WordForWord, _ words: SentenceWords) -> Bool {
        let free = said.match.slots.values.compactMap { slot in
            if case .text = slot.meaning { Set(WordForms.words(of: slot.text)) } else { nil }
        }
        return words.texts.contains { text in
            free.contains { $0.contains(text) }
                && table.senses(of: text).contains { !table.isSmall[$0.word] && byWord[$0.word] != nil }
        }
    }

    /// The apps that negative phrases keep from being meant.
    private func blockedApps(_ said: [WordForWord], _ words: SentenceWords, _ context: ValueContext) -> Set<Int> {
        let apps = Set(said.map { intents[$0.intent].app }).filter { negatives[$0] != nil }
        guard !apps.isEmpty else { return [] }
        let reading = SentenceReading(words, self, context)
        return apps.filter { app in
            said.contains { $0.isNegative && intents[$0.intent].app == app }
                || (negatives[app] ?? []).contains {
                    match(templates[$0], reading, 0).fit >= PhraseMatcher.negativeScore
                }
        }
    }
}
