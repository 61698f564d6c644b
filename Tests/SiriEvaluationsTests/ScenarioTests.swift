import AppIntentsTesting
import Evaluations
import Foundation
import SiriEvaluations
import Testing

private var coffee: IntentDefinitions { IntentDefinitions(bundleIdentifier: "org.beckon.examples.Coffee") }

/// What is measured of a scenario.
private func measured(_ scenario: SiriScenario) async throws -> [String: Metric.Outcome] {
    let subject = try await SiriService.run(scenario: scenario)
    let metrics = try await SiriExpectationEvaluator().metrics(subject: subject, input: scenario)
    return Dictionary(metrics.map { ($0.name, $0.outcome) }) { first, _ in first }
}

struct ScenarioTests {
    @Test func `a sentence reaches an intent with its values`() async throws {
        let coffee = coffee
        let order = coffee.intents["OrderCoffeeIntent"]
        let scenario = SiriScenario {
            UserTurn("Get me a large coffee from Coffee") {
                Calls { order.expect(size: .equals("large")).result(coffee.entities["OrderEntity"]) }
                Finds { coffee.entities["OrderEntity"].expect(item: .contains("Large")) }
                SiriResponse(.contains("You ordered"), .contains("LATTE", caseSensitive: false))
            }
        }
        let subject = try await SiriService.run(scenario: scenario)
        let turn = try #require(subject.siriTranscript.turn(for: scenario.turns[0].id))
        #expect(turn.intentInvocations.map(\.value.outcome) == [.succeeded])
        #expect(turn.intentInvocations[0].value.arguments["size"]?.lowercased() == "large")
        #expect(turn.intentInvocations[0].value.intent.identifier == "OrderCoffeeIntent")
        let metrics = try await SiriExpectationEvaluator().metrics(subject: subject, input: scenario)
        #expect(metrics.map(\.outcome) == [.passing, .passing, .ignored, .passing, .ignored], "\(subject.value)")
    }

    @Test func `what is asked is answered by the next sentence`() async throws {
        let coffee = coffee
        let soup = coffee.intents["OrderSoupIntent"]
        let scenario = SiriScenario {
            UserTurn("Order soup in Coffee") { SiriResponse(.contains("Which soup")) }
            UserTurn("Tomato") { SiriResponse(.contains("How many bowls")) }
            UserTurn("2") { Calls { soup.expect(quantity: .notNil) } }
        } expectation: {
            Calls { soup }
        }
        let subject = try await SiriService.run(scenario: scenario)
        let outcomes = subject.siriTranscript.turns.map { $0.intentInvocations.map(\.value.outcome) }
        #expect(outcomes == [[.needsInput], [.needsInput], [.succeeded]], "\(subject.value)")
        let metrics = try await SiriExpectationEvaluator().metrics(subject: subject, input: scenario)
        #expect(metrics.first?.outcome == .passing, "\(subject.value)")
    }

    @Test func `who is asked for a yes has not called yet, but more than is allowed`() async throws {
        let coffee = coffee
        let cancel = coffee.intents["CancelOrderIntent"]
        let ordering = UserTurn("Get me a small coffee from Coffee")
        let stopped = UserTurn("Cancel my Coffee order") {
            Calls { cancel }
            Calls(.disallowed) { cancel }
            SiriResponse(.contains("Do you want to cancel"))
        }
        let scenario = SiriScenario {
            ordering
            stopped
            UserTurn("No")
        }
        let subject = try await SiriService.run(scenario: scenario)
        let turn = try #require(subject.siriTranscript.turn(for: stopped.id))
        #expect(turn.intentInvocations.map(\.value.outcome) == [.awaitingConfirmation], "\(subject.value)")
        #expect(subject.siriTranscript.turns.last?.intentInvocations.map(\.value.outcome) == [.failed])
        let lines = subject.value.lines
        #expect(lines.contains { $0.hasPrefix("  ✗ calls CancelOrderIntent") }, "\(subject.value)")
        #expect(lines.contains { $0.hasPrefix("  ✗ does not call CancelOrderIntent") }, "\(subject.value)")
    }

    @Test func `a yes lets it run`() async throws {
        let coffee = coffee
        let cancel = coffee.intents["CancelOrderIntent"]
        #expect(
            try await measured(
                SiriScenario {
                    UserTurn("Get me a small coffee from Coffee")
                    UserTurn("Cancel my Coffee order")
                    UserTurn("Yes") { Calls { cancel } }
                } expectation: {
                    Calls(.unordered) {
                        cancel
                        coffee.intents["OrderCoffeeIntent"]
                    }
                })["Intents All Pass"] == .passing)
    }

    @Test(arguments: ["Tell me a joke about penguins", "", "   ", "🙂", String(repeating: "coffee ", count: 20_000)])
    func `a sentence that nothing is called by calls nothing`(sentence: String) async throws {
        let coffee = coffee
        let scenario = SiriScenario {
            UserTurn(sentence) {
                Calls(.disallowed) {
                    coffee.intents["CancelOrderIntent"]
                    coffee.intents["OrderSoupIntent"]
                }
            }
        }
        let subject = try await SiriService.run(scenario: scenario)
        #expect(subject.siriTranscript.turns.first?.intentInvocations.isEmpty == true, "\(subject.value)")
        #expect(subject.siriTranscript.turns.first?.response.value.isEmpty == false)
        let metrics = try await SiriExpectationEvaluator().metrics(subject: subject, input: scenario)
        #expect(metrics.first?.outcome == .passing)
    }

    @Test func `the order of calls counts where it is wanted`() async throws {
        let coffee = coffee
        let (hours, order) = (coffee.intents["OpeningHoursIntent"], coffee.intents["OrderCoffeeIntent"])
        func outcome(_ ordering: Calls.Ordering, _ intents: [AppIntentDefinition]) async throws -> Metric.Outcome? {
            try await measured(
                SiriScenario {
                    UserTurn("Is Coffee open")
                    UserTurn("Get me a small coffee from Coffee")
                } expectation: {
                    Calls(ordering) { for intent in intents { intent } }
                })["Intents All Pass"]
        }
        #expect(try await outcome(.ordered, [hours, order]) == .passing)
        #expect(try await outcome(.ordered, [order, hours]) == .failing)
        #expect(try await outcome(.unordered, [order, hours]) == .passing)
        #expect(try await outcome(.unordered, [order, order]) == .failing)
        #expect(try await outcome(.disallowed, [order]) == .failing)
    }

    @Test func `a required skill fails, and a preferred one does not count`() async throws {
        let coffee = coffee
        let skill = coffee.skills["brew"]
        func outcome(_ enforcement: Loads.Enforcement) async throws -> Metric.Outcome? {
            try await measured(
                SiriScenario {
                    UserTurn("Is Coffee open") {
                        Calls { coffee.intents["OpeningHoursIntent"] }
                        Loads(enforcement) { skill }
                    }
                })["Skills Loaded All Pass"]
        }
        #expect(try await outcome(.required) == .failing)
        #expect(try await outcome(.preferred) == .ignored)
    }

    @Test func `nobody knows whose phrases are meant where no app is named`() async throws {
        await #expect(throws: SiriEvaluationError.noApp) {
            try await SiriService.run(scenario: SiriScenario { UserTurn("Is Coffee open") })
        }
        let subject = try await SiriService.run(
            scenario: SiriScenario { UserTurn("Is Coffee open") }, with: [coffee])
        #expect(
            subject.siriTranscript.turns.first?.intentInvocations.first?.value.intent.identifier == "OpeningHoursIntent"
        )
    }

    @Test func `a subject is measured by its own scenario only`() async throws {
        let (one, other) = (SiriScenario { UserTurn("Is Coffee open") }, SiriScenario { UserTurn("Is Coffee open") })
        let subject = try await SiriService.run(scenario: one, with: [coffee])
        await #expect(throws: SiriEvaluationError.otherScenario) {
            try await SiriExpectationEvaluator().metrics(subject: subject, input: other)
        }
    }

    @Test func `an app that is not there is an error`() async throws {
        let nothing = IntentDefinitions(bundleIdentifier: "org.example.Nothing")
        await #expect(throws: IntentTestingError.self) {
            try await SiriService.run(scenario: SiriScenario { UserTurn("Hello") { Calls { nothing.intents["A"] } } })
        }
    }

    @Test func `a scenario is written as what is said and expected, and read as what is said`() throws {
        let scenario = SiriScenario {
            UserTurn("Is Coffee open") { Calls { coffee.intents["OpeningHoursIntent"] } }
            UserTurn("Thanks")
        }
        #expect(scenario.input == "“Is Coffee open” → “Thanks”")
        let data = try JSONEncoder().encode(scenario)
        #expect(String(decoding: data, as: UTF8.self).contains("calls "))
        let read = try JSONDecoder().decode(SiriScenario.self, from: data)
        #expect(read.turns.map(\.utterance) == scenario.turns.map(\.utterance))
        #expect(read.turns.map(\.id) == scenario.turns.map(\.id))
    }
}
