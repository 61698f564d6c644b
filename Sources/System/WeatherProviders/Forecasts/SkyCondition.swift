import WeatherKit

/// The condition of weather that has nothing but a sky, a wind and a temperature.
enum SkyCondition {
    /// The condition of a cloud cover from 0 to 1, by the eighths of the sky.
    static func condition(cloudCover: Double) -> WeatherCondition {
        switch cloudCover {
        case ..<0.125: .clear
        case ..<0.375: .mostlyClear
        case ..<0.625: .partlyCloudy
        case ..<0.875: .mostlyCloudy
        default: .cloudy
        }
    }

    /// A condition with what wind and temperature make of it where it is but a sky.
    ///
    /// - Parameters:
    ///   - wind: Kilometres an hour; from 39 (6 Beaufort) breezy, from 62 (8 Beaufort) windy.
    ///   - temperature: Celsius; from 35 hot, from −25 downward frigid.
    static func refined(_ condition: WeatherCondition, wind: Double?, temperature: Double?) -> WeatherCondition {
        guard ConditionFold.rank(condition) == 0 else { return condition }
        if let temperature, temperature <= -25 { return .frigid }
        if let wind, wind >= 62 { return .windy }
        if let temperature, temperature >= 35 { return .hot }
        if let wind, wind >= 39 { return .breezy }
        return condition
    }
}
