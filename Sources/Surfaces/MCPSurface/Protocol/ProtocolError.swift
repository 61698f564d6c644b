import IntentWire

/// An error of the protocol: a request that could not be served at all. What goes wrong inside a tool is a result.
struct ProtocolError: Error, Hashable {
    var code: Int
    var message: String
    var data: JSONValue?

    init(_ code: Int, _ message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    var json: JSONValue {
        .members(["code": .int(code), "message": .string(SafeText.line(message, limit: 2_000)), "data": data])
    }

    // MARK: - Of JSON-RPC

    static func parse(_ message: String) -> ProtocolError { ProtocolError(-32700, message) }
    static func invalidRequest(_ message: String) -> ProtocolError { ProtocolError(-32600, message) }
    static func unknownMethod(_ method: String) -> ProtocolError {
        ProtocolError(-32601, "there is no method '\(SafeText.line(method, limit: 100))' here")
    }
    static func invalidParameters(_ message: String) -> ProtocolError { ProtocolError(-32602, message) }
    static func `internal`(_ message: String) -> ProtocolError { ProtocolError(-32603, message) }

    // MARK: - Of the Model Context Protocol

    /// A header of HTTP says something else than the message.
    static func headerMismatch(_ message: String) -> ProtocolError { ProtocolError(-32020, message) }

    static func unsupportedVersion(_ requested: String) -> ProtocolError {
        ProtocolError(
            -32022, "the revision '\(SafeText.line(requested, limit: 40))' is not spoken here",
            data: .members([
                "supported": .array(ProtocolRevision.supported.map(JSONValue.string)), "requested": .string(requested),
            ]))
    }

    static func unknownResource(_ uri: String, _ era: ProtocolEra, _ reason: String? = nil) -> ProtocolError {
        ProtocolError(
            era == .handshake ? -32002 : -32602,
            reason ?? "there is no resource '\(SafeText.line(uri, limit: 300))'", data: .members(["uri": .string(uri)]))
    }
}
