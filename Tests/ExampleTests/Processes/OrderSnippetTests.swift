import BeckonSystem
import Foundation
import IntentWire
import Synchronization
import Testing

/// The snippets of the coffee shop, whose buttons a person presses.
struct OrderSnippetTests {
    private func request(_ arguments: [String: IntentValue] = [:], _ language: String = "en") throws -> IntentRequest {
        IntentRequest(
            app: .path(try RunningSystem.program("Coffee")), intent: "BuildOrder", arguments: arguments,
            locale: language)
    }

    @Test func `orders what was chosen by buttons`() async throws {
        try await RunningSystem.with { system in
            let request = try request(["coffeeType": .text("mocha")])
            let person = PressingPerson(["Large", "More", "More", "Fewer", "Extra Shot"], system, request)
            let outcome = try await system.run(request, interaction: person)
            #expect(person.question == "How would you like your Mocha?")
            #expect(person.prices == ["€4.20", "€4.80", "€9.60", "€14.40", "€9.60", "€11.00"])
            #expect(outcome.said?.hasPrefix("You ordered 2 × Mocha, Large, with Extra Shot for €11.00. ") == true)
            var snippet = try #require(ShownSnippet(of: outcome, request))
            #expect(snippet.buttons.map(\.label) == ["Cancel Order"])
            _ = try await snippet.press(snippet.buttons[0], on: system, interaction: Answers(.confirmed))
            // The snippet tells what has become of the order.
            #expect(snippet.buttons.isEmpty && snippet.tree.root.spokenText.hasSuffix("Cancelled"))
        }
    }

    @Test func `orders nothing where the person declines`() async throws {
        try await RunningSystem.with { system in
            let request = try request()
            await #expect(throws: IntentFailure.self) {
                try await system.run(request, interaction: Answers(.declined))
            }
            #expect(try await system.activities().isEmpty)
        }
    }

    @Test(arguments: [
        ("de", "Wie möchtest du deinen Kaffee: Latte?", ["Klein", "Mittel", "Groß", "Mehr", "Extra Espresso"]),
        ("ar", "كيف تريد لاتيه؟", ["صغير", "وسط", "كبير", "أكثر", "جرعة إضافية"]),
    ])
    func `speaks the language of the request`(language: String, question: String, buttons: [String]) async throws {
        try await RunningSystem.with { system in
            let person = Answers(.declined)
            _ = try? await system.run(try request([:], language), interaction: person)
            guard case .confirmation(let asked)? = person.questions.first else { Issue.record("no question"); return }
            #expect(asked.dialog.full == question)
            // A size is listed with how much it is.
            let labels = try #require(asked.snippet).pressables.map(\.label)
            #expect(zip(labels, buttons).allSatisfy { $0.hasPrefix($1) } && labels.count == buttons.count, "\(labels)")
        }
    }
}

/// Presses buttons of a confirmation's snippet one after the other, then confirms.
private final class PressingPerson: IntentInteraction {
    let capabilities: InteractionCapabilities = .all
    private let labels: [String]
    private let system: BeckonSystem
    private let request: IntentRequest
    private let seen = Mutex<(question: String, prices: [String])>(("", []))

    init(_ labels: [String], _ system: BeckonSystem, _ request: IntentRequest) {
        self.labels = labels
        self.system = system
        self.request = request
    }

    var question: String { seen.withLock(\.question) }
    /// What the snippet said that it costs, at first and after each press.
    var prices: [String] { seen.withLock(\.prices) }

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        guard case .confirmation(let confirmation) = question,
            var snippet = ShownSnippet(of: confirmation, request)
        else { return .unsupported }
        seen.withLock { $0.question = confirmation.dialog.full }
        note(snippet)
        for label in labels {
            let button = try #require(snippet.buttons.first { $0.label.hasPrefix(label) })
            _ = try await snippet.press(button, on: system, interaction: Answers())
            note(snippet)
        }
        return .confirmed
    }

    private func note(_ snippet: ShownSnippet) {
        let words = snippet.tree.root.spokenText.split(separator: " ")
        seen.withLock { $0.prices += words.filter { $0.contains("€") }.map(String.init) }
    }

    func report(_ progress: IntentProgress) async {}
}
