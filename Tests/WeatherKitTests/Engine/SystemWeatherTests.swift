import BeckonSystem
import Foundation
import IntentWire
import Testing

@testable import WeatherKit
@testable import WeatherProviders

/// Weather on its whole way: an app, its system, the program that fetches, and a server of this machine.
@Suite(.serialized) struct SystemWeatherTests {
    /// A system whose providers are a server.
    private func withSystem(
        _ server: ScriptedServer, _ body: (BeckonSystem, TemporaryFolder) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        var configuration = SystemConfiguration(
            dataDirectory: folder.url.appending(path: "data"), cacheDirectory: folder.url.appending(path: "cache"))
        let base = server.base.absoluteString
        configuration.environment.merge(
            [
                "HOME": folder.url.path, "XDG_RUNTIME_DIR": folder.url.path, "WEATHER_PLACES_FOLDER": folder.url.path,
                "XDG_CONFIG_HOME": folder.url.path, "XDG_CACHE_HOME": folder.url.path,
                "XDG_STATE_HOME": folder.url.path,
                "BECKON_WEATHER_PROVIDERS": "open-meteo", "BECKON_WEATHER_DEADLINE": "60",
                "BECKON_WEATHER_ADDRESSES": "open-meteo=\(base)",
                "BECKON_WEATHER_PROGRAM": Self.program("beckon-weather"),
                "LANG": "en_GB.UTF-8",
            ]
        ) { _, new in new }
        configuration.startTimeout = .seconds(120)
        configuration.requestTimeout = .seconds(120)
        configuration.queryTimeout = .seconds(120)
        let system = try BeckonSystem(configuration: configuration)
        do {
            try await body(system, folder)
        } catch {
            await system.shutdown()
            throw error
        }
        await system.shutdown()
    }

    /// A program of this package's build.
    private static func program(_ name: String) -> String {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        var folder = URL(fileURLWithPath: own).deletingLastPathComponent()
        if !FileManager.default.fileExists(atPath: folder.appending(path: name).path) {
            folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        }
        return folder.appending(path: name).path
    }

    private static func server() throws -> ScriptedServer {
        let body = try Fixtures.data("openmeteo/copenhagen_forecast.json")
        return try ScriptedServer { _ in [.answer(200, [:], body)] }
    }

    @Test func `an app's intent tells the weather and shows whose it is`() async throws {
        let server = try Self.server()
        try await withSystem(server) { system, _ in
            let outcome = try await system.run(
                IntentRequest(
                    app: .path(Self.program("Weather")), intent: "GetCurrentWeather",
                    arguments: ["place": .text("Copenhagen")], source: .test), interaction: NobodyAsked())
            #expect(outcome.dialog?.full == "It is 17 °C in Copenhagen: Drizzle.")
            let view = try #require(outcome.snippet)
            let text = String(decoding: try JSONEncoder().encode(view), as: UTF8.self)
            #expect(text.contains("Weather data by Open-Meteo.com"))
        }
        #expect(server.requests.count == 1)
    }

    @Test func `a surface asks the system for weather and for the counts`() async throws {
        let server = try Self.server()
        try await withSystem(server) { system, _ in
            let reply = try await system.weather(.newYork([.current]))
            let answer = try JSONDecoder().decode(WeatherAnswer.self, from: Data(reply.body.utf8)).get()
            #expect(answer.current?.temperature.value == 16.8)
            let usage = try #require(try await system.weatherUsage().first)
            #expect(usage.provider == "open-meteo" && usage.used == 1 && usage.allowed == 300_000)
        }
    }

    @Test func `says what providers refuse`() async throws {
        let server = try ScriptedServer { _ in [.answer(404)] }
        try await withSystem(server) { system, _ in
            let reply = try await system.weather(.newYork([.current]))
            let failure = #expect(throws: WeatherFailure.self) {
                try JSONDecoder().decode(WeatherAnswer.self, from: Data(reply.body.utf8)).get()
            }
            #expect(failure?.code == .notFound)
        }
    }
}

/// Nobody who could be asked.
private struct NobodyAsked: IntentInteraction {
    let capabilities: InteractionCapabilities = []

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        throw IntentFailure(.missingValue, "nobody is there")
    }

    func report(_ progress: IntentProgress) async {}
}
