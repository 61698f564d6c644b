import Foundation
import IntentWire
import Testing

@testable import WeatherKit
@testable import WeatherProviders

/// A stored answer of Apple's interface and how much of each kind is in it.
struct ApplePayload: Sendable, CustomTestStringConvertible {
    var file: String
    /// The name of the data set, where the file has one without the object around it.
    var dataSet: String?
    var hasCurrent = false
    var days = 0
    var hours = 0
    var minutes = 0
    var alerts = 0

    var testDescription: String { file }

    static let all = [
        ApplePayload(file: "gowk_current_weather", hasCurrent: true),
        ApplePayload(file: "gowk_forecast_daily", days: 10),
        ApplePayload(file: "gowk_forecast_hourly", hours: 25),
        ApplePayload(file: "gowk_full_weather", hasCurrent: true, days: 10, hours: 25, minutes: 78),
        ApplePayload(file: "gowk_next_hour_forecast", minutes: 79),
        ApplePayload(file: "owk_alert", dataSet: "weatherAlerts", alerts: 1),
        ApplePayload(file: "owk_currentWeather", dataSet: "currentWeather", hasCurrent: true),
        ApplePayload(file: "owk_dailyWeather", dataSet: "forecastDaily", days: 10),
        ApplePayload(file: "owk_hourlyWeather", dataSet: "forecastHourly", hours: 25),
        ApplePayload(file: "owk_nextHourWeather", dataSet: "forecastNextHour", minutes: 83),
        ApplePayload(file: "rugaard_Forecast", hasCurrent: true, days: 10, hours: 25, minutes: 75, alerts: 1),
        ApplePayload(file: "rugaard_ForecastUnsupportedDataSet"),
    ]

    /// The report that its bytes give.
    func report() throws -> WeatherReport {
        var data = try Fixtures.data("weatherkit/\(file).json")
        if let dataSet { data = Data("{\"\(dataSet)\":".utf8) + data + Data("}".utf8) }
        let now = moment("2022-07-05T17:30:00Z")
        let request = ProviderRequest(
            latitude: 40.713, longitude: -74.006, dataSets: [.current], language: "en-US",
            zone: try #require(TimeZone(identifier: "America/New_York")), now: now, allowsStale: false)
        let document = Document(body: data, date: now, expires: now.addingTimeInterval(300))
        var report = WeatherReport()
        try AppleDecoder(request: request, document: document).fill(&report, Payload(data))
        return report
    }
}
