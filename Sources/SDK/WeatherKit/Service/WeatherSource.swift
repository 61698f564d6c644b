import AppIntents
import Foundation
package import IntentWire
import Synchronization

/// Where weather comes from: the system that runs this app, or providers in this process.
package protocol WeatherSource: AnyObject, Sendable {
    /// Whose data it has given.
    var shown: ShownAttributions { get }

    /// All that is asked for and can be had.
    ///
    /// - Throws: ``WeatherFailure`` where nothing can be had.
    func report(for request: WeatherRequest) async throws -> WeatherReport

    /// Whose data the next report would hold.
    func attribution(language: String) async throws -> WeatherAttribution
}

/// The weather that the system of this app fetches.
final class SystemWeatherSource: WeatherSource {
    static let shared = SystemWeatherSource()

    let shown = ShownAttributions()

    func report(for request: WeatherRequest) async throws -> WeatherReport {
        guard let channel = AppRegistry.shared.channel else {
            throw WeatherFailure(
                .noSystem,
                "weather is fetched by the system, and none runs this program: start it with 'beckon run', or give"
                    + " WeatherService a configuration of WeatherProviders")
        }
        let reply: WeatherReply
        do {
            reply = try await channel.call(IntentMethod.weather, request)
        } catch let failure as IntentFailure {
            throw WeatherFailure(
                failure.code == .unknownMethod ? .noSystem : .serviceFault, failure.message)
        }
        guard let answer = try? JSONDecoder().decode(WeatherAnswer.self, from: Data(reply.body.utf8)) else {
            throw WeatherFailure(
                .badAnswer, "the system's answer cannot be read: app and system are of different builds")
        }
        return try answer.get()
    }

    func attribution(language: String) async throws -> WeatherAttribution {
        // A request for nothing has no data, and says whose they would be.
        let request = WeatherRequest(latitude: 0, longitude: 0, dataSets: [], language: language)
        guard let attribution = WeatherAttribution.combined(try await report(for: request).attributions) else {
            throw WeatherFailure(.badAnswer, "the system knows no provider of weather")
        }
        return attribution
    }
}

/// Whose data a source has given, each once, in the order in which they came.
package final class ShownAttributions: Sendable {
    private let known = Mutex<[WeatherAttribution]>([])

    package init() {}

    func add(_ attributions: [WeatherAttribution]) {
        known.withLock { known in
            for attribution in attributions where !known.contains(attribution) { known.append(attribution) }
        }
    }

    /// All of them as one; nil where none was given.
    var combined: WeatherAttribution? { WeatherAttribution.combined(known.withLock(\.self)) }
}
