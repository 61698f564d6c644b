import IntentWire
import Testing

@testable import BeckonSystem

/// Snippets whose buttons are pressed, with the processes of a real app.
struct SnippetTests {
    private func order(_ system: BeckonSystem) async throws -> (IntentOutcome, IntentRequest) {
        let request = IntentRequest(
            app: .path(try program("SnippetApp")), intent: "OrderDrink", arguments: ["drink": .text("latte")],
            source: .test)
        return (try await system.run(request, interaction: Person()), request)
    }

    @Test(arguments: ["order this", "order it", "order this one"])
    func `is on the screen for a sentence`(_ sentence: String) async throws {
        try await TestSystem.with { test in
            let app = AppReference.path(try program("SnippetApp"))
            func named() async throws -> IntentValue? {
                try await test.system.understand(SentenceQuestion(sentence, app: app, locale: "en"))
                    .candidates.first { $0.intent == "OrderDrink" }?.arguments["drink"]
            }
            #expect(try await named() == nil)
            // What an assistant was given nobody has seen.
            let menu = IntentRequest(app: app, intent: "ShowMenu", source: .assistant)
            _ = try? await test.system.run(menu, interaction: Person())
            #expect(try await named() == nil)
            _ = try await test.system.run(
                IntentRequest(app: app, intent: "ShowMenu", source: .test), interaction: Person())
            guard case .entity(let drink)? = try await named() else {
                Issue.record("nothing is on the screen")
                return
            }
            // The first of the menu, with the name that the app has for it.
            #expect(drink.id == "espresso" && drink.display.title == "Espresso")
            _ = try await order(test.system)
            guard case .entity(let latest)? = try await named() else { return }
            #expect(latest.id == "latte")
        }
    }

    @Test func `lists the buttons of a snippet`() async throws {
        try await TestSystem.with { test in
            let (outcome, request) = try await order(test.system)
            let snippet = try #require(ShownSnippet(of: outcome, request))
            #expect(snippet.buttons.map(\.label) == ["Order Again", "Cancel", "Rename"])
            #expect(snippet.buttons.map(\.role) == [nil, .destructive, nil])
        }
    }

    @Test func `runs the snippet intent again after the intent of a button`() async throws {
        try await TestSystem.with { test in
            let (outcome, request) = try await order(test.system)
            var snippet = try #require(ShownSnippet(of: outcome, request))
            #expect(snippet.tree.root.spokenText.contains("Caffè Latte #1"))

            let renamed = try await snippet.press(
                try #require(snippet.buttons.last), on: test.system, interaction: Person())
            #expect(renamed.dialog?.full == "It is called Latte now.")
            // The entity was fetched anew: its name is that of after the press.
            #expect(snippet.tree.root.spokenText.contains("Latte #1"))
            #expect(!snippet.tree.root.spokenText.contains("Caffè"))
            #expect(snippet.problem == nil)
        }
    }

    @Test func `shows the snippet of a button's intent in the place of the first`() async throws {
        try await TestSystem.with { test in
            let (outcome, request) = try await order(test.system)
            var snippet = try #require(ShownSnippet(of: outcome, request))
            _ = try await snippet.press(try #require(snippet.buttons.first), on: test.system, interaction: Person())
            #expect(snippet.tree.root.spokenText.contains("#2"))
            #expect(snippet.buttons.count == 3)
        }
    }

    @Test func `keeps the snippet where the intent of a button fails`() async throws {
        try await TestSystem.with { test in
            let (outcome, request) = try await order(test.system)
            let shown = try #require(ShownSnippet(of: outcome, request))
            let cancel = try #require(shown.buttons.dropFirst().first)
            var pressed = shown
            let failure = try await BeckonSystemTests.failure {
                try await pressed.press(cancel, on: test.system, interaction: Person([.declined]))
            }
            #expect(failure.code == .declined)
            #expect(pressed.tree == shown.tree)
        }
    }

    private func cup(_ system: BeckonSystem) async throws -> ShownSnippet {
        let request = IntentRequest(app: .path(try program("SnippetApp")), intent: "TakeCup", source: .test)
        return try #require(ShownSnippet(of: try await system.run(request, interaction: Person()), request))
    }

    @Test func `sets the value of a switch, and shows it`() async throws {
        try await TestSystem.with { test in
            var snippet = try await cup(test.system)
            for (isOn, label) in [(true, "Lid"), (false, "Open")] {
                _ = try await snippet.press(
                    try #require(snippet.buttons.first), on: test.system, interaction: Person())
                #expect(snippet.buttons.map(\.isOn) == [isOn])
                #expect(snippet.tree.root.spokenText == label)
            }
        }
    }

    @Test func `draws a snippet anew once its app wants that`() async throws {
        try await TestSystem.with { test in
            var snippet = try await cup(test.system)
            #expect(await snippet.reload(on: test.system) == false)
            let cover = IntentRequest(app: .path(try program("SnippetApp")), intent: "CoverCup", source: .test)
            _ = try await test.system.run(cover, interaction: Person())
            #expect(await snippet.reload(on: test.system))
            #expect(snippet.tree.root.spokenText == "Lid")
            #expect(await snippet.reload(on: test.system) == false)
        }
    }

    @Test func `a confirmation shows a snippet whose buttons change it`() async throws {
        try await TestSystem.with { test in
            let request = IntentRequest(
                app: .path(try program("SnippetApp")), intent: "ConfirmCups", source: .test)
            let person = PressingPerson(system: test.system, request: request)
            let outcome = try await test.system.run(request, interaction: person)
            #expect(outcome.dialog?.full == "Confirmed 2 cups.")
            #expect(await person.seen == ["Cups 1 More", "Cups 2 More"])
        }
    }
}

/// Presses the first button of a confirmation's snippet once, then confirms.
private actor PressingPerson: IntentInteraction {
    nonisolated let capabilities: InteractionCapabilities = .all
    private let system: BeckonSystem
    private let request: IntentRequest
    private(set) var seen: [String] = []

    init(system: BeckonSystem, request: IntentRequest) {
        self.system = system
        self.request = request
    }

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        guard case .confirmation(let confirmation) = question,
            var snippet = ShownSnippet(of: confirmation, request), let button = snippet.buttons.first
        else { return .cancelled }
        seen.append(snippet.tree.root.spokenText)
        _ = try await snippet.press(button, on: system, interaction: Person())
        seen.append(snippet.tree.root.spokenText)
        return .confirmed
    }

    func report(_ progress: IntentProgress) async {}
}
