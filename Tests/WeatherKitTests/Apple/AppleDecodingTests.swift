import CoreLocation
import Foundation
import HTTPRequests
import IntentWire
import Testing

@testable import WeatherKit
@testable import WeatherProviders

@Suite struct AppleDecodingTests {
    @Test(arguments: ApplePayload.all)
    func `decodes all that an answer holds`(_ payload: ApplePayload) throws {
        let report = try payload.report()
        #expect((report.current != nil) == payload.hasCurrent)
        #expect(report.daily?.count ?? 0 == payload.days)
        #expect(report.hourly?.count ?? 0 == payload.hours)
        #expect(report.minute?.count ?? 0 == payload.minutes)
        #expect(report.alerts?.count ?? 0 == payload.alerts)
    }

    @Test(arguments: ApplePayload.all)
    func `encodes and decodes an answer without a change`(_ payload: ApplePayload) throws {
        let report = try payload.report()
        let copy = try JSONDecoder().decode(WeatherReport.self, from: JSONEncoder().encode(report))
        #expect(copy == report)
    }

    @Test(arguments: ["gowk_availability", "owk_availability", "rugaard_Availability"])
    func `reads which data sets exist`(_ file: String) throws {
        let names = try #require(Payload(Fixtures.data("weatherkit/\(file).json")).elements).compactMap(\.string)
        #expect(names.starts(with: ["currentWeather", "forecastDaily", "forecastHourly"]))
        #expect(names.contains("weatherAlerts") == (file != "gowk_availability"))
    }

    @Test(arguments: [("gowk_weather_alert_error", 400, "bad-request"), ("gowk_weather_error", 404, "not-found")])
    func `says what an error body says`(_ file: String, _ status: Int, _ code: String) throws {
        let answer = HTTPAnswer(status: status, headers: [:], body: try Fixtures.data("weatherkit/\(file).json"))
        let failure = #expect(throws: WeatherFailure.self) {
            try HTTPStatus.check(answer, host: "weatherkit.apple.com", now: Date())
        }
        #expect(failure?.code.rawValue == code)
        #expect(failure?.message.contains("(\(status)): ") == true)
    }

    @Test func `decodes one whole warning`() throws {
        let payload = try Payload(Fixtures.data("weatherkit/rugaard_Alert.json"))
        let now = moment("2022-08-20T09:00:00Z")
        let request = ProviderRequest(
            latitude: 38.6, longitude: -121.5, dataSets: [.alerts], language: "en", zone: .gmt, now: now,
            allowsStale: false)
        let decoder = AppleDecoder(request: request, document: Document(body: Data(), date: now, expires: now))
        let alert = try #require(decoder.alert(payload, nil, payload["metadata"]))
        #expect(alert.summary == "Heat Advisory")
        #expect(alert.region == "Southern Sacramento Valley")
        #expect(alert.severity == .minor)
        #expect(alert.source == "National Weather Service")
        #expect(alert.detailsURL.host == "weatherkit.apple.com")
    }

    @Test func `gives values in the units that clients expect`() throws {
        let report = try #require(ApplePayload.all.first { $0.file == "rugaard_Forecast" }).report()
        let current = try #require(report.current)
        #expect(current.temperature == Measurement(value: 22.71, unit: .celsius))
        #expect(current.pressure == Measurement(value: 1022.63, unit: .millibars))
        #expect(current.visibility == Measurement(value: 28_621.78, unit: .meters))
        #expect(current.wind.speed == Measurement(value: 11.07, unit: .kilometersPerHour))
        #expect(current.wind.compassDirection == .south)
        #expect(current.symbolName == "sun.max")
        #expect(current.metadata.location.coordinate.latitude == 55.674)
        let day = try #require(report.daily?.first)
        #expect(day.precipitationAmountByType.rainfall.value == 1.28)
        #expect(day.restOfDayForecast?.condition == .clear)
        #expect(day.moon.phase == .waningCrescent)
        // Its days have no humidity of their own: that is the highest of the hours beside them.
        #expect(day.maximumHumidity == 0.87)
        #expect(report.daily?[1].maximumHumidity == 0.94)
        #expect(day.daytimeForecast.cloudCoverByAltitude.low.isNaN)
    }

    @Test(arguments: [
        ("MostlyCloudy", WeatherCondition.mostlyCloudy), ("SevereThunderstorm", .strongStorms), ("Dust", .blowingDust),
        ("MixedRainAndSleet", .wintryMix), ("Showers", .rain), ("PatchyFreezingDrizzleOfTomorrow", .freezingRain),
        ("SomethingElse", .cloudy), ("", .cloudy), ("TropicalStorm", .tropicalStorm),
    ])
    func `knows codes beyond those of the framework`(_ code: String, _ condition: WeatherCondition) {
        #expect(AppleCodes.condition(code) == condition)
    }

    @Test(arguments: WeatherCondition.allCases)
    func `reads the code of each condition`(_ condition: WeatherCondition) {
        let code = condition.rawValue.prefix(1).uppercased() + condition.rawValue.dropFirst()
        #expect(AppleCodes.condition(code) == condition)
    }

    @Test func `takes the words in which the interface differs from the framework`() {
        #expect(AppleCodes.phase("thirdQuarter") == .lastQuarter)
        #expect(AppleCodes.precipitation("clear") == .none)
        #expect(AppleCodes.precipitation("precipitation") == .mixed)
        #expect(AppleCodes.severity("catastrophic") == .unknown)
    }

    @Test func `reads amounts by type where an answer lists them`() throws {
        let json = #"""
            {"forecastDaily":{"metadata":{},"days":[{"forecastStart":"2024-01-10T00:00:00Z",
            "forecastEnd":"2024-01-11T00:00:00Z","precipitationAmount":5.5,"precipitationType":"snow","snowfallAmount":31,
            "precipitationAmountByType":[{"precipitationType":"snow","expected":4.5,"minimumSnow":20,"maximumSnow":40},
            {"precipitationType":"rain","expected":1}]}]}}
            """#
        let now = moment("2024-01-10T12:00:00Z")
        let request = ProviderRequest(
            latitude: 60, longitude: 10, dataSets: [.daily], language: "en", zone: .gmt, now: now, allowsStale: false)
        var report = WeatherReport()
        let document = Document(body: Data(), date: now, expires: now)
        try AppleDecoder(request: request, document: document).fill(&report, Payload(Data(json.utf8)))
        let amounts = try #require(report.daily?.first).precipitationAmountByType
        #expect(amounts.rainfall.value == 1)
        #expect(amounts.hail.value == 0)
        #expect(amounts.snowfallAmount.amount.value == 31)
        #expect(amounts.snowfallAmount.amountLiquidEquivalent.value == 4.5)
        #expect(amounts.snowfallAmount.maximum.value == 40)
    }
}
