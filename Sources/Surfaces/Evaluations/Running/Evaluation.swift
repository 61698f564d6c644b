/// Tries a system with samples, and measures what it makes of them.
///
/// ```swift
/// struct Answers: Evaluation {
///     let match = Metric("Match")
///     let dataset = ArrayLoader(samples: [ModelSample(prompt: "1 + 1", expected: "2")])
///
///     func subject(from sample: ModelSample<String>) async throws -> ModelSubject<String> { … }
///
///     var evaluators: Evaluators {
///         Evaluator { sample, subject in subject.value == sample.expected ? match.passing() : match.failing() }
///     }
///
///     func aggregateMetrics(using aggregator: inout MetricsAggregator) { aggregator.computeMean(of: match) }
/// }
/// ```
///
/// - Source: developer.apple.com/documentation/evaluations/evaluation
public protocol Evaluation: Sendable {
    associatedtype SampleLoader: Loader
    associatedtype Sample where Sample == SampleLoader.Sample, Sample.ExpectedValue == Subject.Value
    associatedtype Subject: EvaluationSubject
    typealias Evaluators = [any EvaluatorProtocol<Sample, Subject>]

    /// What the system is tried with.
    var dataset: SampleLoader { get }
    /// Lets the system make something of a sample.
    ///
    /// - Throws: Why it could not; the sample then counts in no statistic.
    func subject(from sample: Sample) async throws -> Subject
    /// What measures it.
    @EvaluatorsBuilder<Sample, Subject> var evaluators: Evaluators { get }
    /// Which statistics are wanted.
    func aggregateMetrics(using aggregator: inout MetricsAggregator)
}

extension Evaluation {
    public func aggregateMetrics(using aggregator: inout MetricsAggregator) {}

    /// Runs all samples, one after the other.
    ///
    /// Apple's framework has this behind its trait of Swift Testing; the name is ours.
    ///
    /// - Parameter info: What the result is to be labelled with.
    /// - Throws: What the loader throws.
    public func run(info: [String: String] = [:]) async throws -> EvaluationResult {
        var rows: [EvaluationResult.Row] = []
        for sample in try await dataset.load() {
            try Task.checkCancellation()
            var row = EvaluationResult.Row(input: "\(sample.input)")
            do {
                let subject = try await subject(from: sample)
                row.output = "\(subject.value)"
                for evaluator in evaluators {
                    row.metrics += try await evaluator.metrics(subject: subject, input: sample)
                }
            } catch {
                row.failure = "\(error)"
            }
            rows.append(row)
        }
        var aggregator = MetricsAggregator(rows.flatMap(\.metrics))
        aggregateMetrics(using: &aggregator)
        return EvaluationResult(info: info, rows: rows, aggregates: aggregator.aggregates)
    }
}

/// What came of an evaluation.
///
/// - Source: developer.apple.com/documentation/evaluations/evaluationresult
public struct EvaluationResult: Sendable, CustomStringConvertible {
    /// What came of one sample.
    public struct Row: Sendable {
        /// The sample.
        public var input: String
        /// What the system made of it.
        public var output = ""
        /// What was measured.
        public var metrics: [Metric] = []
        /// Why nothing came of it.
        public var failure: String?

        init(input: String) { self.input = input }
    }

    /// What the result is labelled with.
    public let info: [String: String]
    /// The samples, in order.
    public let rows: [Row]
    /// The statistics.
    public let aggregates: [AggregateMetric]

    /// The mean of a metric over all samples that count; nil where none does.
    public func mean(of metric: Metric) -> Double? {
        var aggregator = MetricsAggregator(rows.flatMap(\.metrics))
        aggregator.computeMean(of: metric)
        return aggregator.aggregates.first?.value
    }

    /// The samples with what was measured, and the statistics, in lines.
    public var description: String {
        var lines: [String] = []
        for row in rows {
            lines.append(row.input)
            if let failure = row.failure { lines.append("  failed: \(failure)") }
            lines += row.output.split(separator: "\n").map { "  \($0)" }
            lines += row.metrics.map { "  \($0)" }
        }
        lines += aggregates.map { "\($0.label): \($0.value)" }
        return lines.joined(separator: "\n")
    }
}
