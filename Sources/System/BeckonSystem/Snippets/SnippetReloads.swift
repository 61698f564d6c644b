import Foundation
package import IntentWire
import Synchronization

/// Remembers which snippets their apps want drawn anew, and since when.
///
/// Nothing is drawn here: who shows a snippet asks. It is kept in memory only, as the snippets are on the surfaces.
final class SnippetReloads: Sendable {
    /// How many snippets of one app are remembered; an app has a handful.
    private static let limit = 200

    private let times = Mutex<[String: [String: Double]]>([:])

    /// Takes that an app wants a snippet drawn anew from now on.
    func take(_ change: SnippetChange, of app: String) {
        times.withLock { times in
            guard times[app, default: [:]].count < Self.limit || times[app]?[change.intent] != nil else { return }
            times[app, default: [:]][change.intent] = SteadyTime.now
        }
    }

    /// When an app last wanted a snippet drawn anew; nil where it never did.
    func last(_ intent: String, of app: String) -> Double? { times.withLock { $0[app]?[intent] } }

    /// Forgets what an app wanted.
    func forget(_ app: String) { times.withLock { _ = $0.removeValue(forKey: app) } }
}

/// The clock of the machine that is never set, and is the same in all processes.
package enum SteadyTime {
    /// Seconds since the machine has started.
    package static var now: Double { ProcessInfo.processInfo.systemUptime }
}

extension BeckonSystem {
    /// When an app last wanted a snippet drawn anew, by `SnippetIntent.reload()`.
    ///
    /// - Parameters:
    ///   - intent: The identifier of the snippet intent.
    ///   - reference: The app.
    /// - Returns: The time by ``SteadyTime``; nil where it never did.
    /// - Throws: `IntentFailure` with code `unknown-app`.
    package func snippetReload(_ intent: String, of reference: AppReference) async throws -> Double? {
        services.snippets.last(intent, of: try await app(reference).identifier)
    }
}
