public import Foundation

/// How the weather of the coming days changes from one to the next.
///
/// - Source: developer.apple.com/documentation/weatherkit/weatherchanges
public struct WeatherChanges: Codable, Equatable, Sendable {
    /// One element a day, in the order of time.
    public var changes: [WeatherChange]
    /// When the data were read and how long they hold.
    public var metadata: WeatherMetadata

    /// Creates the value from its parts.
    package init(changes: [WeatherChange], metadata: WeatherMetadata) {
        self.changes = changes
        self.metadata = metadata
    }
}

extension WeatherChanges: RandomAccessCollection {
    public typealias Element = WeatherChange
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<WeatherChanges>
    public typealias SubSequence = Slice<WeatherChanges>

    public var startIndex: Int { changes.startIndex }
    public var endIndex: Int { changes.endIndex }
    public subscript(position: Int) -> WeatherChange { changes[position] }
}

/// How the weather of a day differs from that of the day before.
///
/// - Source: developer.apple.com/documentation/weatherkit/weatherchange
public struct WeatherChange: Codable, Equatable, Sendable {
    /// The midnight with which the day begins.
    public var date: Date
    /// Whether the highest temperature rises.
    public var highTemperature: Direction
    /// Whether the lowest temperature rises.
    public var lowTemperature: Direction
    /// Whether more precipitation falls by day.
    public var dayPrecipitationAmount: Direction
    /// Whether more precipitation falls by night.
    public var nightPrecipitationAmount: Direction

    /// Creates the value from its parts.
    package init(
        date: Date, highTemperature: Direction, lowTemperature: Direction, dayPrecipitationAmount: Direction,
        nightPrecipitationAmount: Direction
    ) {
        self.date = date
        self.highTemperature = highTemperature
        self.lowTemperature = lowTemperature
        self.dayPrecipitationAmount = dayPrecipitationAmount
        self.nightPrecipitationAmount = nightPrecipitationAmount
    }

    /// Whether a value is higher or lower than the day before.
    ///
    /// - Source: developer.apple.com/documentation/weatherkit/weatherchange/direction
    @frozen public enum Direction: Codable, Equatable, Hashable, Sendable, BitwiseCopyable {
        /// Higher.
        case increase
        /// Lower.
        case decrease
        /// About the same.
        case steady
    }
}
