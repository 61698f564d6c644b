public import Foundation

/// What is unusual about today’s weather, compared with many years.
///
/// - Source: developer.apple.com/documentation/weatherkit/historicalcomparisons
public struct HistoricalComparisons: Codable, Equatable, Sendable {
    /// The most remarkable first.
    public var comparisons: [HistoricalComparison]
    /// When the data were read and how long they hold.
    public var metadata: WeatherMetadata

    /// Creates the value from its parts.
    package init(comparisons: [HistoricalComparison], metadata: WeatherMetadata) {
        self.comparisons = comparisons
        self.metadata = metadata
    }
}

extension HistoricalComparisons: RandomAccessCollection {
    public typealias Element = HistoricalComparison
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<HistoricalComparisons>
    public typealias SubSequence = Slice<HistoricalComparisons>

    public var startIndex: Int { comparisons.startIndex }
    public var endIndex: Int { comparisons.endIndex }
    public subscript(position: Int) -> HistoricalComparison { comparisons[position] }
}

/// A value of today beside what is usual at this time of the year.
///
/// - Source: developer.apple.com/documentation/weatherkit/historicalcomparison
public enum HistoricalComparison: Codable, Equatable, Sendable {
    /// The highest temperature.
    case highTemperature(Trend<UnitTemperature>)
    /// The lowest temperature.
    case lowTemperature(Trend<UnitTemperature>)
    /// The precipitation as liquid water.
    case precipitationAmount(Trend<UnitLength>)
    /// The depth of the snow that falls.
    case snowfallAmount(Trend<UnitLength>)
}
