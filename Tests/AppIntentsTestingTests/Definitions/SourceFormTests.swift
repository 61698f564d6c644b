import AppIntents
import AppIntentsTesting
import Foundation
import Testing

/// The forms in which Apple's documentation uses the module compile, and mean the same.
struct SourceFormTests {
    private let definitions = IntentDefinitions(bundleIdentifier: "local.ContactsApp")

    @Test
    func `makes intents, references and cases by name`() async throws {
        let coffee = IntentDefinitions(bundleIdentifier: "org.beckon.examples.Coffee")
        let intent = coffee.intents["OrderCoffeeIntent"].makeIntent(size: "large", coffeeType: "latte")
        let entity = coffee.entities["SoupEntity"].makeReference(identifier: "tomato")
        let enumCase = coffee.enums["CoffeeSize"].makeCase("large")
        #expect(intent.identifier == "OrderCoffeeIntent")
        #expect(intent.bundleIdentifier == "org.beckon.examples.Coffee")
        #expect(entity.identifier.instanceIdentifier == "tomato")
        #expect(enumCase.rawValue == "large")
        #expect(try enumCase.as(String.self) == "large")
    }

    @Test
    func `sets and reads parameters by name`() async throws {
        var intent = definitions.intents["CreateNote"].makeIntent()
        intent.title = "Meeting Notes"
        intent.priority = 5
        intent.isUrgent = true
        let title: String? = try intent.title
        let priority: Int = try intent.priority
        #expect(title == "Meeting Notes")
        #expect(priority == 5)
        #expect(try intent.isUrgent == true)
        #expect(try intent[dynamicMember: "title"] == "Meeting Notes")
        #expect(intent.other == nil)
        intent.title = nil
        #expect(intent.title == nil)
        #expect(try intent.title as String? == nil)
    }

    @Test
    func `goes from results to entities, properties and elements`() async throws {
        let result = try await definitions.intents["FindContactIntent"].makeIntent(contact: "Ada").run()
        let name: String = try result.value.name
        let team: String = try result.value.team.name
        let tag: String = try result.value.team.tags[0]
        let contact: AnyAppEntity = try result.value
        let same = try result.value.as(definitions.entities["ContactEntity"])
        #expect(name == "Ada Lovelace")
        #expect(team == "Red")
        #expect(tag == "fast")
        #expect(contact == same)
        #expect(try contact.team.name == "Red")
        #expect(contact.name != nil)
        #expect(contact.office == nil)
        #expect(try result.value.office == nil)
        #expect(try result.value.team.tags[1] == "loud")
        #expect(try result.value.name.as(String.self) == "Ada Lovelace")
    }

    @Test
    func `takes values out of lists of entities`() async throws {
        let result = try await definitions.intents["ListContactsIntent"].makeIntent().run()
        let all: [AnyAppEntity] = try result.value
        #expect(try all.map { try $0.name } == ["Ada Lovelace", "Alan Turing", "Bob"])
        #expect(try result.value[1].name == "Alan Turing")
        #expect(try all.first?.name == "Ada Lovelace")
        let second = try await definitions.intents["FindContactIntent"].makeIntent(contact: result.value[1]).run()
        #expect(try second.value.name == "Alan Turing")
        let named = try await definitions.intents["EchoIntent"].makeIntent(text: result.value[2].name).run()
        #expect(try named.value == "Bob")
    }

    @Test
    func `gives what an intent returned to the next one`() async throws {
        let find = definitions.intents["FindContactIntent"]
        let first = try await find.makeIntent(contact: "Alan").run()
        let second = try await find.makeIntent(contact: first.value, rank: definitions.enums["Rank"].makeCase("1"))
            .run()
        #expect(try second.value.name == "Alan Turing")
        #expect(try second.value.rank.as(definitions.enums["Rank"]).as(Int.self) == 1)
    }

    @Test
    func `finds by a query of values`() async throws {
        let result = try await definitions.valueQueries["InitialQuery"].values(for: "A")
        #expect(result.items.count == 2)
        #expect(!result.items.isEmpty)
        #expect(try result.items[0].name == "Ada Lovelace")
        let second: AnyAppEntity = try result.items[1]
        #expect(second.identifier.instanceIdentifier == "alan")
        #expect(try await definitions.valueQueries["InitialQuery"].values(for: "Z").items.isEmpty)
    }

    @Test
    func `makes transient entities`() async throws {
        let meeting = definitions.transientEntities["MeetingEntity"].makeEntity(topic: "Lunch", seats: 4)
        let contacts = definitions.entities["ContactEntity"].entityQuery(identifiers: ["ada", "bob"])
        let result = try await definitions.intents["MeetIntent"].makeIntent(meeting: meeting, contacts: contacts).run()
        let answer: AnyTransientAppEntity = try result.value
        #expect(try answer.topic == "Lunch with Ada Lovelace and Bob")
        #expect(try answer.seats == 4)
        #expect(answer.entityType.persistentIdentifier == "MeetingEntity")
        try definitions.transientEntities["MeetingEntity"].isInstance(answer)
    }
}
