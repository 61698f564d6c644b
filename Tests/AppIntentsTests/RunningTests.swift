import AppIntents
import IntentWire
import Testing

@Suite struct RunningTests {
    private func run(
        _ type: any AppIntent.Type, _ arguments: [String: IntentValue] = [:],
        _ interaction: any IntentInteraction = NoInteraction(), locale: String? = nil
    ) async throws -> IntentOutcome {
        try await IntentPerformer.perform(
            type, arguments: arguments, interaction: interaction, locale: locale.map { Locale(identifier: $0) })
    }

    private func failure(
        _ type: any AppIntent.Type, _ arguments: [String: IntentValue] = [:],
        _ interaction: any IntentInteraction = NoInteraction()
    ) async -> IntentFailure? {
        do {
            _ = try await run(type, arguments, interaction)
            return nil
        } catch {
            return error as? IntentFailure
        }
    }

    @Test func `performs with arguments, defaults and absent optionals`() async throws {
        let outcome = try await run(
            OrderSoupIntent.self, ["soup": .entityIdentifier("tomato"), "size": .string("large")])
        #expect(outcome.value == .string("1 large Tomato"))
        #expect(outcome.dialog?.full == "Ordered 1 Tomato, no note.")
        #expect(outcome.dialog?.supporting == "Ordered.")
    }

    @Test(arguments: [
        ("small", SoupSize.small), ("SMALL", .small), ("Small (8 oz)", .small), ("regular", .medium),
        ("große schale", .large), ("GROßE SCHALE", .large),
    ])
    func `takes an enumeration by raw value, title or synonym`(text: String, size: SoupSize) async throws {
        let outcome = try await run(OrderSoupIntent.self, ["soup": .text("Miso"), "size": .text(text)])
        #expect(outcome.value == .string("1 \(size.rawValue) Miso"))
    }

    @Test func `refuses an unknown case and lists the known ones`() async {
        let failure = await failure(OrderSoupIntent.self, ["soup": .text("Miso"), "size": .text("huge")])
        #expect(failure?.code == .invalidValue)
        #expect(failure?.message == "'size' has no choice 'huge'; choose one of small, medium, large")
        #expect(failure?.candidates?.map(\.display.title) == ["Small (8 oz)", "Medium (12 oz)", "Große Schale"])
    }

    @Test(arguments: ["tomato", "TOMATO", "miso", "Chicken", "creme"])
    func `takes an entity by identifier, whole title or part of one`(text: String) async throws {
        let outcome = try await run(OrderSoupIntent.self, ["soup": .text(text), "size": .text("small")])
        #expect(outcome.value != nil)
    }

    @Test func `several entities are an error that lists them where nobody can be asked`() async {
        let failure = await failure(OrderSoupIntent.self, ["soup": .text("to"), "size": .text("small")])
        #expect(failure?.code == .ambiguousValue)
        #expect(failure?.candidates?.map(\.display.title) == ["Tomato", "Crème de Tomate"])
    }

    @Test func `several entities are a question where somebody can be asked`() async throws {
        let person = ScriptedInteraction([.option(1)])
        let outcome = try await run(OrderSoupIntent.self, ["soup": .text("to"), "size": .text("small")], person)
        #expect(outcome.value == .string("1 small Crème de Tomate"))
        guard case .choice(let question)? = person.questions.first else { Issue.record("no question"); return }
        #expect(question.options.map(\.display.title) == ["Tomato", "Crème de Tomate"])
    }

    @Test func `an unknown entity is named with what there is`() async {
        let failure = await failure(OrderSoupIntent.self, ["soup": .text("goulash"), "size": .text("small")])
        #expect(failure?.code == .entityNotFound)
        #expect(failure?.message == "there is no Soup 'goulash'; there is 'Tomato', 'Lentil'")
    }

    @Test(arguments: [(0, false), (1, true), (20, true), (21, false), (-5, false)])
    func `minds the range of a number`(quantity: Int, fits: Bool) async {
        let failure = await failure(
            OrderSoupIntent.self, ["soup": .text("miso"), "size": .text("small"), "quantity": .int(quantity)])
        #expect((failure == nil) == fits)
        if !fits { #expect(failure?.message == "'quantity' takes numbers from 1 to 20; \(quantity) is outside") }
    }

    @Test func `lists all missing values where nobody can be asked`() async {
        let failure = await failure(OrderSoupIntent.self)
        #expect(failure?.code == .missingValue)
        #expect(failure?.parameters == ["soup", "size"])
        #expect(failure?.message == "values are missing: 'soup' (Which soup would you like?), 'size' (What size?)")
    }

    @Test func `asks for missing values, and again where an answer does not fit`() async throws {
        let person = ScriptedInteraction([.value(.text("lentil")), .value(.text("gigantic")), .option(2)])
        let outcome = try await run(OrderSoupIntent.self, ["quantity": .int(3)], person)
        #expect(outcome.value == .string("3 large Lentil"))
        let problems = person.questions.map { question in
            if case .value(let value) = question { value.problem } else { "?" }
        }
        #expect(problems == [nil, nil, "'size' has no choice 'gigantic'; choose one of small, medium, large"])
    }

    @Test func `gives up asking after five answers that do not fit`() async {
        let person = ScriptedInteraction(Array(repeating: .value(.text("nonsense")), count: 50))
        let failure = await failure(OrderSoupIntent.self, ["size": .text("small")], person)
        #expect(failure?.code == .invalidValue)
        #expect(person.questions.count == 5)
    }

    @Test func `a person who gives up cancels the run`() async {
        let failure = await failure(OrderSoupIntent.self, [:], ScriptedInteraction([.cancelled]))
        #expect(failure?.code == .cancelled)
    }

    @Test func `names the parameters there are when one is unknown`() async {
        let failure = await failure(OrderSoupIntent.self, ["soop": .text("miso")])
        #expect(failure?.code == .unknownParameter)
        #expect(failure?.message == "'OrderSoupIntent' has no parameter 'soop'; it has soup, quantity, size, note")
    }

    @Test func `asks all that perform() asks, in order`() async throws {
        let person = ScriptedInteraction([
            .value(.int(4)), .option(3), .confirmed, .confirmed, .option(1),
        ])
        let outcome = try await run(AskingIntent.self, ["count": .int(50)], person)
        #expect(outcome.value == .string("4 Miso To go"))
        #expect(person.questions.count == 5)
        guard case .value(let first) = person.questions[0], case .confirmation(let fourth) = person.questions[3] else {
            Issue.record("other questions"); return
        }
        #expect(first.dialog.full == "How many, below ten?")
        #expect(fourth.dialog.full == "Order 4 Miso?")
        #expect(fourth.acceptLabel == "Order")
    }

    @Test(arguments: [(IntentAnswer.declined, IntentFailure.Code.declined), (.cancelled, .cancelled)])
    func `a refused confirmation ends the run`(answer: IntentAnswer, code: IntentFailure.Code) async {
        let failure = await failure(
            AskingIntent.self, ["count": .int(4)], ScriptedInteraction([.option(0), .confirmed, answer]))
        #expect(failure?.code == code)
    }

    @Test func `an option with the style cancel ends the run`() async {
        let person = ScriptedInteraction([.option(0), .confirmed, .confirmed, .option(2)])
        #expect(await failure(AskingIntent.self, ["count": .int(4)], person)?.code == .cancelled)
    }

    @Test(arguments: [
        (0, IntentFailure.Code.intentFailed, "The kitchen is closed until 9 o'clock."),
        (1, .intentFailed, "plainly wrong"),
        (2, .intentFailed, "The network cannot be reached."), (3, .cancelled, "cancelled"),
    ])
    func `an error has the app's own words`(kind: Int, code: IntentFailure.Code, message: String) async {
        let failure = await failure(FailingIntent.self, ["kind": .int(kind)])
        #expect(failure?.code == code)
        #expect(failure?.message == message)
    }

    @Test func `a missing dependency is an error that names the type and the process, and a registered one is used`()
        async throws
    {
        let failure = await failure(SoupStockIntent.self)
        #expect(failure?.code == .intentFailed)
        #expect(failure?.message.contains("SoupStock") == true)
        #expect(failure?.message.contains(ProcessInfo.processInfo.processName) == true)
        struct Stock: SoupStock { func count() -> Int { 7 } }
        AppDependencyManager.shared.add { () async -> any SoupStock in Stock() }
        #expect(try await run(SoupStockIntent.self).value == .int(7))
    }

    @Test func `takes the value that an options provider proposes by default`() async throws {
        #expect(try await run(ToppingIntent.self, ["soup": .text("miso")]).value == .string("Miso+Salt"))
    }

    @Test func `options depend on the other parameters`() async throws {
        let without = try await OptionsService.options(of: "topping", in: ToppingIntent.self)
        #expect(without.items.map(\.display.title) == ["Choose a soup first"])
        let with = try await OptionsService.options(
            of: "topping", in: ToppingIntent.self, arguments: ["soup": .text("miso")])
        #expect(with.sections.map(\.title) == ["Fitting", "Always"])
        #expect(with.items.map(\.display.title) == ["Basil for Miso", "Pepper", "Salt"])
        #expect(with.prompt == "Toppings")
        #expect(with.defaultValue == .string("Salt"))
        let filtered = try await OptionsService.options(
            of: "topping", in: ToppingIntent.self, arguments: ["soup": .text("miso")], matching: "pep")
        #expect(filtered.items.map(\.display.title) == ["Pepper"])
    }

    @Test func `an intent called in the app's own code runs, or says which value is missing`() async throws {
        let intent = OrderSoupIntent()
        await #expect(throws: IntentFailure.self) { try await intent() }
        intent.soup = SoupEntity.all[0]
        intent.size = .small
        #expect(try await intent() == "1 small Tomato")
    }

    @Test func `progress is a sign of life, and is reported where nobody sees it`() async throws {
        let unseen = ScriptedInteraction(capabilities: [])
        _ = try await IntentPerformer.perform(GrindIntent.self, arguments: [:], interaction: unseen)
        #expect(unseen.progress.last?.fraction == 1)
    }
}

struct GrindIntent: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Grind Beans"

    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = 4
        for _ in 0..<4 { progress.completedUnitCount += 1 }
        return .result()
    }
}
