import Foundation
import IntentWire
import WeatherKit

/// What a provider is asked for: a request at a place whose zone is known.
struct ProviderRequest: Sendable {
    var latitude: Double
    var longitude: Double
    var dataSets: Set<WeatherRequest.DataSet>
    var hours: Range<Date>?
    var days: Range<Date>?
    var cycle: WeatherRequest.Cycle?
    var past: Range<Date>?
    var language: String
    var country: String?
    var zone: TimeZone
    var now: Date
    var allowsStale: Bool

    var sky: Sky { Sky(latitude: latitude, longitude: longitude) }
    var localDays: LocalDays { LocalDays(zone) }

    func metadata(_ document: Document) -> WeatherMetadata {
        WeatherMetadata(
            date: document.date, expirationDate: document.expires, latitude: latitude, longitude: longitude)
    }

    /// A coordinate as providers take it: with at most four decimals, which is ten metres.
    static func text(_ degrees: Double) -> String {
        let rounded = (degrees * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// A source of weather.
protocol WeatherProvider: Sendable {
    var name: ProviderName { get }

    /// What must be shown beside its data.
    func attribution(language: String) async -> WeatherAttribution

    /// The kinds of data that it may have for a place.
    func dataSets(for request: ProviderRequest) -> Set<WeatherRequest.DataSet>

    /// What it has of what is asked for.
    ///
    /// - Throws: ``WeatherFailure`` where it has nothing.
    func report(for request: ProviderRequest) async throws(WeatherFailure) -> WeatherReport
}

/// The providers that there are, by the names that they have in the configuration.
public enum ProviderName: String, CaseIterable, Codable, Hashable, Sendable {
    /// Apple's service, which needs a key.
    case apple
    /// Open-Meteo: the whole world, and statistics of past years.
    case openMeteo = "open-meteo"
    /// The Norwegian Meteorological Institute: the whole world, and warnings for Norway.
    case metNorway = "met-norway"
    /// The National Weather Service of the United States: its territories, with warnings.
    case nws
}
