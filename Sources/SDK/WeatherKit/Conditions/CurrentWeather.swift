public import Foundation

/// The weather now.
///
/// - Source: developer.apple.com/documentation/weatherkit/currentweather
public struct CurrentWeather: Codable, Equatable, Sendable {
    /// The time that the values are for.
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
    /// How fast precipitation falls, in millimetres an hour.
    @__Reading public var precipitationIntensity: Measurement<UnitSpeed>
    /// The air pressure at sea level.
    @__Reading public var pressure: Measurement<UnitPressure>
    /// Whether the pressure rises or falls.
    public var pressureTrend: PressureTrend
    /// Whether the sun is up.
    public var isDaylight: Bool
    /// The temperature of the air.
    @__Reading public var temperature: Measurement<UnitTemperature>
    /// What the temperature feels like, with wind and humidity.
    @__Reading public var apparentTemperature: Measurement<UnitTemperature>
    /// How strong ultraviolet radiation is.
    public var uvIndex: UVIndex
    /// How far one sees.
    @__Reading public var visibility: Measurement<UnitLength>
    /// Where the wind comes from, and how strong it is.
    public var wind: Wind
    /// When the data were read and how long they hold.
    public var metadata: WeatherMetadata

    /// Creates the value from its parts.
    package init(
        date: Date, cloudCover: Double, cloudCoverByAltitude: CloudCoverByAltitude, condition: WeatherCondition,
        symbolName: String, dewPoint: Measurement<UnitTemperature>, humidity: Double,
        precipitationIntensity: Measurement<UnitSpeed>, pressure: Measurement<UnitPressure>,
        pressureTrend: PressureTrend, isDaylight: Bool, temperature: Measurement<UnitTemperature>,
        apparentTemperature: Measurement<UnitTemperature>, uvIndex: UVIndex, visibility: Measurement<UnitLength>,
        wind: Wind, metadata: WeatherMetadata
    ) {
        self.date = date
        self.cloudCover = cloudCover
        self.cloudCoverByAltitude = cloudCoverByAltitude
        self.condition = condition
        self.symbolName = symbolName
        self.dewPoint = dewPoint
        self.humidity = humidity
        self.precipitationIntensity = precipitationIntensity
        self.pressure = pressure
        self.pressureTrend = pressureTrend
        self.isDaylight = isDaylight
        self.temperature = temperature
        self.apparentTemperature = apparentTemperature
        self.uvIndex = uvIndex
        self.visibility = visibility
        self.wind = wind
        self.metadata = metadata
    }
}
