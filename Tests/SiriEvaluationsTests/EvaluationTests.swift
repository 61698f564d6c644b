import AppIntentsTesting
import Evaluations
import SiriEvaluations
import Testing

/// An evaluation as a test declares it: sentences for an app, and their measurements.
private struct CoffeeSentences: Evaluation {
    let dataset = SiriScenarioLoader {
        SiriScenario {
            UserTurn("Is Coffee open") {
                Calls {
                    IntentDefinitions(bundleIdentifier: "org.beckon.examples.Coffee").intents["OpeningHoursIntent"]
                }
            }
        }
        ["Order a cup of nothing in Mars", "Is Coffee open"].map { sentence in
            SiriScenario {
                UserTurn(sentence) {
                    Calls {
                        IntentDefinitions(bundleIdentifier: "org.beckon.examples.Coffee").intents["OpeningHoursIntent"]
                    }
                }
            }
        }
    }

    func subject(from sample: SiriScenario) async throws -> SiriScenarioSubject {
        try await SiriService.run(scenario: sample)
    }

    var evaluators: Evaluators { SiriExpectationEvaluator() }

    func aggregateMetrics(using aggregator: inout MetricsAggregator) {
        SiriExpectationEvaluator().computeSiriMetrics(into: &aggregator)
    }
}

/// An evaluation without sentences.
private struct Sums: Evaluation {
    let match = Metric("Match")
    let dataset = ArrayLoader(samples: [
        ModelSample(prompt: "1 + 1", expected: "2"), ModelSample(prompt: "2 + 2", expected: "5"),
        ModelSample(prompt: "?", expected: "?"), ModelSample(prompt: "4 + 4"),
    ])

    struct NoSum: Error {}

    func subject(from sample: ModelSample<String>) async throws -> ModelSubject<String> {
        let parts = sample.prompt.split(separator: " + ").compactMap { Int($0) }
        guard parts.count == 2 else { throw NoSum() }
        return ModelSubject(value: "\(parts[0] + parts[1])")
    }

    var evaluators: Evaluators {
        Evaluator { sample, subject in
            guard let expected = sample.expected else { return match.ignore() }
            return subject.value == expected ? match.passing() : match.failing(rationale: "not \(expected)")
        }
        Evaluator { _, subject in Metric("Length").scoring(Double(subject.value.count)) }
    }

    func aggregateMetrics(using aggregator: inout MetricsAggregator) {
        aggregator.computeMean(of: match)
        aggregator.group("Length") {
            $0.computeMinimum(of: Metric("Length"))
            $0.computeMaximum(of: Metric("Length"))
            $0.computeMedian(of: Metric("Length"))
            $0.computeStandardDeviation(of: Metric("Length"))
            $0.computeMean(of: Metric("Nothing"))
        }
    }
}

struct EvaluationTests {
    @Test(.evaluates(CoffeeSentences(), info: ["app": "Coffee"]))
    func `measures sentences, and tells which did not do what was expected`() {
        let result = EvaluationContext.current.result
        #expect(result.rows.count == 3)
        #expect(result.mean(of: .intentsAllPass) == 2.0 / 3)
        #expect(result.mean(of: .siriResponseAllPass) == nil)
        #expect(result.aggregates.map(\.label) == ["Mean of Intents All Pass"])
        #expect(result.info == ["app": "Coffee"])
        #expect(result.description.contains("✗ calls"))
    }

    @Test func `leaves out what could not be tried and what does not count`() async throws {
        let result = try await Sums().run()
        #expect(result.mean(of: Metric("Match")) == 0.5)
        #expect(result.rows.map { $0.failure != nil } == [false, false, true, false])
        #expect(result.rows[1].metrics.first?.rationale == "not 5")
        #expect(
            result.aggregates.map(\.label) == [
                "Mean of Match", "Minimum of Length", "Maximum of Length", "Median of Length",
                "Standard Deviation of Length",
            ])
        #expect(result.aggregates.dropFirst().map(\.value) == [1, 1, 1, 0])
        #expect(result.aggregates.last?.group == "Length")
    }
}
