package import IntentWire

/// The road to the system's index. The app's runtime connects one; without one there is no index.
package protocol SearchableIndexTransport: Sendable {
    /// Whether there is an index at the other end now.
    var isAvailable: Bool { get }

    /// Carries out one operation. Operations come one at a time, in the order in which the app asked for them.
    ///
    /// - Returns: The client state, the found items or the data that was asked for; `nil` for other operations, and where there is none.
    /// - Throws: ``CSIndexError``; any other error reaches the app as one with code `remoteConnectionError`.
    func perform(_ request: SearchableIndexRequest) async throws -> Data?
}
