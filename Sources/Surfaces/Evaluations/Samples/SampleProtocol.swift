/// One thing that a system is tried with, and what is expected of it.
///
/// - Source: developer.apple.com/documentation/evaluations/sampleprotocol
public protocol SampleProtocol: Codable, Sendable {
    associatedtype Input
    associatedtype ExpectedValue
    /// What goes in; shown in reports.
    var input: Input { get }
    /// What should come out.
    var expected: ExpectedValue? { get }
}

/// What a system made of a sample.
///
/// - Source: developer.apple.com/documentation/evaluations/evaluationsubject
public protocol EvaluationSubject<Value> {
    associatedtype Value: Codable
    /// What came out; shown in reports.
    var value: Value { get }
    /// What a language model said on the way, where there was one.
    var transcript: StructuredTranscript? { get }
}

extension EvaluationSubject {
    public var transcript: StructuredTranscript? { nil }
}

/// What a language model said and called.
///
/// Nothing here makes one: there is no session of a model whose words it could hold.
///
/// - Source: developer.apple.com/documentation/evaluations/structuredtranscript
public struct StructuredTranscript: Codable, Hashable, Sendable {}

/// A sample with a prompt.
///
/// - Source: developer.apple.com/documentation/evaluations/modelsample
public struct ModelSample<ExpectedValue: Codable & Sendable>: SampleProtocol {
    public var prompt: String
    public var expected: ExpectedValue?
    public var input: String { prompt }

    public init(prompt: String, expected: ExpectedValue? = nil) {
        self.prompt = prompt
        self.expected = expected
    }
}

/// What came of a prompt.
///
/// - Source: developer.apple.com/documentation/evaluations/modelsubject
public struct ModelSubject<Value: Codable & Sendable>: EvaluationSubject, Sendable {
    public var value: Value
    public var transcript: StructuredTranscript?

    public init(value: Value, transcript: StructuredTranscript? = nil) {
        self.value = value
        self.transcript = transcript
    }
}
