public import Foundation

/// The weather of one hour.
///
/// - Source: developer.apple.com/documentation/weatherkit/hourweather
public struct HourWeather: Codable, Equatable, Sendable {
    /// The time that the hour’s values are for.
    public var date: Date
    /// The share of the sky that clouds cover, from 0 to 1.
    @__Amount public var cloudCover: Double
    /// The same for low, medium and high clouds.
    public var cloudCoverByAltitude: CloudCoverByAltitude
    /// What the weather is, in a word.
    public var condition: WeatherCondition
    /// The name of a symbol that shows the condition by day or by night.
    public var symbolName: String
    /// The temperature at which the air would be saturated.
    @__Reading public var dewPoint: Measurement<UnitTemperature>
    /// The relative humidity, from 0 to 1.
    @__Amount public var humidity: Double
    /// The air pressure at sea level.
    @__Reading public var pressure: Measurement<UnitPressure>
    /// Whether the pressure rises or falls.
    public var pressureTrend: PressureTrend
    /// Whether the sun is up when the hour begins.
    public var isDaylight: Bool
    /// The temperature of the air.
    @__Reading public var temperature: Measurement<UnitTemperature>
    /// What the temperature feels like, with wind and humidity.
    @__Reading public var apparentTemperature: Measurement<UnitTemperature>
    /// The kind of precipitation that may fall.
    public var precipitation: Precipitation
    /// How likely precipitation is, from 0 to 1.
    @__Amount public var precipitationChance: Double
    /// How much falls in the hour, as liquid water.
    @__Reading public var precipitationAmount: Measurement<UnitLength>
    /// The depth of the snow that falls in the hour.
    @__Reading public var snowfallAmount: Measurement<UnitLength>
    /// How strong ultraviolet radiation is.
    public var uvIndex: UVIndex
    /// How far one sees.
    @__Reading public var visibility: Measurement<UnitLength>
    /// Where the wind comes from, and how strong it is.
    public var wind: Wind

    /// Creates the value from its parts.
    package init(
        date: Date, cloudCover: Double, cloudCoverByAltitude: CloudCoverByAltitude, condition: WeatherCondition,
        symbolName: String, dewPoint: Measurement<UnitTemperature>, humidity: Double,
        pressure: Measurement<UnitPressure>, pressureTrend: PressureTrend, isDaylight: Bool,
        temperature: Measurement<UnitTemperature>, apparentTemperature: Measurement<UnitTemperature>,
        precipitation: Precipitation, precipitationChance: Double, precipitationAmount: Measurement<UnitLength>,
        snowfallAmount: Measurement<UnitLength>, uvIndex: UVIndex, visibility: Measurement<UnitLength>, wind: Wind
    ) {
        self.date = date
        self.cloudCover = cloudCover
        self.cloudCoverByAltitude = cloudCoverByAltitude
        self.condition = condition
        self.symbolName = symbolName
        self.dewPoint = dewPoint
        self.humidity = humidity
        self.pressure = pressure
        self.pressureTrend = pressureTrend
        self.isDaylight = isDaylight
        self.temperature = temperature
        self.apparentTemperature = apparentTemperature
        self.precipitation = precipitation
        self.precipitationChance = precipitationChance
        self.precipitationAmount = precipitationAmount
        self.snowfallAmount = snowfallAmount
        self.uvIndex = uvIndex
        self.visibility = visibility
        self.wind = wind
    }
}
