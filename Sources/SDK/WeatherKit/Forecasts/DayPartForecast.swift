public import Foundation

/// The weather of a part of a day.
///
/// Values that the source does not have are NaN.
///
/// - Source: developer.apple.com/documentation/weatherkit/daypartforecast
public struct DayPartForecast: Codable, Equatable, Sendable {
    /// The share of the sky that clouds cover, from 0 to 1.
    @__Amount public var cloudCover: Double
    /// The same for low, medium and high clouds.
    public var cloudCoverByAltitude: CloudCoverByAltitude
    /// What the weather is, in a word.
    public var condition: WeatherCondition
    /// The highest temperature.
    @__Reading public var highTemperature: Measurement<UnitTemperature>
    /// The lowest temperature.
    @__Reading public var lowTemperature: Measurement<UnitTemperature>
    /// The kind of precipitation that may fall.
    public var precipitation: Precipitation
    /// How likely precipitation is, from 0 to 1.
    @__Amount public var precipitationChance: Double
    /// How much of each kind falls.
    public var precipitationAmountByType: PrecipitationAmountByType
    /// The highest relative humidity, from 0 to 1.
    @__Amount public var maximumHumidity: Double
    /// The lowest relative humidity, from 0 to 1.
    @__Amount public var minimumHumidity: Double
    /// The farthest that one sees.
    @__Reading public var maximumVisibility: Measurement<UnitLength>
    /// The least far that one sees.
    @__Reading public var minimumVisibility: Measurement<UnitLength>
    /// Where the wind comes from, and how strong it is.
    public var wind: Wind
    /// The highest speed of the wind.
    @__Reading public var highWindSpeed: Measurement<UnitSpeed>

    /// Creates the value from its parts.
    package init(
        cloudCover: Double, cloudCoverByAltitude: CloudCoverByAltitude, condition: WeatherCondition,
        highTemperature: Measurement<UnitTemperature>, lowTemperature: Measurement<UnitTemperature>,
        precipitation: Precipitation, precipitationChance: Double, precipitationAmountByType: PrecipitationAmountByType,
        maximumHumidity: Double, minimumHumidity: Double, maximumVisibility: Measurement<UnitLength>,
        minimumVisibility: Measurement<UnitLength>, wind: Wind, highWindSpeed: Measurement<UnitSpeed>
    ) {
        self.cloudCover = cloudCover
        self.cloudCoverByAltitude = cloudCoverByAltitude
        self.condition = condition
        self.highTemperature = highTemperature
        self.lowTemperature = lowTemperature
        self.precipitation = precipitation
        self.precipitationChance = precipitationChance
        self.precipitationAmountByType = precipitationAmountByType
        self.maximumHumidity = maximumHumidity
        self.minimumHumidity = minimumHumidity
        self.maximumVisibility = maximumVisibility
        self.minimumVisibility = minimumVisibility
        self.wind = wind
        self.highWindSpeed = highWindSpeed
    }
}
