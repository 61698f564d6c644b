import AppIntents
import AppIntentsTesting
import Foundation
import Testing

/// Intents of the example apps in processes of their own.
struct RunTests {
    @Test
    func `orders soup by the name of an entity`() async throws {
        let definitions = Apps.coffee
        let order = definitions.intents["OrderSoupIntent"]
        let result = try await order.makeIntent(soup: "tomato", quantity: 2).run()
        #expect(try result.value.item == "Tomato Soup, Medium Bowl")
        #expect(try result.value.quantity == 2)
        #expect(try result.value.status == "preparing")
        #expect(result.report.dialog?.hasPrefix("You ordered 2 × Tomato Soup, Medium Bowl for ") == true)
        #expect(result.report.supportingDialog?.hasPrefix("Order 1, ") == true)
        let orders = try await definitions.entities["OrderEntity"].allEntities()
        #expect(try orders == [result.value])
    }

    @Test
    func `adds, completes and finds tasks`() async throws {
        let definitions = Apps.tasks()
        let added = try await definitions.intents["AddTask"]
            .makeIntent(title: "Buy milk", priority: "B", projects: ["home", "shop"]).run()
        let task: AnyAppEntity = try added.value
        #expect(try task.projects == ["home", "shop"])
        #expect(try task.priority == "B")
        #expect(try task.dueDate as Date? == nil)
        try await definitions.intents["CompleteTask"].makeIntent(tasks: [task]).run()
        let found = try await definitions.entities["TaskEntity"].entities(matching: "milk")
        #expect(try found.map { try $0.completed } == [true])
        let file = try #require(try await definitions.entities["TodoFileEntity"].allEntities().first)
        #expect(try file.completedTasks == 1)
        #expect(try await file.completedThisWeek.get() == 1)
    }

    @Test
    func `leaves out what is nil, and passes on a typed nil`() async throws {
        let echo = Apps.contacts.intents["EchoIntent"]
        #expect(try await echo.makeIntent(text: nil).run().value == "unset")
        let none: any IntentValueExpressing = String?.none
        #expect(try await echo.makeIntent(text: none).run().value == "nil")
        #expect(try await echo.makeIntent(text: "word").run().value == "word")
    }

    @Test(arguments: [("de_DE", "Mokka"), ("en_US", "Mocha"), ("ar", "موكا")])
    func `runs in the language of the conditions`(language: String, item: String) async throws {
        let definitions = IntentDefinitions(
            bundleIdentifier: "org.beckon.examples.Coffee", system: IntentTestSystem(),
            conditions: IntentTestConditions(locale: Locale(identifier: language)))
        let result = try await definitions.intents["OrderCoffeeIntent"].makeIntent(coffeeType: "mocha", size: "large")
            .run()
        #expect(result.report.dialog?.contains(item) == true)
        let again = try await definitions.intents["OrderAgainIntent"].makeIntent()
            .asked(under: IntentTestConditions()).run()
        #expect(again.report.dialog?.contains("Mocha") == true)
    }

    @Test
    func `shows the snippet and where the intent went`() async throws {
        let definitions = IntentDefinitions(bundleIdentifier: "SnippetApp")
        let result = try await definitions.intents["OrderDrink"].makeIntent(drink: "espresso").run()
        #expect(result.report.dialog == "Your Espresso is on its way.")
        #expect(result.report.snippet?.contains("Espresso") == true)
        #expect(result.report.openedURL == nil)
        #expect(result.value == nil)
    }

    @Test
    func `tells the progress`() async throws {
        let definitions = IntentDefinitions(bundleIdentifier: "NotesApp")
        let result = try await definitions.intents["CountNotesIntent"].makeIntent(steps: 2).run()
        #expect(result.report.progress.last?.fraction == 1)
    }
}
