import Foundation
import IntentWire
import Testing

@Suite struct MalformedMessageTests {
    /// Lines after which nothing that follows can be trusted.
    private static let garbage: [(line: [UInt8], says: String)] = [
        (Array("Hello, world\n".utf8), "is no JSON: expected '{' at byte 0"),
        (Array("\n".utf8), "is no JSON"),
        (Array(#"{"jsonrpc":"2.0""#.utf8) + [0x0A], "expected '}'"),
        (Array(#"{"jsonrpc":"2.0","method":"a","params":{"x":1}"#.utf8) + [0x0A], "expected '}'"),
        (Array(#"{"jsonrpc":"2.0","method":"a","params":{"x":"#.utf8) + [0x0A], "has no end"),
        (Array(#"{"jsonrpc":"2.0","method":"a"#.utf8) + [0x0A], "has no end"),
        (Array(#"{"jsonrpc":"2.0","method":"a"} {}"#.utf8) + [0x0A], "more after the end"),
        ([0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x3A, 0x31, 0x7D, 0x0A], "no UTF-8"),
        ([0x7B, 0x22, 0xC0, 0x80, 0x22, 0x3A, 0x31, 0x7D, 0x0A], "no UTF-8"),
        ([0x00, 0x7B, 0x0A], "is no JSON"),
        (Array(#"{"a":[\#u{0}1]}"#.utf8) + [0x0A], "control character"),
        (Array(repeating: 0x5B, count: 5000), "longer than 4096 bytes"),
        (Array(#"{"jsonrpc":"2.0","id":7,"result":{}}"#.utf8) + [0x0A], "answered call 7"),
        (Array(#"{"jsonrpc":"2.0","id":"x","result":{}}"#.utf8) + [0x0A], "never made"),
        (Array(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"what?"}}"#.utf8) + [0x0A], "what?"),
    ]

    @Test(arguments: garbage)
    func `closes with a reason when a line cannot be trusted`(line: [UInt8], says: String) async throws {
        let handler = TestHandler()
        let (near, far) = try RawPeer.connected(to: handler, maximumLineLength: 4096)
        far.send(line)
        let failure = try #require(try await handler.closing())
        #expect(failure.code == .invalidMessage)
        #expect(failure.message.contains(says), "\(failure.message)")
        let later = try await IntentWireTests.failure { try await near.call("a", WireNothing()) as WireNothing }
        #expect(later == failure)
        far.close()
    }

    /// Messages that are wrong in themselves: their sender is told, and the connection goes on.
    @Test(arguments: [
        (#"{"method":"a","id":1}"#, (#""id":null,"#, "-32600"), "'jsonrpc'"),
        (#"{"jsonrpc":"1.0","method":"a","id":1}"#, (#""id":null,"#, "-32600"), "'jsonrpc'"),
        (#"{"jsonrpc":"2.0","method":5,"id":1}"#, (#""id":1,"#, "-32600"), "'method'"),
        (#"{"jsonrpc":"2.0","method":"a","id":1.5}"#, (#""id":null,"#, "-32600"), "'id'"),
        (#"{"jsonrpc":"2.0","method":"a","id":null}"#, (#""id":null,"#, "-32600"), "id null"),
        (#"{"jsonrpc":"2.0","method":"a","id":1,"params":5}"#, (#""id":1,"#, "-32600"), "'params'"),
        (#"{"jsonrpc":"2.0","id":1}"#, (#""id":1,"#, "-32600"), "a method, or"),
        (#"{"jsonrpc":"2.0","id":1,"error":"no"}"#, (#""id":1,"#, "-32600"), "'error'"),
        ("{}", (#""id":null,"#, "-32600"), "'jsonrpc'"),
        ("[]", (#""id":null,"#, "-32600"), "list"),
        (#"{"jsonrpc":"2.0","method":"none","id":"ä"}"#, (#""id":"ä","#, "-32601"), "no method 'none'"),
        (#"{"jsonrpc":"2.0","method":"word","id":1,"params":{"text":5}}"#, (#""id":1,"#, "-32602"), "expected String"),
        (#"{"jsonrpc":"2.0","method":"word","id":1}"#, (#""id":1,"#, "-32602"), "'text' is missing"),
    ])
    func `tells the sender what is wrong and goes on`(line: String, marks: (id: String, code: String), says: String)
        async throws
    {
        let (near, far) = try RawPeer.connected(
            to: TestHandler { method, parameters in
                if method == "none" { throw IntentFailure.unknownMethod(method) }
                return try parameters.decode(CallTests.Word.self)
            })
        far.send(line + "\n")
        let answer = try #require(await far.line())
        #expect(answer.contains(marks.id) && answer.contains(#""code":\#(marks.code)"#), "\(answer)")
        #expect(answer.contains(says), "\(answer)")
        far.send(
            #"  { "m\u0065thod" : "word", "params" : {"text":"ok"}, "id" : 9, "jsonrpc" : "2.0", "extra": [1] }  "#)
        far.send("\r\n")
        #expect(await far.line() == #"{"jsonrpc":"2.0","id":9,"result":{"text":"ok"}}"#)
        near.close()
        far.close()
    }

    @Test func `refuses a second request with an id that is in use`() async throws {
        let (near, far) = try RawPeer.connected(
            to: TestHandler { _, _ in
                try await Task.sleep(for: .seconds(3600))
                return WireNothing()
            })
        far.send(#"{"jsonrpc":"2.0","method":"wait","id":1}"# + "\n")
        far.send(#"{"jsonrpc":"2.0","method":"wait","id":1}"# + "\n")
        #expect(await far.line()?.contains("the id is in use") == true)
        far.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"# + "\n")
        #expect(await far.line()?.contains(#""code":"cancelled""#) == true)
        near.close()
        far.close()
    }

    @Test func `ignores the cancellation of a request that is not known`() async throws {
        let (near, far) = try RawPeer.connected(to: TestHandler { _, _ in WireNothing() })
        far.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"no"}}"# + "\n")
        far.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest"}"# + "\n")
        far.send(#"{"jsonrpc":"2.0","method":"a","id":1}"# + "\n")
        #expect(await far.line() == #"{"jsonrpc":"2.0","id":1,"result":{}}"#)
        near.close()
        far.close()
    }

    @Test func `puts a message together from single bytes`() async throws {
        let (near, far) = try RawPeer.connected(to: TestHandler { _, p in try p.decode(CallTests.Word.self) })
        for byte in #"{"jsonrpc":"2.0","method":"a","id":1,"params":{"text":"é"}}"#.utf8 { far.send([byte]) }
        far.send("\n")
        #expect(await far.line() == #"{"jsonrpc":"2.0","id":1,"result":{"text":"é"}}"#)
        near.close()
        far.close()
    }

    @Test func `reports an end in the middle of a message`() async throws {
        let handler = TestHandler()
        let (_, far) = try RawPeer.connected(to: handler)
        far.send(#"{"jsonrpc":"#)
        far.close()
        let failure = try #require(try await handler.closing())
        #expect(failure.code == .connectionClosed)
        #expect(failure.message.contains("in the middle of a message"))
    }

    @Test(arguments: [100, 400, 600, 20_000])
    func `reads or refuses deep values and never crashes`(depth: Int) async throws {
        let (near, far) = try RawPeer.connected(to: TestHandler { _, p in try p.decode(PerformRequest.self) })
        let value = String(repeating: #"{"list":["#, count: depth) + String(repeating: "]}", count: depth)
        let request = #"{"run":"r","intent":"i","arguments":{"a":\#(value)},"source":"test","capabilities":0,"#
        far.send(#"{"jsonrpc":"2.0","method":"a","id":1,"params":\#(request)"isForeground":false}}"# + "\n")
        let answer = try #require(await far.line())
        #expect(answer.contains(#""id":1"#))
        #expect(answer.contains(depth < 200 ? #""result""# : #""code":-32602"#), "\(answer.prefix(300))")
        near.close()
        far.close()
    }

    @Test func `refuses to send what is too long`() async throws {
        let (near, _) = try connectedPair(
            TestHandler(), TestHandler { _, _ in ["text": String(repeating: "x", count: 5000)] },
            maximumLineLength: 4096)
        defer { near.close() }
        let long = ["text": String(repeating: "x", count: 5000)]
        let request = try await failure { try await near.call("a", long) as WireNothing }
        #expect(request.message.hasPrefix("the request 'a' is too long: 50"))
        let answer = try await failure { try await near.call("a", WireNothing()) as WireNothing }
        #expect(answer.message.hasPrefix("the answer to 'a' is too long: 50"))
    }
}
