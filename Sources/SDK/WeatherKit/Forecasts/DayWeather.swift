public import Foundation

/// The weather of one day, from midnight to midnight at the place.
///
/// Values that the source does not have are NaN; those of type `Measurement` hold NaN in a unit of their kind.
///
/// - Source: developer.apple.com/documentation/weatherkit/dayweather
public struct DayWeather: Codable, Equatable, Sendable {
    /// The midnight with which the day begins.
    public var date: Date
    /// What the weather is, in a word.
    public var condition: WeatherCondition
    /// The name of a symbol that shows the condition.
    public var symbolName: String
    /// The highest temperature.
    @__Reading public var highTemperature: Measurement<UnitTemperature>
    /// When it is highest, where known.
    public var highTemperatureTime: Date?
    /// The lowest temperature.
    @__Reading public var lowTemperature: Measurement<UnitTemperature>
    /// When it is lowest, where known.
    public var lowTemperatureTime: Date?
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
    /// The farthest that one sees, in metres.
    @__Amount public var maximumVisibility: Double
    /// The least far that one sees, in metres.
    @__Amount public var minimumVisibility: Double
    /// The highest speed of the wind, where known.
    public var highWindSpeed: Measurement<UnitSpeed>?
    /// When the sun rises, culminates and sets.
    public var sun: SunEvents
    /// When the moon rises and sets, and its phase.
    public var moon: MoonEvents
    /// The highest ultraviolet index of the day.
    public var uvIndex: UVIndex
    /// Where the wind comes from, and how strong it is.
    public var wind: Wind
    /// From 7 in the morning to 7 in the evening.
    public var daytimeForecast: DayPartForecast
    /// From 7 in the evening to 7 in the next morning.
    public var overnightForecast: DayPartForecast
    /// From now to midnight; today only.
    public var restOfDayForecast: DayPartForecast?

    /// Creates the value from its parts.
    package init(
        date: Date, condition: WeatherCondition, symbolName: String, highTemperature: Measurement<UnitTemperature>,
        highTemperatureTime: Date? = nil, lowTemperature: Measurement<UnitTemperature>, lowTemperatureTime: Date? = nil,
        precipitation: Precipitation, precipitationChance: Double, precipitationAmountByType: PrecipitationAmountByType,
        maximumHumidity: Double, minimumHumidity: Double, maximumVisibility: Double, minimumVisibility: Double,
        highWindSpeed: Measurement<UnitSpeed>? = nil, sun: SunEvents, moon: MoonEvents, uvIndex: UVIndex, wind: Wind,
        daytimeForecast: DayPartForecast, overnightForecast: DayPartForecast, restOfDayForecast: DayPartForecast? = nil
    ) {
        self.date = date
        self.condition = condition
        self.symbolName = symbolName
        self.highTemperature = highTemperature
        self.highTemperatureTime = highTemperatureTime
        self.lowTemperature = lowTemperature
        self.lowTemperatureTime = lowTemperatureTime
        self.precipitation = precipitation
        self.precipitationChance = precipitationChance
        self.precipitationAmountByType = precipitationAmountByType
        self.maximumHumidity = maximumHumidity
        self.minimumHumidity = minimumHumidity
        self.maximumVisibility = maximumVisibility
        self.minimumVisibility = minimumVisibility
        self.highWindSpeed = highWindSpeed
        self.sun = sun
        self.moon = moon
        self.uvIndex = uvIndex
        self.wind = wind
        self.daytimeForecast = daytimeForecast
        self.overnightForecast = overnightForecast
        self.restOfDayForecast = restOfDayForecast
    }
}
