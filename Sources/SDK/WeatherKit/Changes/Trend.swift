public import Foundation

/// A value beside its baseline.
///
/// - Source: developer.apple.com/documentation/weatherkit/trend
public struct Trend<Dimension: Foundation.Dimension>: Codable, Equatable, Sendable {
    /// What is usual.
    public var baseline: TrendBaseline<Dimension>
    /// What is.
    @__Reading public var currentValue: Measurement<Dimension>
    /// How unusual that is.
    public var deviation: Deviation

    /// Creates the value from its parts.
    package init(baseline: TrendBaseline<Dimension>, currentValue: Measurement<Dimension>, deviation: Deviation) {
        self.baseline = baseline
        self.currentValue = currentValue
        self.deviation = deviation
    }
}

/// What is usual, and since when it was measured.
///
/// - Source: developer.apple.com/documentation/weatherkit/trendbaseline
public struct TrendBaseline<Dimension: Foundation.Dimension>: Codable, Equatable, Sendable {
    /// How the value was made of those of many years.
    public let kind: Kind
    /// The day of the first of them.
    public let startDate: Date
    /// The value.
    public let value: Measurement<Dimension>

    /// Creates the value from its parts.
    package init(kind: Kind, startDate: Date, value: Measurement<Dimension>) {
        self.kind = kind
        self.startDate = startDate
        self.value = value
    }

    /// How a baseline is made.
    ///
    /// - Source: developer.apple.com/documentation/weatherkit/trendbaseline/kind
    public enum Kind: Codable, Equatable, Hashable, Sendable {
        /// The arithmetic mean.
        case mean
    }
}

/// How far a value lies from its baseline.
///
/// - Source: developer.apple.com/documentation/weatherkit/deviation
public enum Deviation: Codable, Equatable, Hashable, Sendable {
    /// Above nearly all other years.
    case muchHigher
    /// Above most other years.
    case higher
    /// As it usually is.
    case normal
    /// Below most other years.
    case lower
    /// Below nearly all other years.
    case muchLower
}
