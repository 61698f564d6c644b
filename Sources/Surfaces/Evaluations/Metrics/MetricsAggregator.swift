/// Collects which statistics of an evaluation are wanted, and computes them.
///
/// ```swift
/// func aggregateMetrics(using aggregator: inout MetricsAggregator) {
///     aggregator.computeMean(of: accuracy)
/// }
/// ```
///
/// Measurements that are ignored do not count. A statistic of nothing is left out.
///
/// - Source: developer.apple.com/documentation/evaluations/metricsaggregator
public struct MetricsAggregator: Sendable {
    private let numbers: [String: [Double]]
    /// What was computed, in order.
    public private(set) var aggregates: [AggregateMetric] = []

    /// Creates an aggregator of measurements.
    public init(_ metrics: [Metric]) {
        numbers = metrics.reduce(into: [:]) { numbers, metric in
            if let number = metric.number { numbers[metric.name, default: []].append(number) }
        }
    }

    /// Computes the mean of a metric.
    public mutating func computeMean(of metric: Metric) { compute(.mean, metric, nil) }
    /// Computes the value in the middle of all, or between the two there.
    public mutating func computeMedian(of metric: Metric) { compute(.median, metric, nil) }
    /// Computes the smallest value of a metric.
    public mutating func computeMinimum(of metric: Metric) { compute(.minimum, metric, nil) }
    /// Computes the greatest value of a metric.
    public mutating func computeMaximum(of metric: Metric) { compute(.maximum, metric, nil) }
    /// Computes how far values lie from their mean, for all values: the root of the mean of the squares.
    public mutating func computeStandardDeviation(of metric: Metric) { compute(.standardDeviation, metric, nil) }

    /// Computes several statistics that are shown together.
    public mutating func group(_ name: String, _ body: (inout Group) -> Void) {
        var group = Group(name: name)
        body(&group)
        for (statistic, metric) in group.wanted { compute(statistic, metric, name) }
    }

    private mutating func compute(_ statistic: AggregateMetric.Statistic, _ metric: Metric, _ group: String?) {
        guard let value = statistic.value(of: numbers[metric.name] ?? []) else { return }
        aggregates.append(
            AggregateMetric(statistic: statistic, sourceMetric: metric.name, group: group, value: value))
    }

    /// Statistics that are shown together.
    ///
    /// - Source: developer.apple.com/documentation/evaluations/metricsaggregator/group
    public struct Group: Sendable {
        public let name: String
        fileprivate var wanted: [(AggregateMetric.Statistic, Metric)] = []

        fileprivate init(name: String) { self.name = name }

        public mutating func computeMean(of metric: Metric) { wanted.append((.mean, metric)) }
        public mutating func computeMedian(of metric: Metric) { wanted.append((.median, metric)) }
        public mutating func computeMinimum(of metric: Metric) { wanted.append((.minimum, metric)) }
        public mutating func computeMaximum(of metric: Metric) { wanted.append((.maximum, metric)) }
        public mutating func computeStandardDeviation(of metric: Metric) { wanted.append((.standardDeviation, metric)) }
    }
}

/// A statistic of one metric.
///
/// - Source: developer.apple.com/documentation/evaluations/aggregatemetric
public struct AggregateMetric: Hashable, Sendable {
    /// What can be computed.
    public enum Statistic: String, Hashable, Sendable {
        case mean = "Mean"
        case median = "Median"
        case minimum = "Minimum"
        case maximum = "Maximum"
        case standardDeviation = "Standard Deviation"

        func value(of numbers: [Double]) -> Double? {
            guard !numbers.isEmpty else { return nil }
            let sorted = numbers.sorted()
            let mean = numbers.reduce(0, +) / Double(numbers.count)
            switch self {
            case .mean: return mean
            case .median: return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
            case .minimum: return sorted[0]
            case .maximum: return sorted[sorted.count - 1]
            case .standardDeviation:
                return (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot()
            }
        }
    }

    public let statistic: Statistic
    /// The name of the metric.
    public let sourceMetric: String
    /// What it is shown together with.
    public let group: String?
    public let value: Double

    /// What people call it, as `Mean of Match`.
    public var label: String { "\(statistic.rawValue) of \(sourceMetric)" }
}
