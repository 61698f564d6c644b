import Foundation
public import IntentWire

extension BeckonSystem {
    /// Runs an intent and the intents that it opens.
    ///
    /// The intent is named by its identifier, its type with or without the ending `Intent`, its title in any language
    /// or a name that it had. Questions and progress of the run go to `interaction`, while the caller waits.
    ///
    /// Where the result opens another intent of the app, that one runs next, with the same interaction, and so on. The
    /// outcome then has the value of the last intent that gave one, all dialogs one after another, and the last place
    /// to open and snippet.
    ///
    /// Cancelling the task cancels the intent; an app that goes on all the same is ended, so that when this throws
    /// nothing runs any more.
    ///
    /// - Parameters:
    ///   - request: The app, the intent and its values.
    ///   - interaction: Who answers the intent's questions; what it cannot do, the intent is told at once.
    /// - Returns: What came of it.
    /// - Throws: `IntentFailure`: `unknown-app`, `unknown-intent` and `unknown-parameter` with the nearest names;
    ///   `not-allowed`, `confirmation-required`, `authentication-required` and `declined` where `RunPolicy` has it so;
    ///   `app-not-started`; `app-crashed`; `timeout` where the app neither answers, asks nor reports progress;
    ///   `no-answer` where the person does not; `cancelled`; or the failure of the intent itself.
    public func run(_ request: IntentRequest, interaction: any IntentInteraction) async throws -> IntentOutcome {
        let app = try await resolve(request.app)
        var next = PreparedIntent(intent: request.intent, arguments: request.arguments)
        var whole = IntentOutcome()
        var done: [String] = []
        while true {
            do {
                let intent = try app.names.intent(named: next.intent)
                let outcome = try await perform(next, intent, of: app, request, interaction, isOpened: !done.isEmpty)
                whole.append(outcome)
                guard let opened = outcome.opensIntent else {
                    if let view = whole.snippet, [.person, .test].contains(request.source) {
                        views.note(view, of: app.app.identifier, request.app, at: configuration.clock())
                    }
                    return whole
                }
                done.append(intent.identifier)
                next = opened
                if done.count > configuration.maximumOpenedIntents {
                    throw IntentFailure(
                        .intentFailed,
                        "more than \(configuration.maximumOpenedIntents) intents would open each other")
                }
            } catch let failure as IntentFailure where !done.isEmpty {
                throw failure.after(done, in: next.intent)
            }
        }
    }

    /// Runs one intent, if it may run, and writes it down.
    private func perform(
        _ prepared: PreparedIntent, _ intent: IntentDescriptor, of app: ResolvedApp, _ request: IntentRequest,
        _ interaction: any IntentInteraction, isOpened: Bool
    ) async throws -> IntentOutcome {
        try intent.checkParameters(prepared.arguments.keys)
        let record = RunRecord(
            run: UUID().uuidString, app: app.app.identifier, intent: intent.identifier, source: request.source,
            requester: request.requester, started: clock.now())
        let candidate = RunCandidate(
            record: record, intent: intent, arguments: prepared.arguments, app: app, request: request,
            isPrepared: isOpened || request.isPrepared == true)
        try await admit(candidate, interaction)
        let message = PerformRequest(
            run: record.run, intent: intent.identifier, arguments: prepared.arguments, source: request.source,
            locale: request.locale, capabilities: interaction.capabilities)
        do {
            let (answer, performed) = try await pool.use(app.location, app.fingerprint) { session in
                try await session.perform(message, ReleasingInteraction(interaction, request, self, app))
            }
            var outcome = answer
            if let value = outcome.value { outcome.value = try await released(value, to: Reader(request), of: app) }
            log.ended(record.run, outcome: "done")
            remember(outcome, of: candidate)
            await learn(from: candidate, performed: performed, isOpened: isOpened)
            // What phrases can name may be something else now.
            if intent.alters != .nothing { services.phraseValues.change(app.app.identifier) }
            return outcome
        } catch {
            log.ended(record.run, outcome: Self.outcome(of: error))
            throw error
        }
    }

    /// How the log calls a failure.
    static func outcome(of error: any Error) -> String {
        if error is CancellationError { return IntentFailure.Code.cancelled.rawValue }
        return ((error as? IntentFailure)?.code ?? .intentFailed).rawValue
    }
}

extension IntentOutcome {
    /// Adds what came of the intent that this one opened.
    fileprivate mutating func append(_ next: IntentOutcome) {
        value = next.value ?? value
        url = next.url ?? url
        snippetIntent = next.snippetIntent ?? snippetIntent
        snippet = next.snippet ?? snippet
        snippetProblem = next.snippetProblem ?? snippetProblem
        if let before = dialog, let after = next.dialog {
            dialog = DialogSnapshot(
                full: before.full + "\n" + after.full,
                supporting: [before.supporting, after.supporting].compactMap(\.self).joined(separator: "\n").nonEmpty,
                systemImageName: after.systemImageName ?? before.systemImageName)
        } else {
            dialog = next.dialog ?? dialog
        }
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

extension IntentFailure {
    /// The failure of an intent that others have opened, which are done.
    fileprivate func after(_ done: [String], in intent: String) -> IntentFailure {
        var failure = self
        failure.message =
            "\(done.map { "'\($0)'" }.joined(separator: ", ")) ran; '\(intent)', which it opens, did not: \(message)"
        return failure
    }
}
