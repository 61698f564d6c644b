import BeckonSystem
import Glibc
import IntentWire
import Testing

struct VanishingTests {
    @Test(arguments: Era.allCases)
    func `a cancelled call gets no answer, and its intent ends`(era: Era) async throws {
        try await withClient(era) { client, _ async throws in
            let slow = client.post("tools/call", json(#"{"name":"SlowIntent","arguments":{"milliseconds":60000}}"#))
            try await until { try await client.call("CountWaitsIntent").value == json("[1,0]") }
            client.notify("notifications/cancelled", .members(["requestId": slow.id]))
            try await until { try await client.call("CountWaitsIntent").value == json("[1,1]") }
            #expect(client.strays.isEmpty)
        }
    }

    @Test(arguments: Era.allCases)
    func `a client that leaves takes its runs with it`(era: Era) async throws {
        let assistant = try Assistant()
        let client = try TestClient(assistant.server, era: era)
        try await client.open()
        let other = try TestClient(assistant.server, era: era)
        try await other.open()
        _ = client.post("tools/call", json(#"{"name":"SlowIntent","arguments":{"milliseconds":60000}}"#))
        try await until { try await other.call("CountWaitsIntent").value == json("[1,0]") }
        await client.close()
        #expect(try await other.call("CountWaitsIntent").value == json("[1,1]"))
        await other.close()
        await assistant.end()
    }

    @Test func `a client that leaves in the middle of a question ends it`() async throws {
        let assistant = try Assistant()
        let client = try TestClient(assistant.server, era: .handshake)
        try await client.open()
        _ = client.post("tools/call", json(#"{"name":"DeleteEverythingIntent"}"#))
        try await until { !client.questions.isEmpty }
        await client.close()
        let other = try TestClient(assistant.server, era: .handshake)
        try await other.open()
        #expect(try await other.call("CountDeletionsIntent").value == .int(0))
        #expect(
            try await assistant.system.runs(limit: 9).contains {
                $0.intent == "DeleteEverythingIntent" && $0.outcome == "cancelled"
            })
        await other.close()
        await assistant.end()
    }

    @Test func `an app that ends in the middle of a call is an error, and the next call works`() async throws {
        try await withClient { client, _ async throws in
            let result = try await client.call("CrashIntent")
            #expect(result.isFailure)
            #expect(result.failureCode == "app-crashed")
            #expect(try await client.call("AddIntent", #"{"a":1,"b":2}"#).value == .int(3))
        }
    }

    @Test(arguments: Era.allCases)
    func `an app that is killed in the middle of a call is an error, and the next call works`(era: Era) async throws {
        try await withClient(era) { client, _ async throws in
            let process = try #require(try await client.call("ProcessIntent").value?.int)
            let slow = client.post("tools/call", json(#"{"name":"SlowIntent","arguments":{"milliseconds":60000}}"#))
            try await until { try await client.call("CountWaitsIntent").value == json("[1,0]") }
            #expect(kill(pid_t(process), SIGKILL) == 0)
            let result = try #require(try await slow.reply()["result"])
            #expect(result.failureCode == "app-crashed")
            #expect(try await client.call("AddIntent", #"{"a":1,"b":2}"#).value == .int(3))
        }
    }

    @Test func `a client that leaves a question to a stateless server lets it end`() async throws {
        let assistant = try Assistant(answerPatience: .milliseconds(200))
        let client = try TestClient(assistant.server, era: .stateless)
        try await client.open()
        let asked = try await client.result("tools/call", json(#"{"name":"DeleteEverythingIntent"}"#))
        #expect(asked["resultType"] == .string("input_required"))
        await client.close()
        try await until {
            try await assistant.system.runs(limit: 9).contains {
                $0.intent == "DeleteEverythingIntent" && $0.outcome == "cancelled"
            }
        }
        let other = try TestClient(assistant.server, era: .stateless)
        try await other.open()
        #expect(try await other.call("CountDeletionsIntent").value == .int(0))
        await other.close()
        await assistant.end()
    }

    @Test func `nobody answers a question that another client was asked`() async throws {
        try await withClient(.handshake) { client, assistant async throws in
            let other = try TestClient(assistant.server, era: .handshake)
            try await other.open()
            let asked = client.post("tools/call", json(#"{"name":"DeleteEverythingIntent"}"#))
            try await until { !client.questions.isEmpty }
            let id = try #require(client.questions[0]["id"])
            func answer(_ answer: String) -> String {
                JSONValue.members([
                    "jsonrpc": .string("2.0"), "id": id,
                    "result": json(#"{"action":"accept","content":{"answer":"\#(answer)"}}"#),
                ]).line
            }
            other.send(answer("yes"))
            #expect(try await other.call("CountDeletionsIntent").value == .int(0))
            client.send(answer("no"))
            #expect(try await asked.reply()["result"]?.isFailure == true)
            // A second answer of the same client is one to nothing.
            client.send(answer("yes"))
            #expect(try await client.call("CountDeletionsIntent").value == .int(0))
            await other.close()
        }
    }

    @Test(arguments: Era.allCases)
    func `answers a thousand calls at once, each with its own value`(era: Era) async throws {
        try await withClient(era) { client, _ async throws in
            let calls = (0..<1_000).map { number in
                client.post("tools/call", json(#"{"name":"AddIntent","arguments":{"a":\#(number),"b":1}}"#))
            }
            for (number, call) in calls.enumerated() {
                let reply = try await call.reply()
                #expect(reply["result"]?.value == .int(number + 1))
            }
        }
    }
}
