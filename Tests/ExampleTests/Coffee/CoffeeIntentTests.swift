import AppIntents
import IntentWire
import Testing

/// Runs the intents as the system does, in a shop with a clock of its own.
@Suite(.serialized, .coffeeApp)
struct CoffeeIntentTests {
    static let folder = AppScope.makeFolder()
    static let store = OrderStore(file: folder.appending(path: "coffee/orders.json"))

    /// Monday, 30 November 2026, 12:00, wherever the tests run.
    static let noon = Date.noon

    init() throws { try? FileManager.default.removeItem(at: Self.store.file) }

    @discardableResult
    private func run(
        _ type: any AppIntent.Type, _ arguments: [String: IntentValue] = [:], _ person: Answers = Answers(),
        language: String = "en"
    ) async throws -> IntentOutcome {
        try await IntentPerformer.perform(
            type, arguments: arguments, interaction: person, locale: Locale(identifier: "en"))
    }

    private func failure(_ type: any AppIntent.Type, _ arguments: [String: IntentValue] = [:]) async -> String {
        do {
            _ = try await run(type, arguments)
            return ""
        } catch {
            return (error as? IntentFailure)?.message ?? "\(error)"
        }
    }

    @Test
    func `asks for the size, which has no default`() async throws {
        let person = Answers(.value(.text("venti")))
        let outcome = try await run(OrderCoffeeIntent.self, [:], person)
        guard case .value(let question)? = person.questions.first else { Issue.record("no question"); return }
        #expect(question.dialog.full == "Which size would you like?")
        #expect(question.options?.items.map(\.display.title) == ["Small", "Medium", "Large"])
        #expect(outcome.said == "You ordered 1 × Latte, Large for €4.40. Order 1 is ready at 12:03 PM.")
        #expect(outcome.dialog?.supporting == "Order 1, €4.40")
    }

    @Test
    func `says what is missing where nobody can be asked`() async throws {
        await #expect(throws: IntentFailure.self) {
            try await run(OrderCoffeeIntent.self, [:], Answers(capabilities: []))
        }
        #expect(try Self.store.read().orders.isEmpty)
    }

    @Test(arguments: [
        ("espresso", ["Slice of Lemon", "Extra Shot", "Decaffeinated"]),
        (
            "mocha",
            [
                "Oat Milk", "Soy Milk", "Lactose-Free Milk", "Vanilla Syrup", "Whipped Cream", "Extra Shot",
                "Decaffeinated",
            ]
        ),
    ])
    func `proposes the extras that go with the coffee`(type: String, titles: [String]) async throws {
        let list = try await OptionsService.options(
            of: "extras", in: OrderCoffeeIntent.self, arguments: ["coffeeType": .text(type)])
        #expect(list.items.map(\.display.title) == titles)
        #expect(list.prompt == "What would you like with it?")
        #expect(list.sections.last?.title == "Strength")
    }

    @Test
    func `refuses extras that do not go with the coffee`() async throws {
        let message = await failure(
            OrderCoffeeIntent.self,
            ["coffeeType": .text("espresso"), "size": .text("small"), "extras": .list([.text("oat")])])
        #expect(
            message
                == "Oat Milk cannot be had with Espresso. Choose from Slice of Lemon, Extra Shot, and Decaffeinated.")
        #expect(try Self.store.read().orders.isEmpty)
    }

    @Test(arguments: [0, 13, -1])
    func `refuses a quantity out of range`(quantity: Int) async throws {
        let message = await failure(OrderCoffeeIntent.self, ["size": .text("small"), "quantity": .int(quantity)])
        #expect(message.contains("12"))
    }

    @Test(arguments: [
        (-3600, "That is too early."), (60, "That is too early."), (36_000, "We are closed then."), (3600, ""),
    ])
    func `takes a pickup time that is possible`(delay: Int, problem: String) async throws {
        let message = await failure(
            OrderCoffeeIntent.self,
            ["size": .text("small"), "pickupTime": .date(Self.noon.addingTimeInterval(Double(delay)))])
        #expect(message.hasPrefix(problem))
        #expect(message.isEmpty == problem.isEmpty)
    }

    @Test
    func `asks how many bowls until the number fits`() async throws {
        let person = Answers(.value(.int(12)), .value(.int(2)))
        let outcome = try await run(OrderSoupIntent.self, ["soup": .text("tomato")], person)
        #expect(person.questions.count == 2)
        #expect(outcome.dialog?.full.hasPrefix("You ordered 2 × Tomato Soup, Medium Bowl") == true)
    }

    @Test
    func `orders the soup of the day for less`() async throws {
        let outcome = try await run(OrderSoupIntent.self, ["soup": .entityIdentifier("lentil"), "quantity": .int(1)])
        #expect(outcome.dialog?.full.contains("€4.40") == true)
    }

    @Test
    func `orders the usual, and the last order again`() async throws {
        #expect(await failure(OrderUsualIntent.self) == "Nothing was ordered yet.")
        #expect(await failure(OrderAgainIntent.self) == "Nothing was ordered yet.")
        for size in ["small", "small", "large"] { try await run(OrderCoffeeIntent.self, ["size": .text(size)]) }
        let usual = try await run(OrderUsualIntent.self)
        #expect(usual.dialog?.full.contains("Latte, Small") == true)
        let again = try await run(OrderAgainIntent.self, ["order": .text("3")])
        #expect(again.dialog?.full.contains("Latte, Large") == true)
    }

    @Test
    func `lets the person choose which order to cancel, and asks before it does`() async throws {
        for size in ["small", "large"] { try await run(OrderCoffeeIntent.self, ["size": .text(size)]) }
        let person = Answers(.option(1), .confirmed)
        let outcome = try await run(CancelOrderIntent.self, [:], person)
        guard case .choice(let choice)? = person.questions.first,
            case .confirmation(let question)? = person.questions.last
        else { Issue.record("other questions"); return }
        #expect(choice.dialog.full == "Which order should be cancelled?")
        #expect(choice.options.map(\.display.title) == ["1 × Latte, Large", "1 × Latte, Small"])
        #expect(question.dialog.full == "Do you want to cancel order 1, 1 × Latte, Small?")
        #expect(question.isDestructive)
        #expect(outcome.dialog?.full == "Order 1 is cancelled.")
        #expect(try Self.store.read().orders.map { $0.cancelledAt != nil } == [true, false])
    }

    @Test
    func `keeps an order that the person wants to keep`() async throws {
        try await run(OrderCoffeeIntent.self, ["size": .text("small")])
        await #expect(throws: IntentFailure.self) { try await run(CancelOrderIntent.self, [:], Answers(.declined)) }
        #expect(try Self.store.read().orders.first?.cancelledAt == nil)
    }

    @Test
    func `does not cancel what is collected`() async throws {
        #expect(await failure(CancelOrderIntent.self) == "There is no order in preparation that could be cancelled.")
        try await run(OrderCoffeeIntent.self, ["size": .text("small")])
        try await run(CollectOrderIntent.self, ["order": .text("1")])
        await #expect(throws: IntentFailure.self) {
            try await run(CancelOrderIntent.self, ["order": .text("1")], Answers(.confirmed))
        }
        let status = try await run(OrderStatusIntent.self)
        #expect(status.value?.briefDescription == "collected")
    }

    @Test
    func `says when it is open`() async throws {
        let now = try await run(OpeningHoursIntent.self)
        #expect(now.value == .bool(true))
        let saturday = try await run(OpeningHoursIntent.self, ["day": .date(Self.noon.addingTimeInterval(5 * 86_400))])
        #expect(saturday.said == "On Saturday, Dec 5 we are open from 8:00 AM to 5:00 PM.")
    }
}

extension Trait where Self == AppScope {
    fileprivate static var coffeeApp: AppScope {
        AppScope(folder: CoffeeIntentTests.folder) {
            AppDependencyManager.shared.add(
                dependency: CoffeeShop(store: CoffeeIntentTests.store, clock: { CoffeeIntentTests.noon }))
            AppDependencyManager.shared.add(dependency: OrderDraft())
        }
    }
}
