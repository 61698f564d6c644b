import Dialogue
import Foundation
import IntentWire
import PhraseMatching
import Testing

struct ConversationTests {
    @Test(arguments: [
        ("", "en", Saying.nothing), ("  ?!", "en", .nothing), ("Quit!", "en", .quit), ("that's all", "en", .quit),
        ("Ende", "de", .quit), ("undo that", "en", .undo), ("Mach das rückgängig", "de", .undo),
        ("deshaz eso", "es", .undo), ("What can I say?", "en", .help), ("was kann ich sagen", "de", .help),
        ("never mind", "en", .cancel), ("say that again", "en", .again), ("no, two", "en", .correction("two")),
        ("I meant the large one", "en", .correction("the large one")), ("nein, lieber zwei", "de", .correction("zwei")),
        ("no, actually, make it two", "en", .correction("two")), ("no no", "en", .sentence("no no")),
        ("que sean dos grandes", "es", .correction("dos grandes")),
        ("and in Berlin?", "en", .another("in Berlin", whole: "and in Berlin?")),
        ("what about the large one", "en", .another("the large one", whole: "what about the large one")),
        ("und in Berlin", "de", .another("in Berlin", whole: "und in Berlin")),
        ("¿y en Berlín?", "es", .another("en Berlín", whole: "¿y en Berlín?")), ("and", "en", .sentence("and")),
        ("quit", "de", .quit), ("order a latte", "en", .sentence("order a latte")),
        ("help me order a latte", "en", .sentence("help me order a latte")),
    ])
    func `tells what is said to the conversation from what is said to apps`(
        _ text: String, _ language: String, _ saying: Saying
    ) {
        #expect(Saying(text, .words(of: language)) == saying)
    }

    private func turn(_ arguments: [String: IntentValue]) -> Conversation {
        var conversation = Conversation()
        conversation.begin(
            .init(app: "org.example.Shop", reference: .name("Shop"), intent: Shop.order, arguments: arguments))
        return conversation
    }

    @Test func `remembers what was spoken of, the latest first`() {
        var conversation = turn([:])
        let notes = [Shop.note("1", "Groceries"), Shop.note("2", "Tax")]
        conversation.finish(IntentOutcome(value: .list(notes.map(IntentValue.entity))), arguments: [:])
        #expect(conversation.focus.map(\.entity.id) == ["1", "2"])
        conversation.finish(IntentOutcome(), arguments: ["note": .entity(notes[1])])
        #expect(conversation.focus.map(\.entity.id) == ["2", "1"])
    }

    @Test func `knows the second of the list that was shown last`() throws {
        var conversation = turn([:])
        let notes = [Shop.note("1", "Groceries"), Shop.note("2", "Tax"), Shop.note("3", "Wedding")]
        conversation.finish(IntentOutcome(value: .list(notes.map(IntentValue.entity))), arguments: [:])
        for (said, note) in [("open the second", notes[1]), ("open the last one", notes[2])] {
            let found = try #require(try Shop.understand(said, focus: conversation.focus))
            #expect(found.spoken.values["note"] == .entity(note))
        }
        // One thing is no list.
        conversation.finish(IntentOutcome(value: .entity(notes[0])), arguments: [:])
        #expect(try Shop.understand("open the second", focus: conversation.focus)?.spoken.unknownEntities != [:])
    }

    @Test func `puts parts into a sentence as they are`() {
        let words = DialogueWords.words(of: "en")
        #expect(words.say(.mayRun, "100 % of %", "Order", "Shop") == "“100 % of %” runs 'Order' of Shop.")
        #expect(words.say(.undone) == "Undone: ")
        #expect(DialogueWords.words(of: "de").kind("text") == "Text" && words.kind("text") == "text")
        #expect(DialogueWords.words(of: "fr").say(.yes) == "Yes")
    }

    @Test(arguments: DialogueWords.known) func `has all words in each language`(_ language: String) {
        let words = DialogueWords.words(of: language)
        #expect(words.language == language)
        for saying in DialogueWords.Saying.allCases { #expect(words.say(saying) != saying.rawValue) }
        // A translation has the same parts.
        func parts(_ saying: DialogueWords.Saying, _ words: DialogueWords) -> Int {
            words.say(saying, "\u{1}", "\u{1}", "\u{1}", "\u{1}").count { $0 == "\u{1}" }
        }
        for saying in DialogueWords.Saying.allCases {
            #expect(parts(saying, words) == parts(saying, .words(of: "en")), "\(saying)")
        }
    }

    @Test(arguments: [
        ("en", ["without “a”", "with “b”", "“c” for “d”", "in another order", "meaning 62 %"]),
        ("de", ["ohne „a“", "mit „b“", "„c“ statt „d“", "in anderer Reihenfolge", "Bedeutung 62 %"]),
        ("es", ["sin «a»", "con «b»", "«c» en vez de «d»", "en otro orden", "significado 62 %"]),
        ("fr", ["without “a”", "with “b”", "“c” for “d”", "in another order", "meaning 62 %"]),
    ])
    func `says why a phrase is near`(_ language: String, _ reasons: [String]) {
        let all: [MatchReason] = [.missing("a"), .extra("b"), .changed("c", "d"), .reordered, .meaning(0.619)]
        #expect(all.map(DialogueWords.words(of: language).reason) == reasons)
    }
}
