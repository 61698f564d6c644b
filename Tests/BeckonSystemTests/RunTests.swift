import BeckonSystem
import Foundation
import IntentWire
import Testing

@Suite struct RunTests {
    @Test(arguments: [
        "EchoIntent", "Echo", "echo", "ECHOINTENT", "say again", "Wiederhol Große", "wiederhol-größe", "RepeatIntent",
    ])
    func `finds an intent by identifier, type, title and former name`(name: String) async throws {
        try await TestSystem.with { test in
            let outcome = try await test.run(name, ["text": .string("hi")])
            #expect(outcome == IntentOutcome(value: .string("hi"), dialog: DialogSnapshot(full: "said hi")))
        }
    }

    @Test func `tells the nearest intents, parameters and entities`() async throws {
        try await TestSystem.with { test in
            let intent = try await test.failure(of: "Ecoh")
            #expect(intent.code == .unknownIntent)
            #expect(intent.message == "the app 'Wire App' has no intent 'Ecoh': did you mean 'EchoIntent'?")
            #expect(intent.candidates?.first?.value == .string("EchoIntent"))

            let several = try await test.failure(of: "the same")
            #expect(several.code == .unknownIntent)
            #expect(several.message.contains("use an identifier, 'PidIntent' or 'EnvironmentIntent'"))

            let parameter = try await test.failure(of: "Echo", ["txt": .string("")])
            #expect(parameter.code == .unknownParameter && parameter.parameters == ["txt"])
            #expect(parameter.message.hasSuffix("did you mean 'text'?"))

            let nothing = try await test.failure(of: "Echo", ["zzzzzz": .string("")])
            #expect(nothing.message.hasSuffix("has no parameter 'zzzzzz'; there is 'count', 'text'"))

            let request = EntityRequest(entity: "Tsak", query: .all)
            let entity = try await failure { try await test.system.entities(request, of: .path(wireApp)) }
            #expect(entity.code == .unknownEntity && entity.message.contains("did you mean 'TaskEntity'?"))
        }
    }

    @Test(arguments: ["TaskEntity", "task", "to do"])
    func `finds entities of a type by any of its names`(name: String) async throws {
        try await TestSystem.with { test in
            let request = EntityRequest(entity: name, query: .matching("milk"))
            let response = try await test.system.entities(request, of: .path(wireApp))
            #expect(response.entities.map(\.display.title) == ["milk"])
            #expect(response.entities.map(\.type) == ["TaskEntity"])
        }
    }

    @Test func `gives the options of a parameter`() async throws {
        try await TestSystem.with { test in
            let request = OptionsRequest(intent: "echo", parameter: "text")
            let options = try await test.system.options(request, of: .path(wireApp))
            #expect(options.items.map(\.value) == [.string("EchoIntent")])
            let wrong = OptionsRequest(intent: "echo", parameter: "size")
            let failure = try await failure { try await test.system.options(wrong, of: .path(wireApp)) }
            #expect(failure.code == .unknownParameter)
        }
    }

    @Test func `passes the app's own failure on`() async throws {
        try await TestSystem.with { test in
            let failure = try await test.failure(of: "Fail")
            #expect(failure == IntentFailure(.intentFailed, "no coffee left", parameters: ["text"]))
        }
    }

    @Test func `does not run what only configures`() async throws {
        try await TestSystem.with { test in
            let failure = try await test.failure(of: "Configure")
            #expect(failure.code == .unsupported)
            #expect(failure.message.contains("'ConfigureIntent' only configures"))
            #expect(try await test.system.runs(limit: 10).map(\.decision) == [.refused])
        }
    }

    @Test func `runs many requests at once in one process`() async throws {
        try await TestSystem.with { test in
            try await withThrowingTaskGroup { group in
                for number in 0..<50 {
                    group.addTask {
                        let text = IntentValue.string("\(number)")
                        let outcome = try await test.run("Echo", ["text": text])
                        #expect(outcome.value == text)
                    }
                }
                for _ in 0..<5 {
                    group.addTask {
                        let failure = try await test.failure(of: "Fail")
                        #expect(failure.code == .intentFailed)
                    }
                }
                try await group.waitForAll()
            }
            let first = try await test.processIdentifier()
            #expect(try await test.processIdentifier() == first)
        }
    }

    @Test func `carries a value of some megabytes`() async throws {
        try await TestSystem.with { test in
            let outcome = try await test.run("Huge", ["count": .int(8 << 20)])
            #expect(outcome.value == .string(String(repeating: "x", count: 8 << 20)))
        }
    }
}

@Suite struct QuestionTests {
    @Test func `puts questions to the person and gives their answers to the intent`() async throws {
        try await TestSystem.with { test in
            let person = Person([.value(.text("tea")), .option(2), .declined, .confirmed])
            let outcome = try await test.run("Ask", ["count": .int(4)], person)
            #expect(
                outcome.value
                    == .list(
                        [IntentAnswer.value(.text("tea")), .option(2), .declined, .confirmed].map { .string("\($0)") }))
            #expect(person.questions.count == 4)
        }
    }

    @Test(arguments: [
        InteractionCapabilities.values, .choices, .confirmations, .foreground, [], [.values, .foreground],
    ])
    func `answers for a surface what it cannot ask`(capabilities: InteractionCapabilities) async throws {
        try await TestSystem.with { test in
            let person = Person(Array(repeating: .confirmed, count: 4), capabilities: capabilities)
            let outcome = try await test.run("Ask", ["count": .int(4)], person)
            let kinds: [InteractionCapabilities] = [.values, .choices, .confirmations, .foreground]
            #expect(
                outcome.value
                    == .list(kinds.map { .string(capabilities.contains($0) ? "confirmed" : "unsupported") }))
            #expect(person.questions.count == kinds.count(where: capabilities.contains))
        }
    }

    @Test func `ends an intent that asks without end`() async throws {
        try await TestSystem.with(adjust: { $0.maximumQuestions = 5 }) { test in
            let person = Person()
            let failure = try await failure { try await test.run("AskForEver", [:], person) }
            #expect(failure.message == "the intent has asked 5 questions: it may not ask more")
            #expect(person.questions.count == 5)
            try await test.expectWorking()
        }
    }

    @Test func `lets a person think longer than an app may`() async throws {
        try await TestSystem.with(adjust: { $0.requestTimeout = .seconds(1) }) { test in
            let person = Person([.confirmed], thinking: .seconds(1.5))
            let outcome = try await test.run("Ask", [:], person)
            #expect(outcome.value == .list([.string("confirmed")]))
        }
    }

    @Test func `passes all progress on, in order, before the outcome`() async throws {
        try await TestSystem.with { test in
            let person = Person()
            _ = try await test.run("Progress", ["count": .int(200)], person)
            #expect(person.reports.map(\.description) == (0..<200).map { "\($0)" })
        }
    }

    @Test func `counts progress as a sign of life`() async throws {
        try await TestSystem.with(adjust: { $0.requestTimeout = .seconds(1) }) { test in
            let person = Person(capabilities: [])
            let outcome = try await test.run("Progress", ["count": .int(15)], person)
            #expect(outcome.value == .string("done"))
            #expect(person.reports.isEmpty)
        }
    }
}

@Suite struct OpenedIntentTests {
    @Test func `runs the intent that a result opens and joins what they say`() async throws {
        try await TestSystem.with { test in
            let outcome = try await test.run("Open", ["text": .string("door")])
            #expect(outcome.value == .string("door"))
            #expect(outcome.dialog?.full == "said opened door\nsaid door")
            #expect(outcome.opensIntent == nil)
            #expect(try await test.system.runs(limit: 5).map(\.intent) == ["EchoIntent", "OpenIntent"])
        }
    }

    @Test func `ends a chain of intents that open each other`() async throws {
        try await TestSystem.with(adjust: { $0.maximumOpenedIntents = 3 }) { test in
            let failure = try await test.failure(of: "OpenForEver")
            #expect(failure.message.contains("more than 3 intents would open each other"))
            #expect(try await test.system.runs(limit: 10).count == 4)
        }
    }

    @Test func `says what ran when the opened intent fails`() async throws {
        try await TestSystem.with { test in
            let failure = try await test.failure(of: "OpenBroken")
            #expect(failure.code == .intentFailed)
            #expect(
                failure.message == "'OpenBrokenIntent' ran; 'FailIntent', which it opens, did not: no coffee left")
        }
    }
}
