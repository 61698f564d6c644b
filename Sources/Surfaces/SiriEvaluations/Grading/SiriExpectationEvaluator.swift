public import Evaluations

/// Measures what came of scenarios by what was expected of them.
///
/// - Source: developer.apple.com/documentation/sirievaluations/siriexpectationevaluator
public struct SiriExpectationEvaluator: EvaluatorProtocol {
    private static let metrics: [(ExpectationGrade.Kind, Metric)] = [
        (.intents, .intentsAllPass), (.foundEntities, .foundEntitiesAllPass),
        (.onScreenEntities, .onScreenEntitiesAllPass), (.response, .siriResponseAllPass),
        (.skills, .skillsLoadedAllPass),
    ]

    public init() {}

    /// One measurement a kind of expectation; what a scenario does not expect is ignored.
    ///
    /// - Throws: An error where the subject is that of another scenario.
    /// - Source: developer.apple.com/documentation/sirievaluations/siriexpectationevaluator/metrics(subject:input:)
    public nonisolated(nonsending) func metrics(
        subject: SiriScenarioSubject, input: SiriScenario
    ) async throws -> [Metric] {
        guard subject.scenario == input.id else { throw SiriEvaluationError.otherScenario }
        return Self.metrics.map { kind, metric in
            let grades = subject.grades.all.filter { $0.kind == kind && $0.isGraded }
            if grades.isEmpty { return metric.ignore(rationale: "nothing of the kind is expected") }
            let missed = grades.filter { !$0.isMet }
            if missed.isEmpty { return metric.passing() }
            return metric.failing(rationale: missed.map { "\($0.expected); \($0.seen)" }.joined(separator: "\n"))
        }
    }

    /// Wants the means of all measurements of this evaluator.
    ///
    /// - Source: developer.apple.com/documentation/sirievaluations/siriexpectationevaluator/computesirimetrics(into:)
    public func computeSiriMetrics(into aggregator: inout MetricsAggregator) {
        for (_, metric) in Self.metrics { aggregator.computeMean(of: metric) }
    }
}

extension Metric {
    /// Whether all expectations about calls hold.
    ///
    /// - Source: developer.apple.com/documentation/evaluations/metric/intentsallpass
    public static let intentsAllPass = Metric("Intents All Pass")
    /// Whether all entities were found that should be.
    ///
    /// - Source: developer.apple.com/documentation/evaluations/metric/foundentitiesallpass
    public static let foundEntitiesAllPass = Metric("Found Entities All Pass")
    /// Whether all entities were on the screen that should be.
    public static let onScreenEntitiesAllPass = Metric("Onscreen Entities All Pass")
    /// Whether all answers had the texts that they should have.
    public static let siriResponseAllPass = Metric("Siri Response All Pass")
    /// Whether all required skills were loaded.
    ///
    /// - Source: developer.apple.com/documentation/evaluations/metric/skillsloadedallpass
    public static let skillsLoadedAllPass = Metric("Skills Loaded All Pass")

    /// The older name of ``foundEntitiesAllPass``.
    public static let foundEntitiesPass = foundEntitiesAllPass
    /// The older name of ``onScreenEntitiesAllPass``.
    public static let onScreenEntitiesPass = onScreenEntitiesAllPass
    /// The older name of ``siriResponseAllPass``.
    public static let siriResponsePass = siriResponseAllPass
    /// The older name of ``skillsLoadedAllPass``.
    public static let skillsLoadedPass = skillsLoadedAllPass
}

/// Why a scenario cannot be run or measured.
public enum SiriEvaluationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A subject was to be measured by the expectations of another scenario.
    case otherScenario
    /// No expectation of the scenario names an app, so nobody knows whose phrases to compare with.
    case noApp

    public var description: String {
        switch self {
        case .otherScenario:
            "the subject comes from another scenario: give 'SiriService.run(scenario:)' the sample that 'subject(from:)' got"
        case .noApp:
            "no expectation of the scenario names an app: add one, or use 'SiriService.run(scenario:with:)'"
        }
    }
}
