import Foundation
import HTTPRequests
import IntentWire
import WeatherKit

/// The National Weather Service: forecasts, observations and warnings for the United States and their territories.
///
/// - Source: weather.gov/documentation/services-web-api, api.weather.gov/openapi.json
struct NWSProvider: WeatherProvider {
    let name = ProviderName.nws
    let base: URL
    let store: DocumentStore
    let agent: String

    func attribution(language: String) async -> WeatherAttribution {
        let page = URL(string: "https://www.weather.gov/disclaimer") ?? base
        return WeatherAttribution.plain(
            "National Weather Service", page: page,
            text:
                "Data from the U.S. National Weather Service (https://www.weather.gov/); units, days and sky events were"
                + " computed from it.")
    }

    /// Degrees north and east between which it may have forecasts: the states, Alaska on both sides of the date line, Hawaii,
    /// Puerto Rico and the Virgin Islands, Guam and the Marianas, Samoa. Beyond the borders it answers that it has none.
    private static let regions: [(latitudes: ClosedRange<Double>, longitudes: ClosedRange<Double>)] = [
        (24.3...49.4, -125...(-66.8)), (51...71.5, -180...(-129.9)), (51...54, 172...180),
        (18.5...28.5, -178.5...(-154.7)),
        (17.5...18.6, -68...(-64.5)), (13...20.6, 144.5...146.2), (-14.6...(-11), -171.2...(-168)),
    ]

    func dataSets(for request: ProviderRequest) -> Set<WeatherRequest.DataSet> {
        let isNear = Self.regions.contains {
            $0.latitudes.contains(request.latitude) && $0.longitudes.contains(request.longitude)
        }
        guard isNear else { return [] }
        return [.current, .hourly, .daily, .alerts, .availability]
    }

    func report(for request: ProviderRequest) async throws(WeatherFailure) -> WeatherReport {
        var report = WeatherReport()
        if request.dataSets.contains(.availability) {
            report.availability = WeatherAvailability(minuteAvailability: .unsupported, alertAvailability: .available)
        }
        if request.dataSets.contains(.alerts) {
            let place = ProviderRequest.text(request.latitude) + "," + ProviderRequest.text(request.longitude)
            let url = base.weatherURL(["alerts", "active"], [("point", place)])
            let document = try await document(url, request, lifetime: 60)
            report.alerts = NWSReader.alerts(try Payload(document.body), request.metadata(document))
            report.isStale = document.isStale
        }
        if !request.dataSets.isDisjoint(with: [.current, .hourly, .daily]) { try await addForecast(request, &report) }
        return report
    }

    private func addForecast(_ request: ProviderRequest, _ report: inout WeatherReport) async throws(WeatherFailure) {
        let place = ProviderRequest.text(request.latitude) + "," + ProviderRequest.text(request.longitude)
        let point = try await Payload(
            document(base.weatherURL(["points", place], []), request, lifetime: 7 * 86_400).body)["properties"]
        var request = request
        if let zone = point["timeZone"].string.flatMap({ TimeZone(identifier: $0) }) { request.zone = zone }
        report.timeZone = request.zone.identifier
        guard let grid = own(point["forecastGridData"].url) else {
            throw WeatherFailure(.badAnswer, "\(base.host ?? "NWS") answered without a grid for this place")
        }
        let document = try await document(grid, request, lifetime: 1800)
        let reader = NWSReader(try Payload(document.body)["properties"])
        guard !reader.hours.isEmpty else {
            throw WeatherFailure(.badAnswer, "\(base.host ?? "NWS") answered with an empty grid")
        }
        var builder = ForecastBuilder(
            sky: request.sky, days: request.localDays, now: request.now, metadata: request.metadata(document),
            samples: reader.hours)
        builder.daySamples = reader.days(request.localDays)
        if request.dataSets.contains(.current) {
            // An observation that cannot be had, or lacks a temperature, is replaced by the forecast of the hour.
            let observed = try? await observation(point, request)
            let forecast = reader.hours.last { $0.date <= request.now } ?? reader.hours.first
            report.current = observed.flatMap(builder.current) ?? forecast.flatMap(builder.current)
        }
        if request.dataSets.contains(.hourly) { report.hourly = builder.hourly(request.hours) }
        if request.dataSets.contains(.daily) { report.daily = builder.daily(request.days) }
        report.isStale = report.isStale || document.isStale
    }

    private func observation(
        _ point: Payload, _ request: ProviderRequest
    ) async throws(WeatherFailure) -> WeatherSample? {
        guard let list = own(point["observationStations"].url) else { return nil }
        let stations = try await Payload(document(list, request, lifetime: 7 * 86_400).body)
        let nearest = stations["features"][0]["id"].url ?? stations["observationStations"][0].url
        guard let station = own(nearest) else { return nil }
        let url = station.appendingPathComponent("observations").appendingPathComponent("latest")
        return NWSReader.observation(try await Payload(document(url, request, lifetime: 300).body)["properties"])
    }

    /// An address that the service gave, on the host that is asked; others are not followed.
    private func own(_ url: URL?) -> URL? {
        guard let url, let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), parts.path.hasPrefix("/")
        else {
            return nil
        }
        return base.weatherURL(parts.path.split(separator: "/").map(String.init), [])
    }

    private func document(
        _ url: URL, _ request: ProviderRequest, lifetime: TimeInterval
    ) async throws(WeatherFailure) -> Document {
        try await store.document(
            DocumentStore.Want(
                HTTPCall(url: url, headers: ["User-Agent": agent, "Accept": "application/geo+json"]),
                provider: name.rawValue, lifetime: lifetime, allowsStale: request.allowsStale))
    }
}
