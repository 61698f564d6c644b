import IntentWire

/// What a request is answered with.
enum ResultBody: Sendable {
    /// An object; in the stateless era it is completed on its way out.
    case value(JSONValue)
    /// A whole result that was encoded before.
    case encoded([UInt8])
}

/// Messages as they are written: JSON in one line, without its end.
enum OutgoingMessage {
    static func result(_ id: RequestID, _ body: ResultBody, _ era: ProtocolEra, _ server: ServerIdentity) -> [UInt8] {
        var bytes = head(id)
        bytes.append(contentsOf: #","result":"#.utf8)
        switch body {
        case .value(let value): (era == .stateless ? completed(value, server) : value).write(to: &bytes)
        case .encoded(let result): bytes.append(contentsOf: result)
        }
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }

    static func error(_ id: RequestID?, _ error: ProtocolError) -> [UInt8] {
        var bytes = head(id)
        bytes.append(contentsOf: #","error":"#.utf8)
        error.json.write(to: &bytes)
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }

    static func notification(_ method: String, _ parameters: JSONValue?) -> [UInt8] {
        JSONValue.members(["jsonrpc": .string("2.0"), "method": .string(method), "params": parameters]).bytes
    }

    static func request(_ id: RequestID, _ method: String, _ parameters: JSONValue) -> [UInt8] {
        JSONValue.members([
            "jsonrpc": .string("2.0"), "id": id.json, "method": .string(method), "params": parameters,
        ]).bytes
    }

    /// A result with what the stateless era asks of every one: its kind, and who the server is.
    static func completed(_ result: JSONValue, _ server: ServerIdentity) -> JSONValue {
        let meta = (result["_meta"] ?? .object([])).with(MetaName.serverInfo, server.json)
        let typed = result["resultType"] == nil ? result.with("resultType", .string("complete")) : result
        return typed.with("_meta", meta)
    }

    private static func head(_ id: RequestID?) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(512)
        bytes.append(contentsOf: #"{"jsonrpc":"2.0","id":"#.utf8)
        (id?.json ?? .null).write(to: &bytes)
        return bytes
    }
}

/// Who the server says it is.
struct ServerIdentity: Sendable {
    var version: String

    var json: JSONValue {
        .members(["name": .string("beckon"), "title": .string("Beckon"), "version": .string(version)])
    }
}
