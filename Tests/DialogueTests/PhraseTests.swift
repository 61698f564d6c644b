import Dialogue
import Foundation
import IntentWire
import PhraseMatching
import Testing

struct SentencePhrasesTests {
    @Test(arguments: [
        ("order a latte in shop", ["drink": IntentValue.enumCase(.init(type: "Drink", rawValue: "latte"))]),
        (
            "order a large milk coffee",
            [
                "drink": .enumCase(.init(type: "Drink", rawValue: "latte")),
                "size": .enumCase(.init(type: "Size", rawValue: "l")),
            ]
        ),
        (
            "order two small espressos in shop",
            [
                "drink": .enumCase(.init(type: "Drink", rawValue: "espresso")),
                "size": .enumCase(.init(type: "Size", rawValue: "s")), "quantity": .int(2),
            ]
        ),
        (
            "bestelle einen großen latte bei shop",
            [
                "drink": .enumCase(.init(type: "Drink", rawValue: "latte")),
                "size": .enumCase(.init(type: "Size", rawValue: "l")),
            ]
        ),
    ])
    func `finds all values of a sentence, though its phrase has one`(
        _ sentence: String, _ values: [String: IntentValue]
    ) throws {
        let found = try #require(try Shop.understand(sentence))
        #expect(found.match.intent == "Order")
        #expect(found.spoken.values == values)
        #expect(found.match.score > 0.9)
    }

    @Test func `takes what is to be done and when from behind a phrase`() throws {
        let found = try #require(try Shop.understand("remind me to buy milk tomorrow at five"))
        #expect(found.match.intent == "Write")
        #expect(found.spoken.values["text"] == .string("buy milk"))
        // The parameter takes a day.
        #expect(found.spoken.values["due"] == .date(try Date("2026-11-30T23:00:00Z", strategy: .iso8601)))
    }

    @Test func `reaches an intent without App Shortcut by its title and its summary`() throws {
        let notes = [Shop.note("1", "Groceries"), Shop.note("2", "Tax 2026")]
        #expect(try Shop.understand("open note", notes: notes)?.match.intent == "Open")
        let found = try #require(try Shop.understand("please open groceries", notes: notes))
        #expect(found.spoken.values["note"] == .entity(Shop.note("1", "Groceries")))
    }

    @Test func `takes a name in the place of the word for an entity`() throws {
        let found = try #require(try Shop.understand("look at groceries", notes: [Shop.note("1", "Groceries")]))
        #expect(found.spoken.values["note"] == .entity(Shop.note("1", "Groceries")))
        #expect(try Shop.understand("look at a note")?.spoken.values == [:])
    }

    @Test func `takes no article for a text`() throws {
        #expect(try Shop.understand("write a note")?.spoken.values == [:])
    }

    @Test func `knows that words are a name which phrases do not know`() throws {
        let found = try #require(try Shop.understand("open wedding plans in corner store"))
        #expect(found.spoken.unknownEntities == ["note": "wedding plans"])
        #expect(found.spoken.values["note"] == .text("wedding plans"))
    }

    @Test func `takes "it" for what was spoken of, and says where nothing was`() throws {
        let note = Shop.note("7", "Wedding")
        let other = SpokenArguments.Focus(app: "org.example.Other", entity: Shop.note("1", "Else"))
        let own = SpokenArguments.Focus(app: "org.example.Shop", entity: note)
        #expect(try Shop.understand("open it", focus: [other, own])?.spoken.values["note"] == .entity(note))
        #expect(try Shop.understand("open it", focus: [other])?.spoken.unresolved == ["note"])
    }

    @Test(arguments: [
        ("open this", "shown"), ("open this one", "shown"), ("open that", "spoken"), ("open it", "spoken"),
    ])
    func `takes "this" for what is shown, and "that" for what was spoken of`(_ sentence: String, _ id: String) throws {
        let spoken = SpokenArguments.Focus(app: "org.example.Shop", entity: Shop.note("spoken", "Tax"))
        let shown = SpokenArguments.Focus(app: "org.example.Shop", entity: Shop.note("shown", "Wedding"), isShown: true)
        for focus in [[spoken, shown], [shown, spoken]] {
            let value = try Shop.understand(sentence, focus: focus)?.spoken.values["note"]
            #expect(value == .entity(id == "shown" ? shown.entity : spoken.entity))
        }
        #expect(try Shop.understand(sentence, focus: [shown])?.spoken.values["note"] == .entity(shown.entity))
    }

    @Test func `leaves out what an app hides, and what an app says is never meant for it`() throws {
        #expect(try Shop.understand("secret things")?.match.intent != "Hidden")
        #expect(Shop.phrases().targets["Hidden"] == nil)
        #expect(try Shop.understand("order pizza") == nil)
    }

    @Test func `knows which entities phrases can name`() {
        #expect(SentencePhrases.entityTypes(of: Shop.manifest) == ["Note"])
    }
}
