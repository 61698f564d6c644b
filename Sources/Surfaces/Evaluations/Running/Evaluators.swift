/// Measures what came of a sample.
///
/// - Source: developer.apple.com/documentation/evaluations/evaluatorprotocol
public protocol EvaluatorProtocol<Input, Subject>: Sendable {
    associatedtype Input: SampleProtocol where Input.ExpectedValue == Subject.Value
    associatedtype Subject: EvaluationSubject

    /// The measurements.
    ///
    /// - Throws: Why nothing can be measured; the sample then counts in no statistic of this evaluator.
    nonisolated(nonsending) func metrics(subject: Subject, input: Input) async throws -> [Metric]
}

/// Measures by a closure.
///
/// - Source: developer.apple.com/documentation/evaluations/evaluator
public struct Evaluator<Input: SampleProtocol>: EvaluatorProtocol where Input.ExpectedValue: Codable & Sendable {
    private let measure: @Sendable (Input, ModelSubject<Input.ExpectedValue>) async throws -> Metric

    public init(_ measure: @escaping @Sendable (Input, ModelSubject<Input.ExpectedValue>) async throws -> Metric) {
        self.measure = measure
    }

    public nonisolated(nonsending) func metrics(
        subject: ModelSubject<Input.ExpectedValue>, input: Input
    ) async throws -> [Metric] {
        [try await measure(input, subject)]
    }
}

/// Collects evaluators.
///
/// - Source: developer.apple.com/documentation/evaluations/evaluatorsbuilder
@resultBuilder
public enum EvaluatorsBuilder<Input: SampleProtocol, Subject: EvaluationSubject>
where Input.ExpectedValue == Subject.Value {
    public typealias Component = [any EvaluatorProtocol<Input, Subject>]

    public static func buildExpression(_ evaluator: any EvaluatorProtocol<Input, Subject>) -> Component { [evaluator] }
    public static func buildBlock(_ components: Component...) -> Component { components.flatMap(\.self) }
    public static func buildOptional(_ component: Component?) -> Component { component ?? [] }
    public static func buildEither(first component: Component) -> Component { component }
    public static func buildEither(second component: Component) -> Component { component }
    public static func buildArray(_ components: [Component]) -> Component { components.flatMap(\.self) }
}
