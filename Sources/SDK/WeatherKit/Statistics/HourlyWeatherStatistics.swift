public import Foundation

/// What is usual at each of a range of hours.
///
/// - Source: developer.apple.com/documentation/weatherkit/hourlyweatherstatistics
public struct HourlyWeatherStatistics<T: Decodable & Encodable & Equatable & Sendable>: Codable, Equatable, Sendable {
    /// One element an hour, in the order of the range.
    public var hours: [T]
    /// The first day of the years that went into them.
    public var baselineStartDate: Date
    /// When the data were read and how long they hold.
    public var metadata: WeatherMetadata

    /// Creates the value from its parts.
    package init(hours: [T], baselineStartDate: Date, metadata: WeatherMetadata) {
        self.hours = hours
        self.baselineStartDate = baselineStartDate
        self.metadata = metadata
    }
}

extension HourlyWeatherStatistics: RandomAccessCollection {
    public typealias Element = T
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<HourlyWeatherStatistics<T>>
    public typealias SubSequence = Slice<HourlyWeatherStatistics<T>>

    public var startIndex: Int { hours.startIndex }
    public var endIndex: Int { hours.endIndex }
    public subscript(position: Int) -> T { hours[position] }
}

/// The usual temperatures at an hour of the year.
///
/// - Source: developer.apple.com/documentation/weatherkit/hourtemperaturestatistics
public struct HourTemperatureStatistics: Codable, Equatable, Sendable {
    /// The hour of the year, from 1 to 8784 as in a leap year.
    public var hour: Int
    /// How the temperatures of the years are spread.
    public var percentiles: Percentiles<UnitTemperature>

    /// Creates the value from its parts.
    package init(hour: Int, percentiles: Percentiles<UnitTemperature>) {
        self.hour = hour
        self.percentiles = percentiles
    }
}

/// Three values below which a tenth, half and nine tenths of all lie.
///
/// - Source: developer.apple.com/documentation/weatherkit/percentiles
public struct Percentiles<Dimension: Foundation.Dimension>: Codable, Equatable, Sendable {
    /// A tenth lies below.
    @__Reading public var p10: Measurement<Dimension>
    /// The median.
    @__Reading public var p50: Measurement<Dimension>
    /// Nine tenths lie below.
    @__Reading public var p90: Measurement<Dimension>

    /// Creates the value from its parts.
    package init(p10: Measurement<Dimension>, p50: Measurement<Dimension>, p90: Measurement<Dimension>) {
        self.p10 = p10
        self.p50 = p50
        self.p90 = p90
    }
}
