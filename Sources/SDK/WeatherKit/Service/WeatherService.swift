public import CoreLocation
import Foundation
import FoundationAdditions
import IntentWire

/// Weather for places.
///
/// The system fetches it from the providers that its configuration names, keeps it until it expires, and counts the
/// requests; so a hundred widgets of ten apps ask a provider once. All members may be called from any task at once.
///
/// ```swift
/// let place = CLLocation(latitude: 55.68, longitude: 12.57)
/// let (current, days) = try await WeatherService.shared.weather(for: place, including: .current, .daily)
/// print(current.temperature, days.first?.condition ?? .clear)
/// print(try await WeatherService.shared.attribution.legalAttributionText)
/// ```
///
/// - Source: developer.apple.com/documentation/weatherkit/weatherservice
public final class WeatherService: Sendable {
    /// The service that an app normally uses.
    public static let shared = WeatherService()

    /// Where the weather of a task comes from, whichever service it asks; what a test of client code sets.
    @TaskLocal package static var sourceOfTask: (any WeatherSource)?

    private let ownSource: any WeatherSource

    /// A service that is as good as the shared one.
    public convenience init() { self.init(source: SystemWeatherSource.shared) }

    /// A service with a source of its own.
    package init(source: any WeatherSource) { ownSource = source }

    private var source: any WeatherSource { Self.sourceOfTask ?? ownSource }

    private static var language: String { LocalizationContext.currentLocale.identifier(.bcp47) }

    /// Whose data this process has got, for all to see who see the data; before any came, whose they would be.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    public var attribution: WeatherAttribution {
        get async throws {
            let source = source
            if let shown = source.shown.combined { return shown }
            return try await Self.explained { try await source.attribution(language: Self.language) }
        }
    }

    /// All that there is for a place: now, the next hour, 25 hours, 10 days, and warnings.
    ///
    /// It asks for more than most apps show; `weather(for:including:)` asks for what it names.
    ///
    /// - Parameter location: The place; its coordinate is all that counts.
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    public func weather(for location: CLLocation) async throws -> Weather {
        let (current, minute, hourly, daily, alerts, availability) = try await weather(
            for: location, including: .current, .minute, .hourly, .daily, .alerts, .availability)
        return Weather(
            currentWeather: current, minuteForecast: minute, hourlyForecast: hourly, dailyForecast: daily,
            weatherAlerts: alerts, availability: availability)
    }

    // MARK: - What other members use

    /// The reports that some wants need, one after the other, and which of them each want is in.
    func reports(_ location: CLLocation, _ wants: [WeatherWant]) async throws -> WeatherReports {
        var plan = WeatherPlan(location, language: Self.language)
        for want in wants { plan.add(want) }
        var reports: [WeatherReport] = []
        for request in plan.requests { reports.append(try await fetch(request)) }
        return WeatherReports(reports: reports, positions: plan.positions)
    }

    /// A report of past years.
    func report(
        _ location: CLLocation, _ kinds: Set<WeatherRequest.DataSet>, past: WeatherRequest.Span? = nil,
        cycle: WeatherRequest.Cycle? = nil
    ) async throws -> WeatherReport {
        try await fetch(
            WeatherRequest(
                latitude: location.coordinate.latitude, longitude: location.coordinate.longitude, dataSets: kinds,
                cycle: cycle, past: past, language: Self.language))
    }

    private func fetch(_ request: WeatherRequest) async throws -> WeatherReport {
        let source = source
        let report = try await Self.explained { try await source.report(for: request) }
        source.shown.add(report.attributions)
        return report
    }

    /// What a report holds of a kind.
    static func value<T>(
        of dataSet: WeatherRequest.DataSet, in report: WeatherReport, _ read: (WeatherReport) -> T?
    ) throws -> T {
        if let value = read(report) { return value }
        try refuse(
            report.failures[dataSet.rawValue]
                ?? WeatherFailure(.unsupported, "no provider of weather has '\(dataSet.rawValue)' for that place"))
    }

    /// Runs a body whose failures become those that Apple's clients know.
    private static func explained<T>(_ body: () async throws -> T) async throws -> T {
        do {
            return try await body()
        } catch let failure as WeatherFailure {
            try refuse(failure)
        }
    }

    /// Throws a failure, or the `WeatherError` that stands for it, whose reason is then written to the app's output.
    private static func refuse(_ failure: WeatherFailure) throws -> Never {
        switch failure.code {
        case .credentials, .unauthorized, .tokenExpired, .forbidden, .quotaExceeded:
            try? FileHandle.standardError.write(contentsOf: Data("WeatherKit: \(failure.message)\n".utf8))
            throw WeatherError.permissionDenied
        default: throw failure
        }
    }
}

/// Reports, and which of them each want is in.
struct WeatherReports {
    var reports: [WeatherReport]
    var positions: [Int]
    private var next = 0

    init(reports: [WeatherReport], positions: [Int]) {
        self.reports = reports
        self.positions = positions
    }

    /// The value of the next query, in the order in which their wants were given.
    mutating func value<T>(of query: WeatherQuery<T>) throws -> T {
        defer { next += 1 }
        return try WeatherService.value(of: query.want.dataSet, in: reports[positions[next]], query.read)
    }
}
