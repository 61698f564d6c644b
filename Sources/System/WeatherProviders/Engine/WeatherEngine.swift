package import CoreLocation
import Foundation
package import IntentWire
import Synchronization
public import WeatherKit

/// Answers requests for weather by the providers of a configuration.
///
/// A kind of data is asked of the first provider that may have it; where that one fails, of the next. What follows from
/// other data is computed here, so that it is there whoever gives the data.
public final class WeatherEngine: Sendable {
    private struct Kept {
        var report: WeatherReport
        var expires: Date
    }

    private let providers: [any WeatherProvider]
    private let statistics: OpenMeteoProvider?
    private let zones: ZoneTable
    private let deadline: Duration
    private let now: @Sendable () -> Date
    private let kept = Mutex<[WeatherRequest: Kept]>([:])

    package let shown = ShownAttributions()

    /// How often each provider was asked.
    package let ledger: QuotaLedger

    /// The name by which providers know this program.
    private static let agent = "beckon-weather/1.0"
    private static let mostKept = 64

    /// Creates an engine.
    ///
    /// - Parameters:
    ///   - configuration: Whom to ask.
    ///   - environment: Variables that name the folders for documents and counts: `XDG_CACHE_HOME`, `XDG_STATE_HOME`, `HOME`.
    public convenience init(_ configuration: WeatherConfiguration, environment: [String: String]) {
        self.init(
            configuration,
            cache: WeatherConfiguration.folder("XDG_CACHE_HOME", ".cache", environment)
                .appendingPathComponent("beckon/weather"),
            state: WeatherConfiguration.folder("XDG_STATE_HOME", ".local/state", environment)
                .appendingPathComponent("beckon"),
            transport: NetworkTransport())
    }

    /// Creates an engine on folders and a transport of a test.
    package init(
        _ configuration: WeatherConfiguration, cache: URL, state: URL, transport: any HTTPTransport,
        zones: ZoneTable = .system, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        ledger = QuotaLedger(
            file: state.appendingPathComponent("weather-quota.json"), allowances: configuration.allowances,
            warnsAt: configuration.quotaWarning ?? 0.8, now: now)
        deadline = .milliseconds(Int((configuration.deadline ?? 10) * 1000))
        let store = DocumentStore(
            transport: transport, cache: ResponseCache(folder: cache), ledger: ledger, deadline: deadline, now: now)
        let openMeteo = OpenMeteoProvider(
            forecasts: configuration.address("open-meteo", "https://api.open-meteo.com"),
            archive: configuration.address("open-meteo-archive", "https://archive-api.open-meteo.com"), store: store,
            agent: Self.agent)
        providers = configuration.order.map { name -> any WeatherProvider in
            switch name {
            case .apple:
                AppleProvider(
                    base: configuration.address("apple", "https://weatherkit.apple.com"),
                    credentials: configuration.apple
                        ?? AppleCredentials(teamID: "", serviceID: "", keyID: "", keyFile: ""), store: store)
            case .openMeteo: openMeteo
            case .metNorway:
                METNorwayProvider(
                    base: configuration.address("met-norway", "https://api.met.no"), store: store, agent: Self.agent,
                    contact: configuration.contact)
            case .nws:
                NWSProvider(
                    base: configuration.address("nws", "https://api.weather.gov"), store: store, agent: Self.agent)
            }
        }
        statistics = configuration.order.contains(.openMeteo) ? openMeteo : nil
        self.zones = zones
        self.now = now
    }
}

extension WeatherEngine: WeatherSource {
    package func attribution(language: String) async throws -> WeatherAttribution {
        guard let first = providers.first else { throw Self.noProviders }
        return await first.attribution(language: language)
    }

    package func report(for request: WeatherRequest) async throws -> WeatherReport {
        try await answer(request).get()
    }

    private static let noProviders = WeatherFailure(
        .invalidRequest, "the configuration names no provider of weather: add one to \"providers\"")

    private func answer(_ request: WeatherRequest) async -> Result<WeatherReport, WeatherFailure> {
        do throws(WeatherFailure) {
            guard !providers.isEmpty else { throw Self.noProviders }
            try Self.check(request)
            if let kept = kept.withLock({ $0[request] }), kept.expires > now() { return .success(kept.report) }
            let report = try await gather(request)
            keep(report, for: request)
            return .success(report)
        } catch {
            return .failure(error)
        }
    }

    private static func check(_ request: WeatherRequest) throws(WeatherFailure) {
        guard (-90...90).contains(request.latitude), (-180...180).contains(request.longitude) else {
            throw WeatherFailure(
                .invalidRequest,
                "\(request.latitude), \(request.longitude) is no place: degrees are from −90 to 90 north and"
                    + " from −180 to 180 east")
        }
        for span in [request.hours, request.days].compactMap({ $0 }) {
            guard span.start < span.end, span.end.timeIntervalSince(span.start) <= 10 * 86_400 + 7200 else {
                throw WeatherFailure(
                    .invalidRequest, "a range of hours or days ends after it begins, at most ten days later")
            }
        }
        if let past = request.past, past.start >= past.end {
            throw WeatherFailure(.invalidRequest, "an interval ends after it begins")
        }
    }

    // MARK: - Asking providers

    private func gather(_ request: WeatherRequest) async throws(WeatherFailure) -> WeatherReport {
        var asked = providerRequest(request)
        var report = WeatherReport()
        report.timeZone = asked.zone.identifier
        let sources = WeatherDerivation.sources(of: request.dataSets)
        // Availability is what all providers together have, so each is asked for it.
        var open = sources
        var failures: [WeatherFailure] = []
        let end = ContinuousClock.now + deadline
        for (index, provider) in providers.enumerated() where !open.isEmpty {
            asked.dataSets = open.intersection(provider.dataSets(for: asked))
            guard !asked.dataSets.isEmpty else { continue }
            // The deadline is for all of them: who is followed by another leaves half of the time to it.
            let others = providers.dropFirst(index + 1).contains { !$0.dataSets(for: asked).isDisjoint(with: open) }
            let left = ContinuousClock.now.duration(to: end)
            do throws(WeatherFailure) {
                let part = try await DocumentStore.withDeadline(others ? left / 2 : left) {
                    () throws(WeatherFailure) in
                    try await provider.report(for: asked)
                }
                let given = asked.dataSets.filter { part.has($0) }
                report.take(part, given)
                // Availability has no data to attribute.
                if !given.isSubset(of: [.availability]) {
                    report.attributions.append(await provider.attribution(language: request.language))
                }
                open.subtract(given.subtracting([.availability]))
            } catch {
                failures.append(error)
                for dataSet in asked.dataSets { report.failures[dataSet.rawValue] = error }
            }
        }
        if open == sources, report.availability == nil, let failure = failures.first { throw failure }
        if request.dataSets.isEmpty, let first = providers.first {
            report.attributions = [await first.attribution(language: request.language)]
        }
        report.settleAvailability(wanted: request.dataSets)
        asked.dataSets = request.dataSets
        await WeatherDerivation(request: asked, statistics: statistics).complete(&report)
        report.drop(except: request.dataSets)
        return report
    }

    private func providerRequest(_ request: WeatherRequest) -> ProviderRequest {
        let place = zones.nearest(latitude: request.latitude, longitude: request.longitude)
        let zone = place.flatMap { TimeZone(identifier: $0.zone) } ?? .current
        func range(_ span: WeatherRequest.Span?) -> Range<Date>? { span.map { $0.start..<$0.end } }
        return ProviderRequest(
            latitude: request.latitude, longitude: request.longitude, dataSets: request.dataSets,
            hours: range(request.hours), days: range(request.days), cycle: request.cycle, past: range(request.past),
            language: request.language, country: place?.country, zone: zone, now: now(),
            allowsStale: request.allowsStale)
    }

    /// Keeps a report until the first of its data expires, or a minute where it has none.
    private func keep(_ report: WeatherReport, for request: WeatherRequest) {
        guard !report.isStale, report.failures.isEmpty else { return }
        let time = now()
        let expires = report.expirations.min() ?? time.addingTimeInterval(60)
        kept.withLock { kept in
            if kept.count >= Self.mostKept { kept = kept.filter { $0.value.expires > time } }
            if kept.count >= Self.mostKept { kept.removeAll() }
            kept[request] = Kept(report: report, expires: expires)
        }
    }
}

extension WeatherService {
    /// A service that asks providers from this process, for programs that no system runs.
    ///
    /// - Parameter engine: What asks; its cache and counts are shared with all services that have it.
    public convenience init(engine: WeatherEngine) { self.init(source: engine) }
}
