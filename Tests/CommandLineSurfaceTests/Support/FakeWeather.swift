import Foundation
import IntentWire
import WeatherKit

/// The weather of a system that the tests make up.
extension FakeHost {
    func weather(_ request: WeatherRequest) async throws -> WeatherReply {
        var report = WeatherReport()
        guard request.latitude < 80 else {
            return try Self.reply(WeatherAnswer(failure: WeatherFailure(.offline, "api.example.org cannot be reached")))
        }
        let noon = Date(timeIntervalSince1970: 1_772_625_600)
        let metadata = WeatherMetadata(
            date: noon, expirationDate: noon.addingTimeInterval(900), latitude: request.latitude,
            longitude: request.longitude)
        report.timeZone = "Europe/Copenhagen"
        report.current = Self.current(noon, metadata)
        if request.dataSets.contains(.hourly) {
            report.hourly = Forecast(
                forecast: (0..<25).map { Self.hour($0, from: noon) }, metadata: metadata)
        }
        if request.dataSets.contains(.alerts), let page = URL(string: "https://example.org/alerts/1") {
            report.alerts = [
                WeatherAlert(
                    detailsURL: page, metadata: metadata, region: "Zealand", severity: .moderate,
                    source: "Example Office",
                    summary: "Strong Wind")
            ]
        }
        if let page = URL(string: "https://example.org/legal") {
            report.attributions = [
                WeatherAttribution(
                    serviceName: "Example", legalPageURL: page, combinedMarkDarkURL: page, combinedMarkLightURL: page,
                    squareMarkURL: page, legalAttributionText: "Weather data by Example (https://example.org/).")
            ]
        }
        return try Self.reply(WeatherAnswer(report: report))
    }

    func weatherUsage() async throws -> [WeatherUsage] {
        [
            WeatherUsage(
                provider: "apple", month: "2026-03", used: 430_000, allowed: 500_000, isNearEnd: true,
                tiers: [500_000, 1_000_000]),
            WeatherUsage(provider: "nws", month: "2026-03", used: 12, allowed: nil, isNearEnd: false),
        ]
    }

    private static func reply(_ answer: WeatherAnswer) throws -> WeatherReply {
        WeatherReply(body: String(decoding: try JSONEncoder().encode(answer), as: UTF8.self))
    }

    private static func current(_ date: Date, _ metadata: WeatherMetadata) -> CurrentWeather {
        CurrentWeather(
            date: date, cloudCover: 0.4, cloudCoverByAltitude: CloudCoverByAltitude(low: 0, medium: 0.4, high: 0),
            condition: .partlyCloudy, symbolName: "cloud.sun", dewPoint: Measurement(value: 2, unit: .celsius),
            humidity: 0.71, precipitationIntensity: Measurement(value: 0, unit: .kilometersPerHour),
            pressure: Measurement(value: 1013.2, unit: .millibars), pressureTrend: .falling, isDaylight: true,
            temperature: Measurement(value: 6.6, unit: .celsius),
            apparentTemperature: Measurement(value: 3.4, unit: .celsius), uvIndex: UVIndex(2),
            visibility: Measurement(value: 20_000, unit: .meters), wind: Wind(degrees: 247, speed: 19),
            metadata: metadata)
    }

    private static func hour(_ number: Int, from start: Date) -> HourWeather {
        let isWet = (8...12).contains(number)
        return HourWeather(
            date: start.addingTimeInterval(Double(number) * 3600), cloudCover: 0.5,
            cloudCoverByAltitude: CloudCoverByAltitude(low: 0, medium: 0.5, high: 0),
            condition: isWet ? .rain : .cloudy, symbolName: "cloud", dewPoint: Measurement(value: 2, unit: .celsius),
            humidity: 0.7, pressure: Measurement(value: 1013, unit: .millibars), pressureTrend: .steady,
            isDaylight: number < 6,
            temperature: Measurement(value: 6 - Double(abs(number - 14) - 7) / -2, unit: .celsius),
            apparentTemperature: Measurement(value: 3, unit: .celsius), precipitation: isWet ? .rain : .none,
            precipitationChance: isWet ? 0.8 : 0.1,
            precipitationAmount: Measurement(value: isWet ? Double(number - 7) * 0.4 : 0, unit: .millimeters),
            snowfallAmount: Measurement(value: 0, unit: .millimeters), uvIndex: UVIndex(1),
            visibility: Measurement(value: 20_000, unit: .meters), wind: Wind(degrees: 240, speed: 20))
    }
}
