import Foundation
import HTTPRequests
import IntentWire
import WeatherKit

/// Apple's service, by version 1 of its interface for everyone.
///
/// - Source: developer.apple.com/documentation/weatherkitrestapi
struct AppleProvider: WeatherProvider {
    let name = ProviderName.apple
    private let base: URL
    private let host: String
    private let credentials: AppleCredentials
    private let tokens: TokenSource
    private let store: DocumentStore

    init(base: URL, credentials: AppleCredentials, store: DocumentStore) {
        self.base = base
        host = base.host ?? ""
        self.credentials = credentials
        tokens = TokenSource(credentials)
        self.store = store
    }

    /// The data sets of the interface, by the kinds of data that they give.
    private static let names: [WeatherRequest.DataSet: String] = [
        .current: "currentWeather", .daily: "forecastDaily", .hourly: "forecastHourly", .minute: "forecastNextHour",
        .alerts: "weatherAlerts",
    ]

    /// Those that exist in some regions only.
    private static let regional: Set<WeatherRequest.DataSet> = [.minute, .alerts]

    func dataSets(for request: ProviderRequest) -> Set<WeatherRequest.DataSet> {
        [.current, .minute, .hourly, .daily, .alerts, .availability]
    }

    func report(for request: ProviderRequest) async throws(WeatherFailure) -> WeatherReport {
        var report = WeatherReport()
        var wanted = request.dataSets
        let asksRegions = !wanted.isDisjoint(with: Self.regional) || wanted.contains(.availability)
        if asksRegions {
            let available = try await available(request)
            report.availability = WeatherAvailability(
                minuteAvailability: available.contains("forecastNextHour") ? .available : .unsupported,
                alertAvailability: available.contains("weatherAlerts") ? .available : .unsupported)
            wanted = wanted.filter { !Self.regional.contains($0) || available.contains(Self.names[$0] ?? "") }
        }
        wanted.remove(.availability)
        guard !wanted.isEmpty else { return report }
        let document = try await document(weather(wanted, request), request, lifetime: 300) { body in
            (try? Payload(body)).flatMap(AppleDecoder.expiry)
        }
        let decoder = AppleDecoder(request: request, document: document)
        try decoder.fill(&report, try Payload(document.body))
        for dataSet in wanted where report.failures[dataSet.rawValue] == nil && !report.has(dataSet) {
            report.failures[dataSet.rawValue] = WeatherFailure(
                .notFound, "\(host) left out '\(Self.names[dataSet] ?? dataSet.rawValue)'")
        }
        report.isStale = document.isStale
        return report
    }

    /// The names of the data sets that exist for a place.
    private func available(_ request: ProviderRequest) async throws(WeatherFailure) -> Set<String> {
        var query: [(String, String)] = []
        if let country = request.country { query.append(("country", country)) }
        let place = [ProviderRequest.text(request.latitude), ProviderRequest.text(request.longitude)]
        let url = base.weatherURL(["api", "v1", "availability"] + place, query)
        let document = try await document(url, request, lifetime: 86_400, expiry: nil)
        guard let names = try Payload(document.body).elements else {
            throw WeatherFailure(.badAnswer, "\(host) answered without a list of data sets")
        }
        return Set(names.compactMap(\.string))
    }

    private func weather(_ dataSets: Set<WeatherRequest.DataSet>, _ request: ProviderRequest) -> URL {
        var query = [
            ("dataSets", dataSets.compactMap { Self.names[$0] }.sorted().joined(separator: ",")),
            ("timezone", request.zone.identifier),
        ]
        if let country = request.country { query.append(("countryCode", country)) }
        if dataSets.contains(.hourly), let hours = request.hours {
            query.append(("hourlyStart", WeatherDate.text(request.localDays.hour(hours.lowerBound))))
            query.append(("hourlyEnd", WeatherDate.text(hours.upperBound)))
        }
        if dataSets.contains(.daily), let days = request.days {
            query.append(("dailyStart", WeatherDate.text(days.lowerBound)))
            query.append(("dailyEnd", WeatherDate.text(days.upperBound)))
        }
        let place = [ProviderRequest.text(request.latitude), ProviderRequest.text(request.longitude)]
        return base.weatherURL(["api", "v1", "weather", request.language] + place, query)
    }

    /// Fetches with a token; once more where the server's clock tells why it was refused.
    private func document(
        _ url: URL, _ request: ProviderRequest, lifetime: TimeInterval, expiry: (@Sendable (Data) -> Date?)?
    ) async throws(WeatherFailure) -> Document {
        func want(_ lead: TimeInterval) throws(WeatherFailure) -> DocumentStore.Want {
            let token = try tokens.token(now: request.now, lead: lead)
            let call = HTTPCall(url: url, headers: ["Authorization": "Bearer \(token)", "Accept": "application/json"])
            return DocumentStore.Want(
                call, provider: name.rawValue, lifetime: lifetime, allowsStale: request.allowsStale, expiry: expiry)
        }
        do throws(WeatherFailure) {
            return try await store.document(want(0))
        } catch {
            guard error.code == .unauthorized || error.code == .tokenExpired else { throw error }
            let lead = store.clockLead(host)
            guard lead.magnitude > 30 else { throw named(error) }
            do throws(WeatherFailure) {
                return try await store.document(want(lead))
            } catch {
                guard error.code == .unauthorized || error.code == .tokenExpired else { throw error }
                throw WeatherFailure(
                    .tokenExpired,
                    "\(error.message); this machine's clock differs from the server's by \(Int(lead.magnitude)) s")
            }
        }
    }

    /// A refusal with the identifiers that were refused.
    private func named(_ failure: WeatherFailure) -> WeatherFailure {
        WeatherFailure(
            failure.code,
            "\(failure.message); used were the team \(credentials.teamID), the service \(credentials.serviceID) and the"
                + " key \(credentials.keyID)")
    }

    // MARK: - Attribution

    func attribution(language: String) async -> WeatherAttribution {
        let call = HTTPCall(url: base.weatherURL(["attribution", language], []))
        let want = DocumentStore.Want(call, provider: nil, lifetime: 86_400, allowsStale: true)
        let payload = try? await Payload(store.document(want).body)
        func mark(_ name: String, _ known: String) -> URL {
            let path = payload?[name + "@2x"].string ?? payload?[name + "@1x"].string ?? known
            return URL(string: path, relativeTo: base)?.absoluteURL ?? base
        }
        let branding = "/assets/branding/en/Apple_Weather"
        let service = payload?["serviceName"].string ?? "Apple Weather"
        let page = base.weatherURL(["legal-attribution.html"], [])
        return WeatherAttribution(
            serviceName: service, legalPageURL: page,
            combinedMarkDarkURL: mark("logoDark", branding + "_wht_en_2X_090122.png"),
            combinedMarkLightURL: mark("logoLight", branding + "_blk_en_2X_090122.png"),
            squareMarkURL: mark("logoSquare", "/assets/branding/square-mark@2x.png"),
            legalAttributionText: "Weather data by \(service). Sources: \(page.absoluteString)")
    }
}

extension URL {
    /// An address of an interface: parts of a path, which are escaped, and a query.
    func weatherURL(_ path: [String], _ query: [(String, String)]) -> URL {
        var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) ?? URLComponents()
        let start = parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path
        parts.path = path.reduce(start) { $0 + "/" + $1 }
        if !query.isEmpty { parts.queryItems = query.map { URLQueryItem(name: $0.0, value: $0.1) } }
        return parts.url ?? self
    }
}

extension WeatherReport {
    /// Whether data of a kind are there.
    func has(_ dataSet: WeatherRequest.DataSet) -> Bool {
        switch dataSet {
        case .current: current != nil
        case .minute: minute != nil
        case .hourly: hourly != nil
        case .daily: daily != nil
        case .alerts: alerts != nil
        case .availability: availability != nil
        case .changes: changes != nil
        case .comparisons: comparisons != nil
        case .dayTemperatures: dayTemperatures != nil
        case .dayPrecipitation: dayPrecipitation != nil
        case .hourTemperatures: hourTemperatures != nil
        case .monthTemperatures: monthTemperatures != nil
        case .monthPrecipitation: monthPrecipitation != nil
        case .pastTemperatures: pastTemperatures != nil
        case .pastPrecipitation: pastPrecipitation != nil
        }
    }
}
