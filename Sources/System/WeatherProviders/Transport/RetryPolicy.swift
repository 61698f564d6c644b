import Foundation
import WeatherKit

/// Which failures are worth another try, and when.
struct RetryPolicy: Sendable {
    /// How often a request is sent at most.
    var attempts = 3
    /// The wait after the first failure; it doubles with each.
    var firstWait = Duration.milliseconds(250)

    /// How long to wait before the next try; nil where there is to be none.
    ///
    /// - Parameters:
    ///   - attempt: Which try has failed, from 1.
    ///   - failure: Why.
    ///   - spread: A random number from 0 to 1, so that many clients do not come back at once.
    func wait(after attempt: Int, _ failure: WeatherFailure, spread: Double) -> Duration? {
        guard attempt < attempts else { return nil }
        switch failure.code {
        case .offline, .badAnswer, .serviceFault, .rateLimited: break
        default: return nil
        }
        let own = firstWait * (1 << (attempt - 1)) * (0.5 + spread / 2)
        return max(own, failure.retryAfter.map { .milliseconds(Int(min($0, 86_400) * 1000)) } ?? .zero)
    }
}
