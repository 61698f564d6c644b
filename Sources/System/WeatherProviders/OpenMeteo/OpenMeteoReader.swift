import Foundation
import WeatherKit

/// Reads Open-Meteo's columns, in whatever units they say they are.
struct OpenMeteoReader {
    private let payload: Payload
    private let offset: Int

    init(_ payload: Payload) {
        self.payload = payload
        offset = payload["utc_offset_seconds"].number.map { Int($0) } ?? 0
    }

    /// The hours in the order of time.
    var hours: [WeatherSample] {
        let columns = Columns(payload, "hourly")
        return columns.times.indices.compactMap { row in
            columns.times[row].flatMap { WeatherDate.date($0, offset: offset) }.map { date in
                sample(WeatherSample(date: date), columns.names) { columns.value($0, row) }
            }
        }
    }

    /// The weather now, which is that of the quarter of an hour before.
    var current: WeatherSample? {
        let current = payload["current"]
        guard let date = current["time"].string.flatMap({ WeatherDate.date($0, offset: offset) }) else { return nil }
        var sample = WeatherSample(date: date)
        sample.duration = current["interval"].number ?? 900
        let units = payload["current_units"]
        return self.sample(sample, Set(current.names)) { (current[$0].number, units[$0].string) }
    }

    /// The days: the moment at which their date begins in the offset of the answer, and their values.
    var days: [(Date, DaySample)] {
        let columns = Columns(payload, "daily")
        return columns.times.indices.compactMap { row in
            guard let date = columns.times[row].flatMap({ WeatherDate.date($0, offset: offset) }) else { return nil }
            func value(_ name: String) -> (Double?, String?) { columns.value(name, row) }
            func speed(_ name: String) -> Double? { ProviderUnits.speed(value(name).0, value(name).1) }
            func depth(_ name: String) -> Double? { ProviderUnits.depth(value(name).0, value(name).1) }
            func heat(_ name: String) -> Double? { ProviderUnits.temperature(value(name).0, value(name).1) }
            var day = DaySample()
            day.high = heat("temperature_2m_max")
            day.low = heat("temperature_2m_min")
            day.condition = value("weather_code").0.flatMap { WeatherCode.condition(Int($0)) }
            day.precipitationAmount = depth("precipitation_sum")
            day.snowfall = depth("snowfall_sum")
            day.precipitationChance = ProviderUnits.share(value("precipitation_probability_max").0)
            day.uvIndex = value("uv_index_max").0
            day.highWindSpeed = speed("wind_speed_10m_max")
            day.gust = speed("wind_gusts_10m_max")
            day.windDirection = value("wind_direction_10m_dominant").0
            return (date, day)
        }
    }

    private func sample(
        _ empty: WeatherSample, _ names: Set<String>, _ read: (String) -> (Double?, String?)
    ) -> WeatherSample {
        var sample = empty
        func value(_ name: String) -> (Double?, String?) { names.contains(name) ? read(name) : (nil, nil) }
        func share(_ name: String) -> Double? { ProviderUnits.share(value(name).0) }
        func speed(_ name: String) -> Double? { ProviderUnits.speed(value(name).0, value(name).1) }
        func heat(_ name: String) -> Double? { ProviderUnits.temperature(value(name).0, value(name).1) }
        sample.temperature = heat("temperature_2m")
        sample.apparentTemperature = heat("apparent_temperature")
        sample.dewPoint = heat("dew_point_2m")
        sample.humidity = share("relative_humidity_2m")
        sample.cloudCover = share("cloud_cover")
        if let low = share("cloud_cover_low"), let middle = share("cloud_cover_mid"),
            let high = share("cloud_cover_high")
        {
            sample.cloudLayers = (low, middle, high)
        }
        sample.precipitationChance = share("precipitation_probability")
        sample.precipitationAmount = ProviderUnits.depth(value("precipitation").0, value("precipitation").1)
        sample.snowfall = ProviderUnits.depth(value("snowfall").0, value("snowfall").1)
        sample.pressure =
            ProviderUnits.pressure(value("pressure_msl").0, value("pressure_msl").1)
            ?? seaLevel(value("surface_pressure").0, sample.temperature)
        sample.visibility = ProviderUnits.distance(value("visibility").0, value("visibility").1)
        sample.uvIndex = value("uv_index").0
        sample.windSpeed = speed("wind_speed_10m")
        sample.windDirection = value("wind_direction_10m").0
        sample.gust = speed("wind_gusts_10m")
        if let code = value("weather_code").0.map({ Int($0) }) {
            sample.precipitation = WeatherCode.precipitation(code)
            sample.condition = WeatherCode.condition(code).map {
                SkyCondition.refined($0, wind: sample.windSpeed, temperature: sample.temperature)
            }
        }
        return sample
    }

    /// The pressure at sea level, of one at the height of the ground.
    ///
    /// - Source: ISO 2533, the barometric formula for an isothermal layer
    private func seaLevel(_ pressure: Double?, _ temperature: Double?) -> Double? {
        guard let pressure, let temperature, let height = payload["elevation"].number else { return nil }
        return pressure * exp(0.0341632 * height / (temperature + 273.15))
    }

    /// A table whose columns are arrays.
    private struct Columns {
        let names: Set<String>
        let times: [String?]
        private let values: [String: [Double?]]
        private let units: [String: String]

        init(_ payload: Payload, _ table: String) {
            let columns = payload[table]
            var values: [String: [Double?]] = [:]
            var units: [String: String] = [:]
            for name in columns.names where name != "time" {
                values[name] = columns[name].numbers
                units[name] = payload[table + "_units"][name].string
            }
            self.values = values
            self.units = units
            names = Set(values.keys)
            times = columns["time"].elements?.map(\.string) ?? []
        }

        func value(_ name: String, _ row: Int) -> (Double?, String?) {
            guard let column = values[name], column.indices.contains(row) else { return (nil, nil) }
            return (column[row], units[name])
        }
    }
}
