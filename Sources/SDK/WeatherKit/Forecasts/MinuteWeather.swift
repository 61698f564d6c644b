public import Foundation

/// The precipitation of one minute.
///
/// - Source: developer.apple.com/documentation/weatherkit/minuteweather
public struct MinuteWeather: Codable, Equatable, Sendable {
    /// When the minute begins.
    public var date: Date
    /// The kind of precipitation that may fall.
    public var precipitation: Precipitation
    /// How likely precipitation is, from 0 to 1.
    @__Amount public var precipitationChance: Double
    /// How fast it falls, in millimetres an hour.
    @__Reading public var precipitationIntensity: Measurement<UnitSpeed>

    /// Creates the value from its parts.
    package init(
        date: Date, precipitation: Precipitation, precipitationChance: Double,
        precipitationIntensity: Measurement<UnitSpeed>
    ) {
        self.date = date
        self.precipitation = precipitation
        self.precipitationChance = precipitationChance
        self.precipitationIntensity = precipitationIntensity
    }
}
