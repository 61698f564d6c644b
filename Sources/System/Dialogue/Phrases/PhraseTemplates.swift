import IntentWire
import PhraseMatching

/// The phrases of an intent: those of its App Shortcuts, and those that its title and its summary make.
///
/// A phrase of Apple's has one parameter at most. People say more: what is to be done, and when. So each phrase has
/// variants with the parameter for free text and that for a time behind it.
struct PhraseTemplates {
    /// How many parameters of a summary may be left out in all ways.
    private static let mostVaried = 4
    /// How many phrases of one sort an intent has at most, variants included.
    private static let most = 400

    private let intent: IntentDescriptor
    private let slots: PhraseSlots

    init(_ intent: IntentDescriptor, _ slots: PhraseSlots) {
        self.intent = intent
        self.slots = slots
    }

    /// The phrases that the app declares, in all languages, and their variants.
    func declared(_ shortcuts: [ShortcutDescriptor]) -> [String] {
        let phrases = shortcuts.flatMap(\.phrases).flatMap(\.template.allTexts)
        return said(phrases.flatMap(named).flatMap(enriched).flatMap { continued($0) })
    }

    /// A phrase, and the same with an entity in the place of the word for one: "check off a task" is also "check off Buy milk".
    private func named(_ phrase: String) -> [String] {
        guard let parameter = slots.entity, PhraseText.parameters(of: phrase).isEmpty else { return [phrase] }
        let parts = PhraseText.parts(of: phrase)
        for (index, part) in parts.enumerated() where part.parameter == nil {
            guard let text = PhraseText.replacing(slots.entityWords, in: part.text, with: "${\(parameter)}") else {
                continue
            }
            return [phrase, parts.enumerated().map { $0.offset == index ? text : $0.element.text }.joined()]
        }
        return [phrase]
    }

    /// The phrases that title and summary make, in all languages.
    func derived() -> [String] {
        let titles = intent.title.allTexts.map { "\($0) ${applicationName}" }
        let sentences = (intent.summary?.sentences ?? []).flatMap(\.template.allTexts).flatMap(varied)
            .map { "\($0) ${applicationName}" }
        return said((titles + sentences).flatMap { continued($0) })
    }

    /// Phrases without parameters that cannot be said; those that say nothing then are left out.
    private func said(_ phrases: [String]) -> [String] {
        phrases.prefix(Self.most).map { phrase in
            PhraseText.parts(of: phrase).map { part in
                guard let name = part.parameter else { return part.text }
                return name == "applicationName" || slots.slots[name] != nil ? part.text : ""
            }.joined().split(separator: " ").joined(separator: " ")
        }.filter(PhraseMatcher.saysSomething)
    }

    /// A phrase, and the same with what people add behind it.
    private func continued(_ phrase: String) -> [String] {
        let names = PhraseText.parameters(of: phrase)
        guard !names.contains(where: slots.isOpen) else { return [phrase] + timed(phrase, names) }
        guard let text = slots.freeText else { return [phrase] + timed(phrase, names) }
        let longer = "\(phrase) ${\(text)}"
        return [phrase, longer] + timed(phrase, names) + timed(longer, names)
    }

    private func timed(_ phrase: String, _ names: [String]) -> [String] {
        guard let moment = slots.moment, !names.contains(moment) else { return [] }
        return ["\(phrase) ${\(moment)}"]
    }

    /// A phrase with a value, and the same with more values before it: "a latte" is also "a large latte" and "two lattes".
    private func enriched(_ phrase: String) -> [String] {
        let names = PhraseText.parameters(of: phrase)
        guard let first = names.first, !slots.isOpen(first) else { return [phrase] }
        let more = slots.qualities.filter { !names.contains($0) }.prefix(3)
        let pairs = more.indices.flatMap { left in
            more.indices.filter { $0 != left }.map { "${\(more[left])} ${\(more[$0])} " }
        }
        return [phrase]
            + (more.map { "${\($0)} " } + pairs).map {
                phrase.replacing("${\(first)}", with: "\($0)${\(first)}", maxReplacements: 1)
            }
    }

    /// A sentence with some of its parameters; at least one stays, since without any the title says it.
    private func varied(_ sentence: String) -> [String] {
        let names = PhraseText.parameters(of: sentence)
        guard names.count > 1, names.count <= Self.mostVaried else { return [sentence] }
        return (0..<(1 << names.count) - 1).map { left in
            PhraseText.parts(of: sentence).map { part in
                guard let name = part.parameter, let place = names.firstIndex(of: name) else { return part.text }
                return left & (1 << place) == 0 ? part.text : ""
            }.joined()
        }
    }
}

/// A phrase in its parts.
enum PhraseText {
    /// The parts of a phrase; those that stand for values have the name of their parameter.
    static func parts(of phrase: String) -> [(text: String, parameter: String?)] {
        var parts: [(text: String, parameter: String?)] = []
        var rest = phrase[...]
        while let open = rest.firstRange(of: "${") {
            guard let close = rest[open.upperBound...].firstIndex(of: "}") else { break }
            if open.lowerBound > rest.startIndex { parts.append((String(rest[..<open.lowerBound]), nil)) }
            let after = rest.index(after: close)
            parts.append((String(rest[open.lowerBound..<after]), String(rest[open.upperBound..<close])))
            rest = rest[after...]
        }
        if !rest.isEmpty { parts.append((String(rest), nil)) }
        return parts
    }

    /// A text with a placeholder where one of some words stands, with the article before it; nil where none does.
    static func replacing(_ words: [[String]], in text: String, with placeholder: String) -> String? {
        let said = Utterance(text)
        for index in said.words.indices {
            guard let count = words.first(where: { said.words[index...].starts(with: $0) })?.count, count > 0 else {
                continue
            }
            let hasArticle =
                index > 0 && DialogueWords.tables.contains { $0.isWhole([said.words[index - 1]], .article) }
            let before = said.text(0..<(hasArticle ? index - 1 : index))
            let after = said.text(min(index + count, said.words.count)..<said.words.count)
            return " " + [before, placeholder, after].filter { !$0.isEmpty }.joined(separator: " ") + " "
        }
        return nil
    }

    /// The parameters of a phrase, each once, without the app's name.
    static func parameters(of phrase: String) -> [String] {
        parts(of: phrase).compactMap(\.parameter).reduce(into: []) { names, name in
            if name != "applicationName", !names.contains(name) { names.append(name) }
        }
    }
}
