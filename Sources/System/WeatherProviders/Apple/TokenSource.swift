import Foundation
import Synchronization
import TokenSigning
package import WeatherKit

/// Tokens for Apple's service: one serves until it is near its end.
package final class TokenSource: Sendable {
    private struct State {
        var key: SigningKey?
        var token = ""
        var expires = Date.distantPast
        var lead: TimeInterval = 0
    }

    /// How long a token holds.
    package static let lifetime: TimeInterval = 1800
    /// How long before its end a token is no longer used.
    private static let margin: TimeInterval = 300
    /// How far back a token is dated, for servers whose clocks are behind.
    private static let skew: TimeInterval = 60

    private let credentials: AppleCredentials
    private let state = Mutex(State())

    /// Creates a source; the key is read when the first token is made.
    package init(_ credentials: AppleCredentials) { self.credentials = credentials }

    /// A token.
    ///
    /// - Parameters:
    ///   - now: The time by our clock.
    ///   - lead: How many seconds the server's clock is ahead of ours; a token for another lead is not used again.
    /// - Throws: ``WeatherFailure`` with the code `credentials`.
    package func token(now: Date, lead: TimeInterval = 0) throws(WeatherFailure) -> String {
        let time = now.addingTimeInterval(lead)
        let result = state.withLock { state -> Result<String, WeatherFailure> in
            if state.expires.timeIntervalSince(time) > Self.margin, (state.lead - lead).magnitude < Self.skew / 2 {
                return .success(state.token)
            }
            do throws(WeatherFailure) {
                let key: SigningKey
                if let known = state.key { key = known } else { key = try credentials.key() }
                state.key = key
                state.token = try make(key, time)
                state.expires = time.addingTimeInterval(Self.lifetime)
                state.lead = lead
                return .success(state.token)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private func make(_ key: SigningKey, _ time: Date) throws(WeatherFailure) -> String {
        let issued = Int((time.timeIntervalSince1970 - Self.skew).rounded(.down))
        do {
            return try WebToken.signed(
                header: ["kid": credentials.keyID, "id": "\(credentials.teamID).\(credentials.serviceID)"],
                claims: [
                    "iss": .text(credentials.teamID), "sub": .text(credentials.serviceID), "iat": .seconds(issued),
                    "exp": .seconds(issued + Int(Self.skew + Self.lifetime)),
                ], by: key)
        } catch {
            throw WeatherFailure(.credentials, "\(credentials.keyFile) cannot sign: \(error)")
        }
    }
}
