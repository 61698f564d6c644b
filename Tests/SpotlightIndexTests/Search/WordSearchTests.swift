import Foundation
import IntentWire
import SpotlightIndex
import Testing

@Suite struct WordSearchTests {
    private let fixture: IndexFixture

    init() async throws {
        fixture = try IndexFixture()
        try await fixture.add(
            .titled("milk", "Buy oat milk", text: "From the corner shop", keywords: ["groceries"]),
            .titled("report", "Write the quarterly report", text: "Numbers of all computers", keywords: ["work"]),
            .titled("run", "Running shoes", text: "Look at Café Müller's new ones"),
            .titled("tokyo", "東京都の天気", text: "ガイドブック"),
            .titled("resume", "Résumé", text: "Ｆｕｌｌ ｗｉｄｔｈ"),
            .titled("other", "Something else", text: "The milk is here, too"))
    }

    @Test(arguments: [
        ("oat milk", "milk"), ("OAT MILK", "milk"), ("groceries", "milk"), ("corner", "milk"), ("resume", "resume"),
        ("résumé", "resume"), ("full width", "resume"), ("cafe muller", "run"), ("CAFÉ", "run"), ("runs", "run"),
        ("computing", "report"), ("reports", "report"), ("東京", "tokyo"), ("天気", "tokyo"), ("京都", "tokyo"),
        ("東京都の天気", "tokyo"), ("ｶﾞｲﾄﾞ", "tokyo"), ("都", "tokyo"),
    ])
    func `finds an item by its words, however they are written`(text: String, item: String) async throws {
        #expect(try await fixture.found(text).first == item)
    }

    @Test(arguments: [
        ("m", "milk"), ("mi", "milk"), ("mil", "milk"), ("buy o", "milk"), ("quart", "report"), ("grocer", "milk"),
        ("r", "resume"), ("runni", "run"), ("東", "tokyo"), ("東京", "tokyo"), ("write the quarterly rep", "report"),
    ])
    func `finds an item while its words are typed`(text: String, item: String) async throws {
        #expect(try await fixture.found(text, isTyping: true).contains(item))
    }

    @Test(arguments: [
        ("reprot", "report"), ("quartrly", "report"), ("quartelry", "report"), ("shooes", "run"), ("grozeries", "milk"),
    ])
    func `finds an item in spite of one typing error`(text: String, item: String) async throws {
        let results = try await fixture.index.search(SearchRequest(text, isSemantic: false))
        #expect(results.hits.first?.identifier == item)
        #expect(results.corrections.keys.contains(text))
    }

    @Test(arguments: ["mlk", "rn", "xyzzy", "reprrrot"])
    func `takes short words and others as they are`(text: String) async throws {
        #expect(try await fixture.found(text) == [])
    }

    @Test func `finds a typing error in the word that is being typed`() async throws {
        #expect(try await fixture.found("quartrel", isTyping: true) == ["report"])
    }

    @Test func `puts titles before texts`() async throws {
        #expect(try await fixture.found("milk") == ["milk", "other"])
        #expect(try await fixture.found("mil", isTyping: true) == ["milk", "other"])
    }

    @Test func `wants all words, or some where no item has all`() async throws {
        #expect(try await fixture.found("oat milk corner") == ["milk"])
        #expect(try await fixture.found("oat shoes", matching: .all) == [])
        #expect(try await Set(fixture.found("oat shoes")) == ["milk", "run"])
    }

    @Test func `puts the title that is what was typed first`() async throws {
        try await fixture.add(
            .titled("long", "Report of the year"), .titled("exact", "Report"), .titled("end", "Year report"))
        #expect(try await fixture.found("report").first == "exact")
        #expect(try await fixture.found("report", isTyping: true).prefix(2) == ["exact", "long"])
    }

    @Test(arguments: [
        "\"", "'", "milk\"", "milk OR", "AND", "NEAR(milk", "title:milk", "milk*", "(((", "^milk", "{title}: milk",
        "-milk",
        "milk; DROP TABLE items", "\u{0}", "%", "_", "\\", "\u{FFFD}\u{FEFF}", "🥛", "milk\u{0}oat",
    ])
    func `takes any text as nothing but text`(text: String) async throws {
        for isTyping in [false, true] {
            let found = try await fixture.found(text, isTyping: isTyping)
            if text.contains("milk") && !text.contains("oat") && !text.contains("items") && !text.contains("title")
                && !text.contains("NEAR")
            {
                #expect(found.contains("milk"))
            }
        }
        _ = try await fixture.found(String(repeating: text + " ", count: 5000))
    }

    @Test func `finds what was used where nothing is typed`() async throws {
        #expect(try await fixture.found("") == [])
        try await fixture.index.noteUse(of: "run", in: IndexFixture.app)
        #expect(try await fixture.found("  ") == ["run"])
    }

    @Test func `tells why a hit has its place`() async throws {
        try await fixture.index.noteUse(of: "milk", in: IndexFixture.app)
        let hit = try #require(
            try await fixture.index.search(SearchRequest("oat milk", isSemantic: false, explains: true)).hits.first)
        let why = try #require(hit.explanation)
        #expect(why.road == .words)
        #expect(why.words.map(\.word) == ["oat", "milk"])
        // The rarer word adds more.
        #expect(why.words[0].share > why.words[1].share)
        #expect(why.use > 1.3 && why.recency > 1.4 && why.hint == 1)
        #expect(abs(why.text * why.field * why.recency * why.use * why.hint * why.choice / hit.score - 1) < 0.001)
    }
}
