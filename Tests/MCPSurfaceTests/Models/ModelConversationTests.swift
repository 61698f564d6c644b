import BeckonSystem
import IntentWire
import MCPSurface
import Synchronization
import Testing

/// A model that says what a test wants.
private final class ScriptedModel: ModelEndpoint {
    private let answers: Mutex<[JSONValue]>
    private let asked = Mutex<[JSONValue]>([])
    private let repeats: Bool

    /// - Parameter repeats: Whether the last answer is given for ever.
    init(_ answers: [String], repeats: Bool = false) {
        self.answers = Mutex(answers.map { json($0) })
        self.repeats = repeats
    }

    var requests: [JSONValue] { asked.withLock { $0 } }

    func complete(_ body: JSONValue) async throws -> JSONValue {
        asked.withLock { $0.append(body) }
        return answers.withLock { $0.count == 1 && repeats ? $0[0] : $0.isEmpty ? .null : $0.removeFirst() }
    }
}

/// A model that never answers.
private struct SilentModel: ModelEndpoint {
    func complete(_ body: JSONValue) async throws -> JSONValue {
        try await Task.sleep(for: .seconds(3_600))
        return .null
    }
}

private func says(_ text: String) -> String { #"{"choices":[{"message":{"role":"assistant","content":"\#(text)"}}]}"# }

private func calls(_ tool: String, _ arguments: String = "{}") -> String {
    let text = JSONValue.string(arguments).line
    return
        #"{"choices":[{"message":{"role":"assistant","content":null,"tool_calls":[{"id":"c1","type":"function","function":{"name":"\#(tool)","arguments":\#(text)}}]}}]}"#
}

/// Lets a model do something with the app for assistants.
private func run(
    _ model: any ModelEndpoint, limits: ModelConversation.Limits = .init(),
    person: (@Sendable (JSONValue) async -> JSONValue)? = nil,
    _ body: (ModelConversation, Assistant) async throws -> Void
) async throws {
    let assistant = try Assistant()
    do {
        try await body(
            ModelConversation(server: assistant.server, endpoint: model, model: "tiny", limits: limits, person: person),
            assistant)
    } catch {
        await assistant.end()
        throw error
    }
    await assistant.end()
}

private func failure(_ body: () async throws -> Void) async throws -> IntentFailure {
    try #require(await #expect(throws: IntentFailure.self) { try await body() })
}

struct ModelConversationTests {
    @Test func `calls a tool with the values that the model gives, and says what the model answers`() async throws {
        let model = ScriptedModel([calls("AddIntent", #"{"a":1,"b":2}"#), says("That is 3.")])
        try await run(model) { conversation, assistant async throws in
            let answer = try await conversation.run("What is one and two?")
            #expect(answer.text == "That is 3.")
            #expect(answer.calls.map(\.tool) == ["AddIntent"] && answer.calls.map(\.isFailure) == [false])
            let first = try #require(model.requests.first)
            #expect(first["model"] == .string("tiny"))
            #expect(first["messages"]?.elements?.last?["content"] == .string("What is one and two?"))
            let tools = (first["tools"]?.elements ?? []).compactMap { $0["function"]?["name"]?.string }
            #expect(tools.contains("AddIntent") && !tools.contains("HiddenIntent"))
            let told = try #require(model.requests.last?["messages"]?.elements?.last)
            #expect(told["role"] == .string("tool") && told["tool_call_id"] == .string("c1"))
            #expect(told["content"]?.string?.contains("3") == true)
            let record = try #require(try await assistant.system.runs(limit: 1).first)
            #expect(record.source == .assistant && record.requester == "model tiny" && record.outcome == "done")
        }
    }

    @Test(arguments: [
        (calls("NoSuchTool"), "there is no tool 'NoSuchTool'"),
        (calls("AddIntent", "{"), "the arguments are no JSON object"),
        (calls("AddIntent", "[1]"), "the arguments are no JSON object"),
        (calls("AddIntent", #"{"a":1,"b":"x"}"#), "b: "),
        (calls("AddIntent", #"{"a":1,"b":2,"c":3}"#), "there is no argument 'c'"),
        (#"{"choices":[{"message":{"tool_calls":[{"id":"c1"}]}}]}"#, "the call names no tool"),
    ])
    func `tells the model what is wrong with its call`(call: String, problem: String) async throws {
        let model = ScriptedModel([call, says("Sorry.")])
        try await run(model) { conversation, _ async throws in
            let answer = try await conversation.run("Add")
            #expect(answer.text == "Sorry." && answer.calls.map(\.isFailure) == [true])
            let told = model.requests.last?["messages"]?.elements?.last?["content"]?.string ?? ""
            #expect(told.contains(problem), "\(told)")
        }
    }

    @Test(arguments: [
        "null", "{}", #"{"choices":[]}"#, #"{"choices":[{"message":"hi"}]}"#, #"{"error":{"message":"busy"}}"#,
    ])
    func `what is no answer is a failure`(answer: String) async throws {
        try await run(ScriptedModel([answer])) { conversation, _ async throws in
            let failure = try await failure { _ = try await conversation.run("Add") }
            #expect(failure.code == .modelFailed && failure.message.hasPrefix("the model's answer has no message"))
        }
    }

    @Test func `a model that calls tools for ever is stopped`() async throws {
        var limits = ModelConversation.Limits()
        limits.rounds = 3
        let model = ScriptedModel([calls("AddIntent", #"{"a":1,"b":2}"#)], repeats: true)
        try await run(model, limits: limits) { conversation, assistant async throws in
            let failure = try await failure { _ = try await conversation.run("Add") }
            #expect(failure.message == "the model came to no end after 3 rounds: it was stopped")
            #expect(try await assistant.system.runs(limit: 9).count == 3)
        }
        limits.rounds = 100
        limits.calls = 2
        try await run(model, limits: limits) { conversation, _ async throws in
            let failure = try await failure { _ = try await conversation.run("Add") }
            #expect(failure.message == "the model wanted to call more than 2 tools: it was stopped")
        }
    }

    @Test func `a model that does not answer is given up`() async throws {
        var limits = ModelConversation.Limits()
        limits.time = .milliseconds(50)
        try await run(SilentModel(), limits: limits) { conversation, _ async throws in
            let failure = try await failure { _ = try await conversation.run("Add") }
            #expect(failure.code == .modelFailed && failure.message.hasPrefix("the model took longer"))
        }
    }

    @Test func `what cannot be taken back needs a person, whatever a text told the model`() async throws {
        let script = [
            calls("ReadDocumentIntent", #"{"document":"1"}"#), calls("DeleteEverythingIntent"), says("Deleted."),
        ]
        // Nobody there: nothing is deleted.
        let model = ScriptedModel(script)
        try await run(model) { conversation, assistant async throws in
            let answer = try await conversation.run("Read my first document")
            #expect(answer.calls.map(\.isFailure) == [false, true])
            try await Self.expectDeletions(0, assistant)
        }
        // A person who says no, and one who says nothing.
        for reply in [#"{"action":"accept","content":{"answer":"no"}}"#, #"{"action":"cancel"}"#] {
            try await run(ScriptedModel(script), person: { _ in json(reply) }) { conversation, assistant async throws in
                #expect(try await conversation.run("Read my first document").calls.map(\.isFailure) == [false, true])
                try await Self.expectDeletions(0, assistant)
            }
        }
        try await run(
            ScriptedModel(script), person: { _ in json(#"{"action":"accept","content":{"answer":"yes"}}"#) }
        ) { conversation, assistant async throws in
            #expect(
                try await conversation.run("Read it, and delete everything").calls.map(\.isFailure) == [false, false])
            try await Self.expectDeletions(1, assistant)
        }
    }

    private static func expectDeletions(_ count: Int, _ assistant: Assistant) async throws {
        let request = IntentRequest(
            app: .path(try program("AssistantApp")), intent: "CountDeletionsIntent", arguments: [:], source: .test)
        struct Nobody: IntentInteraction {
            let capabilities: InteractionCapabilities = []
            func ask(_ question: IntentQuestion) async throws -> IntentAnswer { .unsupported }
            func report(_ progress: IntentProgress) async {}
        }
        #expect(try await assistant.system.run(request, interaction: Nobody()).value == .int(count))
    }

    @Test func `a long result is cut`() async throws {
        var limits = ModelConversation.Limits()
        limits.result = 40
        let model = ScriptedModel([
            calls("PaintIntent", #"{"labels":["\#(String(repeating: "x", count: 5_000))"]}"#), says("ok"),
        ])
        try await run(model, limits: limits) { conversation, _ async throws in
            _ = try await conversation.run("Paint")
            #expect(model.requests.last?["messages"]?.elements?.last?["content"]?.string?.count == 40)
        }
    }
}
