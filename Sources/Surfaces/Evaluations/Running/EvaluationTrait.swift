public import Testing

/// Runs an evaluation before a test, which then looks at the result.
///
/// - Source: developer.apple.com/documentation/evaluations/evaluationtrait
public struct EvaluationTrait: TestTrait, TestScoping {
    fileprivate let evaluation: any Evaluation
    fileprivate let info: [String: String]

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let result = try await evaluation.run(info: info)
        try await EvaluationContext.$running.withValue(EvaluationContext(result: result)) { try await function() }
    }
}

extension TestTrait where Self == EvaluationTrait {
    /// Runs an evaluation before the test; the test finds what came of it in ``EvaluationContext/current``.
    ///
    /// ```swift
    /// @Test(.evaluates(OrderSentences()))
    /// func `sentences lead to orders`() {
    ///     #expect(EvaluationContext.current.result.mean(of: .intentsAllPass) == 1)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - evaluation: What to run.
    ///   - info: What the result is to be labelled with.
    ///   - recordTranscripts: Without effect, since there are no transcripts of models.
    /// - Source: developer.apple.com/documentation/testing/testtrait/evaluates(_:info:recordtranscripts:)
    public static func evaluates(
        _ evaluation: any Evaluation, info: [String: String] = [:], recordTranscripts: Bool = false
    ) -> Self { EvaluationTrait(evaluation: evaluation, info: info) }
}

/// What came of the evaluation of the test that runs.
///
/// - Source: developer.apple.com/documentation/evaluations/evaluationcontext
public struct EvaluationContext: Sendable {
    @TaskLocal fileprivate static var running: EvaluationContext?

    /// What came of the evaluation.
    public let result: EvaluationResult

    /// That of the test that runs. There is none outside of a test with the trait `.evaluates`: asking there ends the
    /// program, as it does on Apple's systems.
    public static var current: EvaluationContext {
        guard let running else {
            // As documented: a test that asks for a result without having an evaluation is written wrongly.
            fatalError("EvaluationContext.current needs a test with the trait '.evaluates(…)'")
        }
        return running
    }
}
