import Foundation
import Testing

@testable import WeatherKit
@testable import WeatherProviders

@Suite struct SkyTests {
    /// Seconds that an event may differ from Apple's.
    static let tolerance = 30.0

    @Test(arguments: ["gowk_full_weather", "gowk_forecast_daily", "owk_dailyWeather", "rugaard_Forecast"])
    func `finds the events of sun and moon that Apple's service gives`(_ file: String) throws {
        let payload = try Payload(Fixtures.data("weatherkit/\(file).json"))
        let daily = payload["forecastDaily"].exists ? payload["forecastDaily"] : payload
        let sky = Sky(latitude: daily["metadata"]["latitude"].amount, longitude: daily["metadata"]["longitude"].amount)
        for day in try #require(daily["days"].elements) {
            let start = try #require(day["forecastStart"].date)
            let range = start..<(try #require(day["forecastEnd"].date))
            let (sun, moon) = (sky.sunEvents(range), sky.moonEvents(range))
            let found = [
                "sunriseAstronomical": sun.astronomicalDawn, "sunriseNautical": sun.nauticalDawn,
                "sunriseCivil": sun.civilDawn, "sunrise": sun.sunrise, "solarNoon": sun.solarNoon, "sunset": sun.sunset,
                "sunsetCivil": sun.civilDusk, "sunsetNautical": sun.nauticalDusk,
                "sunsetAstronomical": sun.astronomicalDusk, "solarMidnight": sun.solarMidnight,
                "moonrise": moon.moonrise, "moonset": moon.moonset,
            ]
            for (name, ours) in found {
                let theirs = day[name].date
                #expect((ours == nil) == (theirs == nil), "\(name) of \(start)")
                guard let ours, let theirs else { continue }
                #expect(abs(ours.timeIntervalSince(theirs)) <= Self.tolerance, "\(name) of \(start)")
            }
        }
    }

    /// Longyearbyen.
    static let north = Sky(latitude: 78.22, longitude: 15.63)

    @Test func `has no sunrise in the polar night and on the polar day`() throws {
        let days = LocalDays(try #require(TimeZone(identifier: "Arctic/Longyearbyen")))
        let night = Self.north.sunEvents(days.day(moment("2026-12-21T12:00:00Z")))
        #expect(night.sunrise == nil && night.sunset == nil)
        // At noon the sun is not quite twelve degrees below the horizon.
        #expect(night.civilDawn == nil && night.nauticalDawn != nil)
        #expect(night.astronomicalDawn != nil && night.solarNoon != nil)
        #expect(!Self.north.isDaylight(moment("2026-12-21T11:00:00Z")))
        let day = Self.north.sunEvents(days.day(moment("2026-06-21T12:00:00Z")))
        #expect(day.sunrise == nil && day.sunset == nil && day.astronomicalDusk == nil)
        #expect(day.solarNoon != nil && day.solarMidnight != nil)
        #expect(Self.north.isDaylight(moment("2026-06-20T23:00:00Z")))
    }

    @Test(arguments: [
        ("2025-01-29T12:36:00Z", MoonPhase.new), ("2025-02-05T08:02:00Z", .firstQuarter),
        ("2025-02-12T13:53:00Z", .full), ("2025-02-20T17:32:00Z", .lastQuarter),
        ("2025-02-01T20:00:00Z", .waxingCrescent),
        ("2025-02-09T00:00:00Z", .waxingGibbous), ("2025-02-16T18:00:00Z", .waningGibbous),
        ("2025-02-24T12:00:00Z", .waningCrescent),
    ])
    func `knows the phases of the moon`(_ date: String, _ phase: MoonPhase) {
        #expect(Sky.phase(moment(date)) == phase)
    }

    @Test func `finds days without a moonrise`() {
        let sky = Sky(latitude: 51.48, longitude: 0)
        let days = (0..<30).map { moment("2026-03-01T00:00:00Z").addingTimeInterval(Double($0) * 86_400) }
        let missing = days.count { sky.moonEvents($0..<$0.addingTimeInterval(86_400)).moonrise == nil }
        // The moon rises some fifty minutes later each day, so one rise is missing in a month.
        #expect((1...2).contains(missing))
    }
}
