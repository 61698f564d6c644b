extension WeatherCondition {
    /// The name of a symbol that shows the condition.
    ///
    /// - Parameter isDaylight: Whether the sun is to be on it, or the moon.
    package func symbolName(isDaylight: Bool) -> String {
        switch self {
        case .clear, .mostlyClear: isDaylight ? "sun.max" : "moon.stars"
        case .partlyCloudy: isDaylight ? "cloud.sun" : "cloud.moon"
        case .cloudy, .mostlyCloudy: "cloud"
        case .foggy: "cloud.fog"
        case .haze: isDaylight ? "sun.haze" : "moon.haze"
        case .smoky: "smoke"
        case .blowingDust: isDaylight ? "sun.dust" : "moon.dust"
        case .breezy, .windy: "wind"
        case .drizzle: "cloud.drizzle"
        case .rain: "cloud.rain"
        case .heavyRain: "cloud.heavyrain"
        case .sunShowers: isDaylight ? "cloud.sun.rain" : "cloud.moon.rain"
        case .isolatedThunderstorms, .scatteredThunderstorms:
            isDaylight ? "cloud.sun.bolt" : "cloud.moon.bolt"
        case .strongStorms, .thunderstorms: "cloud.bolt.rain"
        case .frigid: "thermometer.snowflake"
        case .hot: "thermometer.sun"
        case .hail: "cloud.hail"
        case .flurries, .snow: "cloud.snow"
        case .heavySnow: "snowflake"
        case .sunFlurries: isDaylight ? "sun.snow" : "cloud.snow"
        case .sleet, .wintryMix, .freezingDrizzle, .freezingRain: "cloud.sleet"
        case .blizzard, .blowingSnow: "wind.snow"
        case .hurricane: "hurricane"
        case .tropicalStorm: "tropicalstorm"
        }
    }
}
