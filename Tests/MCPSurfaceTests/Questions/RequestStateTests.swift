import IntentWire
import Testing

struct RequestStateTests {
    private static let call = json(#"{"name":"DeleteEverythingIntent","arguments":{}}"#)
    private static let yes = json(#"{"answer":{"action":"accept","content":{"answer":"yes"}}}"#)

    @Test func `goes on once, for the call that it was given for`() async throws {
        try await withClient(.stateless) { client, _ async throws in
            let first = try await client.result("tools/call", Self.call)
            #expect(first["resultType"] == .string("input_required"))
            let retry = Self.call.with("requestState", first["requestState"]).with("inputResponses", Self.yes)
            #expect(try await client.result("tools/call", retry).value == .int(1))
            #expect(try await client.errorCode("tools/call", retry) == .int(-32602))
            #expect(try await client.call("CountDeletionsIntent").value == .int(1))
        }
    }

    @Test func `of two clients that answer one question, one goes on`() async throws {
        try await withClient(.stateless) { client, assistant async throws in
            let other = try TestClient(assistant.server, era: .stateless)
            let first = try await client.result("tools/call", Self.call)
            let retry = Self.call.with("requestState", first["requestState"]).with("inputResponses", Self.yes)
            async let one = client.request("tools/call", retry)
            async let two = other.request("tools/call", retry)
            let replies = try await [one, two]
            #expect(replies.filter { $0["result"] != nil }.count == 1)
            #expect(replies.filter { $0["error"]?["code"]?.int == -32602 }.count == 1)
            #expect(try await client.call("CountDeletionsIntent").value == .int(1))
            await other.close()
        }
    }

    @Test func `is refused for another call, when it was changed, and when it was made up`() async throws {
        try await withClient(.stateless) { client, _ async throws in
            let first = try await client.result("tools/call", Self.call)
            let state = try #require(first["requestState"]?.string)
            let other = json(#"{"name":"AddIntent","arguments":{"a":1,"b":2}}"#).with("inputResponses", Self.yes)
            #expect(
                try await client.errorCode("tools/call", other.with("requestState", .string(state))) == .int(-32602))
            let changed = json(#"{"name":"DeleteEverythingIntent","arguments":{"x":1}}"#)
            #expect(
                try await client.errorCode("tools/call", changed.with("requestState", .string(state))) == .int(-32602))
            let flipped = (state.hasPrefix("A") ? "B" : "A") + state.dropFirst()
            let hostile: [JSONValue] = [
                .string(flipped), .string(""), .string("../../etc/passwd"),
                .string(String(repeating: "A", count: 100_000)),
                .int(7), .object([]), .null,
            ]
            for value in hostile {
                let retry = Self.call.with("requestState", value).with("inputResponses", Self.yes)
                #expect(try await client.errorCode("tools/call", retry) == .int(-32602), "\(value.line.prefix(40))")
            }
            #expect(try await client.call("CountDeletionsIntent").value == .int(0))
        }
    }

    @Test func `without the answer the question stands`() async throws {
        try await withClient(.stateless) { client, _ async throws in
            let first = try await client.result("tools/call", Self.call)
            let retry = Self.call.with("requestState", first["requestState"])
            for responses in [#"{"no-such-key":{"action":"accept"}}"#, "{}", #"{"answer":5}"#] {
                let again = try await client.result("tools/call", retry.with("inputResponses", json(responses)))
                #expect(again["resultType"] == .string("input_required"))
                #expect(again["inputRequests"]?["answer"] != nil)
            }
            let done = try await client.result("tools/call", retry.with("inputResponses", Self.yes))
            #expect(done.value == .int(1))
        }
    }
}
