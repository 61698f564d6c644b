import PhraseMatching
import Testing
import ValueParsing

/// Where values stand in sentences that are no phrase, as the phrases of the intent taken together tell.
struct `Values in sentences` {
    /// The values of a sentence, by the names of the parameters.
    private func values(_ sentence: String, _ intent: PhraseIntent, _ encoder: (any MeaningEncoder)? = nil) throws
        -> [String: String]
    {
        let parser = ValueParser([try LanguageTable.known("en")].compactMap { $0 })
        let matcher = PhraseMatcher(
            [PhraseApp(id: "app", names: ["Guide"], intents: [intent])], parser: parser, encoder: encoder)
        return matcher.matches(sentence, context: monday).first?.slots.mapValues(\.text) ?? [:]
    }

    private let table = PhraseIntent(
        id: "book",
        phrases: [
            "Book a table for ${people} in ${city} with ${applicationName}", "A table in ${city} for ${people}",
            "Book a restaurant in ${city}", "Reserve a table for ${people} people",
        ],
        slots: [
            "people": .parsed(.numbers),
            "city": .open(["Paris", "London", "Rome"].map { PhraseValue(id: $0, title: $0) }),
        ])

    @Test(arguments: [
        ("could you get us a nice table in Lisbon for nine of us", ["city": "Lisbon", "people": "nine"]),
        ("we need a table in New York for nine of us", ["city": "New York", "people": "nine"]),
        ("in Guide find us something in Rome", ["city": "Rome"]),
    ])
    func `are found by the words around them`(sentence: String, found: [String: String]) throws {
        let said = try values(sentence, table)
        #expect(said == found)
    }

    @Test func `are free text where phrases have it, whole`() throws {
        let intent = PhraseIntent(
            id: "add",
            phrases: ["Add ${title} to my list", "Put ${title} on the list", "Remind me to ${title} ${due}"],
            slots: ["title": .text, "due": .parsed(.times)])
        let milk = try values("could you put two bottles of oat milk on my long list please", intent)
        #expect(milk == ["title": "two bottles of oat milk"])
        #expect(
            try values("I must be reminded to water the plants tomorrow at five", intent)["due"] == "tomorrow at five")
    }

    @Test func `are those that a list has, and nothing else`() throws {
        let intent = PhraseIntent(
            id: "order", phrases: ["Order a ${drink}", "Order a ${size} ${drink}", "One ${drink} please"],
            slots: [
                "drink": .values(drinks),
                "size": .values(["Small", "Large"].map { PhraseValue(id: $0, title: $0) }),
            ])
        #expect(
            try values("i would love an order of milk coffee and make it large", intent)
                == ["drink": "milk coffee", "size": "large"])
        #expect(try values("order some kind of zabaglione", intent) == [:])
    }

    @Test func `are told by what they mean`() throws {
        struct Places: MeaningEncoder {
            func vector(of sentence: String) -> [Float]? {
                switch sentence {
                case "town", "porto", "paris", "rome": [1, 0]
                case "meal", "sushi", "pizza", "pasta": [0, 1]
                default: nil
                }
            }
        }
        let intent = PhraseIntent(
            id: "find", phrases: ["Find ${dish}", "Find ${place}"],
            slots: [
                "dish": .open([PhraseValue(id: "p", title: "Pizza")]),
                "place": .open([PhraseValue(id: "p", title: "Paris")]),
            ],
            titles: ["dish": "meal", "place": "town"])
        #expect(try values("find sushi", intent, Places()) == ["dish": "sushi"])
        #expect(try values("find porto", intent, Places()) == ["place": "porto"])
    }

    @Test(arguments: [
        ("complete buy milk", "tasks", "buy milk"), ("check off call the doctor", "tasks", "call the doctor"),
        ("complete it", "tasks", "it"), ("remind me to order a latte", "title", "to order a latte"),
        ("remind me to buy a pound of flour", "title", "to buy a pound of flour"),
    ])
    func `may have small words, and more words than what stands for one`(
        _ sentence: String, _ slot: String, _ value: String
    ) throws {
        let it = PhraseValue(id: "it", title: "it", synonyms: ["this", "that", "this one"], isPointer: true)
        let app = PhraseApp(
            id: "tasks", names: ["Tasks"],
            intents: [
                PhraseIntent(
                    id: "add",
                    phrases: [
                        "Remind me with ${applicationName}", "Remind me with ${applicationName} ${title}",
                        "Remind me with ${applicationName} ${title} ${due}", "Add a task to ${applicationName}",
                        "Add a task to ${applicationName} ${title}", "Add ${title} ${applicationName}",
                    ], slots: ["title": .text, "due": .parsed(.times)]),
                PhraseIntent(
                    id: "complete",
                    phrases: ["Complete ${tasks} in ${applicationName}", "Check off ${tasks} in ${applicationName}"],
                    slots: ["tasks": .open([it])]),
                PhraseIntent(
                    id: "order", phrases: ["Order a ${drink}", "Order a ${drink} in ${applicationName}"],
                    slots: ["drink": .values(drinks)]),
            ])
        let matcher = PhraseMatcher(
            [app], parser: ValueParser([try LanguageTable.known("en")].compactMap { $0 }))
        #expect(matcher.matches(sentence, context: monday).first?.slots[slot]?.text == value)
    }

    @Test func `come to an end whatever is said`() throws {
        let words = (0..<64).map { "word\($0)" }.joined(separator: " , ")
        #expect(try values("book " + words, table).count <= 2)
        #expect(try values("?!", table) == [:])
    }

    /// Tasks that are known by name, in an app of its own.
    private static func tasks() throws -> PhraseMatcher {
        let titles = ["Buy milk", "Call mum", "Pay rent", "Water the plants", "Clean the oven", "Write to Ann"]
        let complete = PhraseIntent(
            id: "complete",
            phrases: [
                "Complete ${tasks} ${applicationName}", "Complete ${tasks} in ${applicationName}",
                "Mark ${tasks} as done in ${applicationName}", "Finish ${tasks} in ${applicationName}",
                "Tick off ${tasks} in ${applicationName}", "Check off ${tasks} in ${applicationName}",
                "Set ${tasks} to done in ${applicationName}", "Cross ${tasks} off in ${applicationName}",
                "Complete ${tasks} ${day} in ${applicationName}",
            ], slots: ["tasks": .open(titles.map { PhraseValue(id: $0, title: $0) }), "day": .parsed(.times)])
        let order = PhraseIntent(
            id: "order", phrases: ["Order a ${coffee}", "Get me a ${coffee} from ${applicationName}"],
            slots: ["coffee": .values([PhraseValue(id: "latte", title: "Latte")])])
        return PhraseMatcher(
            [
                PhraseApp(id: "tasks", names: ["Tasks"], intents: [complete]),
                PhraseApp(id: "coffee", names: ["Coffee"], intents: [order]),
            ], parser: ValueParser([try LanguageTable.known("en")].compactMap { $0 }))
    }

    @Test(arguments: [
        "complete buy milk and feed the cat", "complete buy milk and xyz abc", "finish call mum then dance",
        "tick off pay rent with golden shoes",
    ])
    func `words behind a known value are words too many`(sentence: String) throws {
        let decision = try Self.tasks().decide(sentence, context: monday)
        // Where the words are the name of another task, its app is asked.
        if case .run(let match) = decision, case .value? = match.slots["tasks"]?.meaning {
            Issue.record("runs with \(match.slots)")
        }
    }

    @Test(arguments: ["complete buy milk please", "please finish call mum for me", "tick off pay rent in tasks"])
    func `words of politeness are not`(sentence: String) throws {
        guard case .run(let match) = try Self.tasks().decide(sentence, context: monday) else {
            Issue.record("is not run")
            return
        }
        guard case .value = match.slots["tasks"]?.meaning else {
            Issue.record("has \(match.slots)")
            return
        }
    }
}
