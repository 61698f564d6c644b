public import ValueParsing

/// What is wrong with a phrase among those of all apps.
public struct PhraseProblem: Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Kind: Sendable, Hashable {
        /// The phrase, said word for word, is understood as one of other intents, or as one of them as well.
        case collides([String])
        /// Words of it would be a name for other intents, one that their apps may know or not.
        case mayName([String])
        /// Nobody can say it so that it is understood: it has no words, or a parameter without values.
        case unreachable
    }

    /// The app.
    public var app: String
    /// The intent.
    public var intent: String
    /// The phrase, as it was written.
    public var phrase: String
    /// The phrase as people say it, without what only leads to the name of the app; nil where it cannot be said.
    public var sentence: String?
    /// What is wrong.
    public var kind: Kind

    public var description: String {
        switch kind {
        case .collides(let others):
            "\"\(phrase)\" of \(app).\(intent) is understood as \(others.joined(separator: ", ")) too"
        case .mayName(let others):
            "\"\(phrase)\" of \(app).\(intent) has a name for \(others.joined(separator: ", ")) in it"
        case .unreachable: "\"\(phrase)\" of \(app).\(intent) cannot be said: add words, or values for its parameters"
        }
    }
}

extension PhraseMatcher {
    /// The phrases that collide with those of other intents, and those that nobody can say.
    ///
    /// Each phrase is said word for word, with the first value of each parameter and without the name of its app, as people do.
    ///
    /// - Parameters:
    ///   - context: What values are relative to.
    ///   - namesToo: Whether those are found, too, that have a name for another intent in them, for whoever can ask its app.
    public func problems(context: ValueContext, namesToo: Bool = false) -> [PhraseProblem] {
        templates.filter { !$0.isNegative }.compactMap { template in
            let intent = intents[template.intent]
            let said = said(template, intent)
            let plain = self.said(template, intent, isPlain: true)
            func problem(_ kind: PhraseProblem.Kind) -> PhraseProblem {
                PhraseProblem(
                    app: apps[intent.app].id, intent: intent.id, phrase: template.text, sentence: plain, kind: kind)
            }
            guard let sentence = said else { return problem(.unreachable) }
            let found = matches(sentence, context: context)
            guard let own = found.first(where: { $0.app == apps[intent.app].id && $0.intent == intent.id }) else {
                return problem(.unreachable)
            }
            let others = found.filter { $0.score > own.score - thresholds.margin }
                .map { "\($0.app).\($0.intent)" }.filter { $0 != "\(own.app).\(own.intent)" }
            if !others.isEmpty { return problem(.collides(others)) }
            guard namesToo else { return nil }
            // What leaves more words free stands behind by the margin, and no more.
            let naming = found.filter { $0.score > own.score - 2.5 * thresholds.margin && takesName($0) }
                .map { "\($0.app).\($0.intent)" }.filter { $0 != "\(own.app).\(own.intent)" }
            return naming.isEmpty ? nil : problem(.mayName(naming))
        }
    }

    /// Whether words of a match stand where a name is, and are none that is known.
    private func takesName(_ match: PhraseMatch) -> Bool {
        guard let intent = intents.first(where: { apps[$0.app].id == match.app && $0.id == match.intent }) else {
            return false
        }
        return match.slots.contains { name, slot in
            guard case .text = slot.meaning, let place = intent.slotNames.firstIndex(of: name) else { return false }
            return if case .open = slots[intent.slots[place]].source { true } else { false }
        }
    }

    /// A phrase as somebody says it; `nil` if it has no words or a parameter has no values.
    ///
    /// - Parameter isPlain: Whether the small words before the name of the app, which is not said, are left out, too.
    private func said(_ template: Template, _ intent: Intent, isPlain: Bool = false) -> String? {
        var words: [String] = []
        for part in Template.parts(of: template.text) {
            if !part.isSlot {
                words.append(part.text)
            } else if let slot = intent.slotNames.firstIndex(of: part.text) {
                switch slots[intent.slots[slot]].source {
                case .values(let range), .open(let range):
                    guard let first = values[range].first else { return nil }
                    words.append(first.title)
                case .parsed(let kinds): words.append(PhraseMatcher.example(of: ValueKinds(rawValue: kinds)))
                case .text: words.append("something")
                }
            } else if isPlain, part.text == "applicationName", let last = words.popLast() {
                var parts = last.split(separator: " ")
                while let word = parts.last, WordForms.small.contains(word.lowercased()) { parts.removeLast() }
                words.append(parts.joined(separator: " "))
            }
        }
        let sentence = words.joined(separator: " ")
        return WordForms.words(of: sentence).isEmpty ? nil : sentence
    }

    private static func example(of kinds: ValueKinds) -> String {
        if kinds.contains(.times) { return "tomorrow at 17:00" }
        if kinds.contains(.durations) { return "20 min" }
        if kinds.contains(.measurements) { return "5 km" }
        if kinds.contains(.money) { return "€5" }
        if kinds.contains(.emails) { return "ann@example.org" }
        if kinds.contains(.urls) { return "https://example.org" }
        if kinds.contains(.phoneNumbers) { return "+44 20 7946 0958" }
        return "5"
    }
}
