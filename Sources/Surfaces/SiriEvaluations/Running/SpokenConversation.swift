import AppIntentsTesting
import BeckonSystem
import Dialogue
import Foundation
import IntentWire

/// A conversation of a scenario: sentences lead to intents, and answer the questions of those that run.
actor SpokenConversation {
    /// What waits for an answer.
    private enum Open {
        /// A run that stands at a question.
        case run(SpokenRun, AppUnderTest, AnyAppIntent, IntentQuestion)
        /// Which of these was meant by the last sentence.
        case wishes([SentenceReader.Wish], IntentQuestion)

        var question: IntentQuestion {
            switch self {
            case .run(_, _, _, let question), .wishes(_, let question): question
            }
        }
    }

    /// What one sentence has led to so far.
    private struct Seen {
        var calls: [SiriTranscript.Observation<SiriTranscript.IntentInvocation>] = []
        var entities: [SiriTranscript.Observation<AnyAppEntity>] = []
        var response = ""

        /// What "it" is from now on, the latest first.
        var focus: [SpokenArguments.Focus] = []

        mutating func find(_ value: IntentValue, of app: AppUnderTest) {
            switch value {
            case .list(let values): for value in values { find(value, of: app) }
            case .entity(let entity) where entity.isTransient != true:
                entities.append(SiriTranscript.Observation(AnyAppEntity(entity, app: app)))
                focus.insert(SpokenArguments.Focus(app: app.knownIdentifier, entity: entity), at: 0)
            default: break
            }
        }
    }

    /// How many entities "it" may be.
    private static let remembered = 20

    private let apps: [AppUnderTest]
    private let reader: SentenceReader
    private var open: Open?
    private var focus: [SpokenArguments.Focus] = []

    init(_ apps: [AppUnderTest]) async throws {
        self.apps = apps
        reader = try await SentenceReader(apps)
    }

    /// Says a sentence.
    ///
    /// - Throws: `IntentTestingError` where an app cannot be asked.
    func turn(_ turn: UserTurn) async throws -> SiriTranscript.Turn {
        var seen = Seen()
        let shown = try await onScreen()
        if let current = open, let answer = reader.answer(to: current.question, turn.utterance) {
            open = nil
            await take(answer, to: current, &seen)
        } else {
            try await start(turn.utterance, shown, &seen)
        }
        focus = Array((seen.focus + focus).prefix(Self.remembered))
        return SiriTranscript.Turn(
            id: turn.id, intentInvocations: seen.calls, foundEntities: seen.entities,
            onScreenEntities: shown.map { SiriTranscript.Observation($0) }, loadedSkills: [],
            response: SiriTranscript.Observation(seen.response))
    }

    /// Ends what still stands at a question.
    func end() async {
        if case .run(let run, _, _, _)? = open { await run.end() }
        open = nil
    }

    private func take(_ answer: IntentAnswer, to current: Open, _ seen: inout Seen) async {
        switch current {
        case .run(let run, let app, var intent, let question):
            if case .value(let value) = answer, case .value(let question) = question {
                intent.set(value, for: question.parameter.name)
                seen.find(value, of: app)
            }
            run.answer(answer)
            await follow(run, app, intent, &seen)
        case .wishes(let wishes, _):
            switch answer {
            case .confirmed: await run(wishes[0], &seen)
            case .option(let place) where wishes.indices.contains(place): await run(wishes[place], &seen)
            default: seen.response = "Cancelled."
            }
        }
    }

    private func start(_ sentence: String, _ shown: [AnyAppEntity], _ seen: inout Seen) async throws {
        let shown = shown.map { SpokenArguments.Focus(app: $0.knownApp, entity: $0.known, isShown: true) }
        switch try await reader.read(sentence, focus: focus + shown) {
        case .unclear(let response):
            // What was asked before is still asked.
            seen.response = response
        case .unsure(let wishes, let question):
            await end()
            open = .wishes(wishes, question)
            seen.response = question.said
        case .wish(let wish):
            await end()
            await run(wish, &seen)
        }
    }

    private func run(_ wish: SentenceReader.Wish, _ seen: inout Seen) async {
        var intent = AnyAppIntent(identifier: wish.candidate.intent, app: wish.app)
        for (name, value) in wish.candidate.arguments.sorted(by: { $0.key < $1.key }) {
            intent.set(value, for: name)
            seen.find(value, of: wish.app)
        }
        let run = SpokenRun()
        let started = intent
        run.start { try await wish.app.run(started, wish.app.conditions, $0) }
        await follow(run, wish.app, intent, &seen)
    }

    /// Waits until a run asks or ends.
    private func follow(_ run: SpokenRun, _ app: AppUnderTest, _ intent: AnyAppIntent, _ seen: inout Seen) async {
        func note(_ outcome: SiriTranscript.IntentInvocation.Outcome, _ result: ResolvedIntentResult? = nil) {
            seen.calls.append(
                SiriTranscript.Observation(
                    SiriTranscript.IntentInvocation(
                        intent: intent, arguments: intent.described, outcome: outcome, result: result)))
        }
        switch await run.next() {
        case .asked(let question):
            open = .run(run, app, intent, question)
            seen.response = question.said
            if case .confirmation = question { note(.awaitingConfirmation) } else { note(.needsInput) }
        case .ended(.success(let outcome)):
            note(.succeeded, app.result(outcome))
            if let value = outcome.value { seen.find(value, of: app) }
            seen.response = outcome.dialog?.full ?? outcome.value?.said ?? ""
        case .ended(.failure(let error)):
            note(.failed)
            seen.response = (error as? IntentTestingError)?.message ?? "\(error)"
        }
    }

    private func onScreen() async throws -> [AnyAppEntity] {
        var entities: [AnyAppEntity] = []
        for app in apps { entities += try await app.entitiesOnScreen() }
        return entities
    }
}

extension IntentQuestion {
    /// What is asked.
    fileprivate var said: String {
        switch self {
        case .value(let question): question.dialog.full
        case .choice(let question): question.dialog.full
        case .confirmation(let question): question.dialog.full
        case .foreground(let question): question.dialog?.full ?? ""
        }
    }
}

extension IntentValue {
    /// The value where nothing else is said.
    fileprivate var said: String? {
        switch self {
        case .string(let text), .text(let text): text
        case .int(let number): "\(number)"
        case .double(let number): "\(number)"
        case .bool(let value): value ? "Yes" : "No"
        case .enumCase(let value): value.display?.title ?? value.rawValue
        case .entity(let entity): entity.display.title
        case .list(let values): values.compactMap(\.said).joined(separator: ", ")
        default: nil
        }
    }
}
