import AppIntentsTesting
import Foundation
import Testing

/// What a test gets to read when something is wrong.
struct ErrorTests {
    @Test
    func `throws what the intent threw, in its own words`() async throws {
        let definitions = Apps.coffee
        await #expect(throws: IntentTestingError(.intentFailed, "Nothing was ordered yet.")) {
            try await definitions.intents["OrderAgainIntent"].makeIntent().run()
        }
        let german = definitions.intents["OrderCoffeeIntent"]
            .makeIntent(coffeeType: "espresso", size: "small", extras: ["Zimt"])
            .asked(under: IntentTestConditions(locale: Locale(identifier: "de")))
        let error = try await failure { try await german.run() }
        #expect(error.message.hasPrefix("Zimt gibt es nicht zu Espresso."))
    }

    @Test
    func `says which intents and parameters there are`() async throws {
        let definitions = Apps.coffee
        let intent = try await failure { try await definitions.intents["OrderSoupIntnt"].makeIntent().run() }
        #expect(intent.code == .unknownIntent)
        #expect(intent.message.contains("did you mean 'OrderSoupIntent'"))
        let parameter = try await failure {
            try await definitions.intents["OrderSoupIntent"].makeIntent(soop: "tomato").run()
        }
        #expect(parameter.code == .unknownParameter)
        #expect(parameter.message.contains("did you mean 'soup'?"))
        #expect(parameter.parameters == ["soop"])
        let query = try await failure { _ = try await Apps.contacts.valueQueries["NoQuery"].values(for: "A") }
        #expect(
            query == IntentTestingError(.unknownQuery, "there is no value query 'NoQuery'; there is 'InitialQuery'"))
    }

    @Test
    func `passes on what a query threw`() async throws {
        await #expect(throws: IntentTestingError(.intentFailed, "Nothing is known of nobody.")) {
            try await Apps.contacts.valueQueries["InitialQuery"].values(for: "")
        }
    }

    @Test
    func `says what does not fit a parameter`() async throws {
        let error = try await failure {
            try await Apps.coffee.intents["OrderCoffeeIntent"].makeIntent(size: "huge").run()
        }
        #expect(error.code == .invalidValue)
        #expect(error.parameters == ["size"])
        #expect(error.candidates == ["Small", "Medium", "Large"])
    }

    @Test
    func `says what is missing where nobody can be asked`() async throws {
        let intent = Apps.coffee.intents["OrderCoffeeIntent"].makeIntent()
            .asked(under: IntentTestConditions(abilities: []))
        let error = try await failure { try await intent.run() }
        #expect(error.code == .missingValue)
        #expect(error.message.contains("Which size would you like?"))
    }

    @Test
    func `survives an app that ends in the middle, and starts it again`() async throws {
        let definitions = Apps.contacts
        let error = try await failure { try await definitions.intents["CrashIntent"].makeIntent().run() }
        #expect(error.code == .appCrashed)
        #expect(try await definitions.intents["EchoIntent"].makeIntent(text: "alive").run().value == "alive")
    }

    @Test
    func `says which apps are built`() async throws {
        let error = try await failure {
            try await IntentDefinitions(bundleIdentifier: "com.example.Missing").intents["A"].makeIntent().run()
        }
        #expect(error.code == .unknownApp)
        #expect(error.message.hasPrefix("there is no app 'com.example.Missing' in '"))
        #expect(error.candidates.contains("org.beckon.examples.Coffee"))
        #expect(error.message.contains("'ContactsApp'"))
    }

    @Test
    func `says that a program is no app`() async throws {
        let error = try await failure {
            _ = try await IntentDefinitions(bundleIdentifier: "StoreWriter").entities["A"].allEntities()
        }
        #expect([.appNotStarted, .appCrashed, .timeout].contains(error.code))
    }
}
