import IntentWire
import Testing

struct HTTPGuardTests {
    private static let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#

    @Test(arguments: [
        "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "localhost:80x", "", "192.168.0.1",
    ])
    func `answers to no other name than that of the machine itself`(host: String) async throws {
        try await withHTTP { peer, _ async throws in
            let response = try await peer.send("POST", HTTPPeer.fields(["Host": host]), Self.ping)
            #expect(response.status == 421)
            #expect(response.messages.first?["error"] != nil)
        }
    }

    @Test(arguments: [
        "http://evil.example", "null", "https://localhost.evil.example", "file://", "http://127.0.0.1.evil.example:80",
    ])
    func `answers to no page of another site`(origin: String) async throws {
        try await withHTTP { peer, _ async throws in
            #expect(try await peer.send("POST", HTTPPeer.fields(["Origin": origin]), Self.ping).status == 403)
        }
    }

    @Test(arguments: ["localhost", "LOCALHOST:8080", "127.0.0.1:1", "[::1]:80"], ["http://localhost:5173", nil])
    func `answers to the machine itself, by each of its names`(host: String, origin: String?) async throws {
        try await withHTTP { peer, _ async throws in
            let fields = HTTPPeer.fields(["Host": host, "Origin": origin])
            // Past the guard, what is missing is a session.
            #expect(try await peer.send("POST", fields, Self.ping).status == 400)
        }
    }

    @Test(arguments: [
        nil, "Bearer ", "Bearer wrong", "Basic \(HTTPPeer.token)", "Bearer \(HTTPPeer.token)x", HTTPPeer.token,
    ])
    func `answers to nobody without the token`(authorization: String?) async throws {
        try await withHTTP { peer, _ async throws in
            let response = try await peer.send(
                "POST", HTTPPeer.fields(["Authorization": authorization]), Self.ping)
            #expect(response.status == 401)
            #expect(response.fields["www-authenticate"]?.hasPrefix("Bearer") == true)
        }
    }

    @Test(arguments: [
        ("POST", "/", "application/json", "{}", 404), ("POST", "/mcp/x", "application/json", "{}", 404),
        ("PUT", "/mcp", "application/json", "{}", 405), ("POST", "/mcp", "text/plain", "{}", 415),
        ("POST", "/mcp", "application/json", "{", 400), ("POST", "/mcp", "application/json", "[]", 400),
        ("POST", "/mcp", "application/json", "", 400), ("GET", "/mcp", "application/json", "", 400),
        ("DELETE", "/mcp", "application/json", "", 400),
    ])
    func `refuses what is no message`(method: String, path: String, type: String, body: String, status: Int)
        async throws
    {
        try await withHTTP { peer, _ async throws in
            let response = try await peer.send(method, path: path, HTTPPeer.fields(["Content-Type": type]), body)
            #expect(response.status == status)
        }
    }

    @Test func `takes bodies of four megabytes, and no longer ones`() async throws {
        try await withHTTP { peer, _ async throws in
            let long = String(repeating: " ", count: (4 << 20) + 1)
            #expect(try await peer.send("POST", HTTPPeer.fields(), long).status == 413)
            #expect(try await peer.send("POST", HTTPPeer.fields(), Self.ping + long.dropFirst(100)).status == 400)
        }
    }
}
