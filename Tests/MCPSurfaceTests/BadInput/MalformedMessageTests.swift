import IntentWire
import Testing

struct MalformedMessageTests {
    @Test(
        arguments: [
            (#"{"jsonrpc":"2.0","id":9001,"method":"#, -32700), ("nonsense", -32700), (#"{"a":01}"#, -32700),
            (#""text""#, -32600), ("[]", -32600), ("42", -32600),
            (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":77}"#, -32600), (#"{"jsonrpc":"2.0","id":77,"method":5}"#, -32600),
            (#"{"jsonrpc":"2.0","id":77,"method":"ping","params":[1]}"#, -32602),
            (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600),
            (String(repeating: "[", count: 100_000), -32700),
        ] as [(String, Int)])
    func `answers what is no message with an error, and goes on`(line: String, code: Int) async throws {
        try await withClient { client, _ async throws in
            client.send(line)
            try await until { !client.strays.isEmpty }
            #expect(client.strays[0]["error"]?["code"]?.int == code)
            #expect(client.strays[0]["result"] == nil)
            #expect(try await client.result("ping") == .object([]))
        }
    }

    @Test func `takes bytes that are no UTF-8 for what they are`() async throws {
        try await withClient { client, _ async throws in
            client.send(bytes: Array(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8) + [0xFF, 0xFE] + Array("\"}\n".utf8))
            try await until { !client.strays.isEmpty }
            #expect(client.strays[0]["error"]?["code"]?.int == -32700)
            #expect(try await client.result("ping") == .object([]))
        }
    }

    @Test func `passes over a line of 100 megabytes`() async throws {
        try await withClient { client, _ async throws in
            let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
            client.send(bytes: Array(#"{"jsonrpc":"2.0","id":1,"method":"#.utf8))
            for _ in 0..<100 { client.send(bytes: piece) }
            client.send("")
            try await until { !client.strays.isEmpty }
            #expect(client.strays[0]["error"]?["code"]?.int == -32700)
            #expect(client.strays[0]["id"] == .null)
            #expect(try await client.result("ping") == .object([]))
        }
    }

    @Test func `takes a long argument whole`() async throws {
        try await withClient { client, _ async throws in
            let label = String(repeating: "é\u{2028}\\n", count: 1 << 18)
            let arguments = JSONValue.members(["labels": .array([.string(label)])])
            let result = try await client.result(
                "tools/call", .members(["name": .string("PaintIntent"), "arguments": arguments]))
            #expect(result.value == .string("red 1 0.0 \(label)"))
        }
    }

    @Test func `says nothing to notifications, answers and blank lines that mean nothing`() async throws {
        try await withClient { client, _ async throws in
            for line in [
                #"{"jsonrpc":"2.0","method":"notifications/nonsense"}"#,
                #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":4242}}"#,
                #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{}}"#,
                #"{"jsonrpc":"2.0","id":"never-asked","result":{}}"#,
                #"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"x"}}"#, "", "  \r",
            ] { client.send(line) }
            #expect(try await client.result("ping") == .object([]))
            #expect(client.strays.isEmpty)
        }
    }

    @Test(arguments: Era.allCases, ["no/such/method", "", "tools/", "sampling/createMessage"])
    func `an unknown method is one, in both eras`(era: Era, method: String) async throws {
        try await withClient(era) { client, _ async throws in
            #expect(try await client.errorCode(method) == .int(-32601))
        }
    }

    @Test(
        arguments: [
            "{}", #"{"name":5}"#, #"{"name":"AddIntent","arguments":[1]}"#, #"{"name":"AddIntent","arguments":"x"}"#,
            #"{"name":"no_such_tool"}"#, #"{"name":""}"#,
        ])
    func `a call that is none is an error of the protocol`(parameters: String) async throws {
        try await withClient { client, _ async throws in
            #expect(try await client.errorCode("tools/call", json(parameters)) == .int(-32602))
        }
    }
}
