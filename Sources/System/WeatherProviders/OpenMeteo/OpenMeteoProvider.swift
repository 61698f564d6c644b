import Foundation
import HTTPRequests
import IntentWire
import WeatherKit

/// Open-Meteo: forecasts for the whole world, and the reanalysis ERA5 for past years.
///
/// - Source: open-meteo.com/en/docs, open-meteo.com/en/docs/historical-weather-api, open-meteo.com/en/license
struct OpenMeteoProvider: WeatherProvider {
    let name = ProviderName.openMeteo
    let forecasts: URL
    let archive: URL
    let store: DocumentStore
    let agent: String

    static let hourly = [
        "temperature_2m", "relative_humidity_2m", "dew_point_2m", "apparent_temperature", "precipitation_probability",
        "precipitation", "snowfall", "weather_code", "pressure_msl", "cloud_cover", "cloud_cover_low",
        "cloud_cover_mid", "cloud_cover_high", "visibility", "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m",
        "uv_index",
    ]
    static let current = [
        "temperature_2m", "relative_humidity_2m", "apparent_temperature", "precipitation", "snowfall", "weather_code",
        "cloud_cover", "pressure_msl", "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m",
    ]
    static let daily = [
        "temperature_2m_max", "temperature_2m_min", "weather_code", "precipitation_sum", "snowfall_sum",
        "precipitation_probability_max", "uv_index_max", "wind_speed_10m_max", "wind_gusts_10m_max",
        "wind_direction_10m_dominant",
    ]

    func attribution(language: String) async -> WeatherAttribution {
        // The addresses are constant and right.
        let page = URL(string: "https://open-meteo.com/en/license") ?? forecasts
        return WeatherAttribution.plain(
            "Open-Meteo", page: page,
            text:
                "Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; units, days and sky events were computed"
                + " from it.")
    }

    func dataSets(for request: ProviderRequest) -> Set<WeatherRequest.DataSet> {
        Set(WeatherRequest.DataSet.allCases).subtracting([.minute, .alerts, .changes, .comparisons])
    }

    func report(for request: ProviderRequest) async throws(WeatherFailure) -> WeatherReport {
        var report = WeatherReport()
        let forecastSets: Set<WeatherRequest.DataSet> = [.current, .hourly, .daily]
        if request.dataSets.contains(.availability) {
            report.availability = WeatherAvailability(minuteAvailability: .unsupported, alertAvailability: .unsupported)
        }
        if !request.dataSets.isDisjoint(with: forecastSets) { try await addForecast(request, &report) }
        if request.dataSets.contains(where: { $0.isStatistics }) {
            var statistics = OpenMeteoStatistics(provider: self, request: request)
            try await statistics.add(&report)
        }
        if request.dataSets.contains(where: { $0.isPast }) { try await addPast(request, &report) }
        return report
    }

    // MARK: - Forecasts

    private func addForecast(_ request: ProviderRequest, _ report: inout WeatherReport) async throws(WeatherFailure) {
        // Clients may want hours and days of different ranges; one document covers both.
        let ranges = [request.hours, request.days].compactMap { $0 }
        let document: Document
        if let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max() {
            document = try await self.document(
                request, from: min(first, request.now), to: max(last, request.now.addingTimeInterval(10 * 86_400)))
        } else {
            document = try await self.document(request, from: nil, to: nil)
        }
        let payload = try Payload(document.body)
        guard payload["hourly"].exists || payload["daily"].exists || payload["current"].exists else {
            throw WeatherFailure(.badAnswer, "\(forecasts.host ?? "Open-Meteo") answered without weather")
        }
        let reader = OpenMeteoReader(payload)
        let request = request.inZone(of: payload)
        report.timeZone = request.zone.identifier
        var builder = ForecastBuilder(
            sky: request.sky, days: request.localDays, now: request.now, metadata: request.metadata(document),
            samples: reader.hours)
        for (date, sample) in reader.days {
            builder.daySamples[request.localDays.day(date.addingTimeInterval(43_200)).lowerBound] = sample
        }
        if request.dataSets.contains(.current) {
            report.current = (reader.current ?? builder.samples.last { $0.date <= request.now }).flatMap(
                builder.current)
        }
        if request.dataSets.contains(.hourly) { report.hourly = builder.hourly(request.hours) }
        if request.dataSets.contains(.daily) { report.daily = builder.daily(request.days) }
        report.isStale = report.isStale || document.isStale
    }

    private func document(_ request: ProviderRequest, from: Date?, to: Date?) async throws(WeatherFailure) -> Document {
        var query = [
            ("current", Self.current.joined(separator: ",")), ("hourly", Self.hourly.joined(separator: ",")),
            ("daily", Self.daily.joined(separator: ",")),
        ]
        if let from, let to {
            query.append(("start_date", text(from, request)))
            query.append(("end_date", text(to, request)))
        } else {
            // The night after the tenth day is part of that day, and pressure is compared with three hours before.
            query.append(("forecast_days", "11"))
            query.append(("past_days", "1"))
        }
        return try await fetch(
            forecasts.weatherURL(["v1", "forecast"], place(request) + query), request, lifetime: 900)
    }

    // MARK: - Past days

    private func addPast(_ request: ProviderRequest, _ report: inout WeatherReport) async throws(WeatherFailure) {
        let near = request.localDays
        let today = near.day(request.now).lowerBound
        let range = request.past ?? near.day(today.addingTimeInterval(-30 * 86_400 + 43_200)).lowerBound..<today
        let from = near.day(range.lowerBound).lowerBound
        let to = min(range.upperBound, today)
        guard from < to else {
            throw WeatherFailure(.invalidRequest, "summaries are of days that are over, and none of these is")
        }
        // The reanalysis lags by five days; the archive of forecasts reaches back for three months.
        let isOld = from < request.now.addingTimeInterval(-80 * 86_400)
        let base = isOld ? archive.weatherURL(["v1", "archive"], []) : forecasts.weatherURL(["v1", "forecast"], [])
        let query = [
            ("daily", "temperature_2m_max,temperature_2m_min,precipitation_sum,snowfall_sum"),
            ("start_date", text(from, request)), ("end_date", text(to.addingTimeInterval(-43_200), request)),
        ]
        let document = try await fetch(base.weatherURL([], place(request) + query), request, lifetime: 21_600)
        let metadata = request.metadata(document)
        let payload = try Payload(document.body)
        let days = request.inZone(of: payload).localDays
        let rows = OpenMeteoReader(payload).days
            .map { (days.day($0.0.addingTimeInterval(43_200)).lowerBound, $0.1) }
            .filter { $0.0 >= from && $0.0 < to }
        if request.dataSets.contains(.pastTemperatures) {
            report.pastTemperatures = DailyWeatherSummary(
                days: rows.compactMap { date, day in
                    guard let high = day.high, let low = day.low else { return nil }
                    return DayTemperatureSummary(
                        date: date, highTemperature: .celsius(high), lowTemperature: .celsius(low))
                }, metadata: metadata)
        }
        if request.dataSets.contains(.pastPrecipitation) {
            report.pastPrecipitation = DailyWeatherSummary(
                days: rows.compactMap { date, day in
                    day.precipitationAmount.map {
                        DayPrecipitationSummary(
                            date: date, precipitationAmount: .millimeters($0),
                            snowfallAmount: .millimeters(day.snowfall))
                    }
                }, metadata: metadata)
        }
    }

    // MARK: - Requests

    func place(_ request: ProviderRequest) -> [(String, String)] {
        [
            ("latitude", ProviderRequest.text(request.latitude)),
            ("longitude", ProviderRequest.text(request.longitude)), ("timezone", "auto"),
        ]
    }

    func fetch(
        _ url: URL, _ request: ProviderRequest, lifetime: TimeInterval
    ) async throws(WeatherFailure) -> Document {
        try await store.document(
            DocumentStore.Want(
                HTTPCall(url: url, headers: ["User-Agent": agent, "Accept": "application/json"]),
                provider: name.rawValue, lifetime: lifetime, allowsStale: request.allowsStale))
    }

    /// The local date of a moment, as "2026-07-26".
    func text(_ date: Date, _ request: ProviderRequest) -> String {
        let parts = request.localDays.calendar.dateComponents([.year, .month, .day], from: date)
        return [(parts.year ?? 0, 4), (parts.month ?? 0, 2), (parts.day ?? 0, 2)]
            .map { number, width in String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)" }
            .joined(separator: "-")
    }
}

extension ProviderRequest {
    /// The same request in the zone that an answer says the place is in, which knows better than the table of zones.
    func inZone(of payload: Payload) -> ProviderRequest {
        guard let zone = payload["timezone"].string.flatMap({ TimeZone(identifier: $0) }) else { return self }
        var request = self
        request.zone = zone
        return request
    }
}
