import IntentWire
import Testing

struct HandshakeTests {
    @Test(arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
    func `speaks the revision that a client asks for`(revision: String) async throws {
        try await withUnopened { client async throws in
            let result = try await client.result("initialize", introduction(revision))
            #expect(result["protocolVersion"] == .string(revision))
            #expect(result["serverInfo"]?["name"] == .string("beckon"))
            #expect(result["capabilities"]?["tools"] != nil)
        }
    }

    @Test(arguments: ["1999-01-01", "2026-07-28", ""])
    func `counters a revision that has no handshake with the latest that has`(revision: String) async throws {
        try await withUnopened { client async throws in
            let result = try await client.result("initialize", introduction(revision))
            #expect(result["protocolVersion"] == .string("2025-11-25"))
        }
    }

    @Test func `wants the handshake first, and once`() async throws {
        try await withUnopened { client async throws in
            #expect(try await client.errorCode("tools/list") == .int(-32600))
            #expect(try await client.errorCode("initialize") == .int(-32602))
            #expect(try await client.result("ping") == .object([]))
            try await client.open()
            #expect(try await client.errorCode("initialize", introduction("2025-11-25")) == .int(-32600))
            #expect(try await client.result("tools/list")["tools"] != nil)
        }
    }

    @Test func `has no methods of the stateless era`() async throws {
        try await withClient(.handshake) { client, _ async throws in
            #expect(try await client.errorCode("server/discover") == .int(-32601))
            #expect(try await client.errorCode("subscriptions/listen") == .int(-32601))
            let enveloped = json(
                #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}"#
            )
            #expect(try await client.errorCode("tools/list", enveloped) == .int(-32600))
        }
    }

    @Test func `takes a level for its log, and no other word`() async throws {
        try await withClient(.handshake) { client, _ async throws in
            #expect(try await client.result("logging/setLevel", json(#"{"level":"warning"}"#)) == .object([]))
            #expect(try await client.errorCode("logging/setLevel", json(#"{"level":"loud"}"#)) == .int(-32602))
        }
    }

    private func introduction(_ revision: String) -> JSONValue {
        json(#"{"protocolVersion":"\#(revision)","capabilities":{},"clientInfo":{"name":"tests","version":"1"}}"#)
    }

    private func withUnopened(_ body: (TestClient) async throws -> Void) async throws {
        let assistant = try Assistant()
        let client = try TestClient(assistant.server, era: .handshake)
        try await body(client)
        await client.close()
        await assistant.end()
    }
}
