import BeckonSystem
import IntentWire
import Testing

/// The orders of the coffee shop, as people see them while they are made.
struct BrewingTests {
    private func run(
        _ system: BeckonSystem, _ intent: String, _ arguments: [String: IntentValue] = [:], language: String = "en",
        _ answers: Answers = Answers()
    ) async throws {
        let request = IntentRequest(
            app: .path(try RunningSystem.program("Coffee")), intent: intent, arguments: arguments, locale: language)
        _ = try await system.run(request, interaction: answers)
    }

    @Test(arguments: [
        ("en", "Order 1", "2 × Latte, Large", "Cancel Order"),
        ("de", "Bestellung 1", "2 × Latte, Groß", "Bestellung stornieren"),
    ])
    func `shows an order until it is cancelled by its button, in the language of the request`(
        language: String, number: String, item: String, action: String
    ) async throws {
        try await RunningSystem.with { system in
            try await run(
                system, "OrderCoffee", ["size": .text("large"), "quantity": .int(2)], language: language)
            let activity = try #require(await system.activities().first)
            let drawing = try await system.activity(activity.id).drawing
            let view = try #require(drawing.lockScreen)
            #expect(drawing.problem == nil && drawing.locale == language)
            #expect(view.root.spokenText.contains(number) && view.root.spokenText.contains(item))
            #expect(view.pressables.map(\.label) == [action])
            #expect(drawing.island?.compactLeading.root.spokenText == number)
            guard case .intent(let cancel)? = view.pressables.first?.action else { return }
            try await run(system, cancel.intent, cancel.arguments, language: language, Answers(.confirmed))
            #expect(try await system.activities().isEmpty)
        }
    }

    @Test func `places orders also where no more can be shown`() async throws {
        try await RunningSystem.with { system in
            for _ in 1...6 { try await run(system, "OrderCoffee", ["size": .text("small")]) }
            #expect(try await system.activities().count == 5)
        }
    }
}
