import CoreLocation
import Foundation
import IntentWire
import Testing

@testable import WeatherKit
@testable import WeatherProviders

@Suite struct MisbehavingServerTests {
    /// What a server does, and what a client is to be told.
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var code: WeatherFailure.Code
        /// How often the client tries.
        var tries: Int?
        var steps: [ScriptedServer.Step]
    }

    static let cases = [
        Case(testDescription: "says nothing", code: .deadline, tries: 1, steps: [.pause(seconds: 2)]),
        Case(
            testDescription: "drips", code: .deadline, tries: 1,
            steps: [.text("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")]
                + (0..<20).flatMap { _ in [.text(" "), .pause(seconds: 0.1)] }),
        Case(
            testDescription: "stalls in the head", code: .deadline, tries: 1,
            steps: [.text("HTTP/1.1 200 OK\r\nContent-"), .pause(seconds: 2)]),
        Case(testDescription: "resets", code: .badAnswer, steps: [.reset]),
        Case(
            testDescription: "resets in the body", code: .badAnswer,
            steps: [.text("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{\"cur"), .reset]),
        Case(
            testDescription: "sends less than it says", code: .badAnswer,
            steps: [.text("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\nConnection: close\r\n\r\n{\"current\":{}}")]),
        Case(
            testDescription: "says that it sends 100 MB", code: .answerTooLarge, tries: 1,
            steps: [.text("HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n"), .fill(byte: 32, count: 100_000_000)]),
        Case(
            testDescription: "sends 100 MB without saying so", code: .answerTooLarge, tries: 1,
            steps: [.text("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"), .fill(byte: 32, count: 100_000_000)]),
        Case(testDescription: "is no web server", code: .badAnswer, steps: [.text("SSH-2.0-OpenSSH_9.2\r\n")]),
        Case(
            testDescription: "sends no JSON", code: .badAnswer,
            steps: [.answer(200, [:], Data("{\"a\":".utf8))]),
        Case(
            testDescription: "sends JSON of something else", code: .badAnswer, tries: 1,
            steps: [.answer(200, [:], Data("[1, 2]".utf8))]),
        Case(testDescription: "sends nothing", code: .badAnswer, steps: [.answer()]),
        Case(
            testDescription: "redirects to itself", code: .badAnswer,
            steps: [.answer(302, ["Location": "/v1/forecast"])]),
        Case(
            testDescription: "redirects elsewhere", code: .badAnswer,
            steps: [.answer(302, ["Location": "http://localhost.example/"])]),
        Case(testDescription: "304 without a condition", code: .badAnswer, steps: [.answer(304)]),
        Case(testDescription: "400", code: .badRequest, tries: 1, steps: [.answer(400)]),
        Case(testDescription: "401", code: .unauthorized, tries: 1, steps: [.answer(401)]),
        Case(testDescription: "403", code: .forbidden, tries: 1, steps: [.answer(403)]),
        Case(testDescription: "404", code: .notFound, tries: 1, steps: [.answer(404)]),
        Case(
            testDescription: "429 with a long wait", code: .rateLimited, tries: 1,
            steps: [.answer(429, ["Retry-After": "3600"])]),
        Case(testDescription: "500", code: .serviceFault, steps: [.answer(500)]),
        Case(
            testDescription: "503 with a long wait", code: .serviceFault, tries: 1,
            steps: [.answer(503, ["Retry-After": "Fri, 31 Dec 2100 23:59:59 GMT"])]),
    ]

    @Test(arguments: cases)
    func `turns what a server does wrong into a typed error`(_ example: Case) async throws {
        let server = try ScriptedServer { _ in example.steps }
        let weather = try TestWeather(
            [.openMeteo], at: server, now: Date(), deadline: example.code == .deadline ? 0.8 : 20)
        let failure = await #expect(throws: WeatherFailure.self) {
            try await weather.engine.report(for: .newYork([.current]))
        }
        #expect(failure?.code == example.code)
        #expect(failure?.message.isEmpty == false)
        // On a busy machine the deadline may come before the request has been read.
        if let tries = example.tries, example.code != .deadline { #expect(server.requests.count == tries) }
    }

    @Test func `keeps what a server says of when to come back`() async throws {
        let server = try ScriptedServer { _ in [.answer(429, ["Retry-After": "90"])] }
        let weather = try TestWeather([.openMeteo], at: server, now: Date())
        let failure = await #expect(throws: WeatherFailure.self) {
            try await weather.engine.report(for: .newYork([.current]))
        }
        #expect(failure?.retryAfter == 90)
    }

    @Test func `says so where nobody listens`() async throws {
        let server = try ScriptedServer { _ in [] }
        server.stop()
        let weather = try TestWeather([.openMeteo], at: server, now: Date(), deadline: 20)
        let failure = await #expect(throws: WeatherFailure.self) {
            try await weather.engine.report(for: .newYork([.current]))
        }
        #expect(failure?.code == .offline)
    }

    @Test func `tries again after a fault, and takes the answer`() async throws {
        let body = try Fixtures.data("openmeteo/copenhagen_forecast.json")
        let counter = Counter()
        let server = try ScriptedServer { _ in counter.next() < 3 ? [.answer(503)] : [.answer(200, [:], body)] }
        let weather = try TestWeather([.openMeteo], at: server, now: moment("2026-07-26T21:10:00Z"), deadline: 30)
        let report = try await weather.engine.report(for: .newYork([.current]))
        #expect(report.current?.temperature.value == 16.8)
        #expect(server.requests.count == 3)
    }

    @Test(arguments: [("401", 401), ("403", 403)])
    func `tells clients of Apple's types that they are refused`(_ name: String, _ status: Int) async throws {
        let server = try ScriptedServer { _ in [.answer(status)] }
        let weather = try TestWeather([.apple], at: server, now: Date())
        let service = WeatherService(engine: weather.engine)
        await #expect(throws: WeatherError.permissionDenied) {
            try await service.weather(for: .init(latitude: 40.7, longitude: -74), including: .current)
        }
    }
}
