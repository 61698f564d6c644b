import AppIntentsTesting
import Evaluations
import Foundation
import SiriEvaluations

// Scenarios as a test target declares them: https://developer.apple.com/documentation/sirievaluations

nonisolated let quiz = IntentDefinitions(bundleIdentifier: "com.example.QuizExample")

struct QuizSentences: Evaluation {
    let name: String

    var dataset: SiriScenarioLoader {
        let startQuiz = quiz.intents["StartQuizIntent"]
        let topic = quiz.entities["QuizTopicEntity"]
        return SiriScenarioLoader {
            SiriScenario {
                UserTurn("Start a quiz about birds") {
                    Calls { startQuiz.expect(topic: topic.expectIdentifier("birds"), rounds: .isNil) }
                    Finds { topic.expect(title: .contains("Bird")) }
                    OnScreen { topic.expectIdentifier("birds") }
                    SiriResponse(.contains("Bird"), .contains("quiz", caseSensitive: false))
                    Loads(.preferred) { quiz.skills["quiz-master"] }
                }
                if name.isEmpty { UserTurn("Stop") }
                for answer in ["A", "B"] { UserTurn(answer) }
            } expectation: {
                Calls(.unordered) {
                    startQuiz
                    quiz.intents["AnswerIntent"].expect(answer: .notNil).result(.equals("right"))
                }
                Calls(.disallowed) { quiz.intents["DeleteQuizIntent"] }
            }
            ["cats", "dogs"].map { name in
                SiriScenario { UserTurn("Start a quiz about \(name)") { Calls { startQuiz } } }
            }
        }
    }

    func subject(from sample: SiriScenario) async throws -> SiriScenarioSubject {
        let subject = try await SiriService.run(scenario: sample)
        for turn in sample.turns where subject.siriTranscript.turn(for: turn.id)?.intentInvocations.isEmpty == true {
            print(turn.utterance, subject.value)
        }
        return subject
    }

    var evaluators: Evaluators { SiriExpectationEvaluator() }

    func aggregateMetrics(using aggregator: inout MetricsAggregator) {
        SiriExpectationEvaluator().computeSiriMetrics(into: &aggregator)
        aggregator.computeMean(of: .intentsAllPass)
    }
}

func expectations(of intent: AnyAppIntent, _ result: ResolvedIntentResult) async throws -> Bool {
    let create = quiz.intents["CreateQuizIntent"]
    let expected = create.expect(
        title: .equals("Birds"), rounds: .matches(#Predicate<Int> { $0 > 1 }, requirement: "several"))
    return try await expected.result(quiz.entities["QuizEntity"].expect(title: .contains(regex: "B.*")))
        .isSatisfied(by: intent, result: result)
}
