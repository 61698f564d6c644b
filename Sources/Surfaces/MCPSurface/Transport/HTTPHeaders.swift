import Foundation
import HTTPServing
import IntentWire

/// Checks that the header of a stateless request says what its message says, so that whoever routes by the header and
/// whoever reads the message see one request.
///
/// - Source: MCP 2026-07-28, basic/transports, "Standard Request Headers" (SEP-2243).
enum HTTPHeaders {
    /// Every field that requests are read with.
    static let all = [
        "Host", "Origin", "Authorization", "Content-Type", "Accept", "MCP-Protocol-Version", "Mcp-Session-Id",
        "Mcp-Method", "Mcp-Name",
    ]

    static func check(_ request: HTTPRequest, _ method: String, _ parameters: JSONValue) throws(ProtocolError) {
        let version = parameters["_meta"]?[MetaName.protocolVersion]?.string
        if let version, request["MCP-Protocol-Version"] != version {
            throw .headerMismatch("'MCP-Protocol-Version' has to be the version in '_meta', '\(version)'")
        }
        guard request["Mcp-Method"] == method else {
            throw .headerMismatch("'Mcp-Method' has to be the method of the message, '\(method)'")
        }
        guard let name = name(of: method, parameters) else { return }
        guard let given = request["Mcp-Name"], decoded(given) == name else {
            throw .headerMismatch("'Mcp-Name' has to be the name in the message, '\(SafeText.line(name, limit: 200))'")
        }
    }

    /// What a request names, where its header has to name it too.
    private static func name(of method: String, _ parameters: JSONValue) -> String? {
        switch method {
        case "tools/call", "prompts/get": parameters["name"]?.string
        case "resources/read": parameters["uri"]?.string
        default: nil
        }
    }

    /// A value that could not stand in a header as it is comes as `=?base64?…?=`.
    private static func decoded(_ value: String) -> String {
        let (prefix, suffix) = ("=?base64?", "?=")
        guard value.hasPrefix(prefix), value.hasSuffix(suffix), value.count >= prefix.count + suffix.count,
            let data = Data(base64Encoded: String(value.dropFirst(prefix.count).dropLast(suffix.count)))
        else { return value }
        return String(decoding: data, as: UTF8.self)
    }
}
