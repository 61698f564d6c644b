import BeckonSystem
import IntentWire
import Testing

/// The texts of the coffee shop in the language of the request, from the tables beside its program.
struct LanguageTests {
    private func run(
        _ system: BeckonSystem, _ intent: String, _ arguments: [String: IntentValue], language: String
    ) async throws -> String {
        let request = IntentRequest(
            app: .path(try RunningSystem.program("Coffee")), intent: intent, arguments: arguments, locale: language)
        return try await system.run(request, interaction: Answers()).said ?? ""
    }

    @Test(arguments: [
        ("de", "Mokka", "Groß", "1 × Mokka, Groß, mit Schlagsahne für 5,50 € bestellt. Bestellung 1 ist "),
        ("de_AT", "mokka", "GROSS", "1 × Mokka, Groß, mit Schlagsahne für € 5,50 bestellt. Bestellung 1 ist "),
        ("ar", "موكا", "كبير", "طلبت 1 × موكا، كبير، مع كريمة مخفوقة مقابل \u{200F}5.50 €. الطلب 1 يجهز "),
        ("en", "mocha", "big", "You ordered 1 × Mocha, Large, with Whipped Cream for €5.50. Order 1 is ready "),
        ("fr", "mocha", "large", "You ordered 1 × Mocha, Large, with Whipped Cream for 5,50 €. Order 1 is ready "),
    ])
    func `says what was ordered in the language of the request`(
        language: String, type: String, size: String, beginning: String
    ) async throws {
        try await RunningSystem.with { system in
            let said = try await run(
                system, "OrderCoffee",
                ["coffeeType": .text(type), "size": .text(size), "extras": .list([.text("whippedCream")])],
                language: language)
            #expect(said.hasPrefix(beginning))
        }
    }

    @Test(arguments: [
        ("en", ["no orders", "one order", "2 orders"]),
        ("de", ["0 Bestellungen", "eine Bestellung", "2 Bestellungen"]),
        ("ar", ["لا طلبات", "طلب واحد", "طلبين", "3 طلبات"]),
    ])
    func `counts orders by the plural rules of the language`(language: String, counts: [String]) async throws {
        try await RunningSystem.with { system in
            for count in counts {
                #expect(try await run(system, "Spending", [:], language: language).contains(count))
                _ = try await run(system, "OrderCoffee", ["size": .text("small")], language: language)
            }
        }
    }

    @Test
    func `says in German what is wrong`() async throws {
        try await RunningSystem.with { system in
            do {
                _ = try await run(
                    system, "OrderCoffee",
                    ["coffeeType": .text("espresso"), "size": .text("klein"), "extras": .text("Zimt")], language: "de")
                Issue.record("it was ordered")
            } catch let failure as IntentFailure {
                #expect(
                    failure.message
                        == "Zimt gibt es nicht zu Espresso. Zur Wahl stehen Zitronenscheibe, Extra Espresso und Entkoffeiniert."
                )
            }
        }
    }
}
