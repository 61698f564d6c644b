import PhraseMatching
import Testing
import ValueParsing

/// What is said beside a wish, and is no part of its values.
struct `What is said aside` {
    private static let cities = ["Berlin", "New York", "Just Now"].map { PhraseValue(id: $0, title: $0) }

    private static func apps() throws -> PhraseMatcher {
        let clock = PhraseApp(
            id: "clock", names: ["World Clock"],
            intents: [
                PhraseIntent(
                    id: "time",
                    phrases: [
                        "What time is it in ${zone} with ${applicationName}",
                        "Get the time in ${zone} from ${applicationName}",
                        "Wie spät ist es in ${zone} mit ${applicationName}", "Qué hora es en ${zone}",
                        "What time is it with ${applicationName}",
                    ], slots: ["zone": .open(cities)])
            ])
        let list = PhraseApp(
            id: "list", names: ["Tasks"],
            intents: [
                PhraseIntent(
                    id: "add",
                    phrases: [
                        "Add ${title} to my list", "Remind me to ${title}", "Add a task", "Add a task ${title}",
                        "Füge ${title} zu meiner Liste hinzu", "Erinnere mich an ${title}", "Añade ${title} a mi lista",
                    ], slots: ["title": .text, "due": .parsed(.times)]),
                PhraseIntent(
                    id: "text", phrases: ["Text ${who} ${what}", "Send a message to ${who} saying ${what}"],
                    slots: ["who": .open(["Anna", "Mum"].map { PhraseValue(id: $0, title: $0) }), "what": .text]),
            ])
        let parser = ValueParser(try ["en", "de", "es"].compactMap { try LanguageTable.known($0) })
        return PhraseMatcher([clock, list], parser: parser)
    }

    private func values(_ sentence: String) throws -> [String: String] {
        try Self.apps().matches(sentence, context: monday).first?.slots.mapValues(\.text) ?? [:]
    }

    @Test(arguments: [
        ("what time is it in Tokyo right now", "Tokyo"), ("what time is it in Rome now please thank you", "Rome"),
        ("right now what time is it in San Francisco", "San Francisco"),
        ("what time is it right now in San Francisco", "San Francisco"),
        ("what time is it in Lisbon for me", "Lisbon"), ("what is the time in Rome", "Rome"),
        ("Wie spät ist es gerade in Tokio", "Tokio"), ("wie spät ist es in Tokio im Moment bitte", "Tokio"),
        ("qué hora es ahora mismo en Tokio", "Tokio"), ("qué hora es en Tokio en este momento por favor", "Tokio"),
        ("what time is it in just now please", "just now"),
    ])
    func `is no part of a name that nobody knows`(sentence: String, zone: String) throws {
        #expect(try values(sentence) == ["zone": zone])
    }

    @Test(arguments: [
        ("add buy milk to my list for me please", "buy milk"), ("add milk please to my list", "milk"),
        ("please add call mum for me to my list", "call mum"),
        ("remind me to call the doctor, thanks", "call the doctor"),
        ("Füge bitte Milch zu meiner Liste hinzu", "Milch"), ("füge Milch bitte zu meiner Liste hinzu", "Milch"),
        ("erinnere mich bitte an den Arzttermin, vielen Dank", "den Arzttermin"),
        ("añade por favor pan y leche a mi lista", "pan y leche"), ("añade leche a mi lista por favor", "leche"),
    ])
    func `is no part of free text at its end`(sentence: String, title: String) throws {
        #expect(try values(sentence) == ["title": title])
    }

    @Test(arguments: [
        ("remind me to watch Apocalypse Now", ["title": "watch Apocalypse Now"]),
        ("remind me to say thank you", ["title": "say thank you"]),
        ("add a cake for me and Anna to my list", ["title": "a cake for me and Anna"]),
        ("añade un regalo para mi madre a mi lista", ["title": "un regalo para mi madre"]),
        ("text anna please call me back", ["who": "anna", "what": "please call me back"]),
        ("text mum: I am busy right now", ["who": "mum", "what": "I am busy right now"]),
        ("text anna \"come over right now\"", ["who": "anna", "what": "come over right now"]),
        ("send a message to Lena saying thanks", ["who": "Lena", "what": "thanks"]),
    ])
    func `stays where it is what was meant`(sentence: String, found: [String: String]) throws {
        #expect(try values(sentence) == found)
    }

    @Test func `is a value where it is one that is known, or one that is read`() throws {
        #expect(try values("what time is it in just now") == ["zone": "just now"])
        #expect(try values("add a task right now") == [:])
    }

    @Test(arguments: ["please", "right now please", "bitte", "por favor ahora mismo", "thanks", "for me, thanks"])
    func `alone means nothing`(sentence: String) throws {
        if case .run(let match) = try Self.apps().decide(sentence, context: monday) {
            Issue.record("ran \(match.intent) with \(match.slots)")
        }
    }
}
