import AppIntentsTesting
import Foundation
import Testing

/// What is expected of values, entities and intents.
struct ExpectationTests {
    @Test(
        arguments: [
            (.isNil, "Latte", false), (.isNil, nil, true), (.notNil, "Latte", true), (.notNil, nil, false),
            (.equals("Latte"), "Latte", true), (.equals("latte"), "Latte", false), (.equals("Latte"), nil, false),
            (.contains("att"), "Latte", true), (.contains("ATT"), "Latte", false), (.contains(""), nil, false),
            (.contains(regex: "^L.*e$"), "Latte", true), (.contains(regex: "[0-9]"), "Latte", false),
            (.contains(regex: "("), "Latte", false),
        ] as [(PrimitiveExpectation, String?, Bool)])
    func `compares texts`(expectation: PrimitiveExpectation, text: String?, isMet: Bool) async throws {
        #expect(try await expectation.isSatisfied(by: text) == isMet)
    }

    @Test func `a text is no number`() async throws {
        #expect(try await PrimitiveExpectation.equals("5").isSatisfied(by: 5) == false)
        #expect(try await PrimitiveExpectation.notNil.isSatisfied(by: 5))
    }

    @Test func `asks a predicate, which decides about what is missing only where it is about an optional`() async throws
    {
        let many = PredicateExpectation.matches(#Predicate<Int> { $0 > 1 }, requirement: "more than one")
        #expect(try await many.isSatisfied(by: 2))
        #expect(try await !many.isSatisfied(by: 1))
        #expect(try await !many.isSatisfied(by: "2"))
        #expect(try await !many.isSatisfied(by: nil))
        let none = PredicateExpectation.matches(#Predicate<Int?> { $0 == nil })
        #expect(try await none.isSatisfied(by: nil))
        #expect("\(many)" == "more than one")
    }

    @Test func `looks at the properties of an entity, deferred ones included`() async throws {
        let contacts = Apps.contacts.entities["ContactEntity"]
        let ada = try #require(try await contacts.entities(identifiers: ["ada"]).first)
        let bob = try #require(try await contacts.entities(identifiers: ["bob"]).first)
        #expect(try await contacts.isSatisfied(by: ada))
        #expect(try await contacts.expectIdentifier("ada").isSatisfied(by: ada))
        #expect(try await !contacts.expectIdentifier("ada").isSatisfied(by: bob))
        let limit = Date(timeIntervalSince1970: 1)
        let expected = contacts.expect(
            name: .contains("Ada"), office: .isNil,
            born: .matches(#Predicate<Date> { $0 < limit }))
        #expect(try await expected.isSatisfied(by: ada))
        #expect(try await !expected.isSatisfied(by: bob))
        #expect(try await contacts.expect(biography: .contains("program")).isSatisfied(by: ada))
        #expect(try await !contacts.expect(nothing: .notNil).isSatisfied(by: ada))
        #expect(try await !contacts.expect(nothing: .isNil).isSatisfied(by: ada))
        let team = ContactTeam.red(of: Apps.contacts)
        #expect(try await contacts.expect(team: team).isSatisfied(by: ada))
        #expect(try await !contacts.expect(team: team).isSatisfied(by: bob))
        #expect(try await contacts.expectIdentifier("ada").expect(name: .equals("Ada Lovelace")).isSatisfied(by: ada))
        #expect("\(contacts.expect(name: .contains("Ada")))" == #"ContactEntity(name: contains "Ada")"#)
    }

    @Test func `an entity of another type or another app is not expected`() async throws {
        let teams = Apps.contacts.entities["TeamEntity"]
        let red = try #require(try await teams.allEntities().first)
        #expect(try await !Apps.contacts.entities["ContactEntity"].isSatisfied(by: red))
        #expect(try await !Apps.coffee.entities["TeamEntity"].isSatisfied(by: red))
        #expect(try await Apps.contacts.entities["org.example.Team"].isSatisfied(by: red))
        #expect(try await !teams.isSatisfied(by: "Red"))
        #expect(try await !teams.isSatisfied(by: nil))
    }

    @Test func `looks at the parameters of an intent as they were given, and at its result`() async throws {
        let coffee = Apps.coffee
        let order = coffee.intents["OrderCoffeeIntent"]
        let intent = order.makeIntent(size: "large", coffeeType: "latte", quantity: 2)
        #expect(try await order.isSatisfied(by: intent))
        #expect(try await order.expect(size: .equals("large"), pickupTime: .isNil).isSatisfied(by: intent))
        #expect(try await !order.expect(size: .equals("small")).isSatisfied(by: intent))
        #expect(try await !coffee.intents["OrderSoupIntent"].isSatisfied(by: intent))
        #expect(try await !Apps.contacts.intents["OrderCoffeeIntent"].isSatisfied(by: intent))
        #expect(try await order.expect(size: nil).isSatisfied(by: intent))

        let result = try await intent.run()
        let placed = coffee.entities["OrderEntity"].expect(item: .equals("Latte, Large"))
        #expect(try await order.result(placed).isSatisfied(by: intent, result: result))
        #expect(try await !order.result(placed).isSatisfied(by: intent))
        #expect(try await !order.result(.isNil).isSatisfied(by: intent, result: result))
        let whole = order.expect(quantity: .matches(#Predicate<Int> { $0 == 2 })).result(placed)
        #expect(try await whole.isSatisfied(by: intent, result: result))
        #expect(try await whole.result(nil).isSatisfied(by: intent))
    }

    @Test func `an expectation of somebody else is never satisfied`() async throws {
        struct Own: IntentValueExpectation {}
        #expect(try await !Own().isSatisfied(by: "x"))
    }

    @Test func `skills can be named`() {
        let skill = Apps.coffee.skills["brew"]
        #expect(skill.name == "brew" && skill.bundleIdentifier == "org.beckon.examples.Coffee")
    }
}

private enum ContactTeam {
    static func red(of definitions: IntentDefinitions) -> AppEntityExpectation {
        definitions.entities["TeamEntity"].expect(name: .equals("Red"))
    }
}
