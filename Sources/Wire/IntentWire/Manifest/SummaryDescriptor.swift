/// The sentence that an intent is read as, with its parameters in their places.
public indirect enum SummaryDescriptor: Codable, Hashable, Sendable {
    /// A sentence, and the parameters that stand below it.
    case sentence(SummarySentence)
    /// One of two summaries, by the value of a parameter.
    case when(SummaryCondition, then: SummaryDescriptor, otherwise: SummaryDescriptor)
    /// One of several summaries, by the value of a parameter.
    case choice(parameter: String, cases: [SummaryCase], otherwise: SummaryDescriptor?)

    /// Every sentence that it may be.
    public var sentences: [SummarySentence] {
        switch self {
        case .sentence(let sentence): [sentence]
        case .when(_, let then, let otherwise): then.sentences + otherwise.sentences
        case .choice(_, let cases, let otherwise):
            cases.flatMap(\.summary.sentences) + (otherwise?.sentences ?? [])
        }
    }
}

/// A sentence with `${parameter}` where a value stands.
public struct SummarySentence: Codable, Hashable, Sendable {
    /// The sentence; `${name}` stands for the parameter `name`.
    public var template: LocalizedText
    /// The parameters that stand below the sentence.
    public var parameters: [String]

    /// Creates a sentence.
    public init(template: LocalizedText, parameters: [String] = []) {
        self.template = template
        self.parameters = parameters
    }
}

/// A condition on a parameter.
public struct SummaryCondition: Codable, Hashable, Sendable {
    /// How the value is compared.
    public enum Operator: String, Codable, Sendable {
        case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, oneOf, hasAnyValue,
            hasNoValue, contains, doesNotContain, hasPrefix, hasSuffix
    }

    /// The parameter, or `widgetFamily`.
    public var parameter: String
    public var comparison: Operator
    /// What it is compared with.
    public var values: [IntentValue]

    /// Creates a condition.
    public init(parameter: String, comparison: Operator, values: [IntentValue] = []) {
        self.parameter = parameter
        self.comparison = comparison
        self.values = values
    }
}

/// One branch of a choice.
public struct SummaryCase: Codable, Hashable, Sendable {
    public var values: [IntentValue]
    public var summary: SummaryDescriptor

    /// Creates a branch that is taken for `values`.
    public init(values: [IntentValue], summary: SummaryDescriptor) {
        self.values = values
        self.summary = summary
    }
}
