import IntentWire

/// One message of a client.
enum IncomingMessage {
    case request(RequestID, method: String, JSONValue)
    case notification(method: String, JSONValue)
    /// An answer to a request of the server.
    case response(RequestID, Result<JSONValue, ProtocolError>)
    /// An answer to nothing that can be told, as an error without an identifier.
    case stray

    /// What is no message, and the request that it would have been.
    struct Malformed: Error {
        var id: RequestID?
        var error: ProtocolError
    }

    /// Reads a message.
    ///
    /// - Source: JSON-RPC 2.0; the Model Context Protocol forbids batches and `null` as an identifier.
    init(_ value: JSONValue) throws(Malformed) {
        guard case .object = value else {
            let what =
                value.elements == nil ? "a message is an object" : "batches are not taken; send one message a line"
            throw Malformed(id: nil, error: .invalidRequest(what))
        }
        let id = RequestID(value["id"])
        guard value["jsonrpc"] == .string("2.0") else {
            throw Malformed(id: id, error: .invalidRequest("'jsonrpc' has to be \"2.0\""))
        }
        guard let method = value["method"] else {
            self = try Self.response(value, id)
            return
        }
        guard case .string(let name) = method else {
            throw Malformed(id: id, error: .invalidRequest("'method' has to be a string"))
        }
        let parameters = value["params"] ?? .object([])
        guard case .object = parameters else {
            throw Malformed(id: id, error: .invalidParameters("'params' has to be an object"))
        }
        if let id {
            self = .request(id, method: name, parameters)
        } else if value["id"] == nil {
            self = .notification(method: name, parameters)
        } else {
            throw Malformed(id: nil, error: .invalidRequest("'id' has to be a string or a whole number"))
        }
    }

    private static func response(_ value: JSONValue, _ id: RequestID?) throws(Malformed) -> IncomingMessage {
        if let result = value["result"], let id { return .response(id, .success(result)) }
        if let error = value["error"] {
            guard let id else { return .stray }
            return .response(
                id, .failure(ProtocolError(error["code"]?.int ?? -32603, error["message"]?.string ?? "no reason given"))
            )
        }
        throw Malformed(id: id, error: .invalidRequest("'method' is missing"))
    }
}
