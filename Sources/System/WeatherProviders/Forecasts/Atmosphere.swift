import Foundation
import WeatherKit

/// Values that follow from others.
enum Atmosphere {
    /// The dew point in Celsius, from the temperature in Celsius and the relative humidity from 0 to 1.
    ///
    /// - Source: WMO-No. 8, Guide to Instruments and Methods of Observation, annex 4.B
    static func dewPoint(temperature: Double, humidity: Double) -> Double {
        let ratio = log(max(0.001, humidity)) + 17.62 * temperature / (243.12 + temperature)
        return 243.12 * ratio / (17.62 - ratio)
    }

    /// What a temperature in the shade feels like, in Celsius.
    ///
    /// - Parameters:
    ///   - temperature: Celsius.
    ///   - humidity: From 0 to 1.
    ///   - wind: Kilometres an hour.
    /// - Source: Robert G. Steadman, Norms of apparent temperature in Australia, 1994
    static func apparentTemperature(_ temperature: Double, humidity: Double, wind: Double) -> Double {
        let vapour = humidity * 6.105 * exp(17.27 * temperature / (237.7 + temperature))
        return temperature + 0.33 * vapour - 0.70 * wind / 3.6 - 4
    }
}

/// What is seldom in the sky decides: the condition of several hours.
enum ConditionFold {
    /// How much a condition counts; those of one rank are told apart by how long they last.
    static func rank(_ condition: WeatherCondition) -> Int {
        switch condition {
        case .clear, .mostlyClear, .partlyCloudy, .mostlyCloudy, .cloudy: 0
        case .breezy, .windy, .hot, .frigid, .haze, .smoky, .blowingDust, .foggy: 1
        case .drizzle, .sunShowers, .flurries, .sunFlurries: 2
        case .rain, .snow, .sleet, .wintryMix, .freezingDrizzle, .blowingSnow: 3
        case .heavyRain, .heavySnow, .freezingRain, .hail: 4
        case .isolatedThunderstorms, .scatteredThunderstorms, .thunderstorms, .strongStorms: 5
        case .blizzard, .tropicalStorm, .hurricane: 6
        }
    }

    /// The condition of hours: the gravest that lasts for a sixth of the time, at least an hour, and of those of one rank the
    /// one that lasts longest.
    static func condition(_ hours: [(condition: WeatherCondition, duration: Double)]) -> WeatherCondition? {
        let total = hours.reduce(0) { $0 + $1.duration }
        var byRank: [Int: Double] = [:]
        var byCondition: [WeatherCondition: Double] = [:]
        for hour in hours {
            byRank[rank(hour.condition), default: 0] += hour.duration
            byCondition[hour.condition, default: 0] += hour.duration
        }
        let needed = min(total, max(3600, total / 6))
        guard let gravest = byRank.filter({ $0.value >= needed }).keys.max() ?? byRank.keys.min() else { return nil }
        return byCondition.filter { rank($0.key) == gravest }
            .max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
    }
}
