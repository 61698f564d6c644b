import Foundation
import IntentWire
import Suggestions

extension BeckonSystem {
    /// How many donations are looked at, of all apps together: the newest.
    private static let mostDonations = 5000
    /// How many candidates apps are asked about before it is given up to find enough.
    private static let mostCandidates = 200

    /// What a person may want to do now, by what they did at such times, on such days and after such things.
    ///
    /// The apps are asked how they show each, and whether its values are still there: what was deleted is not suggested,
    /// nor what people are not to find, nor anything of an app from which nothing is learnt, nor what is about entities that
    /// the reader may not read now.
    ///
    /// - Parameter question: Of which app, and how many.
    /// - Returns: The likeliest first.
    /// - Throws: `IntentFailure`: `unknown-app`, or `store`.
    public func suggestions(_ question: SuggestionQuestion) async throws -> SuggestionPage {
        let only: ResolvedApp? = if let app = question.app { try await resolve(app) } else { nil }
        try await log.flush()
        let learning = try await learning()
        guard learning.isOn else { return SuggestionPage(learns: false) }
        let donations = try await services.donations.donations(of: nil, limit: Self.mostDonations)
            .filter { learning.allows($0.app) }
        var apps: [String: ResolvedApp] = [:]
        for identifier in Set(donations.map(\.app)) {
            apps[identifier] =
                if let only, only.app.identifier == identifier { only } else {
                    try? await resolve(.name(identifier))
                }
        }
        let known = apps
        let habits = DonationHabits(donations) { known[$0.app]?.names.manifest.intent($0.intent) }
        let dismissed = try await services.donations.dismissed()
        // Decided before an app is asked how it shows them.
        let reader = Reader(question, mayAsk: false)
        var round = ReadingRound(self, reader)
        var withheld: Set<HabitCandidate> = []
        for (candidate, arguments) in habits.arguments {
            guard let app = known[candidate.action.app], only == nil || only?.app.identifier == app.app.identifier
            else { continue }
            if try await round.refuses(arguments.values, of: ReadOwner(app)) { withheld.insert(candidate) }
        }
        let heldBack = withheld
        let now = clock.now()
        let ranked = SuggestionEngine().rank(
            habits.events, at: LocalMoment(now, offset: clock.offset(at: now))
        ) { candidate in
            (only == nil || candidate.action.app == only?.app.identifier)
                && !heldBack.contains(candidate)
                && (dismissed.isEmpty || !dismissed.contains(DonationHabits.id(of: candidate)))
        }
        return SuggestionPage(suggestions: try await pick(ranked, habits, known, question, reader))
    }

    /// Remembers that something is not to be suggested any more, until that is erased.
    ///
    /// - Parameter suggestion: What was suggested.
    /// - Throws: `IntentFailure` with code `store`.
    public func dismiss(_ suggestion: Suggestion) async throws {
        try await services.donations.dismiss(suggestion.id, of: suggestion.app)
    }

    // MARK: - Picking

    /// Takes the likeliest that are still possible.
    private func pick(
        _ ranked: [ScoredSuggestion], _ habits: DonationHabits, _ apps: [String: ResolvedApp],
        _ question: SuggestionQuestion, _ reader: Reader
    ) async throws -> [Suggestion] {
        var picked: [Suggestion] = []
        var rest = ranked.prefix(Self.mostCandidates)
        while picked.count < question.limit, !rest.isEmpty {
            let page = rest.prefix(question.limit - picked.count + 3)
            rest = rest.dropFirst(page.count)
            let asked = await ask(Array(page), habits, apps, question.locale)
            for (suggestion, prediction) in zip(page, asked) {
                guard var prediction, let app = apps[suggestion.candidate.action.app],
                    let intent = app.names.manifest.intent(suggestion.candidate.action.intent)
                else { continue }
                prediction.arguments = try await released(prediction.arguments, to: reader, of: app)
                let made = self.suggestion(suggestion, prediction, intent, app, apps, question.locale)
                if !picked.contains(where: { $0.covers(made) }) { picked.append(made) }
            }
        }
        return Array(picked.prefix(question.limit))
    }

    private func suggestion(
        _ scored: ScoredSuggestion, _ prediction: PredictionResponse.Prediction, _ intent: IntentDescriptor,
        _ app: ResolvedApp, _ apps: [String: ResolvedApp], _ locale: String?
    ) -> Suggestion {
        let text = SuggestionText(app.names.manifest, locale: locale)
        let before = scored.reasons.afterAction
        let subtitle = prediction.display?.subtitle.map(SuggestionText.line)
        return Suggestion(
            id: DonationHabits.id(of: scored.candidate), app: app.app.identifier,
            appName: SuggestionText.line(app.names.manifest.name.text(in: text.languages)),
            intent: PreparedIntent(intent: intent.identifier, arguments: prediction.arguments),
            title: text.title(intent, prediction.arguments, prediction.display),
            subtitle: subtitle?.isEmpty == false ? subtitle : nil,
            missing: intent.parameters.filter { $0.isRequired && prediction.arguments[$0.name] == nil }.map(\.name),
            reasons: scored.reasons,
            afterTitle: before.flatMap { action in
                apps[action.app]?.names.manifest.intent(action.intent).map {
                    SuggestionText.line($0.title.text(in: text.languages))
                }
            })
    }

    /// Asks the apps of some candidates how they show them, all apps at once.
    ///
    /// - Returns: In the order of the candidates; nil for what is no more, or cannot be asked for.
    private func ask(
        _ page: [ScoredSuggestion], _ habits: DonationHabits, _ apps: [String: ResolvedApp], _ locale: String?
    ) async -> [PredictionResponse.Prediction?] {
        var result = [PredictionResponse.Prediction?](repeating: nil, count: page.count)
        await withTaskGroup(of: (places: [Int], answer: [PredictionResponse.Prediction?]).self) { group in
            for (identifier, places) in Dictionary(grouping: page.indices, by: { page[$0].candidate.action.app }) {
                guard let app = apps[identifier] else { continue }
                let candidates = places.map { place in
                    PreparedIntent(
                        intent: page[place].candidate.action.intent,
                        arguments: habits.arguments[page[place].candidate] ?? [:])
                }
                group.addTask { (places, await self.ask(app, candidates, locale)) }
            }
            for await (places, answer) in group {
                for (place, prediction) in zip(places, answer) { result[place] = prediction }
            }
        }
        return result
    }

    private func ask(
        _ app: ResolvedApp, _ candidates: [PreparedIntent], _ locale: String?
    ) async -> [PredictionResponse.Prediction?] {
        let request = PredictionRequest(candidates: candidates, locale: locale)
        do {
            let answer: PredictionResponse = try await pool.use(app.location, app.fingerprint) { session in
                try await session.request(IntentMethod.predictions, request, what: "how it shows suggestions")
            }
            return answer.predictions.count == candidates.count ? answer.predictions : []
        } catch let failure as IntentFailure where failure.code == .unknownMethod {
            // An app of an older version: what has no entity is the same as ever.
            return candidates.map { candidate in
                candidate.arguments.values.contains { !$0.entityNames.isEmpty }
                    ? nil : PredictionResponse.Prediction(arguments: candidate.arguments)
            }
        } catch {
            return []
        }
    }
}

extension Suggestion {
    /// Whether it says all that another one says, and as often: then the other is no choice of its own.
    fileprivate func covers(_ other: Suggestion) -> Bool {
        app == other.app && intent.intent == other.intent.intent && reasons.count == other.reasons.count
            && other.intent.arguments.allSatisfy { intent.arguments[$0.key] == $0.value }
    }
}
