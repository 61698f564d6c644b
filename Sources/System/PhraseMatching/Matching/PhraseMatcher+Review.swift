public import ValueParsing

/// What is wrong with a phrase among those of all apps.
public struct PhraseProblem: Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Kind: Sendable, Hashable {
        /// The phrase, said word for word, is understood as one of other intents, or as one of them as well.
        case collides([String])
        /// Nobody can say it so that it is understood: it has no words, or a parameter without values.
        case unreachable
    }

    /// The app.
    public var app: String
    /// The intent.
    public var intent: String
    /// The phrase, as it was written.
    public var phrase: String
    /// What is wrong.
    public var kind: Kind

    public var description: String {
        switch kind {
        case .collides(let others):
            "\"\(phrase)\" of \(app).\(intent) is understood as \(others.joined(separator: ", ")) too"
        case .unreachable: "\"\(phrase)\" of \(app).\(intent) cannot be said: add words, or values for its parameters"
        }
    }
}

extension PhraseMatcher {
    /// The phrases that collide with those of other intents, and those that nobody can say.
    ///
    /// Each phrase is said word for word, with the first value of each parameter and without the name of its app, as people do.
    public func problems(context: ValueContext) -> [PhraseProblem] {
        templates.filter { !$0.isNegative }.compactMap { template in
            let intent = intents[template.intent]
            func problem(_ kind: PhraseProblem.Kind) -> PhraseProblem {
                PhraseProblem(app: apps[intent.app].id, intent: intent.id, phrase: template.text, kind: kind)
            }
            guard let sentence = said(template, intent) else { return problem(.unreachable) }
            let found = matches(sentence, context: context)
            guard let own = found.first(where: { $0.app == apps[intent.app].id && $0.intent == intent.id }) else {
                return problem(.unreachable)
            }
            let others = found.filter { $0.score > own.score - thresholds.margin }
                .map { "\($0.app).\($0.intent)" }.filter { $0 != "\(own.app).\(own.intent)" }
            return others.isEmpty ? nil : problem(.collides(others))
        }
    }

    /// A phrase as somebody says it; `nil` if it has no words or a parameter has no values.
    private func said(_ template: Template, _ intent: Intent) -> String? {
        var words: [String] = []
        for part in Template.parts(of: template.text) {
            if !part.isSlot {
                words.append(part.text)
            } else if let slot = intent.slotNames.firstIndex(of: part.text) {
                switch intent.slots[slot] {
                case .values(let values), .open(let values):
                    guard let first = values.first else { return nil }
                    words.append(first.title)
                case .parsed(let kinds): words.append(PhraseMatcher.example(of: kinds))
                case .text: words.append("something")
                }
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
