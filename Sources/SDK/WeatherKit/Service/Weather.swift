/// All that a service knows of the weather at a place.
///
/// - Source: developer.apple.com/documentation/weatherkit/weather
public struct Weather: Codable, Equatable, Sendable {
    /// The weather now.
    public var currentWeather: CurrentWeather
    /// The precipitation of the next hour, where the source has it.
    public var minuteForecast: Forecast<MinuteWeather>?
    /// The coming hours.
    public var hourlyForecast: Forecast<HourWeather>
    /// The coming days.
    public var dailyForecast: Forecast<DayWeather>
    /// Warnings for the place; nil where the source has none for it.
    public var weatherAlerts: [WeatherAlert]?
    /// Which of them the source has for the place.
    public var availability: WeatherAvailability

    /// Creates the value from its parts.
    package init(
        currentWeather: CurrentWeather, minuteForecast: Forecast<MinuteWeather>? = nil,
        hourlyForecast: Forecast<HourWeather>, dailyForecast: Forecast<DayWeather>,
        weatherAlerts: [WeatherAlert]? = nil, availability: WeatherAvailability
    ) {
        self.currentWeather = currentWeather
        self.minuteForecast = minuteForecast
        self.hourlyForecast = hourlyForecast
        self.dailyForecast = dailyForecast
        self.weatherAlerts = weatherAlerts
        self.availability = availability
    }
}
