public import AppIntentsTesting

/// Runs scenarios: says each sentence to the system, and writes down what it makes of it.
///
/// There is no Siri here, and no language model. Sentences are compared with the phrases of the apps that the scenario's
/// expectations name, by the code that understands people's sentences, and intents run in their apps' processes.
///
/// - Source: developer.apple.com/documentation/sirievaluations/siriservice
public enum SiriService {
    /// Runs a scenario, and tells what came of it.
    ///
    /// - Throws: ``SiriEvaluationError/noApp`` where no expectation names an app; ``IntentTestingError`` where an app
    ///   cannot be started. What goes wrong later ends the run, and stands in the report.
    /// - Source: developer.apple.com/documentation/sirievaluations/siriservice/run(scenario:)
    public static func run(scenario: SiriScenario) async throws -> SiriScenarioSubject {
        try await run(scenario: scenario, with: [])
    }

    /// Runs a scenario with apps that its expectations need not name. This is an addition to Apple's framework.
    ///
    /// - Parameters:
    ///   - scenario: What is said, and what is expected.
    ///   - definitions: Apps whose phrases the sentences are compared with, too.
    /// - Throws: As ``run(scenario:)``.
    public static func run(
        scenario: SiriScenario, with definitions: [IntentDefinitions]
    ) async throws -> SiriScenarioSubject {
        let subjects = scenario.expectations.subjects + scenario.turns.flatMap(\.expectations.subjects)
        // An app that is named twice, on systems of its own, is one: the first.
        let apps = (definitions.map(\.app) + subjects.compactMap(AppUnderTest.named(in:)))
            .reduce(into: [AppUnderTest]()) { apps, app in
                if !apps.contains(where: { $0.bundleIdentifier == app.bundleIdentifier }) { apps.append(app) }
            }
        if apps.isEmpty { throw SiriEvaluationError.noApp }
        let conversation = try await SpokenConversation(apps)
        var turns: [SiriTranscript.Turn] = []
        var failure: String?
        do {
            for turn in scenario.turns { turns.append(try await conversation.turn(turn)) }
        } catch {
            failure = "\(error)"
        }
        await conversation.end()
        let transcript = SiriTranscript(turns: turns)
        let grades = try await ScenarioGrades(scenario, transcript)
        return SiriScenarioSubject(scenario, transcript, grades, failure: failure)
    }
}
