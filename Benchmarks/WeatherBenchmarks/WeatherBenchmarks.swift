import CoreLocation
import Foundation
import HTTPRequests
import IntentWire
import WeatherKit
import WeatherProviders

/// Measures weather: prints a line a number, for Benchmarks/run. With `tokens N` it prints tokens for
/// `Scripts/check-weather-tokens` instead, with `deadline URL SECONDS` how late the deadline acts.
@main struct WeatherBenchmarks {
    static func main() async throws {
        let words = CommandLine.arguments.dropFirst()
        switch words.first {
        case "tokens": try tokens(Array(words.dropFirst()))
        case "deadline": try await deadline(Array(words.dropFirst()))
        default: try await benchmarks(words.first)
        }
    }

    // MARK: - Numbers

    private static func benchmarks(_ path: String?) async throws {
        guard let path else { throw Usage(text: "name the file with a full answer of Apple's service") }
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let size = "\(data.count / 1_000) kB"
        try await measure("full weather decoded", "all of Apple's data sets, \(size)") {
            guard try AppleAnswer.decode(data, latitude: 40.713, longitude: -74.006).dailyForecast.count == 10 else {
                throw Usage(text: "the answer has no ten days")
            }
        }
        try await measure("JSONSerialization on the same bytes", "floor: \(size), nothing is made of it") {
            _ = try JSONSerialization.jsonObject(with: data)
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "weather-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let engine = WeatherEngine(
            openMeteo(), cache: folder.appending(path: "cache"), state: folder.appending(path: "state"),
            transport: CannedTransport(body: Data(CannedTransport.answer.utf8)))
        let service = WeatherService(engine: engine)
        let place = CLLocation(latitude: 55.68, longitude: 12.57)
        try await measure("warm cached answer", "current weather, in the process") {
            _ = try await service.weather(for: place, including: .current)
        }
        let sky = Sky(latitude: 55.68, longitude: 12.57)
        let start = Date(timeIntervalSince1970: 1_785_024_000)
        try await measure("sun and moon of a day", "twelve events") {
            let day = start..<start.addingTimeInterval(86_400)
            _ = (sky.sunEvents(day), sky.moonEvents(day))
        }
    }

    private static func openMeteo() -> WeatherConfiguration {
        var configuration = WeatherConfiguration()
        configuration.providers = [.openMeteo]
        return configuration
    }

    /// The median of many runs, in microseconds.
    private nonisolated(nonsending) static func measure(
        _ name: String, _ note: String, _ body: () async throws -> Void
    ) async throws {
        let clock = ContinuousClock()
        var times: [Double] = []
        for _ in 0..<200 { times.append(try await clock.measure { try await body() } / .microseconds(1)) }
        print("\(name)\t\(times.sorted()[times.count / 2])\tµs\t\(note)")
    }

    // MARK: - Tokens and deadlines

    private static func tokens(_ words: [String]) throws {
        guard words.count == 2, let count = Int(words[1]) else { throw Usage(text: "tokens KEYFILE COUNT") }
        for number in 0..<count {
            let credentials = AppleCredentials(
                teamID: "ABCDE12345", serviceID: "org.example.weather", keyID: "KEY1234567", keyFile: words[0])
            // A source for each, since one would give the same token again.
            print(try TokenSource(credentials).token(now: Date(timeIntervalSinceNow: Double(number % 60))))
        }
    }

    private static func deadline(_ words: [String]) async throws {
        guard words.count == 2, let url = URL(string: words[0]), let seconds = Double(words[1]) else {
            throw Usage(text: "deadline URL SECONDS")
        }
        let transport = NetworkTransport()
        for _ in 0..<10 {
            let time = await ContinuousClock().measure {
                _ = try? await transport.send(HTTPCall(url: url), within: .milliseconds(Int(seconds * 1000)))
            }
            print("\((time / .milliseconds(1) - seconds * 1000).rounded()) ms late")
        }
    }

    struct Usage: Error, CustomStringConvertible {
        var text: String
        var description: String { text }
    }
}

/// Answers from memory.
private struct CannedTransport: HTTPTransport {
    var body: Data

    static let answer = """
        {"utc_offset_seconds":7200,"timezone":"Europe/Copenhagen","current":{"time":"2026-07-26T23:00","interval":900,
        "temperature_2m":16.8,"relative_humidity_2m":84,"weather_code":55,"wind_speed_10m":9,"wind_direction_10m":31}}
        """

    func send(_ call: HTTPCall, within limit: Duration) async throws(WeatherFailure) -> HTTPAnswer {
        HTTPAnswer(status: 200, headers: ["Cache-Control": "max-age=3600"], body: body)
    }
}
