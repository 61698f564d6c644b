import WeatherKit

/// The codes of WMO table 4677 that Open-Meteo uses.
///
/// - Source: open-meteo.com/en/docs, weather variable documentation
enum WeatherCode {
    static func condition(_ code: Int) -> WeatherCondition? {
        switch code {
        case 0: .clear
        case 1: .mostlyClear
        case 2: .partlyCloudy
        case 3: .cloudy
        case 45, 48: .foggy
        case 51, 53, 55: .drizzle
        case 56, 57: .freezingDrizzle
        case 61, 63, 80, 81: .rain
        case 65, 82: .heavyRain
        case 66, 67: .freezingRain
        case 71, 73, 85: .snow
        case 75, 86: .heavySnow
        case 77: .flurries
        case 95: .thunderstorms
        case 96, 99: .strongStorms
        default: nil
        }
    }

    static func precipitation(_ code: Int) -> Precipitation {
        switch code {
        case 51, 53, 55, 61, 63, 65, 80...82, 95: .rain
        case 56, 57, 66, 67: .sleet
        case 71, 73, 75, 77, 85, 86: .snow
        case 96, 99: .hail
        default: .none
        }
    }
}
