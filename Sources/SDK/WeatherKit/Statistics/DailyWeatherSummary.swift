public import Foundation

/// What the weather of past days was.
///
/// - Source: developer.apple.com/documentation/weatherkit/dailyweathersummary
public struct DailyWeatherSummary<T: Decodable & Encodable & Equatable & Sendable>: Codable, Equatable, Sendable {
    /// One element a day, in the order of time.
    public var days: [T]
    /// When the data were read and how long they hold.
    public var metadata: WeatherMetadata

    /// Creates the value from its parts.
    package init(days: [T], metadata: WeatherMetadata) {
        self.days = days
        self.metadata = metadata
    }
}

extension DailyWeatherSummary: RandomAccessCollection {
    public typealias Element = T
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<DailyWeatherSummary<T>>
    public typealias SubSequence = Slice<DailyWeatherSummary<T>>

    public var startIndex: Int { days.startIndex }
    public var endIndex: Int { days.endIndex }
    public subscript(position: Int) -> T { days[position] }
}

/// The temperatures of a past day.
///
/// - Source: developer.apple.com/documentation/weatherkit/daytemperaturesummary
public struct DayTemperatureSummary: Codable, Equatable, Sendable {
    /// The midnight with which the day began.
    public var date: Date
    /// The highest.
    @__Reading public var highTemperature: Measurement<UnitTemperature>
    /// The lowest.
    @__Reading public var lowTemperature: Measurement<UnitTemperature>

    /// Creates the value from its parts.
    package init(
        date: Date, highTemperature: Measurement<UnitTemperature>, lowTemperature: Measurement<UnitTemperature>
    ) {
        self.date = date
        self.highTemperature = highTemperature
        self.lowTemperature = lowTemperature
    }
}

/// The precipitation of a past day.
///
/// - Source: developer.apple.com/documentation/weatherkit/dayprecipitationsummary
public struct DayPrecipitationSummary: Codable, Equatable, Sendable {
    /// The midnight with which the day began.
    public var date: Date
    /// The amount as liquid water.
    @__Reading public var precipitationAmount: Measurement<UnitLength>
    /// The depth of the snow that fell.
    @__Reading public var snowfallAmount: Measurement<UnitLength>

    /// Creates the value from its parts.
    package init(date: Date, precipitationAmount: Measurement<UnitLength>, snowfallAmount: Measurement<UnitLength>) {
        self.date = date
        self.precipitationAmount = precipitationAmount
        self.snowfallAmount = snowfallAmount
    }
}
