import Dialogue
import Foundation
import IntentWire
import PhraseMatching
import ValueParsing

/// Reads one sentence: from the phrases that come near to the decision.
struct SentenceReader {
    /// How many matches are looked at.
    private static let looked = 8
    /// Of how many matches the apps are asked for entities.
    private static let asked = 3
    /// What is left of the score of a match with an entity that its app does not know.
    private static let unknownShare = 0.45
    /// The same where "it" has nothing to stand for: then the app can ask.
    private static let unresolvedShare = 0.55

    /// A match with what it would run.
    private struct Draft {
        var match: PhraseMatch
        var app: SentenceKeeper.App
        var intent: IntentDescriptor
        var target: SentencePhrases.Target
        var spoken: SpokenArguments
        /// How near the words come.
        var nearness: Double
        /// What its app said about the entities in it.
        var found: [String] = []
        /// Whether the app, asked for one of the entities, has found it.
        var isFound = false
        /// Whether the app does not know one of the entities.
        var isUnknown = false
        var reasons: [String] = []

        /// Whether a value is any words, and not an entity that is known.
        var takesAnyWords: Bool {
            match.slots.contains { name, slot in
                guard case .text = slot.meaning else { return false }
                return spoken.values[name].map { !$0.isEntity } ?? true
            }
        }

        /// The values of the shortcut, and those that were said.
        var arguments: [String: IntentValue] { target.arguments.merging(spoken.values) { $1 } }
    }

    private let phrases: SentenceKeeper.Phrases
    private let focus: [SpokenArguments.Focus]
    private let context: SpokenContext
    private let languages: [String]
    /// Whether "it" may be what an earlier wish of the sentence brings about.
    private let refersBack: Bool
    private var drafts: [Draft] = []

    init(
        phrases: SentenceKeeper.Phrases, focus: [SpokenArguments.Focus], context: SpokenContext, languages: [String],
        refersBack: Bool = false
    ) {
        self.phrases = phrases
        self.focus = focus
        self.context = context
        self.languages = languages
        self.refersBack = refersBack
    }

    // MARK: - Words

    /// Finds the phrases that come near.
    mutating func read(_ text: String) {
        let matches = phrases.matcher.matches(text, context: context.values, limit: Self.looked)
        for match in matches {
            guard let app = phrases.apps[match.app], let target = app.targets[match.intent],
                let intent = app.app.names.manifest.intent(target.intent)
            else { continue }
            let spoken = SpokenArguments(match, for: intent, focus: focus, context)
            var draft = Draft(
                match: match, app: app, intent: intent, target: target, spoken: spoken, nearness: match.score)
            judge(&draft)
            // Two phrases for the same intent with the same values are one way to understand it.
            let isKnown = drafts.contains {
                $0.match.app == match.app && $0.intent.identifier == intent.identifier
                    && $0.arguments == draft.arguments
            }
            if !isKnown { drafts.append(draft) }
        }
        sort()
    }

    /// Weighs what the comparison of words cannot know.
    private func judge(_ draft: inout Draft) {
        draft.match.score = draft.nearness
        draft.reasons = draft.match.reasons.map(context.words.reason) + draft.found
        if !draft.spoken.unresolved.isEmpty, !refersBack {
            draft.match.score *= Self.unresolvedShare
            draft.reasons.append(context.words.say(.nothingShown))
        }
        if draft.isUnknown { draft.match.score *= Self.unknownShare }
        // A summary with a place for any words fits much that nobody meant; whoever names the app, or says the title, means it.
        let isDeclared =
            draft.target.declared.contains(draft.match.phrase)
            || draft.match.phrase.split(separator: " ").filter { PhraseMatcher.saysSomething(String($0)) }.count > 1
        let limit = phrases.matcher.thresholds.run - 0.01
        if !isDeclared, draft.takesAnyWords, draft.match.reasons.contains(.withoutAppName), draft.match.score > limit {
            draft.match.score = limit
            draft.reasons.append(context.words.say(.anyWords))
        }
    }

    // MARK: - Entities

    /// Looks for entities that phrases do not know in their apps, and weighs the matches by what is found.
    ///
    /// - Parameters:
    ///   - patience: How long all of them may take.
    ///   - count: Of how many of the likeliest matches.
    ///   - find: Asks an app.
    /// - Returns: Which apps did not answer, and why.
    mutating func askApps(
        within patience: Duration, of count: Int = SentenceReader.asked,
        _ find: @escaping @Sendable (EntityRequest, AppReference) async throws -> [EntitySnapshot]
    ) async -> [String] {
        var problems: [String] = []
        let likely = drafts.indices.filter {
            drafts[$0].match.score >= phrases.matcher.thresholds.ask && !drafts[$0].spoken.unknownEntities.isEmpty
        }.prefix(count)
        let searches = likely.flatMap { index in
            drafts[index].spoken.unknownEntities.sorted { $0.key < $1.key }.compactMap {
                EntitySearch(
                    index, $0.key, $0.value, context.withoutArticle($0.value), drafts[index].intent,
                    drafts[index].app, languages.first, find)
            }
        }
        let deadline = ContinuousClock.now + patience
        for search in searches {
            let name = search.app.app.app.name
            switch await search.result(until: deadline) {
            case nil: problems.append(context.words.say(.silentApp, name, "\(patience.components.seconds)"))
            // Whoever asks knows already why.
            case .failure(let failure)? where failure.code == .cancelled: break
            case .failure(let failure)?: problems.append("\(name): \(failure.message)")
            case .success(let entities)?: take(entities, of: search)
            }
        }
        sort()
        return problems
    }

    /// The intents, as `app.intent`, of which each match names something that its app does not know.
    var unknown: Set<String> {
        names { $0.isUnknown }.subtracting(names { !$0.isUnknown })
    }

    /// The intents, as `app.intent`, of which a match names something that its app has found when it was asked.
    var found: Set<String> { names { $0.isFound && !$0.isUnknown } }

    private func names(_ isMeant: (Draft) -> Bool) -> Set<String> {
        Set(drafts.filter(isMeant).map { "\($0.match.app).\($0.intent.identifier)" })
    }

    private mutating func take(_ entities: [EntitySnapshot], of search: EntitySearch) {
        let name = search.app.app.app.name
        if !entities.isEmpty { drafts[search.draft].isFound = true }
        switch entities.count {
        case 0:
            drafts[search.draft].isUnknown = true
            drafts[search.draft].found.append(context.words.say(.knowsNone, name, search.text))
        case 1:
            let intent = drafts[search.draft].intent
            drafts[search.draft].spoken.resolve(search.parameter, entities[0], for: intent)
            drafts[search.draft].found.append(
                context.words.say(.knownAs, search.text, Utterance.plain(entities[0].display.title)))
        default: drafts[search.draft].found.append(context.words.say(.knowsSeveral, name, search.text))
        }
        judge(&drafts[search.draft])
    }

    private mutating func sort() {
        drafts = drafts.enumerated().sorted {
            ($1.element.match.score, $0.offset) < ($0.element.match.score, $1.offset)
        }.map(\.element)
    }

    // MARK: - Several wishes

    /// Whether the likeliest match has the word that says what is to be done.
    var saysWhatToDo: Bool { drafts.first?.match.hasFirstWord ?? false }

    /// Whether the likeliest match names something ("it") that one of earlier wishes has or brings about.
    func refers(to earlier: [SentenceReader]) -> Bool {
        guard let first = drafts.first, !first.spoken.unresolved.isEmpty else { return false }
        let wanted = first.spoken.unresolved.compactMap { first.intent.parameter($0)?.type.firstEntity }
        return earlier.contains { reader in
            guard let other = reader.drafts.first, other.match.app == first.match.app else { return false }
            let result = other.intent.resultType?.firstEntity
            return wanted.contains { type in
                type == result || other.arguments.keys.contains { other.intent.parameter($0)?.type.firstEntity == type }
            }
        }
    }

    // MARK: - Decision

    /// What is to be done.
    var reading: SentenceReading {
        let candidates = drafts.map(candidate)
        switch phrases.matcher.decide(among: drafts.map(\.match)) {
        case .run: return SentenceReading(.run, candidates, chosen: 1)
        case .ask(let among): return SentenceReading(.ask, candidates, chosen: among.count)
        case .refuse(let nearest): return SentenceReading(.refuse, Array(candidates.prefix(nearest.count)))
        }
    }

    private func candidate(_ draft: Draft) -> SentenceCandidate {
        let manifest = draft.app.app.names.manifest
        let arguments = draft.arguments
        return SentenceCandidate(
            app: draft.app.app.app.identifier, reference: draft.app.reference,
            appName: manifest.name.text(in: languages), intent: draft.intent.identifier,
            title: draft.intent.title.text(in: languages), phrase: draft.match.phrase,
            score: (draft.match.score * 1_000).rounded() / 1_000, reasons: draft.reasons, arguments: arguments,
            words: draft.spoken.words,
            missing: draft.intent.parameters.filter { $0.isRequired && arguments[$0.name] == nil }.map(\.name),
            isIrreversible: draft.match.isIrreversible)
    }
}

/// A search of an app for an entity by its name, which begins at once.
private struct EntitySearch {
    let draft: Int
    let parameter: String
    let text: String
    let app: SentenceKeeper.App
    private let question: TimedQuestion<[EntitySnapshot]>

    /// How many are wanted: it matters whether there are none, one or several.
    private static let wanted = 5

    init?(
        _ draft: Int, _ parameter: String, _ text: String, _ bare: String?, _ intent: IntentDescriptor,
        _ app: SentenceKeeper.App, _ locale: String?,
        _ find: @escaping @Sendable (EntityRequest, AppReference) async throws -> [EntitySnapshot]
    ) {
        guard let type = intent.parameter(parameter)?.type.firstEntity else { return nil }
        let manifest = app.app.names.manifest
        // Whoever has to show that they are there is asked when the intent runs.
        guard (manifest.entity(type)?.authenticationPolicy ?? .alwaysAllowed) == .alwaysAllowed else { return nil }
        (self.draft, self.parameter, self.text, self.app) = (draft, parameter, text, app)
        let request = EntityRequest(entity: type, query: .matching(text), limit: Self.wanted, locale: locale)
        let reference = app.reference
        question = TimedQuestion {
            let found = try await find(request, reference)
            // "A tomato soup" is called "Tomato Soup"; "The Hague" is called that.
            guard found.isEmpty, let bare else { return found }
            var other = request
            other.query = .matching(bare)
            return try await find(other, reference)
        }
    }

    /// What was found; nil where the app takes longer.
    func result(until deadline: ContinuousClock.Instant) async -> Result<[EntitySnapshot], IntentFailure>? {
        await question.answer(until: deadline)?
            .mapError { $0 as? IntentFailure ?? IntentFailure(.intentFailed, "\($0)") }
    }
}

extension IntentValue {
    /// Whether it is an entity, or holds one.
    fileprivate var isEntity: Bool {
        switch self {
        case .entity: true
        case .list(let values): values.contains(where: \.isEntity)
        default: false
        }
    }
}

extension ValueType {
    /// The first entity type that a value can have.
    fileprivate var firstEntity: String? {
        switch self {
        case .entity(let type): type
        case .list(let type): type.firstEntity
        case .union(let types): types.lazy.compactMap(\.firstEntity).first
        default: nil
        }
    }
}
