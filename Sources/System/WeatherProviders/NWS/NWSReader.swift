import Foundation
import WeatherKit

/// Reads the raw forecast of a grid cell, in which each value says for which interval it holds.
struct NWSReader {
    /// A value and when it holds.
    private struct Piece {
        var range: Range<Date>
        var value: Payload
    }

    private let layers: [String: [Piece]]
    private let units: [String: String]
    let hours: [WeatherSample]

    init(_ properties: Payload) {
        var layers: [String: [Piece]] = [:]
        var units: [String: String] = [:]
        for name in properties.names {
            guard let values = properties[name]["values"].elements, !values.isEmpty else { continue }
            units[name] = properties[name]["uom"].string
            layers[name] = values.compactMap { value in
                value["validTime"].string.flatMap(Self.interval).map { Piece(range: $0, value: value["value"]) }
            }
        }
        self.layers = layers
        self.units = units
        hours = Self.hours(layers, units)
    }

    /// An interval such as "2022-02-03T21:00:00+00:00/PT4H".
    static func interval(_ text: String) -> Range<Date>? {
        let parts = text.split(separator: "/")
        guard parts.count == 2, let start = WeatherDate.date(String(parts[0])),
            let seconds = WeatherDate.duration(parts[1]), seconds > 0
        else { return nil }
        return start..<start.addingTimeInterval(seconds)
    }

    private static func hours(_ layers: [String: [Piece]], _ units: [String: String]) -> [WeatherSample] {
        guard let temperatures = layers["temperature"], let first = temperatures.first?.range.lowerBound,
            let last = temperatures.last?.range.upperBound
        else { return [] }
        var positions: [String: Int] = [:]
        var samples: [WeatherSample] = []
        var date = first
        while date < last {
            // Layers are in the order of time, so each is gone through once.
            var found: [String: Piece] = [:]
            for (name, pieces) in layers {
                var position = positions[name] ?? 0
                while position < pieces.count, pieces[position].range.upperBound <= date { position += 1 }
                positions[name] = position
                if position < pieces.count, pieces[position].range.contains(date) { found[name] = pieces[position] }
            }
            samples.append(sample(date, found, units))
            date += 3600
        }
        return samples
    }

    private static func sample(_ date: Date, _ found: [String: Piece], _ units: [String: String]) -> WeatherSample {
        func number(_ name: String) -> Double? { found[name]?.value.number }
        /// The part of an interval's sum that falls in an hour.
        func depth(_ name: String) -> Double? {
            guard let piece = found[name], let value = piece.value.number else { return nil }
            let hours = piece.range.upperBound.timeIntervalSince(piece.range.lowerBound) / 3600
            return ProviderUnits.depth(value / hours, units[name])
        }
        func heat(_ name: String) -> Double? { ProviderUnits.temperature(number(name), units[name]) }
        var sample = WeatherSample(date: date)
        sample.temperature = heat("temperature")
        sample.apparentTemperature = heat("apparentTemperature")
        sample.dewPoint = heat("dewpoint")
        sample.humidity = ProviderUnits.share(number("relativeHumidity"))
        sample.cloudCover = ProviderUnits.share(number("skyCover"))
        sample.precipitationChance = ProviderUnits.share(number("probabilityOfPrecipitation"))
        sample.precipitationAmount = depth("quantitativePrecipitation")
        sample.snowfall = depth("snowfallAmount")
        sample.pressure = ProviderUnits.pressure(number("pressure"), units["pressure"])
        sample.visibility = ProviderUnits.distance(number("visibility"), units["visibility"])
        sample.windSpeed = ProviderUnits.speed(number("windSpeed"), units["windSpeed"])
        sample.windDirection = number("windDirection")
        sample.gust = ProviderUnits.speed(number("windGust"), units["windGust"])
        let weather = found["weather"]?.value.elements?.compactMap(NWSWords.weather) ?? []
        let sky = SkyCondition.condition(cloudCover: sample.cloudCover ?? 0)
        let gravest = weather.max { ConditionFold.rank($0.condition) < ConditionFold.rank($1.condition) }
        sample.precipitation = gravest?.precipitation ?? .none
        sample.condition = SkyCondition.refined(
            gravest?.condition ?? sky, wind: sample.windSpeed, temperature: sample.temperature)
        return sample
    }

    /// The highest and lowest temperatures that the forecast states for days.
    ///
    /// A highest one holds for the day in which its interval begins, a lowest one, which ends in the morning, for the day in
    /// which it ends.
    func days(_ days: LocalDays) -> [Date: DaySample] {
        var samples: [Date: DaySample] = [:]
        for piece in layers["maxTemperature"] ?? [] {
            guard let high = ProviderUnits.temperature(piece.value.number, units["maxTemperature"]) else { continue }
            samples[days.day(piece.range.lowerBound).lowerBound, default: DaySample()].high = high
        }
        for piece in layers["minTemperature"] ?? [] {
            guard let low = ProviderUnits.temperature(piece.value.number, units["minTemperature"]) else { continue }
            samples[days.day(piece.range.upperBound.addingTimeInterval(-1)).lowerBound, default: DaySample()].low = low
        }
        return samples
    }

    // MARK: - Observations and warnings

    /// The newest observation of a station; values that it lacks are null.
    static func observation(_ properties: Payload) -> WeatherSample? {
        guard let date = properties["timestamp"].date else { return nil }
        func number(_ name: String) -> Double? { properties[name]["value"].number }
        func unit(_ name: String) -> String? { properties[name]["unitCode"].string }
        var sample = WeatherSample(date: date)
        sample.temperature = ProviderUnits.temperature(number("temperature"), unit("temperature"))
        sample.dewPoint = ProviderUnits.temperature(number("dewpoint"), unit("dewpoint"))
        sample.apparentTemperature =
            ProviderUnits.temperature(number("heatIndex"), unit("heatIndex"))
            ?? ProviderUnits.temperature(number("windChill"), unit("windChill"))
        sample.humidity = ProviderUnits.share(number("relativeHumidity"))
        sample.pressure = ProviderUnits.pressure(number("seaLevelPressure"), unit("seaLevelPressure"))
        sample.visibility = ProviderUnits.distance(number("visibility"), unit("visibility"))
        sample.windSpeed = ProviderUnits.speed(number("windSpeed"), unit("windSpeed"))
        sample.windDirection = number("windDirection")
        sample.gust = ProviderUnits.speed(number("windGust"), unit("windGust"))
        sample.precipitationAmount = ProviderUnits.depth(
            number("precipitationLastHour"), unit("precipitationLastHour"))
        sample.cloudCover = NWSWords.cover(properties["cloudLayers"])
        sample.condition = NWSWords.condition(
            icon: properties["icon"].string, text: properties["textDescription"].string)
        return sample
    }

    static func alerts(_ payload: Payload, _ metadata: WeatherMetadata) -> [WeatherAlert] {
        payload["features"].elements?.compactMap { feature in
            let alert = feature["properties"]
            guard let event = alert["event"].string,
                let page = alert["@id"].url ?? feature["id"].url ?? URL(string: "https://www.weather.gov/alerts")
            else { return nil }
            return WeatherAlert(
                detailsURL: page, metadata: metadata, region: alert["areaDesc"].string,
                severity: alert["severity"].string.flatMap { WeatherSeverity(rawValue: $0.lowercased()) } ?? .unknown,
                source: alert["senderName"].string ?? "National Weather Service", summary: event)
        } ?? []
    }
}
