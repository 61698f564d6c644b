import AppIntentsTesting
import Foundation
import IntentWire

/// A conversation of a scenario: sentences lead to intents, and answer the questions of those that run.
actor SpokenConversation {
    /// A run that stands at a question.
    private struct Open {
        var run: SpokenRun
        var app: AppUnderTest
        var intent: AnyAppIntent
        var question: IntentQuestion
    }

    /// What one sentence has led to so far.
    private struct Seen {
        var calls: [SiriTranscript.Observation<SiriTranscript.IntentInvocation>] = []
        var entities: [SiriTranscript.Observation<AnyAppEntity>] = []
        var response = ""

        mutating func find(_ value: IntentValue, of app: AppUnderTest) {
            switch value {
            case .list(let values): for value in values { find(value, of: app) }
            case .entity(let entity) where entity.isTransient != true:
                entities.append(SiriTranscript.Observation(AnyAppEntity(entity, app: app)))
            default: break
            }
        }
    }

    private let apps: [AppUnderTest]
    private let reader: SentenceReader
    private var open: Open?

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
            var intent = current.intent
            if case .value(let value) = answer, case .value(let question) = current.question {
                intent.set(value, for: question.parameter.name)
                seen.find(value, of: current.app)
            }
            current.run.answer(answer)
            await follow(current.run, current.app, intent, &seen)
        } else {
            try await start(turn.utterance, &seen)
        }
        return SiriTranscript.Turn(
            id: turn.id, intentInvocations: seen.calls, foundEntities: seen.entities,
            onScreenEntities: shown.map { SiriTranscript.Observation($0) }, loadedSkills: [],
            response: SiriTranscript.Observation(seen.response))
    }

    /// Ends what still stands at a question.
    func end() async {
        await open?.run.end()
        open = nil
    }

    private func start(_ sentence: String, _ seen: inout Seen) async throws {
        switch reader.read(sentence) {
        case .unclear(let response):
            // What was asked before is still asked.
            seen.response = response
        case .intent(let app, let identifier, let arguments):
            await end()
            var intent = AnyAppIntent(identifier: identifier, app: app)
            for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
                let value = try await app.found(value, for: name, of: identifier)
                intent.set(value, for: name)
                seen.find(value, of: app)
            }
            let run = SpokenRun()
            let started = intent
            run.start { try await app.run(started, app.conditions, $0) }
            await follow(run, app, intent, &seen)
        }
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
            open = Open(run: run, app: app, intent: intent, question: question)
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
