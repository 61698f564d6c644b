/// Something that is measured, or one measurement of it.
///
/// ```swift
/// let metric = Metric("Match")
/// return subject.value == sample.expected ? metric.passing() : metric.failing()
/// ```
///
/// - Source: developer.apple.com/documentation/evaluations/metric
public struct Metric: Hashable, Sendable {
    /// What was measured.
    public enum Outcome: Hashable, Sendable {
        /// Nothing yet: the metric only has a name.
        case unmeasured
        case passing
        case failing
        /// A number, the more the better.
        case score(Double)
        /// Nothing that counts: it is left out of every mean.
        case ignored
    }

    /// What people call it; metrics of one name are one.
    public let name: String
    /// What was measured. This is an addition to Apple's framework.
    public let outcome: Outcome
    /// Why.
    public let rationale: String?

    /// Names something to measure.
    public init(_ name: String) { self.init(name, .unmeasured, nil) }

    init(_ name: String, _ outcome: Outcome, _ rationale: String?) {
        self.name = name
        self.outcome = outcome
        self.rationale = rationale
    }

    /// The measurement that all is as wanted.
    public func passing(rationale: String? = nil) -> Metric { Metric(name, .passing, rationale) }

    /// The measurement that something is not as wanted.
    public func failing(rationale: String? = nil) -> Metric { Metric(name, .failing, rationale) }

    /// A measurement that does not count.
    ///
    /// - Source: developer.apple.com/documentation/evaluations/metric/ignore(rationale:)
    public func ignore(rationale: String? = nil) -> Metric { Metric(name, .ignored, rationale) }

    /// The measurement of a number.
    public func scoring(_ score: Double, rationale: String? = nil) -> Metric { Metric(name, .score(score), rationale) }

    /// The measurement as a number: 1 for passing, 0 for failing; nil where it does not count.
    public var number: Double? {
        switch outcome {
        case .passing: 1
        case .failing: 0
        case .score(let score): score
        case .ignored, .unmeasured: nil
        }
    }
}

extension Metric: CustomStringConvertible {
    public var description: String {
        let outcome =
            switch self.outcome {
            case .unmeasured: ""
            case .passing: ": passing"
            case .failing: ": failing"
            case .ignored: ": ignored"
            case .score(let score): ": \(score)"
            }
        return name + outcome + (rationale.map { " (\($0))" } ?? "")
    }
}
