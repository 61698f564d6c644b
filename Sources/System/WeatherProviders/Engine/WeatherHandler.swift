import Foundation
package import IntentWire
import WeatherKit

/// Answers a system that wants weather, over a connection with whose end the program ends.
package struct WeatherHandler: WireHandler {
    /// The engine, or why there is none: a configuration that cannot be read is an answer to each request.
    private let engine: Result<WeatherEngine, WeatherFailure>

    /// Creates a handler on the configuration that an environment names.
    package init(environment: [String: String]) {
        do throws(WeatherFailure) {
            engine = .success(WeatherEngine(try WeatherConfiguration.read(environment), environment: environment))
        } catch {
            engine = .failure(error)
        }
    }

    package func handle(_ method: String, _ parameters: WirePayload) async throws -> any Encodable & Sendable {
        switch method {
        case WeatherMethod.report:
            let answer = await answer(try parameters.decode())
            return WeatherReply(body: String(decoding: try JSONEncoder().encode(answer), as: UTF8.self))
        case WeatherMethod.usage:
            return try engine.get().ledger.history().map { usage in
                WeatherUsage(
                    provider: usage.provider, month: usage.month, used: usage.used, allowed: usage.allowed,
                    isNearEnd: usage.isNearEnd,
                    tiers: usage.provider == ProviderName.apple.rawValue ? WeatherConfiguration.appleTiers : [])
            }
        default: throw IntentFailure.unknownMethod(method)
        }
    }

    private func answer(_ request: WeatherRequest) async -> WeatherAnswer {
        do {
            return WeatherAnswer(report: try await engine.get().report(for: request))
        } catch let failure as WeatherFailure {
            return WeatherAnswer(failure: failure)
        } catch {
            // The engine throws nothing else.
            return WeatherAnswer(failure: WeatherFailure(.serviceFault, "\(error)"))
        }
    }

    package func receive(_ method: String, _ parameters: WirePayload) {}

    package func connectionClosed(_ failure: IntentFailure?) { exit(0) }
}
