import PhraseMatching
import Testing
import ValueParsing

struct `Patterns of phrases` {
    private let rooms = [
        PhraseValue(id: "kitchen", title: "Kitchen"),
        PhraseValue(id: "living", title: "Living Room", synonyms: ["lounge"]),
    ]
    private let lamps = [PhraseValue(id: "lamp", title: "Kitchen Lamp")]

    private func home(_ more: [PhraseApp] = []) throws -> PhraseMatcher {
        let home = PhraseApp(
            id: "home", names: ["Home"],
            intents: [
                PhraseIntent(
                    id: "lights", phrases: [],
                    patterns: [
                        try PhrasePattern("(turn|switch) on [all] [the] ${room} (lights|lamp) [in ${applicationName}]")
                    ],
                    slots: ["room": .values(rooms)]),
                PhraseIntent(
                    id: "lamp", phrases: [], patterns: [try PhrasePattern("(turn|switch) on [the] ${lamp}")],
                    slots: ["lamp": .values(lamps)]),
                PhraseIntent(
                    id: "dim", phrases: [],
                    patterns: [try PhrasePattern("(dim|set) [the] ${room} [lights] to ${level} [percent]")],
                    slots: ["room": .values(rooms), "level": .parsed(.numbers)]),
                PhraseIntent(
                    id: "say", phrases: [],
                    patterns: [try PhrasePattern("(say|announce) [that] ${text} [in [the] ${room}]")],
                    slots: ["text": .text, "room": .values(rooms)]),
                PhraseIntent(
                    id: "reset", phrases: [], patterns: [try PhrasePattern("(reset|erase) [the] [whole] house")],
                    isIrreversible: true),
            ])
        return PhraseMatcher([home] + more, parser: ValueParser([try LanguageTable.known("en")].compactMap { $0 }))
    }

    private func run(_ sentence: String, _ more: [PhraseApp] = []) throws -> PhraseMatch? {
        if case .run(let match) = try home(more).decide(sentence, context: monday) { match } else { nil }
    }

    @Test(arguments: [
        "turn on all the kitchen lights", "switch on lounge lights", "turn on the living room lamp",
        "turn on kitchen lights in home", "Could you turn on the kitchen lights please?",
    ])
    func `stand for all the phrases that can be made of them`(sentence: String) throws {
        let match = try #require(try run(sentence))
        #expect(match.intent == "lights")
        #expect(match.slots["room"] != nil)
    }

    @Test func `take a value in full before a part of it`() throws {
        #expect(try run("turn on the kitchen lamp")?.intent == "lamp")
        #expect(try run("turn on the lounge lamp")?.intent == "lights")
    }

    @Test func `read values that stand among other words`() throws {
        let match = try #require(try run("dim the living room lights to twenty percent"))
        #expect(match.slots["room"]?.text == "living room")
        #expect(match.slots["level"]?.text == "twenty")
    }

    @Test func `leave to free words what no value takes`() throws {
        let match = try #require(try run("announce that dinner is served in the kitchen"))
        #expect(match.slots["text"]?.text == "dinner is served")
        #expect(match.slots["room"]?.text == "kitchen")
    }

    @Test func `with fewer free words are meant before those that would take more`() throws {
        let lists = PhraseApp(
            id: "lists", names: ["Lists"],
            intents: [
                PhraseIntent(
                    id: "shopping", phrases: [],
                    patterns: [try PhrasePattern("remove ${item} from [my] shopping list")],
                    slots: ["item": .text]),
                PhraseIntent(
                    id: "list", phrases: [], patterns: [try PhrasePattern("remove ${item} from [my] ${list} list")],
                    slots: [
                        "item": .text, "list": .values([PhraseValue(id: "chores", title: "Chores")]),
                    ]),
            ])
        let match = try #require(try run("remove turn off the lights from my chores list", [lists]))
        #expect(match.intent == "list")
        #expect(match.slots["item"]?.text == "turn off the lights")
    }

    @Test func `are said word for word where what cannot be taken back is to run`() throws {
        #expect(try run("erase the whole house")?.isExact == true)
        #expect(try run("please erase the house") == nil)
    }

    @Test func `with slips are compared like phrases`() throws {
        #expect(try home().matches("swich on the kitchen lihgts", context: monday).first?.intent == "lights")
    }

    @Test func `of two apps that say the same are asked about`() throws {
        let other = PhraseApp(
            id: "other", names: ["Other"],
            intents: [
                PhraseIntent(
                    id: "on", phrases: [],
                    patterns: [try PhrasePattern("switch on [the] kitchen lights [in ${applicationName}]")])
            ])
        #expect(try run("switch on the kitchen lights", [other]) == nil)
        #expect(try run("switch on the kitchen lights in other", [other])?.app == "other")
    }

    @Test(arguments: [
        ("turn on [the lights", "'[' is not closed"), ("turn on the) lights", "')' closes nothing"),
        ("turn on ${room", "'${' is not closed"), ("(turn] on", "'(' is not closed"),
        (String(repeating: "[", count: 200), "more than 32 brackets within each other"),
    ])
    func `that cannot be read say why`(text: String, reason: String) {
        #expect(throws: PhrasePatternError(pattern: text, reason: reason)) { try PhrasePattern(text) }
    }

    @Test func `and sentences of endless choices are decided in bounded time`() throws {
        let many = try PhrasePattern(String(repeating: "[very|so|quite] ", count: 60) + "${a} ${b} ${c} good")
        let app = PhraseApp(
            id: "mood", names: ["Mood"],
            intents: [
                PhraseIntent(id: "good", phrases: [], patterns: [many], slots: ["a": .text, "b": .text, "c": .text])
            ])
        let sentence = String(repeating: "very so quite ", count: 20) + "well"
        #expect(try home([app]).matches(sentence, context: monday).allSatisfy { !$0.isExact })
    }
}
