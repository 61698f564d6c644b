import CoreLocation
import Foundation
import Testing

@testable import WeatherKit
@testable import WeatherProviders

/// Past weather that follows a rule, which `Scripts/weather-statistics` knows as well.
enum RuledArchive {
    static func server() throws -> ScriptedServer {
        try ScriptedServer { request in
            let parts = request.query.components(separatedBy: "&").reduce(into: [String: String]()) { parts, word in
                let pair = word.components(separatedBy: "=")
                parts[pair[0]] = pair.count > 1 ? pair[1] : ""
            }
            let start = WeatherDate.date(parts["start_date"] ?? "") ?? .distantPast
            let end = WeatherDate.date(parts["end_date"] ?? "") ?? .distantPast
            let days = Int(end.timeIntervalSince(start) / 86_400) + 1
            let body = parts["hourly"] == nil ? daily(start, days) : hourly(start, days)
            return [.answer(200, [:], Data(body.utf8))]
        }
    }

    /// A number with one decimal, of a count of days or hours since 1970 and the number of a column.
    static func value(_ row: Int, _ column: Int, _ modulus: Int) -> Double {
        Double((row * 7919 + column * 104_729) % modulus) / 10
    }

    private static func daily(_ start: Date, _ days: Int) -> String {
        let first = Int(start.timeIntervalSince1970) / 86_400
        func column(_ name: String, _ value: (Int) -> Double) -> String {
            "\"\(name)\":[\((0..<days).map { "\(value(first + $0))" }.joined(separator: ","))]"
        }
        let times = (0..<days).map {
            "\"\(WeatherDate.text(start.addingTimeInterval(Double($0) * 86_400)).prefix(10))\""
        }
        let columns = [
            "\"time\":[\(times.joined(separator: ","))]",
            column("temperature_2m_max") { value($0, 1, 401) - 5 },
            column("temperature_2m_min") { value($0, 2, 397) - 15 },
            column("precipitation_sum") { max(0, value($0, 3, 263) - 15) },
            column("snowfall_sum") { max(0, value($0, 4, 257) - 20) },
        ]
        return "{\"utc_offset_seconds\":0,\"timezone\":\"GMT\",\"daily_units\":{\"snowfall_sum\":\"cm\"},"
            + "\"daily\":{\(columns.joined(separator: ","))}}"
    }

    private static func hourly(_ start: Date, _ days: Int) -> String {
        let first = Int(start.timeIntervalSince1970) / 3600
        let rows = 0..<days * 24
        let times = rows.map { "\"\(WeatherDate.text(start.addingTimeInterval(Double($0) * 3600)).prefix(16))\"" }
        let values = rows.map { "\(value(first + $0, 5, 409) - 10)" }
        return "{\"utc_offset_seconds\":0,\"timezone\":\"GMT\",\"hourly\":{\"time\":[\(times.joined(separator: ","))],"
            + "\"temperature_2m\":[\(values.joined(separator: ","))]}}"
    }
}

@Suite struct StatisticsTests {
    static let now = moment("2026-07-26T12:00:00Z")
    static let place = CLLocation(latitude: 51.48, longitude: 0)
    static let tolerance = 1e-9

    private func close(_ ours: Double, _ theirs: Double?) -> Bool {
        theirs.map { abs(ours - $0) <= Self.tolerance } ?? false
    }

    private func weather() throws -> (TestWeather, ScriptedServer) {
        let server = try RuledArchive.server()
        return (try TestWeather([.openMeteo], at: server, now: Self.now, deadline: 120), server)
    }

    @Test func `equals what NumPy computes for every day of the year`() async throws {
        let (weather, _) = try weather()
        let expected = try Payload(Fixtures.data("climate.json"))["days"]
        let service = WeatherService(engine: weather.engine)
        let (heat, rain) = try await service.dailyStatistics(
            for: Self.place, startDay: 1, endDay: 366, including: .temperature, .precipitation)
        #expect(heat.count == 366 && rain.count == 366)
        for (day, wet) in zip(heat, rain) {
            let row = expected[day.day - 1].numbers
            let ours = [
                day.averageHighTemperature.value, day.averageLowTemperature.value,
                wet.averagePrecipitationAmount.value, wet.averagePrecipitationProbability,
                wet.averageSnowfallAmount.value,
            ]
            for (value, other) in zip(ours, row) { #expect(close(value, other), "day \(day.day)") }
        }
        #expect(heat.baselineStartDate == moment("1996-01-01T00:00:00Z"))
    }

    @Test func `equals what NumPy computes for every month`() async throws {
        let (weather, _) = try weather()
        let expected = try Payload(Fixtures.data("climate.json"))["months"]
        let service = WeatherService(engine: weather.engine)
        let (heat, rain) = try await service.monthlyStatistics(for: Self.place, including: .temperature, .precipitation)
        for (month, wet) in zip(heat, rain) {
            let row = expected[month.month - 1].numbers
            let ours = [
                month.averageHighTemperature.value, month.averageLowTemperature.value,
                wet.averagePrecipitationAmount.value, wet.averagePrecipitationProbability,
                wet.averageSnowfallAmount.value,
            ]
            for (value, other) in zip(ours, row) { #expect(close(value, other), "month \(month.month)") }
        }
        #expect(heat.map(\.month) == Array(1...12))
    }

    @Test func `equals what NumPy computes for the hours of the days around a leap day`() async throws {
        let (weather, _) = try weather()
        let expected = try Payload(Fixtures.data("climate.json"))["hours"]
        let service = WeatherService(engine: weather.engine)
        // 28 and 29 February and 1 March.
        let hours = try await service.hourlyStatistics(
            for: Self.place, startHour: 58 * 24 + 1, endHour: 61 * 24, including: .temperature)
        #expect(hours.count == 72)
        for (index, hour) in hours.enumerated() {
            let row = expected[index].numbers
            let percentiles = hour.percentiles
            for (value, other) in zip([percentiles.p10, percentiles.p50, percentiles.p90].map(\.value), row) {
                #expect(close(value, other), "hour \(hour.hour)")
            }
        }
    }

    @Test func `goes on over the new year`() async throws {
        let (weather, _) = try weather()
        let service = WeatherService(engine: weather.engine)
        let days = try await service.dailyStatistics(
            for: Self.place, startDay: 365, endDay: 2, including: .temperature)
        #expect(days.map(\.day) == [365, 366, 1, 2])
        let months = try await service.monthlyStatistics(
            for: Self.place, startMonth: 12, endMonth: 1, including: .temperature)
        #expect(months.map(\.month) == [12, 1])
    }

    @Test func `takes days from an interval, and the usual span without one`() async throws {
        let (weather, server) = try weather()
        let service = WeatherService(engine: weather.engine)
        let interval = DateInterval(start: moment("2026-02-27T00:00:00Z"), end: moment("2026-03-02T00:00:00Z"))
        let days = try await service.dailyStatistics(for: Self.place, forDaysIn: interval, including: .temperature)
        #expect(days.map(\.day) == [58, 59, 61])
        let usual = try await service.dailyStatistics(for: Self.place, including: .temperature)
        #expect(usual.count == 41)
        #expect(usual.first?.day == LocalDays.ordinal(month: 6, day: 26))
        #expect(server.requests.count == 1)
        let hours = try await service.hourlyStatistics(for: Self.place, including: .temperature)
        #expect(hours.count == 24)
    }

    @Test func `tells what past days were like`() async throws {
        let (weather, _) = try weather()
        let service = WeatherService(engine: weather.engine)
        let (heat, rain) = try await service.dailySummary(for: Self.place, including: .temperature, .precipitation)
        #expect(heat.count == 30 && rain.count == 30)
        #expect(heat.first?.date == moment("2026-06-26T00:00:00Z"))
        let row = Int(moment("2026-06-26T00:00:00Z").timeIntervalSince1970) / 86_400
        #expect(heat.first?.highTemperature.value == RuledArchive.value(row, 1, 401) - 5)
        let future = DateInterval(start: moment("2027-01-01T00:00:00Z"), duration: 86_400)
        let failure = await #expect(throws: WeatherFailure.self) {
            try await service.dailySummary(for: Self.place, forDaysIn: future, including: .temperature)
        }
        #expect(failure?.code == .invalidRequest)
    }

    @Test(arguments: [
        (10.0, Deviation.muchHigher), (8.5, .higher), (5, .normal), (2, .lower), (0.5, .muchLower),
    ])
    func `says how unusual a value is`(_ value: Double, _ deviation: Deviation) {
        let past = (0...10).map { Double($0) }
        #expect(WeatherDerivation.deviation(value, ofSorted: past) == (value == 10 ? .muchHigher : deviation))
    }

    @Test func `takes no snow in summer for normal`() {
        #expect(WeatherDerivation.deviation(0, ofSorted: Array(repeating: 0, count: 450)) == .normal)
    }
}
