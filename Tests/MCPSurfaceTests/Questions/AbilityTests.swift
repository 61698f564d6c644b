import IntentWire
import Testing

/// Which kinds of questions a client's person can be asked, and what an intent is told of the others.
struct AbilityTests {
    @Test(
        arguments: Era.allCases,
        [
            ("test_elicitation", #"{"message":"Hi"}"#, "missing-value"), ("AskingIntent", "{}", "missing-value"),
            ("test_input_required_result_elicitation", "{}", "missing-value"), ("ChooseIntent", "{}", "unsupported"),
            ("DeleteEverythingIntent", "{}", "declined"), ("ComeForwardIntent", "{}", "unsupported"),
        ])
    func `a client without forms is told at once`(era: Era, call: (tool: String, arguments: String, code: String))
        async throws
    {
        try await withClient(era, canAsk: false) { client, _ async throws in
            let result = try await client.call(call.tool, call.arguments)
            #expect(result.isFailure)
            #expect(result.failureCode == call.code, "\(result.texts)")
            #expect(client.questions.isEmpty)
        }
    }

    @Test(arguments: Era.allCases)
    func `nothing comes to the front because a model wanted it`(era: Era) async throws {
        try await withClient(era, answer: filling(#""yes""#)) { client, _ async throws in
            let result = try await client.call("ComeForwardIntent")
            #expect(result.failureCode == "unsupported", "\(result.texts)")
            #expect(client.questions.isEmpty)
        }
    }
}
