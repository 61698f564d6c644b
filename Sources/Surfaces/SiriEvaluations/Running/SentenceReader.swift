import AppIntentsTesting
import Foundation
import IntentWire
import PhraseMatching
import ValueParsing

/// Understands sentences: which intent of which app is meant, with which values, and what answers a question.
struct SentenceReader: Sendable {
    /// What a sentence means.
    enum Meaning: Sendable {
        case intent(AppUnderTest, String, [String: IntentValue])
        /// Nothing is near, or too much; the text says so.
        case unclear(String)
    }

    private let apps: [String: (app: AppUnderTest, manifest: AppManifest)]
    private let matcher: PhraseMatcher
    private let parser: ValueParser
    private let context: ValueContext

    init(_ apps: [AppUnderTest]) async throws {
        let locale = apps.first?.conditions.locale ?? Locale(identifier: "en_US")
        var languages = [locale.language.languageCode?.identifier ?? "en", "en"]
        if languages[0] == "en" { languages.removeLast() }
        parser = ValueParser(try languages.compactMap { try LanguageTable.known($0) })
        context = ValueContext(date: .now, calendar: .current, locale: locale)
        var known: [String: (app: AppUnderTest, manifest: AppManifest)] = [:]
        var phrases: [PhraseApp] = []
        for app in apps {
            let manifest = try await app.use { _, _, manifest in manifest }
            known[manifest.identifier] = (app, manifest)
            var entities: [String: [EntitySnapshot]] = [:]
            for kind in manifest.entities where !kind.isTransient && kind.query.supportsSuggestions {
                // Without suggestions the names of entities are left to the app.
                entities[kind.identifier] = (try? await app.entities(.suggested, of: kind.identifier)) ?? []
            }
            phrases.append(PhraseApp(manifest, entities))
        }
        self.apps = known
        matcher = PhraseMatcher(phrases, parser: parser)
    }

    /// What a sentence means.
    func read(_ sentence: String) -> Meaning {
        switch matcher.decide(sentence, context: context) {
        case .run(let match):
            guard let app = apps[match.app], let intent = app.manifest.intent(match.intent) else {
                return .unclear("“\(sentence)” is none of my sentences")
            }
            return .intent(
                app.app, match.intent,
                match.slots.compactMapValues { value(of: $0) }.filter { name, _ in
                    intent.parameter(name) != nil
                })
        case .ask(let matches): return .unclear("Do you mean \(titles(matches))?")
        case .refuse(let matches):
            let near = matches.isEmpty ? "" : "; the nearest is \(titles(Array(matches.prefix(1))))"
            return .unclear("Nothing is called by this sentence\(near)")
        }
    }

    /// What a sentence answers to a question; nil where it is none of its answers.
    func answer(to question: IntentQuestion, _ sentence: String) -> IntentAnswer? {
        switch question {
        case .confirmation, .foreground:
            return parser.answer(sentence, context: context).map { $0 ? .confirmed : .declined }
        case .choice(let choice):
            let titles = choice.options.map { $0.display.title.lowercased() }
            if let place = titles.firstIndex(of: sentence.lowercased()) { return .option(place) }
            let place = parser.values(in: sentence, kinds: .ordinals, context: context).first?.value
            guard case .ordinal(let place)? = place, let option = place.index(in: choice.options.count) else {
                return nil
            }
            return .option(option)
        case .value(let question):
            let item = question.options?.items.first { $0.display.title.lowercased() == sentence.lowercased() }
            return .value(item?.value ?? .text(sentence))
        }
    }

    private func titles(_ matches: [PhraseMatch]) -> String {
        matches.map { match in
            "“\(apps[match.app]?.manifest.intent(match.intent)?.title.text ?? match.intent)”"
        }.joined(separator: " or ")
    }

    private func value(of slot: SlotMatch) -> IntentValue? {
        guard case .value(let value) = slot.meaning, let place = value.id.firstIndex(of: "/") else {
            return .text(slot.text)
        }
        let (type, id) = (String(value.id[..<place]), String(value.id[value.id.index(after: place)...]))
        let isCase = apps.values.contains { $0.manifest.enumeration(type) != nil }
        return isCase
            ? .enumCase(EnumCaseSnapshot(type: type, rawValue: id))
            : .entity(EntitySnapshot(type: type, id: id, display: .init(title: value.title)))
    }
}

extension PhraseApp {
    /// The phrases of an app's App Shortcuts, and the titles of its intents.
    fileprivate init(_ manifest: AppManifest, _ entities: [String: [EntitySnapshot]]) {
        let intents = manifest.intents.filter { $0.isDiscoverable && !$0.isAssistantOnly }.map { intent in
            let phrases = manifest.shortcuts.filter { $0.intent == intent.identifier && $0.arguments.isEmpty }
                .flatMap(\.phrases).flatMap(\.template.allTexts)
            return PhraseIntent(
                id: intent.identifier, phrases: phrases + [intent.title.text],
                slots: Dictionary(
                    intent.parameters.map { ($0.name, PhraseSlot($0.type.element, manifest, entities)) }
                ) { first, _ in first },
                isIrreversible: intent.effects?.isEmpty == false)
        }
        self.init(id: manifest.identifier, names: manifest.name.allTexts, intents: intents)
    }
}

extension PhraseSlot {
    fileprivate init(_ type: ValueType, _ manifest: AppManifest, _ entities: [String: [EntitySnapshot]]) {
        switch type {
        case .enumeration(let name):
            self = .values(
                (manifest.enumeration(name)?.cases ?? []).map { one in
                    PhraseValue(
                        id: "\(name)/\(one.rawValue)", title: one.title.text,
                        synonyms: (one.synonyms ?? []).map(\.text))
                })
        case .entity(let name):
            self = .values(
                (entities[name] ?? []).map {
                    PhraseValue(id: "\(name)/\($0.id)", title: $0.display.title, synonyms: $0.display.synonyms ?? [])
                })
        case .int, .double, .decimal: self = .parsed(.numbers)
        case .date, .dateComponents: self = .parsed(.times)
        case .duration: self = .parsed(.durations)
        case .bool: self = .parsed(.booleans)
        default: self = .text
        }
    }
}
