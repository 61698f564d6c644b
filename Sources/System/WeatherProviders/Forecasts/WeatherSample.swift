import Foundation
import WeatherKit

/// What a keyless provider says of some hours; what it does not say is nil.
struct WeatherSample: Sendable {
    var date: Date
    /// How long the sample holds, in seconds; forecasts far ahead come in steps of six hours.
    var duration: TimeInterval = 3600
    /// Celsius.
    var temperature: Double?
    /// Celsius.
    var apparentTemperature: Double?
    /// Celsius.
    var dewPoint: Double?
    /// From 0 to 1.
    var humidity: Double?
    /// From 0 to 1.
    var cloudCover: Double?
    /// From 0 to 1 for low, medium and high clouds.
    var cloudLayers: (low: Double, medium: Double, high: Double)?
    var condition: WeatherCondition?
    var precipitation: Precipitation = .none
    /// From 0 to 1.
    var precipitationChance: Double?
    /// Millimetres of water in the whole sample.
    var precipitationAmount: Double?
    /// Millimetres of snow in the whole sample.
    var snowfall: Double?
    /// Hectopascals at sea level.
    var pressure: Double?
    var uvIndex: Double?
    /// Metres.
    var visibility: Double?
    /// Kilometres an hour.
    var windSpeed: Double?
    /// Degrees.
    var windDirection: Double?
    /// Kilometres an hour.
    var gust: Double?

    var end: Date { date.addingTimeInterval(duration) }
}

/// What a keyless provider says of a day, beyond its hours.
struct DaySample: Sendable {
    /// Celsius.
    var high: Double?
    /// Celsius.
    var low: Double?
    var condition: WeatherCondition?
    /// Millimetres of water.
    var precipitationAmount: Double?
    /// Millimetres of snow.
    var snowfall: Double?
    /// From 0 to 1.
    var precipitationChance: Double?
    var uvIndex: Double?
    /// Kilometres an hour.
    var highWindSpeed: Double?
    /// Degrees.
    var windDirection: Double?
    /// Kilometres an hour.
    var gust: Double?
}
