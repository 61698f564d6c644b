import Foundation
import WeatherKit

/// Reads the answers of MET Norway.
enum METNorwayReader {
    /// The steps of a forecast: of one hour for two or three days, then of six.
    static func samples(_ payload: Payload) throws(WeatherFailure) -> [WeatherSample] {
        guard let steps = payload["properties"]["timeseries"].elements else {
            throw WeatherFailure(.badAnswer, "MET Norway answered without a time series")
        }
        return steps.compactMap(sample)
    }

    private static func sample(_ step: Payload) -> WeatherSample? {
        guard let date = step["time"].date else { return nil }
        let details = step["data"]["instant"]["details"]
        let isHour = step["data"]["next_1_hours"].exists
        let next = step["data"][isHour ? "next_1_hours" : "next_6_hours"]
        var sample = WeatherSample(date: date)
        sample.duration = isHour ? 3600 : 21_600
        sample.temperature = details["air_temperature"].number
        sample.dewPoint = details["dew_point_temperature"].number
        sample.humidity = ProviderUnits.share(details["relative_humidity"].number)
        sample.cloudCover = ProviderUnits.share(details["cloud_area_fraction"].number)
        if let low = ProviderUnits.share(details["cloud_area_fraction_low"].number),
            let middle = ProviderUnits.share(details["cloud_area_fraction_medium"].number),
            let high = ProviderUnits.share(details["cloud_area_fraction_high"].number)
        {
            sample.cloudLayers = (low, middle, high)
        }
        sample.pressure = details["air_pressure_at_sea_level"].number
        sample.uvIndex = details["ultraviolet_index_clear_sky"].number
        sample.windSpeed = ProviderUnits.speed(details["wind_speed"].number, "m/s")
        sample.windDirection = details["wind_from_direction"].number
        sample.gust = ProviderUnits.speed(details["wind_speed_of_gust"].number, "m/s")
        sample.precipitationChance = ProviderUnits.share(next["details"]["probability_of_precipitation"].number)
        sample.precipitationAmount = next["details"]["precipitation_amount"].number
        if let symbol = next["summary"]["symbol_code"].string {
            sample.precipitation = precipitation(symbol)
            sample.condition = SkyCondition.refined(
                condition(symbol), wind: sample.windSpeed, temperature: sample.temperature)
        } else {
            sample.condition = sample.cloudCover.map(SkyCondition.condition)
        }
        return sample
    }

    /// The condition of a symbol such as "lightrainshowersandthunder_day".
    ///
    /// - Source: api.met.no/weatherapi/weathericon/2.0/documentation
    static func condition(_ symbol: String) -> WeatherCondition {
        let name = symbol.prefix { $0 != "_" }
        let isShower = name.contains("showers")
        if name.contains("thunder") { return isShower ? .scatteredThunderstorms : .thunderstorms }
        if name.contains("sleet") { return .sleet }
        if name.contains("snow") {
            return name.hasPrefix("heavy")
                ? .heavySnow : name.hasPrefix("light") ? isShower ? .sunFlurries : .flurries : .snow
        }
        if name.contains("rain") {
            if name.hasPrefix("heavy") { return .heavyRain }
            return isShower ? .sunShowers : name.hasPrefix("light") ? .drizzle : .rain
        }
        switch name {
        case "clearsky": return .clear
        case "fair": return .mostlyClear
        case "partlycloudy": return .partlyCloudy
        case "fog": return .foggy
        default: return .cloudy
        }
    }

    static func precipitation(_ symbol: String) -> Precipitation {
        symbol.contains("sleet") ? .sleet : symbol.contains("snow") ? .snow : symbol.contains("rain") ? .rain : .none
    }

    /// Warnings in the form of MetAlerts, which is that of CAP in GeoJSON.
    ///
    /// - Source: api.met.no/weatherapi/metalerts/2.0/documentation
    static func alerts(_ payload: Payload, _ metadata: WeatherMetadata) -> [WeatherAlert] {
        payload["features"].elements?.compactMap { feature in
            let alert = feature["properties"]
            guard let summary = alert["title"].string ?? alert["event"].string,
                let page = alert["web"].url ?? URL(string: "https://www.met.no/vaer-og-klima/farevarsel")
            else { return nil }
            return WeatherAlert(
                detailsURL: page, metadata: metadata, region: alert["area"].string,
                severity: alert["severity"].string.flatMap { WeatherSeverity(rawValue: $0.lowercased()) } ?? .unknown,
                source: "MET Norway", summary: summary)
        } ?? []
    }
}
