import IntentWire
import Testing

struct StatelessTests {
    @Test func `says what it speaks and who it is`() async throws {
        try await withClient(.stateless) { client, _ async throws in
            let result = try await client.result("server/discover")
            #expect(result["supportedVersions"] == json(#"["2026-07-28"]"#))
            #expect(result["resultType"] == .string("complete"))
            #expect(result["_meta"]?["io.modelcontextprotocol/serverInfo"]?["version"] == .string("1.0"))
        }
    }

    @Test(arguments: ["tools/list", "resources/list", "resources/templates/list", "prompts/list"])
    func `says how long a list is good, and for whom`(method: String) async throws {
        try await withClient(.stateless) { client, _ async throws in
            let result = try await client.result(method)
            #expect(result["ttlMs"]?.int != nil)
            #expect(result["cacheScope"] == .string("private"))
            #expect(result["resultType"] == .string("complete"))
        }
    }

    @Test(arguments: [
        (#"{"_meta":{}}"#, -32602),
        (#"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}"#, -32602),
        (
            #"{"_meta":{"io.modelcontextprotocol/protocolVersion":7,"io.modelcontextprotocol/clientCapabilities":{}}}"#,
            -32602
        ),
        (
            #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2199-01-01","io.modelcontextprotocol/clientCapabilities":{}}}"#,
            -32022
        ),
    ])
    func `wants each request to say what the client speaks`(parameters: String, code: Int) async throws {
        try await withClient(.stateless) { client, _ async throws in
            client.send(#"{"jsonrpc":"2.0","id":"bare","method":"tools/list","params":\#(parameters)}"#)
            try await until { !client.strays.isEmpty }
            #expect(client.strays[0]["id"] == .string("bare"))
            #expect(client.strays[0]["error"]?["code"]?.int == code)
        }
    }

    @Test(arguments: ["initialize", "ping", "logging/setLevel", "resources/subscribe"])
    func `has no methods of the handshake era`(method: String) async throws {
        try await withClient(.stateless) { client, _ async throws in
            let code = try await client.errorCode(method)
            #expect(code == .int(-32601))
            _ = try await client.result("server/discover")
        }
    }

    @Test func `acknowledges a subscription first, and ends it when the server ends`() async throws {
        try await withClient(.stateless) { client, _ async throws in
            let listening = client.post(
                "subscriptions/listen",
                json(#"{"notifications":{"toolsListChanged":true,"resourceSubscriptions":["app://x/y/z"]}}"#))
            try await until { !client.notifications.isEmpty }
            let first = client.notifications[0]
            #expect(first["method"] == .string("notifications/subscriptions/acknowledged"))
            #expect(first["params"]?["notifications"] == json(#"{"toolsListChanged":true}"#))
            #expect(first["params"]?["_meta"]?["io.modelcontextprotocol/subscriptionId"] == listening.id)
            client.notify("notifications/cancelled", .members(["requestId": listening.id]))
            _ = try await client.result("server/discover")
        }
    }
}
