import Foundation
import HTTPRequests
import IntentWire
import WeatherKit

/// The Norwegian Meteorological Institute: forecasts for the whole world, and warnings for Norway.
///
/// Its terms ask for a User-Agent that names the application and how to reach who runs it, for at most four decimals, and for
/// no request before `Expires`.
///
/// - Source: api.met.no/doc/TermsOfService, api.met.no/weatherapi/locationforecast/2.0/documentation
struct METNorwayProvider: WeatherProvider {
    let name = ProviderName.metNorway
    let base: URL
    let store: DocumentStore
    let agent: String
    /// How to reach who runs this; without it nothing is asked.
    let contact: String?

    func attribution(language: String) async -> WeatherAttribution {
        let page = URL(string: "https://api.met.no/doc/License") ?? base
        return WeatherAttribution.plain(
            "MET Norway", page: page,
            text:
                "Data from MET Norway (https://www.met.no/en), CC BY 4.0; units, days and sky events were computed from it."
        )
    }

    func dataSets(for request: ProviderRequest) -> Set<WeatherRequest.DataSet> {
        let everywhere: Set<WeatherRequest.DataSet> = [.current, .hourly, .daily, .availability]
        return request.country == "NO" ? everywhere.union([.alerts]) : everywhere
    }

    func report(for request: ProviderRequest) async throws(WeatherFailure) -> WeatherReport {
        guard let contact, !contact.isEmpty else {
            throw WeatherFailure(
                .credentials,
                "MET Norway wants to know whom to reach: set \"contact\" in the configuration, or BECKON_WEATHER_CONTACT,"
                    + " to an address of yours")
        }
        var report = WeatherReport()
        if request.dataSets.contains(.availability) {
            report.availability = WeatherAvailability(
                minuteAvailability: .unsupported,
                alertAvailability: request.country == "NO" ? .available : .unsupported)
        }
        if !request.dataSets.isDisjoint(with: [.current, .hourly, .daily]) { try await addForecast(request, &report) }
        if request.dataSets.contains(.alerts), request.country == "NO" {
            let document = try await document(
                ["weatherapi", "metalerts", "2.0", "current.json"],
                [("lang", request.language.hasPrefix("n") ? "no" : "en")], request)
            report.alerts = METNorwayReader.alerts(try Payload(document.body), request.metadata(document))
        }
        return report
    }

    private func addForecast(_ request: ProviderRequest, _ report: inout WeatherReport) async throws(WeatherFailure) {
        let document = try await document(["weatherapi", "locationforecast", "2.0", "complete"], [], request)
        let samples = try METNorwayReader.samples(Payload(document.body))
        let builder = ForecastBuilder(
            sky: request.sky, days: request.localDays, now: request.now, metadata: request.metadata(document),
            samples: samples)
        if request.dataSets.contains(.current) {
            let sample = samples.last { $0.date <= request.now } ?? samples.first
            report.current = sample.flatMap(builder.current)
        }
        let first = samples.first?.date ?? request.now
        if request.dataSets.contains(.hourly) {
            // There is no past: what is wanted of it is left out.
            if let hours = request.hours, hours.upperBound <= first {
                report.failures[WeatherRequest.DataSet.hourly.rawValue] = Self.noPast
            } else {
                report.hourly = builder.hourly(request.hours)
            }
        }
        if request.dataSets.contains(.daily) {
            if let days = request.days, days.upperBound <= first {
                report.failures[WeatherRequest.DataSet.daily.rawValue] = Self.noPast
            } else {
                report.daily = builder.daily(request.days)
            }
        }
        report.isStale = document.isStale
    }

    private static let noPast = WeatherFailure(.unsupported, "MET Norway has no past weather")

    private func document(
        _ path: [String], _ query: [(String, String)], _ request: ProviderRequest
    ) async throws(WeatherFailure) -> Document {
        let place = [
            ("lat", ProviderRequest.text(request.latitude)), ("lon", ProviderRequest.text(request.longitude)),
        ]
        return try await store.document(
            DocumentStore.Want(
                HTTPCall(
                    url: base.weatherURL(path, place + query),
                    headers: ["User-Agent": "\(agent) \(contact ?? "")", "Accept": "application/json"]),
                provider: name.rawValue, lifetime: 1800, allowsStale: request.allowsStale))
    }
}
