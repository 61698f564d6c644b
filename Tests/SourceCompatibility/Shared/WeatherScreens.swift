import CoreLocation
import SwiftUI
import WeatherKit

// A weather screen as apps have it: what is asked for, what is drawn, and all forms of the service.

@MainActor
final class WeatherModel: ObservableObject {
    @Published var current: CurrentWeather?
    @Published var hours: [HourWeather] = []
    @Published var days: Forecast<DayWeather>?
    @Published var alerts: [WeatherAlert] = []
    @Published var attribution: WeatherAttribution?
    @Published var problem: String?

    private let service = WeatherService.shared

    func load(_ location: CLLocation) async {
        do {
            let weather = try await service.weather(for: location)
            current = weather.currentWeather
            hours = Array(weather.hourlyForecast.filter { $0.date > Date() }.prefix(12))
            days = weather.dailyForecast
            alerts = weather.weatherAlerts ?? []
            attribution = try await service.attribution
        } catch WeatherError.permissionDenied {
            problem = "permission"
        } catch {
            problem = error.localizedDescription
        }
    }

    func forms(_ location: CLLocation) async throws {
        current = try await service.weather(for: location, including: .current)
        let (now, minutes) = try await service.weather(for: location, including: .current, .minute)
        let (_, hourly, daily) = try await service.weather(for: location, including: .current, .hourly, .daily)
        let (_, _, _, found) = try await service.weather(
            for: location, including: .current, .hourly, .daily, .alerts)
        let (_, _, _, _, availability) = try await service.weather(
            for: location, including: .current, .hourly, .daily, .alerts, .availability)
        let (_, _, _, _, _, changes) = try await service.weather(
            for: location, including: .current, .hourly, .daily, .alerts, .availability, .changes)
        let (_, _, _, _, _, _, comparisons) = try await service.weather(
            for: location, including: .current, .hourly, .daily, .alerts, .availability, .changes,
            .historicalComparisons)
        let tomorrow = Date().addingTimeInterval(86_400)
        let range = try await service.weather(
            for: location, including: .hourly(startDate: Date(), endDate: tomorrow))
        days = try await service.weather(for: location, including: .daily(startDate: Date(), endDate: tomorrow))
        let query: WeatherQuery<CurrentWeather> = .current
        current = try await WeatherService().weather(for: location, including: query)
        hours = hourly.forecast + range
        alerts = found ?? []
        problem = minutes?.summary ?? daily.first?.condition.accessibilityDescription ?? now.symbolName
        if availability.alertAvailability == .unsupported { alerts = [] }
        for change in changes?.changes ?? [] where change.highTemperature == .increase { problem = "warmer" }
        for comparison in comparisons?.comparisons ?? [] {
            if case .highTemperature(let trend) = comparison, trend.deviation == .muchHigher {
                problem = "\(trend.currentValue.value - trend.baseline.value.value) \(trend.baseline.kind)"
            }
        }
    }

    func past(_ location: CLLocation) async throws -> Double {
        let (heat, rain) = try await service.dailyStatistics(
            for: location, startDay: 300, endDay: 20, including: .temperature, .precipitation)
        let months = try await service.monthlyStatistics(for: location, including: .temperature)
        let hourly = try await service.hourlyStatistics(for: location, including: .temperature)
        let summary = try await service.dailySummary(
            for: location, forDaysIn: DateInterval(start: .distantPast, duration: 86_400), including: .precipitation)
        return heat.days.map(\.averageHighTemperature.value).reduce(0, +) + rain[0].averagePrecipitationProbability
            + months.months[0].averageLowTemperature.value + hourly[0].percentiles.p50.value
            + summary.days[0].precipitationAmount.value
    }
}

struct WeatherScreen: View {
    let day: DayWeather
    let hour: HourWeather
    let attribution: WeatherAttribution

    var body: some View {
        VStack {
            Label(day.condition.description, systemImage: day.symbolName)
            Text("\(day.highTemperature.converted(to: .fahrenheit).value)")
            Text(hour.wind.compassDirection.abbreviation)
            Text(hour.uvIndex.category.description)
            Image(systemName: day.moon.phase.symbolName)
            if let sunrise = day.sun.sunrise, let moonset = day.moon.moonset {
                Text(min(sunrise, moonset), style: .time)
            }
            AsyncImage(url: attribution.combinedMarkLightURL)
            Link("Sources", destination: attribution.legalPageURL)
        }
    }
}

extension WeatherCondition {
    var isWet: Bool {
        switch self {
        case .rain, .heavyRain, .drizzle, .sunShowers: true
        case .snow, .heavySnow, .flurries, .sleet: true
        default: false
        }
    }
}
