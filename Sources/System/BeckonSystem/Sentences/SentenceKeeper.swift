import Dialogue
import Foundation
import IntentWire
import PhraseMatching
import SentenceVectors
import ValueParsing

/// Keeps the phrases of apps ready to be compared, and makes them anew when apps or their values have changed.
actor SentenceKeeper {
    /// How long an app may take to tell the values that its phrases can name, where older ones are known: newer ones are for the next sentence then.
    private static let nextPatience = Duration.milliseconds(300)
    /// How many entities of a type phrases know by name; others are found by the app's own query.
    private static let knownEntities = 200
    /// How long an app is left alone that could not tell.
    private static let pause = Duration.seconds(60)
    /// How many sets of phrases are kept: those of all apps, and of single ones.
    private static let keptSets = 4

    /// The phrases of some apps, ready.
    struct Phrases: Sendable {
        var matcher: PhraseMatcher
        /// By identifier of the app.
        var apps: [String: App]
        /// How many phrases there are.
        var count: Int
        var intents: Int
    }

    /// One app, with what its phrases run.
    struct App: Sendable {
        var app: ResolvedApp
        var reference: AppReference
        var targets: [String: SentencePhrases.Target]
    }

    /// What phrases are made of: where all of it is the same, they are the same.
    private struct Key: Equatable {
        struct Part: Equatable {
            var app: String
            var fingerprint: String
            var entities: [String: [EntitySnapshot]]
        }
        var parts: [Part]
        var parser: String
    }

    /// What tells at one glance that phrases are the same.
    private struct Glance: Equatable {
        var survey: Int
        var values: Int
        var locale: String
        var language: String
        var surroundings: String?
    }

    private struct Kept {
        var key: Key
        var glance: Glance?
        var phrases: Phrases
    }

    let values: PhraseValueCache
    private var kept: [Kept] = []
    /// The apps that are being asked; one sentence waits for each of them, the others take what is known.
    private var asking: [String: (done: Signal, task: Task<PhraseValues?, Never>, isAwaited: Bool)] = [:]
    /// The apps that could not tell, with the state in which that was, and until when they are left alone.
    private var failed: [String: (state: String, until: ContinuousClock.Instant)] = [:]

    /// How long an app may take where none are known.
    private let patience: Duration

    init(values: PhraseValueCache, patience: Duration) {
        self.values = values
        self.patience = patience
    }

    /// The phrases of apps.
    ///
    /// - Parameters:
    ///   - survey: The apps, each with how to name it.
    ///   - context: The language; values are read in it.
    ///   - locale: The language of titles.
    ///   - encoder: What knows the meaning of sentences.
    ///   - entities: Asks an app for the entities that it proposes.
    /// - Returns: The phrases, and which apps did not tell their values in time.
    func phrases(
        of survey: AppSurvey, context: SpokenContext, locale: String, encoder: VectorTable?,
        entities: @escaping @Sendable (EntityRequest, AppReference) async throws -> [EntitySnapshot]
    ) async -> (phrases: Phrases, silent: [String]) {
        let glance = glance(survey, context, locale)
        if let glance, let index = kept.firstIndex(where: { $0.glance == glance }) { return (kept[index].phrases, []) }
        failed = failed.filter { $0.value.until > .now }
        let apps = survey.apps
        var parts: [Key.Part] = []
        var silent: [String] = []
        for (app, _) in apps { ask(app, locale, entities) }
        for (app, _) in apps {
            let (known, isSilent) = await known(of: app, locale)
            if isSilent { silent.append(app.app.name) }
            parts.append(
                Key.Part(
                    app: app.app.identifier, fingerprint: app.fingerprint.text, entities: known?.entities ?? [:]))
        }
        // Who is asked, and what changes, while it is waited for an answer is looked at the next time.
        let isSure = glance != nil && glance == self.glance(survey, context, locale)
        return (phrases(apps, parts, isSure ? glance : nil, context, encoder), silent)
    }

    /// What the phrases depend on, where no app is asked or has to be asked again.
    private func glance(_ survey: AppSurvey, _ context: SpokenContext, _ locale: String) -> Glance? {
        guard let number = survey.number, asking.isEmpty, failed.isEmpty else { return nil }
        return Glance(
            survey: number, values: values.changes, locale: locale, language: context.words.language,
            surroundings: Caller.current?.surroundings)
    }

    private func phrases(
        _ apps: [(app: ResolvedApp, reference: AppReference)], _ parts: [Key.Part], _ glance: Glance?,
        _ context: SpokenContext, _ encoder: VectorTable?
    ) -> Phrases {
        let key = Key(parts: parts, parser: context.words.language)
        if let index = kept.firstIndex(where: { $0.key == key }) {
            if let glance { kept[index].glance = glance }
            return kept[index].phrases
        }
        var phrases: Phrases
        if let other = kept.first(where: { $0.key.parts == parts }) {
            // The same phrases in another language of whoever speaks.
            phrases = other.phrases
            phrases.matcher = phrases.matcher.reading(with: context.parser)
        } else {
            phrases = compile(apps, parts, context, encoder)
            // Of the same apps with other values, the older phrases are of no use any more.
            kept.removeAll { $0.key.parts.map(\.app) == parts.map(\.app) }
        }
        kept.append(Kept(key: key, glance: glance, phrases: phrases))
        if kept.count > Self.keptSets { kept.removeFirst() }
        return phrases
    }

    private func compile(
        _ apps: [(app: ResolvedApp, reference: AppReference)], _ parts: [Key.Part], _ context: SpokenContext,
        _ encoder: VectorTable?
    ) -> Phrases {
        var known: [String: App] = [:]
        var phraseApps: [PhraseApp] = []
        for ((app, reference), part) in zip(apps, parts) {
            let phrases = SentencePhrases(app.names.manifest, entities: part.entities) {
                !$0.lastingEffects.isEmpty
            }
            phraseApps.append(phrases.app)
            known[phrases.app.id] = App(app: app, reference: reference, targets: phrases.targets)
        }
        return Phrases(
            matcher: PhraseMatcher(phraseApps, parser: context.parser, encoder: encoder.map(VectorMeaning.init)),
            apps: known, count: phraseApps.flatMap(\.intents).reduce(0) { $0 + $1.phrases.count },
            intents: Set(known.flatMap { app in app.value.targets.values.map { "\(app.key)/\($0.intent)" } }).count)
    }

    // MARK: - Values

    /// What is known of an app's values; waits for an answer as long as it is worth it.
    private func known(of app: ResolvedApp, _ locale: String) async -> (PhraseValues?, isSilent: Bool) {
        let identifier = app.app.identifier
        let old = values.values(of: identifier, fingerprint: Self.state(of: app), locale: locale)
        guard let asked = asking[identifier], !asked.isAwaited else { return (old, false) }
        asking[identifier]?.isAwaited = true
        guard await asked.done.wait(atMost: old == nil ? patience : Self.nextPatience) else {
            return (old, old == nil)
        }
        let new = await asked.task.value
        return (new ?? old, new == nil && old == nil)
    }

    /// Begins to ask an app for its values where they are not known, or have changed.
    private func ask(
        _ app: ResolvedApp, _ locale: String,
        _ entities: @escaping @Sendable (EntityRequest, AppReference) async throws -> [EntitySnapshot]
    ) {
        let (identifier, state) = (app.app.identifier, Self.state(of: app))
        let isKnown = values.values(of: identifier, fingerprint: state, locale: locale) != nil
        guard asking[identifier] == nil, !isKnown || values.isChanged(identifier) else { return }
        if failed[identifier]?.state == state { return }
        let manifest = app.names.manifest
        // What needs a person to be there is not asked for behind their back.
        let types = SentencePhrases.entityTypes(of: manifest).filter {
            (manifest.entity($0)?.authenticationPolicy ?? .alwaysAllowed) == .alwaysAllowed
        }
        let done = Signal()
        let path = AppReference.path(app.location.executable)
        let asked = Date.now
        values.begin(identifier)
        let task = Task { [values] () -> PhraseValues? in
            defer { done.send() }
            var found = PhraseValues(fingerprint: state, locale: locale, asked: asked, entities: [:])
            for type in types {
                let request = EntityRequest(
                    entity: type, query: .suggested, limit: Self.knownEntities, locale: locale)
                // An app that cannot tell is asked again with the next sentence.
                guard let list = try? await entities(request, path) else { return nil }
                found.entities[type] = list.prefix(Self.knownEntities).map(Self.name)
            }
            values.keep(found, of: identifier)
            return found
        }
        asking[identifier] = (done, task, false)
        Task {
            let isTold = await task.value != nil
            asking[identifier] = nil
            failed[identifier] = isTold ? nil : (state, .now + Self.pause)
        }
    }

    /// An entity with its name only: what else is known of it takes space, and changes.
    private static func name(_ entity: EntitySnapshot) -> EntitySnapshot {
        EntitySnapshot(
            type: entity.type, id: entity.id,
            display: DisplaySnapshot(title: entity.display.title, synonyms: entity.display.synonyms ?? []))
    }

    /// The state of an app whose values are the same: its files, and the environment that it runs in.
    private static func state(of app: ResolvedApp) -> String {
        "\(app.fingerprint.text) \(Caller.current?.surroundings ?? "")"
    }
}

/// The vectors of search, for comparing sentences.
private struct VectorMeaning: MeaningEncoder {
    let table: VectorTable

    func vector(of sentence: String) -> [Float]? {
        table.encode(sentence)?.numbers.map { Float($0) / SentenceVector.scale }
    }
}
