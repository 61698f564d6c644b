import Foundation
import IntentWire
import Testing

@testable import WeatherKit
@testable import WeatherProviders

@Suite struct CacheTests {
    static let now = moment("2026-07-26T21:10:00Z")

    private func server(_ headers: [String: String] = [:]) throws -> ScriptedServer {
        let body = try Fixtures.data("openmeteo/copenhagen_forecast.json")
        return try ScriptedServer { request in
            request.headers["if-none-match"] == "\"v1\"" ? [.answer(304, headers)] : [.answer(200, headers, body)]
        }
    }

    @Test func `makes no request while the data hold`() async throws {
        let server = try server()
        let weather = try TestWeather([.openMeteo], at: server, now: Self.now)
        let first = try await weather.engine.report(for: .newYork([.current]))
        let second = try await weather.engine.report(for: .newYork([.current]))
        #expect(first == second)
        #expect(server.requests.count == 1)
    }

    @Test func `keeps documents from one start to the next`() async throws {
        let server = try server()
        let folder = try TemporaryFolder()
        for _ in 0..<2 {
            let weather = try TestWeather([.openMeteo], at: server, now: Self.now, folder: folder)
            #expect(try await weather.engine.report(for: .newYork([.daily])).daily?.count == 7)
        }
        #expect(server.requests.count == 1)
    }

    @Test func `asks whether an expired document has changed`() async throws {
        let server = try server(["ETag": "\"v1\"", "Cache-Control": "max-age=60"])
        let folder = try TemporaryFolder()
        for minutes in [0.0, 2, 4] {
            let now = Self.now.addingTimeInterval(minutes * 60)
            let weather = try TestWeather([.openMeteo], at: server, now: now, folder: folder)
            #expect(try await weather.engine.report(for: .newYork([.current])).current?.temperature.value == 16.8)
        }
        #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"v1\"", "\"v1\""])
    }

    @Test func `gives expired data only to those who allow it, and marks them`() async throws {
        let server = try server()
        let folder = try TemporaryFolder()
        let base = server.base
        let before = try TestWeather([.openMeteo], at: base, now: Self.now, folder: folder)
        _ = try await before.engine.report(for: .newYork([.current]))
        server.stop()
        let later = try TestWeather(
            [.openMeteo], at: base, now: Self.now.addingTimeInterval(7200), deadline: 20, folder: folder)
        let failure = await #expect(throws: WeatherFailure.self) {
            try await later.engine.report(for: .newYork([.current]))
        }
        #expect(failure?.code == .offline)
        let report = try await later.engine.report(for: .newYork([.current], allowsStale: true))
        #expect(report.isStale)
        #expect(report.current?.metadata.expirationDate == Self.now.addingTimeInterval(900))
    }

    @Test func `asks once for what many want at the same time`() async throws {
        let body = try Fixtures.data("openmeteo/copenhagen_forecast.json")
        let server = try ScriptedServer { _ in [.pause(seconds: 0.3), .answer(200, [:], body)] }
        let weather = try TestWeather([.openMeteo], at: server, now: Self.now, deadline: 60)
        let temperatures = try await withThrowingTaskGroup(of: Double?.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await weather.engine.report(for: .newYork([.current])).current?.temperature.value
                }
            }
            return try await group.reduce(into: [Double?]()) { $0.append($1) }
        }
        #expect(temperatures == Array(repeating: 16.8, count: 50))
        #expect(server.requests.count == 1)
    }

    @Test func `takes files that are damaged for none`() async throws {
        let server = try server()
        let folder = try TemporaryFolder()
        let first = try TestWeather([.openMeteo], at: server, now: Self.now, folder: folder)
        _ = try await first.engine.report(for: .newYork([.current]))
        let files = try FileManager.default.contentsOfDirectory(
            at: folder.url.appending(path: "cache"), includingPropertiesForKeys: nil)
        for file in files { try Data("{\"key\":".utf8).write(to: file) }
        let second = try TestWeather([.openMeteo], at: server, now: Self.now, folder: folder)
        #expect(try await second.engine.report(for: .newYork([.current])).current != nil)
        #expect(server.requests.count == 2)
    }

    @Test func `keeps no more documents than it may`() throws {
        let folder = try TemporaryFolder()
        let cache = ResponseCache(folder: folder.url, mostFiles: 20)
        for number in 0...101 {
            cache.store(
                ResponseCache.Entry(body: Data("\(number)".utf8), stored: .now, expires: .now), "key \(number)")
        }
        let count = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count
        #expect(count <= 21)
        #expect(cache.entry("key 101")?.body == Data("101".utf8))
    }
}

@Suite struct QuotaTests {
    @Test func `counts requests by provider and month, and stops at the end of the allowance`() async throws {
        let body = try Fixtures.data("openmeteo/copenhagen_forecast.json")
        let server = try ScriptedServer { _ in [.answer(200, ["Cache-Control": "max-age=0"], body)] }
        let weather = try TestWeather(
            [.openMeteo], at: server, now: CacheTests.now, quotas: ["open-meteo": 2])
        for latitude in [10.0, 20, 30] {
            let request = WeatherRequest(latitude: latitude, longitude: 0, dataSets: [.current], language: "en")
            if latitude < 30 {
                _ = try await weather.engine.report(for: request)
            } else {
                let failure = await #expect(throws: WeatherFailure.self) {
                    try await weather.engine.report(for: request)
                }
                #expect(failure?.code == .quotaExceeded)
            }
        }
        let usage = weather.engine.ledger.usage("open-meteo")
        #expect(usage.used == 2 && usage.month == "2026-07" && usage.isUsedUp && usage.isNearEnd)
        #expect(server.requests.count == 2)
    }

    @Test func `warns when the allowance is near its end, and begins anew with the month`() throws {
        let folder = try TemporaryFolder()
        func ledger(_ date: String) -> QuotaLedger {
            QuotaLedger(
                file: folder.url.appending(path: "q.json"), allowances: ["apple": 5], warnsAt: 0.8,
                now: { moment(date) })
        }
        let july = ledger("2026-07-31T23:59:00Z")
        for _ in 0..<3 { #expect(july.spend("apple")) }
        #expect(!july.usage("apple").isNearEnd)
        #expect(july.spend("apple"))
        #expect(july.usage("apple").isNearEnd)
        let august = ledger("2026-08-01T00:01:00Z")
        #expect(august.usage("apple").used == 0)
        #expect(august.spend("apple"))
        #expect(august.history().map(\.month) == ["2026-08", "2026-07"])
    }

    @Test func `counts each request once, however many are sent at once`() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "q.json")
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    // Each has its own ledger, as programs of their own have.
                    let ledger = QuotaLedger(file: file, allowances: [:])
                    for _ in 0..<25 { _ = ledger.spend("nws") }
                }
            }
        }
        #expect(QuotaLedger(file: file, allowances: [:]).usage("nws").used == 200)
    }
}

@Suite struct RetryPolicyTests {
    @Test func `waits twice as long after each failure, and no less than the server asks`() {
        let policy = RetryPolicy()
        let fault = WeatherFailure(.serviceFault, "")
        #expect(policy.wait(after: 1, fault, spread: 1) == .milliseconds(250))
        #expect(policy.wait(after: 2, fault, spread: 1) == .milliseconds(500))
        #expect(policy.wait(after: 2, fault, spread: 0) == .milliseconds(250))
        #expect(policy.wait(after: 3, fault, spread: 1) == nil)
        #expect(policy.wait(after: 1, WeatherFailure(.rateLimited, "", retryAfter: 2), spread: 1) == .seconds(2))
    }

    @Test(arguments: [WeatherFailure.Code.badRequest, .unauthorized, .forbidden, .notFound, .quotaExceeded, .deadline])
    func `does not repeat what cannot succeed`(_ code: WeatherFailure.Code) {
        #expect(RetryPolicy().wait(after: 1, WeatherFailure(code, ""), spread: 0) == nil)
    }
}

@Suite struct WeatherDateTests {
    @Test(arguments: [
        ("2022-07-05T17:44:55Z", 1_657_043_095.0), ("2022-03-02T23:53:00+00:00", 1_646_265_180),
        ("2019-10-14T20:00:00-04:00", 1_571_097_600), ("2026-07-26T23:00", 1_785_106_800),
        ("2026-07-26", 1_785_024_000),
        ("1970-01-01T00:00:00.250Z", 0.25), ("2024-02-29T12:00:00+0530", 1_709_188_200),
    ])
    func `reads the dates of providers`(_ text: String, _ seconds: Double) {
        #expect(WeatherDate.date(text)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        "", "2022", "2022-13-01", "2022-07-05 17:44", "2022-07-05T25:61:00Z", "yesterday", "2022-07-05T1",
    ])
    func `refuses what is no date`(_ text: String) { #expect(WeatherDate.date(text) == nil) }

    @Test(arguments: [("P7DT14H", 655_200.0), ("PT1H", 3600), ("P1D", 86_400), ("PT30M", 1800), ("P2W", 1_209_600)])
    func `reads durations`(_ text: String, _ seconds: Double) { #expect(WeatherDate.duration(text) == seconds) }

    @Test func `reads the dates of headers`() {
        #expect(HTTPDate.date("Mon, 20 Jul 2026 12:31:21 GMT") == moment("2026-07-20T12:31:21Z"))
        #expect(HTTPDate.date("Mon, 99 Jul 2026 12:31:21 GMT") == nil)
    }
}
