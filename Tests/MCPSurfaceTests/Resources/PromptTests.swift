import IntentWire
import Testing

struct PromptTests {
    @Test func `offers App Shortcuts, with the value that a phrase has a place for`() async throws {
        try await withClient { client, _ async throws in
            let prompts = try await client.result("prompts/list")["prompts"]?.elements ?? []
            #expect(
                prompts.map { $0["name"] }
                    == ["PaintIntent", "ReadDocumentIntent", "test_simple_text"].map(JSONValue.string))
            #expect(prompts[0]["arguments"]?.elements?.first?["required"] == .bool(false))
            #expect(prompts[1]["arguments"]?.elements?.first?["required"] == .bool(true))
            #expect(prompts[2]["arguments"] == nil)
        }
    }

    @Test(arguments: [
        ("PaintIntent", "{}", "Paint in AssistantApp"),
        ("PaintIntent", #"{"colour":"Blue"}"#, "Paint it Blue in AssistantApp"),
        ("ReadDocumentIntent", #"{"document":"Recipe"}"#, "Read Recipe in AssistantApp"),
    ])
    func `says what a person would say`(name: String, arguments: String, text: String) async throws {
        try await withClient(.stateless) { client, _ async throws in
            let result = try await client.result(
                "prompts/get", .members(["name": .string(name), "arguments": json(arguments)]))
            let message = result["messages"]?.elements?.first
            #expect(message?["role"] == .string("user"))
            #expect(message?["content"]?["text"] == .string("\(text)\n(The tool \(name) does this.)"))
        }
    }

    @Test(arguments: [
        #"{"name":"nothing"}"#, #"{"arguments":{}}"#, #"{"name":"ReadDocumentIntent"}"#,
        #"{"name":"PaintIntent","arguments":{"size":"x"}}"#, #"{"name":"PaintIntent","arguments":{"colour":3}}"#,
        #"{"name":"PaintIntent","arguments":[]}"#,
    ])
    func `refuses what is no prompt, and arguments that do not fit`(parameters: String) async throws {
        try await withClient { client, _ async throws in
            #expect(try await client.errorCode("prompts/get", json(parameters)) == .int(-32602))
        }
    }

    @Test(arguments: [
        ("PaintIntent", "colour", "", #"["Red","Green","Blue"]"#), ("PaintIntent", "colour", "gr", #"["Green"]"#),
        ("ReadDocumentIntent", "document", "sec", #"["Second draft"]"#),
    ])
    func `completes cases and entities`(prompt: String, argument: String, written: String, values: String) async throws
    {
        try await withClient { client, _ async throws in
            let result = try await client.result(
                "completion/complete",
                .members([
                    "ref": .members(["type": .string("ref/prompt"), "name": .string(prompt)]),
                    "argument": .members(["name": .string(argument), "value": .string(written)]),
                ]))
            #expect(result["completion"]?["values"] == json(values))
        }
    }

    @Test(arguments: [
        #"{"ref":{"type":"ref/prompt","name":"nothing"},"argument":{"name":"a","value":""}}"#,
        #"{"ref":{"type":"ref/prompt","name":"PaintIntent"},"argument":{"name":"size","value":""}}"#,
        #"{"ref":{"type":"ref/resource","uri":"x://{id}"},"argument":{"name":"id","value":""}}"#,
        #"{"ref":{"type":"ref/other"},"argument":{"name":"id","value":""}}"#, #"{"ref":{}}"#,
    ])
    func `refuses to complete what there is not`(parameters: String) async throws {
        try await withClient { client, _ async throws in
            #expect(try await client.errorCode("completion/complete", json(parameters)) == .int(-32602))
        }
    }
}
