public import Foundation

/// What is usual in each of a range of months.
///
/// - Source: developer.apple.com/documentation/weatherkit/monthlyweatherstatistics
public struct MonthlyWeatherStatistics<T: Decodable & Encodable & Equatable & Sendable>: Codable, Equatable, Sendable {
    /// One element a month, in the order of the range.
    public var months: [T]
    /// The first day of the years that went into them.
    public var baselineStartDate: Date
    /// When the data were read and how long they hold.
    public var metadata: WeatherMetadata

    /// Creates the value from its parts.
    package init(months: [T], baselineStartDate: Date, metadata: WeatherMetadata) {
        self.months = months
        self.baselineStartDate = baselineStartDate
        self.metadata = metadata
    }
}

extension MonthlyWeatherStatistics: RandomAccessCollection {
    public typealias Element = T
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<MonthlyWeatherStatistics<T>>
    public typealias SubSequence = Slice<MonthlyWeatherStatistics<T>>

    public var startIndex: Int { months.startIndex }
    public var endIndex: Int { months.endIndex }
    public subscript(position: Int) -> T { months[position] }
}

/// The usual temperatures of a month.
///
/// - Source: developer.apple.com/documentation/weatherkit/monthtemperaturestatistics
public struct MonthTemperatureStatistics: Codable, Equatable, Sendable {
    /// The month, from 1 to 12.
    public var month: Int
    /// The mean of the days’ highest temperatures.
    @__Reading public var averageHighTemperature: Measurement<UnitTemperature>
    /// The mean of the days’ lowest temperatures.
    @__Reading public var averageLowTemperature: Measurement<UnitTemperature>

    /// Creates the value from its parts.
    package init(
        month: Int, averageHighTemperature: Measurement<UnitTemperature>,
        averageLowTemperature: Measurement<UnitTemperature>
    ) {
        self.month = month
        self.averageHighTemperature = averageHighTemperature
        self.averageLowTemperature = averageLowTemperature
    }
}

/// The usual precipitation of a month.
///
/// - Source: developer.apple.com/documentation/weatherkit/monthprecipitationstatistics
public struct MonthPrecipitationStatistics: Codable, Equatable, Sendable {
    /// The month, from 1 to 12.
    public var month: Int
    /// The mean amount of the whole month as liquid water.
    @__Reading public var averagePrecipitationAmount: Measurement<UnitLength>
    /// The share of the days on which precipitation fell, from 0 to 1.
    @__Amount public var averagePrecipitationProbability: Double
    /// The mean depth of the snow of the whole month.
    @__Reading public var averageSnowfallAmount: Measurement<UnitLength>

    /// Creates the value from its parts.
    package init(
        month: Int, averagePrecipitationAmount: Measurement<UnitLength>, averagePrecipitationProbability: Double,
        averageSnowfallAmount: Measurement<UnitLength>
    ) {
        self.month = month
        self.averagePrecipitationAmount = averagePrecipitationAmount
        self.averagePrecipitationProbability = averagePrecipitationProbability
        self.averageSnowfallAmount = averageSnowfallAmount
    }
}
