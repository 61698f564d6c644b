package import Foundation
import IntentWire
package import WeatherKit

/// A whole answer of Apple's interface that somebody has.
package enum AppleAnswer {
    /// Reads all data sets of an answer.
    ///
    /// - Throws: ``WeatherFailure`` with the code `badAnswer` where it is no answer, or lacks one of the sets that a
    ///   `Weather` must have.
    package static func decode(_ data: Data, latitude: Double, longitude: Double) throws(WeatherFailure) -> Weather {
        let now = Date()
        let request = ProviderRequest(
            latitude: latitude, longitude: longitude, dataSets: [.current, .hourly, .daily], language: "en",
            zone: .current, now: now, allowsStale: false)
        let document = Document(body: data, date: now, expires: now.addingTimeInterval(300))
        var report = WeatherReport()
        try AppleDecoder(request: request, document: document).fill(&report, Payload(data))
        guard let current = report.current, let hourly = report.hourly, let daily = report.daily else {
            throw WeatherFailure(.badAnswer, "the answer lacks the current weather, hours or days")
        }
        return Weather(
            currentWeather: current, minuteForecast: report.minute, hourlyForecast: hourly, dailyForecast: daily,
            weatherAlerts: report.alerts,
            availability: WeatherAvailability(
                minuteAvailability: report.minute == nil ? .unknown : .available,
                alertAvailability: report.alerts == nil ? .unknown : .available))
    }
}
