import Foundation
import WeatherKit

/// Reads the days of Apple's interface.
///
/// Extremes that an answer leaves out are those of the hours beside it, where these cover the whole day or part.
struct AppleDayDecoder {
    let decoder: AppleDecoder
    let samples: [WeatherSample]

    func day(_ payload: Payload) -> DayWeather? {
        guard let start = payload["forecastStart"].date else { return nil }
        let condition = AppleCodes.condition(payload["conditionCode"].string)
        let range = start..<(payload["forecastEnd"].date.flatMap { $0 > start ? $0 : nil } ?? start + 86_400)
        let fold = PartFold(samples, in: range)
        let sky = decoder.request.sky
        let daytime = payload["daytimeForecast"]
        var wind = decoder.wind(payload)
        if wind.speed.value.isNaN { wind = fold.isCovered ? fold.wind : decoder.wind(daytime) }
        let fastest = payload["windSpeedMax"].number ?? covered(fold) { $0.highest(\.windSpeed) }
        let rest = payload["restOfDayForecast"]
        return DayWeather(
            date: start, condition: condition, symbolName: condition.symbolName(isDaylight: true),
            highTemperature: .celsius(payload["temperatureMax"].number),
            highTemperatureTime: payload["temperatureMaxTime"].date ?? fold.time(\.temperature, highest: true),
            lowTemperature: .celsius(payload["temperatureMin"].number),
            lowTemperatureTime: payload["temperatureMinTime"].date ?? fold.time(\.temperature, highest: false),
            precipitation: AppleCodes.precipitation(payload["precipitationType"].string),
            precipitationChance: payload["precipitationChance"].amount, precipitationAmountByType: amounts(payload),
            maximumHumidity: payload["humidityMax"].number ?? covered(fold) { $0.highest(\.humidity) },
            minimumHumidity: payload["humidityMin"].number ?? covered(fold) { $0.lowest(\.humidity) },
            maximumVisibility: payload["visibilityMax"].number ?? covered(fold) { $0.highest(\.visibility) },
            minimumVisibility: payload["visibilityMin"].number ?? covered(fold) { $0.lowest(\.visibility) },
            highWindSpeed: fastest.isNaN ? nil : .kilometersPerHour(fastest), sun: sun(payload),
            moon: MoonEvents(
                moonrise: payload["moonrise"].date, moonset: payload["moonset"].date,
                phase: AppleCodes.phase(payload["moonPhase"].string) ?? sky.moonEvents(range).phase),
            uvIndex: UVIndex(payload["maxUvIndex"].number), wind: wind, daytimeForecast: part(daytime),
            overnightForecast: part(payload["overnightForecast"]),
            restOfDayForecast: rest.exists ? part(rest) : nil)
    }

    private func covered(_ fold: PartFold, _ read: (PartFold) -> Double) -> Double {
        fold.isCovered ? read(fold) : .nan
    }

    private func part(_ payload: Payload) -> DayPartForecast {
        let range = payload["forecastStart"].date.flatMap { start in
            payload["forecastEnd"].date.flatMap { start < $0 ? start..<$0 : nil }
        }
        let fold = PartFold(range == nil ? [] : samples, in: range ?? Date.distantPast..<Date.distantFuture)
        func value(_ name: String, _ read: (PartFold) -> Double) -> Double {
            payload[name].number ?? covered(fold, read)
        }
        return DayPartForecast(
            cloudCover: payload["cloudCover"].amount, cloudCoverByAltitude: decoder.layers(payload),
            condition: AppleCodes.condition(payload["conditionCode"].string),
            highTemperature: .celsius(value("temperatureMax") { $0.highest(\.temperature) }),
            lowTemperature: .celsius(value("temperatureMin") { $0.lowest(\.temperature) }),
            precipitation: AppleCodes.precipitation(payload["precipitationType"].string),
            precipitationChance: payload["precipitationChance"].amount, precipitationAmountByType: amounts(payload),
            maximumHumidity: value("humidityMax") { $0.highest(\.humidity) },
            minimumHumidity: value("humidityMin") { $0.lowest(\.humidity) },
            maximumVisibility: .meters(value("visibilityMax") { $0.highest(\.visibility) }),
            minimumVisibility: .meters(value("visibilityMin") { $0.lowest(\.visibility) }),
            wind: decoder.wind(payload),
            highWindSpeed: .kilometersPerHour(value("windSpeedMax") { $0.highest(\.windSpeed) }))
    }

    private func sun(_ payload: Payload) -> SunEvents {
        SunEvents(
            astronomicalDawn: payload["sunriseAstronomical"].date, nauticalDawn: payload["sunriseNautical"].date,
            civilDawn: payload["sunriseCivil"].date, sunrise: payload["sunrise"].date,
            solarNoon: payload["solarNoon"].date, sunset: payload["sunset"].date,
            civilDusk: payload["sunsetCivil"].date,
            nauticalDusk: payload["sunsetNautical"].date, astronomicalDusk: payload["sunsetAstronomical"].date,
            solarMidnight: payload["solarMidnight"].date)
    }

    /// The amounts by type that newer answers list; else the whole amount for the one type that there is.
    private func amounts(_ payload: Payload) -> PrecipitationAmountByType {
        let total = payload["precipitationAmount"].amount
        let snow = payload["snowfallAmount"].amount
        let kind = AppleCodes.precipitation(payload["precipitationType"].string)
        let list = payload["precipitationAmountByType"].elements
        func amount(_ wanted: Precipitation) -> Double {
            if let list {
                return list.first { AppleCodes.precipitation($0["precipitationType"].string) == wanted }?["expected"]
                    .number
                    ?? 0
            }
            if total == 0 { return 0 }
            return kind == wanted ? total : .nan
        }
        var amounts = PrecipitationAmountByType(
            hail: amount(.hail), mixed: amount(.mixed), precipitation: total, rainfall: amount(.rain),
            sleet: amount(.sleet), snow: snow, snowAsWater: amount(.snow))
        if let listed = list?.first(where: { $0["precipitationType"].string == "snow" }) {
            amounts.snowfallAmount.maximum = .millimeters(listed["maximumSnow"].number)
            amounts.snowfallAmount.minimum = .millimeters(listed["minimumSnow"].number)
        }
        return amounts
    }
}
