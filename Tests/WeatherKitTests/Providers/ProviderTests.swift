import CoreLocation
import Foundation
import HTTPRequests
import IntentWire
import Testing

@testable import WeatherKit
@testable import WeatherProviders

/// What an app does with weather, as it is written for Apple's framework.
enum ClientCode {
    static func line(_ place: CLLocation) async throws -> String {
        let service = WeatherService.shared
        let (current, hours, days) = try await service.weather(for: place, including: .current, .hourly, .daily)
        let alerts = try await service.weather(for: place, including: .alerts)
        let attribution = try await service.attribution
        let degrees = Int(current.temperature.converted(to: .celsius).value.rounded())
        let today = days.first.map {
            "\(Int($0.lowTemperature.value.rounded()))…\(Int($0.highTemperature.value.rounded()))"
        }
        return "\(degrees)°C \(current.condition.rawValue), \(today ?? "?"), \(hours.count) hours, \(days.count) days,"
            + " \(alerts?.count ?? -1) warnings, \(attribution.serviceName)"
    }
}

@Suite struct ProviderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var provider: ProviderName
        var now: String
        var latitude: Double
        var longitude: Double
        var line: String
        var testDescription: String { provider.rawValue }
    }

    @Test(arguments: [
        Case(
            provider: .apple, now: "2022-08-24T16:35:03Z", latitude: 55.674, longitude: 12.568,
            line: "23°C clear, 16…24, 25 hours, 10 days, 1 warnings, Apple Weather"),
        Case(
            provider: .openMeteo, now: "2026-07-26T21:10:00Z", latitude: 55.75, longitude: 12.5,
            line: "17°C drizzle, 17…21, 25 hours, 7 days, -1 warnings, Open-Meteo"),
        Case(
            provider: .metNorway, now: "2026-07-21T06:30:00Z", latitude: 45.628, longitude: -0.9725,
            line: "18°C clear, 18…27, 7 hours, 2 days, -1 warnings, MET Norway"),
        Case(
            provider: .nws, now: "2022-02-03T23:10:00Z", latitude: 30, longitude: -85,
            line: "23°C mostlyCloudy, 19…24, 25 hours, 9 days, 1 warnings, National Weather Service"),
    ])
    func `prints weather of each provider with the same code`(_ example: Case) async throws {
        let server = try PayloadServer.start()
        let weather = try TestWeather([example.provider], at: server, now: moment(example.now))
        let line = try await WeatherService.$sourceOfTask.withValue(weather.engine) {
            try await ClientCode.line(CLLocation(latitude: example.latitude, longitude: example.longitude))
        }
        #expect(line == example.line)
    }

    @Test func `asks the next provider for what the first does not have, and names both`() async throws {
        let server = try PayloadServer.start()
        let weather = try TestWeather([.openMeteo, .nws], at: server, now: moment("2022-02-03T23:10:00Z"))
        let report = try await weather.engine.report(
            for: WeatherRequest(latitude: 30, longitude: -85, dataSets: [.daily, .alerts], language: "en"))
        #expect(report.alerts?.count == 1)
        #expect(report.attributions.map(\.serviceName) == ["Open-Meteo", "National Weather Service"])
        let combined = try #require(WeatherAttribution.combined(report.attributions))
        #expect(combined.serviceName == "Open-Meteo, National Weather Service")
        #expect(combined.legalAttributionText.contains("CC BY 4.0"))
    }

    @Test func `never shows Apple's mark on the data of others`() async throws {
        let server = try PayloadServer.start()
        let weather = try TestWeather([.metNorway], at: server, now: moment("2026-07-21T06:30:00Z"))
        let attribution = try await WeatherService(engine: weather.engine).attribution
        #expect(attribution.legalAttributionText.contains("Data from MET Norway"))
        #expect(attribution.legalPageURL.absoluteString == "https://api.met.no/doc/License")
        #expect(attribution.combinedMarkLightURL.scheme == "data")
    }

    @Test func `takes Apple's marks from the service`() async throws {
        let server = try PayloadServer.start()
        let weather = try TestWeather([.apple], at: server, now: moment("2022-08-24T16:35:03Z"))
        let attribution = try await WeatherService(engine: weather.engine).attribution
        #expect(attribution.combinedMarkDarkURL.path == "/assets/branding/en/Apple_Weather_wht_en_2X_090122.png")
        #expect(attribution.serviceName == "Apple Weather")
    }

    @Test func `leaves absent what a provider does not say`() async throws {
        let server = try PayloadServer.start()
        let weather = try TestWeather([.metNorway], at: server, now: moment("2026-07-21T06:30:00Z"))
        let request = WeatherRequest(
            latitude: 45.628, longitude: -0.9725, dataSets: [.current, .minute, .alerts, .availability], language: "en")
        let report = try await weather.engine.report(for: request)
        let current = try #require(report.current)
        #expect(current.visibility.value.isNaN)
        #expect(current.uvIndex.value == -1)
        #expect(current.dewPoint.value > 7 && current.dewPoint.value < 9)
        #expect(report.minute == nil && report.alerts == nil)
        #expect(report.availability?.alertAvailability == .unsupported)
        #expect(report.availability?.minuteAvailability == .unsupported)
    }

    @Test func `keeps to what MET Norway asks of its users`() async throws {
        let server = try PayloadServer.start()
        let weather = try TestWeather([.metNorway], at: server, now: moment("2026-07-21T06:30:00Z"))
        let request = WeatherRequest(
            latitude: 45.6281234, longitude: -0.97254321, dataSets: [.current], language: "en")
        _ = try await weather.engine.report(for: request)
        let seen = try #require(server.requests.first)
        #expect(seen.query == "lat=45.6281&lon=-0.9725")
        #expect(seen.headers["user-agent"]?.hasSuffix("weather@example.org") == true)
        // Before `Expires` nothing is asked, though the forecast is wanted for something else.
        _ = try await weather.engine.report(
            for: WeatherRequest(latitude: 45.6281234, longitude: -0.97254321, dataSets: [.daily], language: "en"))
        #expect(server.requests.count == 1)
    }

    @Test func `asks nobody at MET Norway without a contact`() async throws {
        var configuration = WeatherConfiguration()
        configuration.providers = [.metNorway]
        let folder = try TemporaryFolder()
        let transport = RecordedTransport { _ in .success(HTTPAnswer(status: 200, headers: [:], body: Data())) }
        let engine = WeatherEngine(configuration, cache: folder.url, state: folder.url, transport: transport)
        let failure = await #expect(throws: WeatherFailure.self) { try await engine.report(for: .newYork([.current])) }
        #expect(failure?.code == .credentials)
        #expect(failure?.message.contains("BECKON_WEATHER_CONTACT") == true)
        #expect(transport.calls.isEmpty)
    }

    @Test func `asks Apple for the data sets that are wanted, by their names`() async throws {
        let server = try PayloadServer.start()
        let weather = try TestWeather([.apple], at: server, now: moment("2022-08-24T16:35:03Z"))
        let request = WeatherRequest(
            latitude: 55.674, longitude: 12.568, dataSets: [.current, .hourly, .alerts],
            hours: .init(start: moment("2022-08-24T16:20:00Z"), end: moment("2022-08-25T00:00:00Z")), language: "da-DK")
        _ = try await weather.engine.report(for: request)
        let paths = server.requests.map(\.path)
        #expect(paths.prefix(2) == ["/api/v1/availability/55.674/12.568", "/api/v1/weather/da-DK/55.674/12.568"])
        let query = try #require(server.requests.dropFirst().first).query.components(separatedBy: "&")
        #expect(
            query == [
                "dataSets=currentWeather,forecastHourly,weatherAlerts", "timezone=Europe/Copenhagen", "countryCode=DK",
                "hourlyStart=2022-08-24T16:00:00Z", "hourlyEnd=2022-08-25T00:00:00Z",
            ])
    }

    @Test func `does not ask Apple for data that a region does not have`() async throws {
        let transport = RecordedTransport { call in
            call.url.path.contains("availability")
                ? .success(HTTPAnswer(status: 200, headers: [:], body: Data(#"["currentWeather"]"#.utf8)))
                : .failure(WeatherFailure(.offline, "not to be asked"))
        }
        let weather = try TestWeather(
            [.apple], at: try #require(URL(string: "https://apple.test")), now: moment("2022-08-24T16:35:03Z"),
            transport: transport)
        let report = try await weather.engine.report(for: .newYork([.minute, .alerts, .availability]))
        #expect(report.availability?.minuteAvailability == .unsupported)
        #expect(report.minute == nil && report.alerts == nil)
        #expect(!transport.calls.contains { $0.url.path.contains("/weather/") })
    }

    @Test func `compares each day with the one before`() async throws {
        let server = try PayloadServer.start()
        let weather = try TestWeather([.apple], at: server, now: moment("2022-08-24T16:35:03Z"))
        let place = CLLocation(latitude: 55.674, longitude: 12.568)
        let service = WeatherService(engine: weather.engine)
        let (changes, days) = try await service.weather(for: place, including: .changes, .daily)
        #expect(changes?.count == 9)
        let first = try #require(changes?.first)
        let difference = days[1].highTemperature.value - days[0].highTemperature.value
        #expect(first.highTemperature == (difference >= 2 ? .increase : difference <= -2 ? .decrease : .steady))
        #expect(first.date == days[1].date)
    }

    @Test(arguments: [(91.0, 0.0), (0, 181), (.nan, 0)])
    func `refuses places that there are not`(_ latitude: Double, _ longitude: Double) async throws {
        let server = try PayloadServer.start()
        let weather = try TestWeather([.openMeteo], at: server, now: .now)
        let service = WeatherService(engine: weather.engine)
        let failure = await #expect(throws: WeatherFailure.self) {
            try await service.weather(for: CLLocation(latitude: latitude, longitude: longitude), including: .current)
        }
        #expect(failure?.code == .invalidRequest)
        #expect(server.requests.isEmpty)
    }

    @Test func `reads observations whose values are null`() throws {
        let data = try Fixtures.data("nws/stations_observations_missing_value.json")
        let payload = try Payload(data)["properties"]
        let sample = NWSReader.observation(payload)
        #expect(sample?.gust == nil)
    }

    @Test(arguments: ["gridpoints_forecast_empty_us", "gridpoints_forecast_hourly_si", "gridpoints_forecast_si"])
    func `reads pages of periods as a grid without hours`(_ file: String) throws {
        #expect(NWSReader(try Payload(Fixtures.data("nws/\(file).json"))["properties"]).hours.isEmpty)
    }

    @Test func `reads the documentation's example of a complete forecast`() throws {
        let payload = try Payload(Fixtures.data("metno/locationforecast_complete_docs_excerpt.json"))
        let sample = try #require(METNorwayReader.samples(payload).first)
        #expect(sample.temperature == 20.7)
        #expect(sample.condition == .partlyCloudy)
        #expect(abs((sample.windSpeed ?? 0) - 9) < 1e-9)
        #expect(sample.cloudLayers?.low == 0.177)
    }

    @Test(arguments: [
        (40.71, -74.0, "America/New_York"), (30, -85, "America/New_York"), (37.33, -122.03, "America/Los_Angeles"),
        (55.68, 12.57, "Europe/Copenhagen"), (-33.87, 151.21, "Australia/Sydney"), (51.05, -114.07, "America/Edmonton"),
    ])
    func `finds the time zone of a place`(_ latitude: Double, _ longitude: Double, _ zone: String) {
        #expect(ZoneTable.system.nearest(latitude: latitude, longitude: longitude)?.zone == zone)
    }

    @Test(arguments: [
        ("copenhagen", "Copenhagen"), ("São Paulo", "Sao Paulo"), ("new york", "New York"), ("Miami", "Miami"),
    ])
    func `finds a city by its name`(_ text: String, _ name: String) {
        #expect(ZoneTable.system.places(named: text).first?.name == name)
    }
}
