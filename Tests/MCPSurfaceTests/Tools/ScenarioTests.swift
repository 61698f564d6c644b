import IntentWire
import Testing

/// The scenarios that the public conformance suite has for tools, on the app that it could be run with.
struct ScenarioTests {
    @Test(arguments: Era.allCases)
    func `gives text`(era: Era) async throws {
        try await withClient(era) { client, _ async throws in
            let result = try await client.call("test_simple_text")
            #expect(
                result["content"] == json(#"[{"type":"text","text":"This is a simple text response for testing."}]"#))
            #expect(result["isError"] == nil)
        }
    }

    @Test(arguments: [
        ("test_image_content", "image", "image/png"), ("test_audio_content", "audio", "audio/vnd.wave"),
    ])
    func `gives pictures and sounds as such`(tool: String, type: String, mimeType: String) async throws {
        try await withClient { client, _ async throws in
            let result = try await client.call(tool)
            let content = try #require(result["content"]?.elements?.first)
            #expect(content["type"] == .string(type))
            #expect(content["mimeType"] == .string(mimeType))
            #expect(content["data"]?.string?.isEmpty == false)
            // The bytes do not stand in the value a second time.
            #expect(result.value?["data"] == nil)
        }
    }

    @Test func `gives other files as embedded resources`() async throws {
        try await withClient { client, _ async throws in
            let resource = try await client.call("test_embedded_resource")["content"]?.elements?.first?["resource"]
            #expect(resource?["mimeType"] == .string("text/plain"))
            #expect(resource?["text"] == .string("This is an embedded resource content."))
        }
    }

    @Test func `mixes kinds of content`() async throws {
        try await withClient { client, _ async throws in
            let content = try await client.call("test_multiple_content_types")["content"]?.elements ?? []
            #expect(content.map { $0["type"] } == ["text", "image", "resource"].map(JSONValue.string))
            #expect(content.last?["resource"]?["text"] == .string(#"{"test":"data"}"#))
        }
    }

    @Test(arguments: Era.allCases)
    func `tells an error in the app's own words`(era: Era) async throws {
        try await withClient(era) { client, _ async throws in
            let result = try await client.call("test_error_handling")
            #expect(result.isFailure)
            #expect(result.texts == ["This tool intentionally returns an error for testing"])
            #expect(result.failureCode == "intent-failed")
        }
    }

    @Test(arguments: Era.allCases)
    func `reports progress that rises, and only to who wants it`(era: Era) async throws {
        try await withClient(era) { client, _ async throws in
            _ = try await client.call("test_tool_with_progress")
            #expect(client.notifications("notifications/progress").isEmpty)
            _ = try await client.call("test_tool_with_progress", meta: json(#"{"progressToken":"p"}"#))
            let reports = client.notifications("notifications/progress").compactMap { $0["params"] }
            #expect(reports.allSatisfy { $0["progressToken"] == .string("p") })
            let amounts = reports.compactMap { $0["progress"].flatMap { Double($0.text) } }
            #expect(amounts.last == 100)
            #expect(amounts == Set(amounts).sorted())
        }
    }

    @Test(arguments: Era.allCases)
    func `asks for what is missing, and goes on`(era: Era) async throws {
        try await withClient(era, answer: filling(#""Alice""#)) { client, _ async throws in
            let result = try await client.call("test_input_required_result_elicitation")
            #expect(result.texts == ["Hello, Alice!"])
            #expect(client.questions.count == 1)
            #expect(client.questions[0]["params"]?["message"] == .string("What is your name?"))
        }
    }

    @Test(arguments: Era.allCases)
    func `asks several questions one after the other`(era: Era) async throws {
        let answer: @Sendable (JSONValue) -> JSONValue? = { parameters in
            let field = parameters["requestedSchema"]?["properties"]?.members?.first?.name
            return field == "colour"
                ? json(#"{"action":"accept","content":{"colour":"blue"}}"#)
                : json(#"{"action":"accept","content":{"name":"Alice"}}"#)
        }
        try await withClient(era, answer: answer) { client, _ async throws in
            let result = try await client.call("test_input_required_result_multi_round")
            #expect(result.value == .string("Alice likes blue"))
            let fields = client.questions.compactMap { $0["params"]?["requestedSchema"]?["properties"] }
            #expect(fields.count == 2)
            #expect(fields[1]["colour"]?["oneOf"]?.elements?.count == 3)
        }
    }
}
