import CoreLocation
import Foundation
import HTTPRequests
import IntentWire
import Synchronization

@testable import WeatherKit
@testable import WeatherProviders

/// A key that was made for these tests and opens nothing.
enum TestKey {
    static let pem = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgQ0ljNOVp4KFzILp+
        jewbRg0rJdlDqR1K0bC0NtfzXl6hRANCAARFLK5owYbgfgzhYPAfIifZy4j1FFaW
        s293M9UEwglN1nhJWun70nJB2+vY4QzSsskwDWbKZ5X/7aTbmR2pgeI7
        -----END PRIVATE KEY-----

        """
}

/// An engine on folders of its own that asks servers of this machine.
struct TestWeather {
    let folder: TemporaryFolder
    let engine: WeatherEngine
    /// The server, which lives as long as the engine may ask it.
    private(set) var server: ScriptedServer?

    /// Creates an engine that asks a server of this machine.
    init(
        _ providers: [ProviderName], at server: ScriptedServer, now: Date, deadline: Double = 60,
        quotas: [String: Int]? = nil, folder: TemporaryFolder? = nil
    ) throws {
        try self.init(
            providers, at: server.base, now: now, deadline: deadline, quotas: quotas, folder: folder)
        self.server = server
    }

    /// Creates an engine.
    ///
    /// - Parameters:
    ///   - providers: Whom to ask, in this order.
    ///   - base: The server that stands for all of them.
    ///   - now: The time that the engine believes it to be.
    init(
        _ providers: [ProviderName], at base: URL, now: Date, deadline: Double = 60, quotas: [String: Int]? = nil,
        transport: any HTTPTransport = NetworkTransport(), folder: TemporaryFolder? = nil
    ) throws {
        let folder = try folder ?? TemporaryFolder()
        self.folder = folder
        var configuration = WeatherConfiguration()
        configuration.providers = providers
        configuration.deadline = deadline
        configuration.quotas = quotas
        configuration.contact = "weather@example.org"
        configuration.apple = AppleCredentials(
            teamID: "ABCDE12345", serviceID: "org.example.weather", keyID: "KEY1234567",
            keyFile: try folder.file("key.p8", TestKey.pem))
        configuration.addresses = Dictionary(
            uniqueKeysWithValues: ["apple", "open-meteo", "open-meteo-archive", "met-norway", "nws"].map { ($0, base) })
        engine = WeatherEngine(
            configuration, cache: folder.url.appending(path: "cache"), state: folder.url.appending(path: "state"),
            transport: transport, now: { now })
    }
}

/// A transport that answers from memory, and remembers what it was asked.
final class RecordedTransport: HTTPTransport {
    private let answers: @Sendable (HTTPCall) -> Result<HTTPAnswer, WeatherFailure>
    private let seen = Mutex<[HTTPCall]>([])

    var calls: [HTTPCall] { seen.withLock { $0 } }

    init(_ answers: @escaping @Sendable (HTTPCall) -> Result<HTTPAnswer, WeatherFailure>) { self.answers = answers }

    func send(_ call: HTTPCall, within limit: Duration) async throws(WeatherFailure) -> HTTPAnswer {
        seen.withLock { $0.append(call) }
        return try answers(call).get()
    }
}

extension WeatherRequest {
    /// A request for kinds of data at New York.
    static func newYork(_ dataSets: Set<DataSet>, allowsStale: Bool = false) -> WeatherRequest {
        WeatherRequest(
            latitude: 40.713, longitude: -74.006, dataSets: dataSets, language: "en-US", allowsStale: allowsStale)
    }
}

/// Moments of tests.
func moment(_ text: String) -> Date {
    // A text that is no date is a mistake in the test, which the distant past makes visible.
    WeatherDate.date(text) ?? .distantPast
}
