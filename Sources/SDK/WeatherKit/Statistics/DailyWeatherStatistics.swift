public import Foundation

/// What is usual on each of a range of days.
///
/// - Source: developer.apple.com/documentation/weatherkit/dailyweatherstatistics
public struct DailyWeatherStatistics<T: Decodable & Encodable & Equatable & Sendable>: Codable, Equatable, Sendable {
    /// One element a day, in the order of the range.
    public var days: [T]
    /// The first day of the years that went into them.
    public var baselineStartDate: Date
    /// When the data were read and how long they hold.
    public var metadata: WeatherMetadata

    /// Creates the value from its parts.
    package init(days: [T], baselineStartDate: Date, metadata: WeatherMetadata) {
        self.days = days
        self.baselineStartDate = baselineStartDate
        self.metadata = metadata
    }
}

extension DailyWeatherStatistics: RandomAccessCollection {
    public typealias Element = T
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<DailyWeatherStatistics<T>>
    public typealias SubSequence = Slice<DailyWeatherStatistics<T>>

    public var startIndex: Int { days.startIndex }
    public var endIndex: Int { days.endIndex }
    public subscript(position: Int) -> T { days[position] }
}

/// The usual temperatures of a day of the year.
///
/// - Source: developer.apple.com/documentation/weatherkit/daytemperaturestatistics
public struct DayTemperatureStatistics: Codable, Equatable, Sendable {
    /// The day of the year, from 1 to 366 as in a leap year.
    public var day: Int
    /// The mean of the highest temperatures.
    @__Reading public var averageHighTemperature: Measurement<UnitTemperature>
    /// The mean of the lowest temperatures.
    @__Reading public var averageLowTemperature: Measurement<UnitTemperature>

    /// Creates the value from its parts.
    package init(
        day: Int, averageHighTemperature: Measurement<UnitTemperature>,
        averageLowTemperature: Measurement<UnitTemperature>
    ) {
        self.day = day
        self.averageHighTemperature = averageHighTemperature
        self.averageLowTemperature = averageLowTemperature
    }
}

/// The usual precipitation of a day of the year.
///
/// - Source: developer.apple.com/documentation/weatherkit/dayprecipitationstatistics
public struct DayPrecipitationStatistics: Codable, Equatable, Sendable {
    /// The day of the year, from 1 to 366 as in a leap year.
    public var day: Int
    /// The mean amount as liquid water.
    @__Reading public var averagePrecipitationAmount: Measurement<UnitLength>
    /// The share of the years in which precipitation fell, from 0 to 1.
    @__Amount public var averagePrecipitationProbability: Double
    /// The mean depth of the snow that fell.
    @__Reading public var averageSnowfallAmount: Measurement<UnitLength>

    /// Creates the value from its parts.
    package init(
        day: Int, averagePrecipitationAmount: Measurement<UnitLength>, averagePrecipitationProbability: Double,
        averageSnowfallAmount: Measurement<UnitLength>
    ) {
        self.day = day
        self.averagePrecipitationAmount = averagePrecipitationAmount
        self.averagePrecipitationProbability = averagePrecipitationProbability
        self.averageSnowfallAmount = averageSnowfallAmount
    }
}
