public import ValueParsing

/// Finds the intent that a sentence means, among the phrases of all apps, and the values for it.
///
/// It is made anew when apps or their values change, and used from any thread. It runs nothing.
public struct PhraseMatcher: Sendable {
    /// Where sure ends and asking begins.
    public struct Thresholds: Sendable {
        /// From this score on a match is run, if no other is near.
        public var run = 0.72
        /// From this score on a match is worth a question.
        public var ask = 0.45
        /// Matches whose scores are nearer than this are asked about.
        public var margin = 0.06

        /// The thresholds of the system.
        public init() {}
    }

    struct Intent: Sendable {
        var app: Int
        var id: String
        /// The names of its parameters, in order, and what they take, by their numbers in the table of slots.
        var slotNames: [String]
        var slots: [Int]
        /// What the parameters are called.
        var slotTitles: [String]
        var isIrreversible: Bool
        /// How many phrases it has that differ in more than their parameters.
        var phrases = 0

        /// Whether that is too little to learn from where no values stand.
        var hasFewPhrases: Bool { phrases < 8 }
    }

    /// What a parameter takes; parameters of the same name that take the same are one.
    struct Slot: Sendable, Hashable {
        enum Source: Sendable, Hashable {
            /// One of the values of the table in a range.
            case values(Range<Int>)
            /// One of these, or any words.
            case open(Range<Int>)
            case parsed(Int)
            case text
        }
        var name: String
        var source: Source
    }

    /// How many phrases are made of a pattern for sentences that are not word for word.
    private static let samples = 8

    let apps: [PhraseApp]
    private(set) var intents: [Intent] = []
    /// The phrases and patterns as they are walked word by word; what `automaton` knows of them are these numbers.
    private(set) var phrases: [Phrase] = []
    /// The phrases, and samples of the patterns, as they are laid beside sentences.
    private(set) var templates: [Template] = []
    private(set) var table = WordTable()
    private(set) var slots: [Slot] = []
    private(set) var values: [PhraseValue] = []
    private(set) var valueTrie = ValueTrie()
    private(set) var nameTrie = ValueTrie()
    private(set) var automaton: PhraseAutomaton
    /// By word: the templates that have it.
    private(set) var byWord: [Int: [Int]] = [:]
    /// By intent: its templates.
    private(set) var byIntent: [[Int]] = []
    /// Templates without a word of their own.
    private var wordless: [Int] = []
    /// By app: the templates of its negative phrases.
    private(set) var negatives: [Int: [Int]] = [:]
    var parser: ValueParser
    private(set) var parsedKinds: ValueKinds = []
    private var classifier: PhraseClassifier?
    let encoder: (any MeaningEncoder)?
    /// What tells where values stand in sentences that are no phrase.
    let taggers = SlotTaggers()
    /// The thresholds.
    public var thresholds = Thresholds()

    /// A phrase or a pattern of an intent.
    struct Phrase: Sendable {
        var intent: Int
        var text: String
        var isNegative: Bool
        var hasAppName: Bool
    }

    /// Makes the phrases of apps ready.
    ///
    /// - Parameters:
    ///   - apps: The apps with their phrases and values.
    ///   - parser: What reads values that are no fixed ones.
    ///   - encoder: What knows the meaning of sentences, if there is something.
    public init(_ apps: [PhraseApp], parser: ValueParser, encoder: (any MeaningEncoder)? = nil) {
        self.apps = apps
        self.parser = parser
        self.encoder = encoder
        automaton = PhraseAutomaton(PhrasePlaces())
        var places = PhrasePlaces()
        var numbers = Numbers()
        var examples: [(text: String, label: String)] = []
        for (app, one) in apps.enumerated() {
            for name in one.names { nameTrie.insert(PhraseMatcher.numbers(name, &table), value: app) }
            for intent in one.intents {
                let number = intents.count
                add(intent, of: app, &numbers)
                // Phrases that differ in their parameters only mean the same.
                var meant: Set<String> = []
                for phrase in intent.phrases {
                    add(PhrasePattern(phrase: phrase), number, &places)
                    add(phrase, number)
                    let plain = PhraseMatcher.plain(phrase)
                    if meant.insert(plain).inserted { examples.append((plain, String(number))) }
                }
                intents[number].phrases = meant.count + intent.patterns.count
                for pattern in intent.patterns {
                    add(pattern, number, &places)
                    let samples = pattern.samples(PhraseMatcher.samples)
                    for sample in samples { add(sample, number) }
                    examples += samples.prefix(2).map { (PhraseMatcher.plain($0), String(number)) }
                }
            }
            for phrase in one.negativePhrases {
                // A negative phrase belongs to the app: any of its intents stands for it.
                guard let first = intents.lastIndex(where: { $0.app == app }) else { continue }
                add(PhrasePattern(phrase: phrase), first, &places, isNegative: true)
                negatives[app, default: []].append(templates.count)
                add(phrase, first, isNegative: true)
            }
        }
        for template in templates {
            table.count(template.items.compactMap { if case .word(let word) = $0 { word } else { nil } })
        }
        table.weigh()
        automaton = PhraseAutomaton(places)
        classifier = examples.isEmpty ? nil : PhraseClassifier(examples, encoder: encoder)
    }

    private static func numbers(_ text: String, _ table: inout WordTable) -> [Int] {
        WordForms.words(of: text).map { table.number($0) }
    }

    /// What a parameter without a title is called: the words that its name is made of.
    private static func title(_ name: String) -> String {
        name.reduce(into: "") { title, letter in
            title += letter == "_" ? " " : letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }

    /// A phrase without its parameters, for comparing meanings.
    private static func plain(_ phrase: String) -> String {
        Template.parts(of: phrase).map { $0.isSlot ? " " : $0.text }.joined()
    }

    // MARK: Making

    /// What has been numbered so far.
    private struct Numbers {
        var lists: [[PhraseValue]: Range<Int>] = [:]
        var slots: [Slot: Int] = [:]
    }

    private mutating func add(_ intent: PhraseIntent, of app: Int, _ numbers: inout Numbers) {
        let names = intent.slots.keys.sorted()
        let slots = names.map { name -> Int in
            let source: Slot.Source =
                switch intent.slots[name] ?? .text {
                case .values(let values): .values(list(values, &numbers))
                case .open(let values): .open(list(values, &numbers))
                case .parsed(let kinds): .parsed(kinds.rawValue)
                case .text: .text
                }
            if case .parsed(let kinds) = source { parsedKinds.formUnion(ValueKinds(rawValue: kinds)) }
            let slot = Slot(name: name, source: source)
            if let known = numbers.slots[slot] { return known }
            numbers.slots[slot] = self.slots.count
            self.slots.append(slot)
            return self.slots.count - 1
        }
        byIntent.append([])
        intents.append(
            Intent(
                app: app, id: intent.id, slotNames: names, slots: slots,
                slotTitles: names.map { intent.titles[$0] ?? PhraseMatcher.title($0) },
                isIrreversible: intent.isIrreversible))
    }

    /// Adds a list of values; the same list again is the same.
    private mutating func list(_ own: [PhraseValue], _ numbers: inout Numbers) -> Range<Int> {
        if let known = numbers.lists[own] { return known }
        let range = values.count..<values.count + own.count
        for value in own {
            for words in [value.title] + value.synonyms {
                valueTrie.insert(PhraseMatcher.numbers(words, &table), value: values.count)
            }
            values.append(value)
        }
        numbers.lists[own] = range
        return range
    }

    /// Adds what is walked word by word.
    private mutating func add(
        _ pattern: PhrasePattern, _ number: Int, _ places: inout PhrasePlaces, isNegative: Bool = false
    ) {
        let intent = intents[number]
        var hasAppName = false
        places.add(pattern, phrase: phrases.count) { part in
            switch part {
            case .word(let word): return .word(table.number(word))
            case .slot("applicationName"):
                hasAppName = true
                return .appName
            case .slot(let name): return intent.slotNames.firstIndex(of: name).map { .slot(intent.slots[$0]) }
            default: return nil
            }
        }
        phrases.append(Phrase(intent: number, text: pattern.text, isNegative: isNegative, hasAppName: hasAppName))
    }

    /// Adds what is laid beside sentences.
    private mutating func add(_ phrase: String, _ intent: Int, isNegative: Bool = false) {
        var items: [Template.Item] = []
        for part in Template.parts(of: phrase) {
            if part.isSlot, part.text == "applicationName" {
                items.append(.appName)
            } else if part.isSlot, let slot = intents[intent].slotNames.firstIndex(of: part.text) {
                items.append(.slot(slot))
            } else if !part.isSlot {
                items += PhraseMatcher.numbers(part.text, &table).map { .word($0) }
            }
        }
        let number = templates.count
        byIntent[intent].append(number)
        templates.append(Template(items: items, intent: intent, text: phrase, isNegative: isNegative))
        var hasWord = false
        for case .word(let word) in items where !WordForms.small.contains(table.words[word]) {
            hasWord = true
            if byWord[word]?.last != number { byWord[word, default: []].append(number) }
        }
        if !hasWord { wordless.append(number) }
    }

    // MARK: Matching

    /// What is to be done with a sentence: run, ask, or say that nothing is near.
    ///
    /// What cannot be taken back is asked about unless the sentence is a phrase word for word.
    public func decide(_ sentence: String, context: ValueContext) -> PhraseDecision {
        let words = SentenceWords(sentence, table: table)
        let said = wordForWord(words, context: context)
        if let decision = decide(said, words, context) { return decision }
        return decide(among: matches(words, said, context: context, limit: 5))
    }

    /// What is to be done with a sentence that was compared already; the likeliest comes first.
    public func decide(among found: [PhraseMatch]) -> PhraseDecision {
        guard let first = found.first, first.score >= thresholds.ask else { return .refuse(Array(found.prefix(3))) }
        let rivals = found.filter { first.score - $0.score < thresholds.margin }
        if first.score < thresholds.run || (rivals.count > 1 && !(first.isExact && !rivals[1].isExact)) {
            return .ask(rivals.count > 1 ? rivals : [first])
        }
        if first.isIrreversible, !first.isExact { return .ask([first]) }
        return .run(first)
    }

    /// The ways to understand a sentence, the likeliest first; one for each intent.
    public func matches(_ sentence: String, context: ValueContext, limit: Int = 5) -> [PhraseMatch] {
        let words = SentenceWords(sentence, table: table)
        return matches(words, wordForWord(words, context: context), context: context, limit: limit)
    }

    private func matches(
        _ words: SentenceWords, _ said: [WordForWord], context: ValueContext, limit: Int
    ) -> [PhraseMatch] {
        guard !words.texts.isEmpty, !templates.isEmpty else { return [] }
        let reading = SentenceReading(words, self, context)
        let meanings = meanings(words.sentence)
        var best: [Int: PhraseMatch] = [:]
        var fits: [Int: Double] = [:]
        var covers: [Int: Cover] = [:]
        /// By intent that has one parameter or few phrases: the values that phrases tell which are near by their words.
        var near: [Int: [(fit: Double, slots: [String: String])]] = [:]
        var blocked: Set<Int> = []
        for number in worthwhile(candidates(reading, meanings), reading) {
            let template = templates[number]
            // The meaning is that of the intent's own phrases.
            let (match, fit, cover) = match(template, reading, template.isNegative ? 0 : meanings[template.intent] ?? 0)
            if template.isNegative {
                if fit >= PhraseMatcher.negativeScore { blocked.insert(intents[template.intent].app) }
                continue
            }
            if intents[template.intent].slots.count == 1 || intents[template.intent].hasFewPhrases,
                fit >= PhraseMatcher.trustedFit
            {
                near[template.intent, default: []].append((fit, match.slots.mapValues(\.text)))
            }
            if match.score > 0, fit > fits[template.intent] ?? -1 {
                // Of an intent's phrases, which mean the same, the one whose words fit has the values.
                (best[template.intent], fits[template.intent]) = (match, fit)
                covers[template.intent] = cover
            }
        }
        // What is said word for word has its values where they belong; what leaves more words free stands behind.
        let closest = said.filter { !$0.isNegative }.min { $0.rank.isCloser(than: $1.rank) }
        if let free = closest?.rank.free {
            for (intent, match) in best where match.freeWords > free { best[intent]?.score -= thresholds.margin }
        }
        for one in said {
            if one.isNegative {
                blocked.insert(intents[one.intent].app)
                continue
            }
            // Words of another phrase of the intent are no value: "add a task" adds nothing that is called "a task".
            if let other = best[one.intent], other.freeWords < one.match.freeWords, other.score >= thresholds.run {
                continue
            }
            best[one.intent] = one.match
            if closest?.rank.isCloser(than: one.rank) == true { best[one.intent]?.score -= thresholds.margin }
        }
        let inWords = Set(said.map(\.intent))
        let likely = best.filter { !blocked.contains(intents[$0.key].app) }
            .sorted { ($1.value.score, $0.key) < ($0.value.score, $1.key) }.prefix(limit)
        // Where a phrase was said word for word, the others need no second look.
        guard let first = likely.first, !inWords.contains(first.key) else { return likely.map(\.value) }
        return likely.enumerated().map { place, one in
            let (number, match) = one
            let isLikely = match.score >= thresholds.ask && match.score > first.value.score - PhraseMatcher.filledMargin
            guard place == 0 ? match.score >= PhraseMatcher.filledScore : isLikely, !inWords.contains(number) else {
                return match
            }
            // Where there is one parameter, or little to learn from, and all phrases that are as near tell the same, it is so.
            let fit = fits[number] ?? 0
            let told = (near[number] ?? []).filter { $0.fit > fit - PhraseMatcher.nearMargin }.map(\.slots)
            let own = match.slots.mapValues(\.text)
            if !told.isEmpty, told.allSatisfy({ $0 == own }) { return match }
            return filled(match, number, fit: fit, covers[number], reading)
        }.sorted { $0.score > $1.score }
    }

    /// From which score on the values of the likeliest match are looked for once more, and how far behind it another one may be:
    /// nobody is asked about those farther off.
    private static let (filledScore, filledMargin) = (0.3, 0.1)
    /// How much less a phrase may fit that is as near as the nearest one.
    private static let nearMargin = 0.03

    /// From which score on a negative phrase keeps its app from being meant.
    static let negativeScore = 0.9

    /// By intent: how near a sentence is to it in meaning, on the scale of the scores of matches.
    private func meanings(_ sentence: String) -> [Int: Double] {
        guard let scores = classifier?.scores(sentence, most: 20), let first = scores.first else { return [:] }
        let second = scores.dropFirst().first?.value ?? 0
        var result: [Int: Double] = [:]
        for (place, score) in scores.enumerated() {
            // What is as near to another intent is known less well.
            let lead = score.value - max(0, place == 0 ? second : first.value) / 2
            result[Int(score.label) ?? -1] = PhraseMatcher.nearness(lead)
        }
        return result
    }

    /// The score that a lead in meaning is worth: half of foreign sentences lead by less than 0.06, one in thirty by 0.52; the first
    /// is where asking begins, the second where running does.
    private static func nearness(_ lead: Double) -> Double {
        let (ask, run) = (0.06, 0.52)
        if lead <= 0 { return 0 }
        if lead < ask { return 0.45 * lead / ask }
        return min(0.95, 0.45 + 0.27 * (lead - ask) / (run - ask))
    }

    /// The templates worth a look: those that share the words that say most, and those that are near in meaning.
    private func candidates(_ reading: SentenceReading, _ meanings: [Int: Double]) -> [Int] {
        var shared: [Int: Double] = [:]
        for senses in reading.senses {
            for sense in senses where !table.isSmall[sense.word] {
                let weight = table.weight(sense.word) * sense.trust
                for template in byWord[sense.word] ?? [] { shared[template, default: 0] += weight }
            }
        }
        for template in wordless { shared[template, default: 0] += 0.1 }
        for (intent, meaning) in meanings where meaning > 0.3 && byIntent.indices.contains(intent) {
            for template in byIntent[intent] { shared[template, default: 0] += 0.1 }
        }
        return shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(512).map(\.key)
    }
}
