/// What the weather is, in a word.
///
/// - Source: developer.apple.com/documentation/weatherkit/weathercondition
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    // What the eye sees
    case blowingDust, clear, cloudy, foggy, haze, mostlyClear, mostlyCloudy, partlyCloudy, smoky
    // Wind
    case breezy, windy
    // Rain
    case drizzle, heavyRain, isolatedThunderstorms, rain, sunShowers, scatteredThunderstorms, strongStorms,
        thunderstorms
    // What is dangerous
    case frigid, hail, hot
    // Snow
    case flurries, sleet, snow, sunFlurries, wintryMix
    // Winter storms
    case blizzard, blowingSnow, freezingDrizzle, freezingRain, heavySnow
    // Tropical storms
    case hurricane, tropicalStorm

    /// The name in the person's language.
    public var description: String { WeatherTexts.current.condition(self) }

    /// The name as it is to be spoken.
    public var accessibilityDescription: String { description }
}
