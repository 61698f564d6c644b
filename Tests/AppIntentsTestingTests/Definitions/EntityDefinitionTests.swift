import AppIntents
import AppIntentsTesting
import Foundation
import Testing

/// Entities of apps, by their queries.
struct EntityDefinitionTests {
    private let definitions = Apps.contacts
    private var contacts: AppEntityDefinition { definitions.entities["ContactEntity"] }
    private var teams: AppEntityDefinition { definitions.entities["TeamEntity"] }

    private func names(_ entities: [AnyAppEntity]) throws -> [String] { try entities.map { try $0.name } }

    @Test
    func `asks each kind of query`() async throws {
        #expect(try names(await contacts.entities(identifiers: ["bob", "nobody", "ada"])) == ["Ada Lovelace", "Bob"])
        #expect(try names(await contacts.entities(matching: "tur")) == ["Alan Turing"])
        #expect(try names(await contacts.allEntities()).count == 3)
        #expect(try names(await contacts.suggestedEntities()) == ["Alan Turing"])
        #expect(try names(await teams.entities(identifiers: [2, 3])) == ["Blue"])
        #expect(try await teams.entities(identifiers: [-1]).isEmpty)
    }

    @Test
    func `names a type by its identifier as well`() async throws {
        #expect(try names(await definitions.entities["org.example.Team"].allEntities()) == ["Red", "Blue"])
        let team = try #require(try await teams.allEntities().first)
        #expect(team.identifier.entityType.persistentIdentifier == "org.example.Team")
        #expect(team.identifier.entityType.bundleIdentifier == "local.ContactsApp")
        try teams.isInstance(team)
        let wrong = #expect(throws: IntentTestingError.self) { try contacts.isInstance(team) }
        #expect(wrong?.message == "a value of type 'org.example.Team' is no 'ContactEntity'")
    }

    @Test
    func `gives queries to parameters`() async throws {
        let meet = definitions.intents["MeetIntent"]
        let meeting = definitions.transientEntities["MeetingEntity"].makeEntity(topic: "Talk")
        func topic(_ query: AnyEntityQuery) async throws -> String {
            try await meet.makeIntent(meeting: meeting, contacts: query).run().value.topic
        }
        #expect(try await topic(contacts.allEntitiesQuery()) == "Talk with Ada Lovelace and Alan Turing and Bob")
        #expect(try await topic(contacts.suggestedEntitiesQuery()) == "Talk with Alan Turing")
        #expect(try await topic(contacts.entityQuery(matching: "ada")) == "Talk with Ada Lovelace")
        let one = try await definitions.intents["FindContactIntent"]
            .makeIntent(contact: contacts.entityQuery(matching: "a")).run()
        #expect(try one.value.name == "Ada Lovelace")
        #expect(contacts.allEntitiesQuery() == contacts.allEntitiesQuery())
        #expect(contacts.entityQuery(matching: "a") != contacts.allEntitiesQuery())
    }

    @Test
    func `says where a query finds nothing for a parameter that takes one`() async throws {
        let intent = definitions.intents["FindContactIntent"].makeIntent(contact: contacts.entityQuery(matching: "xyz"))
        #expect(try await failure { try await intent.run() }.code == .entityNotFound)
    }

    @Test
    func `takes the first that the string query finds for a text`() async throws {
        let result = try await definitions.intents["FindContactIntent"].makeIntent(contact: "A").run()
        #expect(try result.value.name == "Ada Lovelace")
        #expect(result.report.questions.isEmpty)
    }

    @Test
    func `resolves a reference, and says where there is no such entity`() async throws {
        let find = definitions.intents["FindContactIntent"]
        let found = try await find.makeIntent(contact: contacts.makeReference(identifier: "bob")).run()
        #expect(try found.value.name == "Bob")
        let error = try await failure {
            try await find.makeIntent(contact: contacts.makeReference(identifier: "nobody")).run()
        }
        #expect(error.code == .entityNotFound)
        #expect(error.message == "there is no Contact with the identifier 'nobody'; it may have been deleted")
        #expect(error.parameters == ["contact"])
    }

    @Test
    func `fetches deferred properties when it is asked for them`() async throws {
        let ada = try #require(try await contacts.entities(identifiers: ["ada"]).first)
        #expect(ada.biography == nil)
        let unread = #expect(throws: IntentTestingError.self) { let _: String = try ada.biography }
        #expect(unread?.message.contains("'biography' is deferred") == true)
        let text: String = try await ada.biography.get()
        #expect(text == "Ada Lovelace wrote the first program.")
        #expect(try await ada.name.get() == "Ada Lovelace")
        let bob = try #require(try await contacts.entities(identifiers: ["bob"]).first)
        await #expect(throws: IntentTestingError(.intentFailed, "Nothing is known of Bob.")) {
            try await bob.biography.get(as: String.self)
        }
    }

    @Test
    func `asks Spotlight for what the app has indexed, until that is deleted`() async throws {
        try await IntentTestSystem.with(Apps.nobody) { system in
            let definitions = Apps.tasks(on: system)
            let tasks = definitions.entities["TaskEntity"]
            #expect(try await tasks.spotlightQuery().isEmpty)
            for title in ["Water the plants @garden", "Buy milk @shop"] {
                try await definitions.intents["AddTask"].makeIntent(title: title).run()
            }
            let all = try await tasks.spotlightQuery()
            #expect(try all.map { try $0.title as String } == ["Water the plants", "Buy milk"])
            let found = try await tasks.spotlightQuery("pla")
            #expect(try found.map { try $0.title as String } == ["Water the plants"])
            #expect(try await definitions.entities["ContextEntity"].spotlightQuery("garden").count == 1)
            try await definitions.intents["DeleteTask"].makeIntent(entities: [found[0]]).answering(.confirm)
                .run()
            #expect(try await tasks.spotlightQuery("pla").isEmpty)
            #expect(try await tasks.spotlightQuery().count == 1)
            #expect(
                try await failure { _ = try await definitions.entities["Nothing"].spotlightQuery() }.code
                    == .unknownEntity)
        }
    }

    @Test
    func `looks at the view that was shown last`() async throws {
        try await IntentTestSystem.with { system in
            let definitions = IntentDefinitions(bundleIdentifier: "SnippetApp", system: system)
            let drinks = definitions.entities["Drink"]
            #expect(try await drinks.viewAnnotations().isEmpty)
            try await definitions.intents["ShowMenu"].makeIntent().run()
            let annotations = try await drinks.viewAnnotations()
            #expect(annotations.map(\.entity.identifier.instanceIdentifier) == ["espresso", "latte"])
            #expect(try names(annotations.map(\.entity)) == ["Espresso", "Caffè Latte"])
            #expect(annotations.allSatisfy { !$0.isSelected })
            // The next run shows nothing.
            try await definitions.intents["RenameDrink"].makeIntent(drink: annotations[0].entity, name: "Short").run()
            #expect(try await drinks.viewAnnotations().isEmpty)
            #expect(
                try await failure { _ = try await definitions.entities["Juice"].viewAnnotations() }.code
                    == .unknownEntity)
        }
    }

    @Test
    func `says which entities there are`() async throws {
        let error = try await failure { _ = try await definitions.entities["ContactEntty"].allEntities() }
        #expect(error.code == .unknownEntity)
        #expect(error.message.contains("did you mean 'ContactEntity'?"))
    }
}
