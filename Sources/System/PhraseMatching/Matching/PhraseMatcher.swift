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
        var slotNames: [String]
        var slots: [PhraseSlot]
        var isIrreversible: Bool
    }

    let apps: [PhraseApp]
    private(set) var intents: [Intent] = []
    private(set) var templates: [Template] = []
    private var table = WordTable()
    private var values: [PhraseValue] = []
    private var valueOwners: [(intent: Int, slot: Int)] = []
    private var valueTrie = ValueTrie()
    private var nameTrie = ValueTrie()
    /// By word: the templates that have it.
    private var byWord: [Int: [Int]] = [:]
    /// Templates without a word of their own.
    private var wordless: [Int] = []
    var parser: ValueParser
    private var parsedKinds: ValueKinds = []
    private var classifier: PhraseClassifier?
    /// The thresholds.
    public var thresholds = Thresholds()

    /// Makes the phrases of apps ready.
    ///
    /// - Parameters:
    ///   - apps: The apps with their phrases and values.
    ///   - parser: What reads values that are no fixed ones.
    ///   - encoder: What knows the meaning of sentences, if there is something.
    public init(_ apps: [PhraseApp], parser: ValueParser, encoder: (any MeaningEncoder)? = nil) {
        self.apps = apps
        self.parser = parser
        var kinds: ValueKinds = []
        var examples: [(text: String, label: String)] = []
        for (app, one) in apps.enumerated() {
            for name in one.names { nameTrie.insert(PhraseMatcher.numbers(name, &table), value: app) }
            for intent in one.intents {
                let number = intents.count
                add(intent, of: app)
                for slot in intent.slots.values {
                    if case .parsed(let more) = slot { kinds.formUnion(more) }
                }
                // Phrases that differ in their parameters only mean the same.
                var meant: Set<String> = []
                for phrase in intent.phrases {
                    add(phrase, number, isNegative: false)
                    let plain = PhraseMatcher.plain(phrase)
                    if meant.insert(plain).inserted { examples.append((plain, String(number))) }
                }
            }
            for phrase in one.negativePhrases {
                // A negative phrase belongs to the app: any of its intents stands for it.
                if let first = intents.lastIndex(where: { $0.app == app }) { add(phrase, first, isNegative: true) }
            }
        }
        parsedKinds = kinds
        for template in templates {
            table.count(template.items.compactMap { if case .word(let word) = $0 { word } else { nil } })
        }
        table.weigh()
        classifier = examples.isEmpty ? nil : PhraseClassifier(examples, encoder: encoder)
    }

    private static func numbers(_ text: String, _ table: inout WordTable) -> [Int] {
        WordForms.words(of: text).map { table.number($0) }
    }

    /// A phrase without its parameters, for comparing meanings.
    private static func plain(_ phrase: String) -> String {
        Template.parts(of: phrase).map { $0.isSlot ? " " : $0.text }.joined()
    }

    private mutating func add(_ intent: PhraseIntent, of app: Int) {
        let names = intent.slots.keys.sorted()
        for (slot, name) in names.enumerated() {
            for value in intent.slots[name]?.values ?? [] {
                for words in [value.title] + value.synonyms {
                    valueTrie.insert(PhraseMatcher.numbers(words, &table), value: values.count)
                }
                values.append(value)
                valueOwners.append((intents.count, slot))
            }
        }
        intents.append(
            Intent(
                app: app, id: intent.id, slotNames: names, slots: names.map { intent.slots[$0] ?? .text },
                isIrreversible: intent.isIrreversible))
    }

    private mutating func add(_ phrase: String, _ intent: Int, isNegative: Bool) {
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
        templates.append(Template(items: items, intent: intent, text: phrase, isNegative: isNegative))
        var hasWord = false
        for case .word(let word) in items where !WordForms.small.contains(table.words[word]) {
            hasWord = true
            if byWord[word]?.last != number { byWord[word, default: []].append(number) }
        }
        if !hasWord { wordless.append(number) }
    }

    // MARK: Matching

    /// The ways to understand a sentence, the likeliest first; one for each intent.
    public func matches(_ sentence: String, context: ValueContext, limit: Int = 5) -> [PhraseMatch] {
        let reading = Reading(sentence, table: table)
        guard !reading.words.isEmpty, !templates.isEmpty else { return [] }
        let found = Found(
            values: reading.words.indices.map { start in
                Dictionary(grouping: valueTrie.matches(reading.senses, at: start)) { slotNumber(valueOwners[$0.value]) }
            },
            names: reading.words.indices.map { nameTrie.matches(reading.senses, at: $0) },
            parsed: parsed(sentence, reading, context))
        let meanings = meanings(sentence)
        var best: [Int: PhraseMatch] = [:]
        var blocked: Set<Int> = []
        for number in worthwhile(candidates(reading, meanings), found.slots, found.parsed.map(\.value)) {
            let template = templates[number]
            let match = match(template, reading, found, meanings[template.intent] ?? 0)
            if template.isNegative {
                if match.score >= 0.9 { blocked.insert(intents[template.intent].app) }
            } else if match.score > best[template.intent]?.score ?? 0 {
                best[template.intent] = match
            }
        }
        return best.filter { !blocked.contains(intents[$0.key].app) }
            .sorted { ($1.value.score, $0.key) < ($0.value.score, $1.key) }.prefix(limit).map(\.value)
    }

    /// What is to be done with a sentence: run, ask, or say that nothing is near.
    ///
    /// What cannot be taken back is asked about unless the sentence is a phrase word for word.
    public func decide(_ sentence: String, context: ValueContext) -> PhraseDecision {
        decide(among: matches(sentence, context: context))
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

    /// The words of a sentence with what they stand for.
    private struct Reading {
        var words: [(text: String, range: Range<String.Index>)] = []
        var senses: [[(word: Int, trust: Double)]] = []
        /// The same for laying phrases beside them.
        var aligned: [Aligner.Word] = []
        let sentence: String

        init(_ sentence: String, table: WordTable) {
            self.sentence = sentence
            for token in Tokenizer.tokens(of: sentence, limit: 64) where token.kind != .sign {
                words.append((token.text, token.range))
                let found = table.senses(of: token.text)
                senses.append(found)
                let weight = found.map { table.weight($0.word) }.max() ?? table.weight(of: token.text)
                aligned.append(Aligner.Word(text: token.text, senses: found, weight: weight))
            }
        }

        func text(_ start: Int, _ end: Int) -> String {
            String(sentence[words[start].range.lowerBound..<words[end - 1].range.upperBound])
        }
    }

    /// The values and names that stand in a sentence, by the first word.
    private struct Found {
        /// By the slot that they are values of.
        var values: [[Int: [(value: Int, end: Int, trust: Double)]]]
        var names: [[(value: Int, end: Int, trust: Double)]]
        var parsed: [(start: Int, end: Int, value: FoundValue)]

        /// The slots that have a value.
        var slots: Set<Int> { Set(values.flatMap(\.keys)) }
    }

    private func parsed(_ sentence: String, _ reading: Reading, _ context: ValueContext) -> [(
        start: Int, end: Int, value: FoundValue
    )] {
        guard !parsedKinds.isEmpty else { return [] }
        // Kinds are looked for one by one: each slot takes its own, and "at five" may be a time for one and a number for another.
        var found: [(start: Int, end: Int, value: FoundValue)] = []
        var bit = 1
        while bit <= ValueKinds.all.rawValue {
            defer { bit <<= 1 }
            let kind = ValueKinds(rawValue: bit)
            guard parsedKinds.contains(kind) else { continue }
            for value in parser.values(in: sentence, kinds: kind, context: context) {
                guard let start = reading.words.firstIndex(where: { $0.range.upperBound > value.range.lowerBound }),
                    let last = reading.words.lastIndex(where: { $0.range.lowerBound < value.range.upperBound }),
                    last >= start
                else { continue }
                found.append((start, last + 1, value))
            }
        }
        return found
    }

    private func meanings(_ sentence: String) -> [Int: Double] {
        guard let classifier else { return [:] }
        var result: [Int: Double] = [:]
        for score in classifier.scores(sentence).prefix(20) {
            result[Int(score.label) ?? -1] = max(0, min(1, score.value))
        }
        return result
    }

    /// The templates worth a look: those that share the words that say most, and those that are near in meaning.
    private func candidates(_ reading: Reading, _ meanings: [Int: Double]) -> [Int] {
        var shared: [Int: Double] = [:]
        for senses in reading.senses {
            for sense in senses where !table.isSmall[sense.word] {
                let weight = table.weight(sense.word) * sense.trust
                for template in byWord[sense.word] ?? [] { shared[template, default: 0] += weight }
            }
        }
        for template in wordless { shared[template, default: 0] += 0.1 }
        let near = Set(meanings.filter { $0.value > 0.15 }.keys)
        if !near.isEmpty {
            for (number, template) in templates.enumerated() where near.contains(template.intent) {
                shared[number, default: 0] += 0.1
            }
        }
        return shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(512).map(\.key)
    }

    private func match(_ template: Template, _ reading: Reading, _ found: Found, _ meaning: Double) -> PhraseMatch {
        let intent = intents[template.intent]
        var words = reading.aligned
        var names: [Range<Int>] = []
        if template.items.contains(.appName) {
            for (start, found) in found.names.enumerated() {
                for name in found where name.value == intent.app { names.append(start..<name.end) }
            }
        }
        var aligner = Aligner(
            words: words, table: table, spans: { spans($0, $1, template.intent, reading, found) },
            appNames: { start in names.filter { $0.lowerBound == start }.map(\.upperBound) })
        var result = aligner.align(template.items)
        if let name = names.max(by: { $0.count < $1.count }), !result.hasAppName {
            // The name stands elsewhere in the sentence: "In Coffee, order a latte".
            for index in name { words[index].weight = 0 }
            if name.lowerBound > 0, words[name.lowerBound - 1].weight < 1 { words[name.lowerBound - 1].weight = 0 }
            aligner = Aligner(
                words: words, table: table, spans: aligner.spans, appNames: { _ in [] }, isNameElsewhere: true)
            let other = aligner.align(template.items)
            if other.score > result.score { result = other }
        }
        var slots: [String: SlotMatch] = [:]
        for (slot, span) in result.slots {
            let text = reading.text(span.start, span.end)
            let meaning: SlotMatch.Meaning
            switch intent.slots[slot] {
            case .values, .open: meaning = span.value.map { .value(values[$0]) } ?? .text
            case .parsed: meaning = span.value.map { .parsed(found.parsed[$0].value) } ?? .text
            case .text: meaning = .text
            }
            slots[intent.slotNames[slot]] = SlotMatch(text: text, meaning: meaning)
        }
        var reasons = result.reasons
        var score = result.score
        if score < 0.999 || !template.items.contains(.appName) {
            // Meaning helps where words differ, and can never make a match exact.
            if score < 0.999 { score = min(0.99, max(score, 0.65 * score + 0.35 * meaning, 0.85 * meaning)) }
            if meaning > 0 { reasons.append(.meaning(meaning)) }
        }
        return PhraseMatch(
            app: apps[intent.app].id, intent: intent.id, phrase: template.text, slots: slots, score: score,
            reasons: reasons, isIrreversible: intent.isIrreversible)
    }

    /// What a slot can take from a word on.
    private func spans(_ slot: Int, _ start: Int, _ intent: Int, _ reading: Reading, _ found: Found) -> [Aligner.Span] {
        switch intents[intent].slots[slot] {
        case .values: return known(slot, start, intent, found)
        case .open:
            // Words that are no known value may be the name of another one.
            return known(slot, start, intent, found) + words(start, reading, trust: 0.8)
        case .parsed(let kinds):
            return found.parsed.enumerated().compactMap { index, value in
                guard value.start == start, value.value.isOf(kinds) else { return nil }
                return Aligner.Span(start: start, end: value.end, trust: 1, value: index)
            }
        case .text:
            return words(start, reading, trust: 0.95)
        }
    }

    /// The known values of a slot that begin at a word.
    private func known(_ slot: Int, _ start: Int, _ intent: Int, _ found: Found) -> [Aligner.Span] {
        (found.values[start][slotNumber((intent, slot))] ?? []).map { value in
            Aligner.Span(start: start, end: value.end, trust: value.trust, value: value.value)
        }
    }

    /// Any words from one on. The longer, the less sure: words of the phrase should not vanish in them.
    private func words(_ start: Int, _ reading: Reading, trust: Double) -> [Aligner.Span] {
        (start + 1...min(reading.words.count, start + 16)).compactMap { end in
            // Articles and the like alone are no text.
            guard reading.words[start..<end].contains(where: { !WordForms.small.contains($0.text) }) else { return nil }
            return Aligner.Span(start: start, end: end, trust: trust - 0.02 * Double(end - start), value: nil)
        }
    }
}

extension FoundValue {
    /// Whether it is of one of the kinds.
    func isOf(_ kinds: ValueKinds) -> Bool {
        let kind: ValueKinds =
            switch value {
            case .number: .numbers
            case .percentage: .percentages
            case .ordinal: .ordinals
            case .measurement: .measurements
            case .money: .money
            case .age: .ages
            case .duration: .durations
            case .date, .time, .dateTime, .dateRange, .timeRange, .dateTimeRange, .recurrence: .times
            case .numberRange: .numberRanges
            case .phoneNumber: .phoneNumbers
            case .email: .emails
            case .url: .urls
            case .boolean: .booleans
            }
        return kinds.contains(kind)
    }
}
