import BeckonSystem
import IntentWire
import Synchronization
import Testing

struct QuestionTests {
    @Test(arguments: Era.allCases)
    func `a confirmation goes on only after a clear yes`(era: Era) async throws {
        try await withClient(era, answer: filling(#""yes""#)) { client, _ async throws in
            #expect(try await client.call("DeleteEverythingIntent").value == .int(1))
            let question = try #require(client.questions.first?["params"])
            #expect(question["message"]?.string?.contains("Delete everything?") == true)
            let schema = question["requestedSchema"]
            #expect(schema?["required"] == json(#"["answer"]"#))
            #expect(
                schema?["properties"]?["answer"]?["oneOf"]
                    == json(#"[{"const":"yes","title":"Delete"},{"const":"no","title":"Keep"}]"#))
            #expect(schema?["properties"]?["answer"]?["default"] == nil)
        }
    }

    @Test(
        arguments: Era.allCases,
        [
            #"{"action":"accept","content":{"answer":"no"}}"#, #"{"action":"decline"}"#, #"{"action":"cancel"}"#,
            #"{"action":"accept"}"#, #"{"action":"accept","content":{"answer":true}}"#, #"{"action":"yes"}"#, "{}",
        ])
    func `anything else than yes deletes nothing`(era: Era, reply: String) async throws {
        try await withClient(era, answer: { _ in json(reply) }) { client, _ async throws in
            let result = try await client.call("DeleteEverythingIntent")
            #expect(result.isFailure)
            #expect(try await client.call("CountDeletionsIntent").value == .int(0))
        }
    }

    @Test(arguments: Era.allCases)
    func `a client that cannot ask gets no confirmation, and nothing happens`(era: Era) async throws {
        try await withClient(era, canAsk: false) { client, _ async throws in
            let result = try await client.call("DeleteEverythingIntent")
            #expect(result.isFailure)
            #expect(client.questions.isEmpty)
            #expect(try await client.call("CountDeletionsIntent").value == .int(0))
        }
    }

    @Test(arguments: Era.allCases)
    func `lets the person choose`(era: Era) async throws {
        try await withClient(era, answer: filling(#""2""#)) { client, _ async throws in
            #expect(try await client.call("ChooseIntent").value == .string("1"))
            let options = client.questions.first?["params"]?["requestedSchema"]?["properties"]?["choice"]?["oneOf"]
            #expect(options?.elements?.map { $0["title"] } == ["Left", "Right", "Neither"].map(JSONValue.string))
        }
    }

    @Test(arguments: Era.allCases)
    func `asks which of several entities is meant`(era: Era) async throws {
        try await withClient(era, answer: filling(#""2""#)) { client, _ async throws in
            let result = try await client.call("ReadDocumentIntent", #"{"document":"draft"}"#)
            #expect(result.value?["title"] == .string("Second draft"))
        }
    }

    @Test(arguments: Era.allCases)
    func `asks again, with the reason, for an answer that does not fit`(era: Era) async throws {
        let answers = Mutex([#"{"colour":"mauve"}"#, #"{"colour":"green"}"#])
        let answer: @Sendable (JSONValue) -> JSONValue? = { parameters in
            if parameters["requestedSchema"]?["properties"]?["name"] != nil {
                return json(#"{"action":"accept","content":{"name":"Ada"}}"#)
            }
            return answers.withLock { .members(["action": .string("accept"), "content": json($0.removeFirst())]) }
        }
        try await withClient(era, answer: answer) { client, _ async throws in
            let result = try await client.call("test_input_required_result_multi_round")
            #expect(result.value == .string("Ada likes green"))
            #expect(client.questions.count == 3)
            #expect(
                client.questions[2]["params"]?["message"]?.string?.hasPrefix("'mauve' is none of the options") == true)
        }
    }

    @Test(arguments: Era.allCases)
    func `an intent cannot ask for ever`(era: Era) async throws {
        try await withClient(era, answer: filling(#""more""#)) { client, _ async throws in
            #expect(try await client.call("AskingIntent").isFailure)
            #expect(client.questions.count == (era == .handshake ? 50 : 10))
        }
    }

    @Test(arguments: Era.allCases)
    func `what the system demands before an app runs is asked like any other question`(era: Era) async throws {
        let delete = #"{"entities":["1"]}"#
        try await withClient(era, answer: filling(#""yes""#)) { client, _ async throws in
            #expect(try await client.call("DeleteDocumentIntent", delete).value == .int(2))
            let message = client.questions.first?["params"]?["message"]?.string
            #expect(message?.contains("tests wants to run 'Delete Document'") == true)
        }
        try await withClient(era, answer: filling(#""no""#)) { client, _ async throws in
            #expect(try await client.call("DeleteDocumentIntent", delete).failureCode == "declined")
            #expect(try await client.call("ReadDocumentIntent", #"{"document":"1"}"#).isFailure == false)
        }
        try await withClient(era, canAsk: false) { client, _ async throws in
            #expect(try await client.call("DeleteDocumentIntent", delete).failureCode == "confirmation-required")
            #expect(try await client.call("ReadDocumentIntent", #"{"document":"1"}"#).isFailure == false)
        }
    }

    @Test func `a value that was read in a resource is marked as such`() async throws {
        try await withClient(.handshake, answer: filling(#""no""#)) { client, _ async throws in
            _ = try await client.result("resources/list")
            _ = try await client.call("DeleteDocumentIntent", #"{"entities":["Second draft"]}"#)
            let message = client.questions.first?["params"]?["message"]?.string
            #expect(message?.contains("not said by you") == true, "\(message ?? "")")
        }
    }

    @Test func `a question that nobody answers ends`() async throws {
        try await withClient(.handshake, answerPatience: .milliseconds(50)) { client, _ async throws in
            let result = try await client.call("DeleteEverythingIntent")
            #expect(result.texts[0].contains("nobody has answered in time"))
            let withdrawn = try #require(client.notifications("notifications/cancelled").first)
            #expect(withdrawn["params"]?["requestId"] == client.questions.first?["id"])
            #expect(try await client.call("CountDeletionsIntent").value == .int(0))
        }
        try await withClient(.stateless, answerPatience: .milliseconds(50)) { client, assistant async throws in
            let call = json(#"{"name":"DeleteEverythingIntent","arguments":{}}"#)
            let asked = try await client.result("tools/call", call)
            try await until { try await assistant.system.runs(limit: 1).first?.outcome == "cancelled" }
            let late = call.with("requestState", asked["requestState"]).with(
                "inputResponses", json(#"{"answer":{"action":"accept","content":{"answer":"yes"}}}"#))
            #expect(try await client.errorCode("tools/call", late) == .int(-32602))
        }
    }

    @Test func `asks clients of earlier revisions by the forms that they know`() async throws {
        try await withClient(revision: "2025-06-18", answer: filling(#""yes""#)) { client, _ async throws in
            #expect(try await client.call("DeleteEverythingIntent").value == .int(1))
            let question = try #require(client.questions.first?["params"])
            #expect(question["mode"] == nil)
            #expect(
                question["requestedSchema"]?["properties"]?["answer"]
                    == json(
                        #"{"type":"string","title":"Answer","enum":["yes","no"],"enumNames":["Delete","Keep"]}"#))
        }
    }

    @Test func `an app that ends while somebody is asked is a clear failure`() async throws {
        try await withClient(.handshake) { client, assistant async throws in
            let asked = client.post("tools/call", json(#"{"name":"DeleteEverythingIntent"}"#))
            try await until { !client.questions.isEmpty }
            let crash = try await client.call("CrashIntent")
            #expect(crash.failureCode == "app-crashed")
            let result = try #require(try await asked.reply()["result"])
            #expect(result.failureCode == "app-crashed")
            #expect(try await client.call("AddIntent", #"{"a":1,"b":2}"#).value == .int(3))
        }
    }
}
