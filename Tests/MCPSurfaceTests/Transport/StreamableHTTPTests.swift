import Foundation
import Glibc
import IntentWire
import Testing

struct StreamableHTTPTests {
    // MARK: - Stateless

    private static func stateless(
        _ method: String, name: String? = nil, _ changes: [String: String?] = [:]
    ) -> [String: String] {
        let own: [String: String?] = ["MCP-Protocol-Version": "2026-07-28", "Mcp-Method": method, "Mcp-Name": name]
        return HTTPPeer.fields(own.merging(changes) { $1 })
    }

    private static func message(_ method: String, _ parameters: String = "{}", canAsk: Bool = false) -> String {
        let meta = JSONValue.members([
            "io.modelcontextprotocol/protocolVersion": .string("2026-07-28"),
            "io.modelcontextprotocol/clientCapabilities": json(canAsk ? #"{"elicitation":{"form":{}}}"# : "{}"),
            "progressToken": .string("p"),
        ])
        return JSONValue.members([
            "jsonrpc": .string("2.0"), "id": .int(1), "method": .string(method),
            "params": json(parameters).with("_meta", meta),
        ]).line
    }

    @Test func `a stateless request is answered by itself`() async throws {
        try await withHTTP { peer, _ async throws in
            let response = try await peer.send(
                "POST", Self.stateless("tools/call", name: "AddIntent"),
                Self.message("tools/call", #"{"name":"AddIntent","arguments":{"a":2,"b":3}}"#))
            #expect(response.status == 200)
            #expect(response.fields["content-type"] == "application/json")
            #expect(response.fields["mcp-session-id"] == nil)
            #expect(response.messages.first?["result"]?.value == .int(5))
        }
    }

    @Test func `progress comes as events before the answer`() async throws {
        try await withHTTP { peer, _ async throws in
            let response = try await peer.send(
                "POST", Self.stateless("tools/call", name: "test_tool_with_progress"),
                Self.message("tools/call", #"{"name":"test_tool_with_progress"}"#))
            let messages = response.messages
            #expect(messages.count >= 2)
            #expect(messages.dropLast().allSatisfy { $0["method"] == .string("notifications/progress") })
            #expect(messages.last?["result"]?.texts == ["Tool execution completed."])
        }
    }

    @Test(arguments: [
        ("tools/list", nil, ["Mcp-Method": "TOOLS/LIST"] as [String: String?]),
        ("tools/list", nil, ["Mcp-Method": nil]), ("tools/list", nil, ["MCP-Protocol-Version": nil]),
        ("tools/list", nil, ["MCP-Protocol-Version": "2025-11-25"]), ("tools/call", nil, [:]),
        ("tools/call", "CountWaitsIntent", [:]),
    ])
    func `a header that says something else than the message is refused`(
        method: String, name: String?, changes: [String: String?]
    ) async throws {
        try await withHTTP { peer, _ async throws in
            let response = try await peer.send(
                "POST", Self.stateless(method, name: name, changes), Self.message(method, #"{"name":"AddIntent"}"#))
            #expect(response.status == 400)
            #expect(response.messages.first?["error"]?["code"] == .int(-32020))
            #expect(response.messages.first?["id"] == .int(1))
        }
    }

    @Test func `a name in base64 is one`() async throws {
        try await withHTTP { peer, _ async throws in
            let encoded = "=?base64?\(Data("CountWaitsIntent".utf8).base64EncodedString())?="
            let response = try await peer.send(
                "POST", Self.stateless("tools/call", name: encoded),
                Self.message("tools/call", #"{"name":"CountWaitsIntent"}"#))
            #expect(response.status == 200)
        }
    }

    @Test(arguments: ["ping", "initialize", "no/such/method"])
    func `an unknown method is not found`(method: String) async throws {
        try await withHTTP { peer, _ async throws in
            let response = try await peer.send("POST", Self.stateless(method), Self.message(method))
            #expect(response.status == 404)
            #expect(response.messages.first?["error"]?["code"] == .int(-32601))
        }
    }

    @Test func `asks by a result, and goes on with the next request`() async throws {
        try await withHTTP { peer, _ async throws in
            let fields = Self.stateless("tools/call", name: "DeleteEverythingIntent")
            let call = #"{"name":"DeleteEverythingIntent","arguments":{}}"#
            let first = try await peer.send("POST", fields, Self.message("tools/call", call, canAsk: true))
            let asked = try #require(first.messages.first?["result"])
            #expect(asked["resultType"] == .string("input_required"))
            let retry = json(call).with("requestState", asked["requestState"]).with(
                "inputResponses", json(#"{"answer":{"action":"accept","content":{"answer":"yes"}}}"#))
            let second = try await peer.send("POST", fields, Self.message("tools/call", retry.line, canAsk: true))
            #expect(second.messages.first?["result"]?.value == .int(1))
        }
    }

    @Test func `closing the connection cancels a stateless request`() async throws {
        try await withHTTP { peer, _ async throws in
            let socket = try peer.open(
                "POST", Self.stateless("tools/call", name: "SlowIntent"),
                Self.message("tools/call", #"{"name":"SlowIntent","arguments":{"milliseconds":60000}}"#))
            try await until { try await waits(peer) == json("[1,0]") }
            close(socket)
            try await until { try await waits(peer) == json("[1,1]") }
        }
    }

    private func waits(_ peer: HTTPPeer) async throws -> JSONValue? {
        let response = try await peer.send(
            "POST", Self.stateless("tools/call", name: "CountWaitsIntent"),
            Self.message("tools/call", #"{"name":"CountWaitsIntent"}"#))
        return response.messages.first?["result"]?.value
    }

    // MARK: - Sessions

    private static let introduction =
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"elicitation":{}},"clientInfo":{"name":"tests","version":"1"}}}"#

    private func session(_ peer: HTTPPeer) async throws -> [String: String] {
        let response = try await peer.send("POST", HTTPPeer.fields(), Self.introduction)
        let name = try #require(response.fields["mcp-session-id"])
        return HTTPPeer.fields(["Mcp-Session-Id": name, "MCP-Protocol-Version": "2025-11-25"])
    }

    @Test func `a handshake opens a session, which ends when the client says so`() async throws {
        try await withHTTP { peer, _ async throws in
            let fields = try await session(peer)
            let call =
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"AddIntent","arguments":{"a":1,"b":2}}}"#
            #expect(try await peer.send("POST", fields, call).messages.first?["result"]?.value == .int(3))
            let notice = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
            #expect(try await peer.send("POST", fields, notice).status == 202)
            #expect(try await peer.send("DELETE", fields).status == 204)
            try await until { try await peer.send("POST", fields, call).status == 404 }
        }
    }

    @Test func `sessions know nothing of each other`() async throws {
        try await withHTTP { peer, _ async throws in
            let (one, two) = (try await session(peer), try await session(peer))
            #expect(one["Mcp-Session-Id"] != two["Mcp-Session-Id"])
            #expect(try await peer.send("POST", HTTPPeer.fields(["Mcp-Session-Id": "made-up"]), "{}").status == 400)
            let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
            #expect(try await peer.send("POST", HTTPPeer.fields(["Mcp-Session-Id": "made-up"]), ping).status == 404)
            var wrong = one
            wrong["MCP-Protocol-Version"] = "1999-01-01"
            #expect(try await peer.send("POST", wrong, ping).status == 400)
        }
    }

    @Test func `a question comes on the stream of its call, and is answered by another request`() async throws {
        try await withHTTP { peer, _ async throws in
            let fields = try await session(peer)
            let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"DeleteEverythingIntent"}}"#
            let socket = try peer.open("POST", fields, call)
            var text = ""
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while !text.contains("elicitation/create") {
                let count = await Task.detached { [chunk] in
                    var chunk = chunk
                    let count = read(socket, &chunk, chunk.count)
                    return Array(chunk.prefix(max(0, count)))
                }.value
                try #require(!count.isEmpty)
                text += String(decoding: count, as: UTF8.self)
            }
            chunk = []
            let line = try #require(text.split(separator: "\n").first { $0.contains("elicitation/create") })
            let id = try #require(json(String(line.dropFirst(6)).trimmingCharacters(in: .whitespaces))["id"])
            let answer = JSONValue.members([
                "jsonrpc": .string("2.0"), "id": id,
                "result": json(#"{"action":"accept","content":{"answer":"yes"}}"#),
            ])
            #expect(try await peer.send("POST", fields, answer.line).status == 202)
            let rest = await Task.detached {
                var bytes: [UInt8] = []
                var chunk = [UInt8](repeating: 0, count: 1 << 16)
                while case let count = read(socket, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
                return String(decoding: bytes, as: UTF8.self)
            }.value
            close(socket)
            #expect(rest.contains(#""structuredContent":{"value":1}"#))
        }
    }
}
