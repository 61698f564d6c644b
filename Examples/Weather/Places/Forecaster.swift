import Foundation
import WeatherKit

/// Asks for exactly the weather that something shows, and for whose it is.
///
/// Nothing is kept here: the service keeps data until they expire.
struct Forecaster: Sendable {
    private let service = WeatherService.shared

    /// The weather now, and the attribution that has to stand beside it.
    func current(_ place: SavedPlace) async throws -> (weather: CurrentWeather, attribution: WeatherAttribution) {
        let weather = try await service.weather(for: place.location, including: .current)
        return (weather, try await service.attribution)
    }

    /// Now and the coming hours.
    func hours(
        _ place: SavedPlace
    ) async throws -> (weather: CurrentWeather, hours: Forecast<HourWeather>, attribution: WeatherAttribution) {
        let (weather, hours) = try await service.weather(for: place.location, including: .current, .hourly)
        return (weather, hours, try await service.attribution)
    }

    /// The warnings for a place; nil where there is nobody who warns there.
    func warnings(_ place: SavedPlace) async throws -> [WeatherAlert]? {
        let (alerts, availability) = try await service.weather(
            for: place.location, including: .alerts, .availability)
        return availability.alertAvailability == .unsupported ? nil : alerts
    }

    /// The attribution of what was shown last.
    var attribution: WeatherAttribution { get async throws { try await service.attribution } }
}
