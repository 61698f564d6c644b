/// The revisions of the Model Context Protocol that are spoken.
///
/// - Source: modelcontextprotocol.io/specification/versioning
enum ProtocolRevision {
    /// Those that begin with `initialize`, the oldest first.
    static let handshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
    /// The newest of them.
    static let latestHandshake = "2025-11-25"
    /// The one where every request stands for itself.
    static let stateless = "2026-07-28"
    /// All that `server/discover` tells.
    static let supported = [stateless]
}

/// The two ways in which a client and a server come to know each other.
enum ProtocolEra: Sendable {
    /// `initialize` first; the server asks the client by requests of its own.
    case handshake
    /// Every request says what the client can do; questions are results of the kind `input_required`.
    case stateless
}

/// Names under `_meta` that the protocol reserves.
enum MetaName {
    static let protocolVersion = "io.modelcontextprotocol/protocolVersion"
    static let clientInfo = "io.modelcontextprotocol/clientInfo"
    static let clientCapabilities = "io.modelcontextprotocol/clientCapabilities"
    static let serverInfo = "io.modelcontextprotocol/serverInfo"
    static let subscriptionID = "io.modelcontextprotocol/subscriptionId"
    static let logLevel = "io.modelcontextprotocol/logLevel"
    /// The extension of apps that are shown inside a client.
    static let apps = "io.modelcontextprotocol/ui"
}
