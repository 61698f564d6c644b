import Foundation
import IntentWire
import SpotlightIndex
import Testing

/// What is large, what is many, and what means harm.
@Suite struct LimitTests {
    private let fixture: IndexFixture

    init() throws { fixture = try IndexFixture() }

    /// With BECKON_SLOW_TESTS=1 the words are ten megabytes, too, and there are a million items.
    private static let isThorough = ProcessInfo.processInfo.environment["BECKON_SLOW_TESTS"] == "1"

    @Test func `takes attributes of ten megabytes, finds their last word, and deletes them`() async throws {
        let size = 10_000_000
        var text = String(repeating: "lorem ipsum ", count: (Self.isThorough ? size : 200_000) / 12)
        text += "quintessence"
        var item = IndexedItem.titled("large", "A large one", others: ["textContent": .text(text)])
        item.attributes.values["thumbnailData"] = .data(Data(repeating: 7, count: size))
        item.attributes.custom = [
            SearchableCustomValue(
                name: "com_example_log", value: .text(String(repeating: "x", count: size)))
        ]
        try await fixture.add(item, .titled("small", "A small one"))
        #expect(try await fixture.found("quintessence") == ["large"])
        #expect(try await fixture.found("one").sorted() == ["large", "small"])
        #expect(try await fixture.index.find(#"textContent == "*quintessence""#).map(\.identifier) == ["large"])
        let kept = try #require(try await fixture.index.item("large", in: IndexFixture.app)).hit.attributes
        #expect(kept.values["thumbnailData"] == .data(Data(repeating: 7, count: size)))
        #expect(kept.custom.first?.value == .text(String(repeating: "x", count: size)))
        try await fixture.index.apply([.deleteItems(["large"])], to: IndexFixture.app)
        #expect(try await fixture.found("quintessence") == [])
        #expect(try await fixture.index.verify().isSound)
    }

    @Test func `takes very many items of one app, and finds and deletes among them`() async throws {
        let count = Self.isThorough ? 1_000_000 : 5_000
        for start in stride(from: 0, to: count, by: 5000) {
            let items = (start..<min(start + 5000, count)).map { number in
                IndexedItem.titled(
                    "\(number)", "Item number\(number)", text: "the group\(number / 100)", domain: "d\(number % 10).x")
            }
            try await fixture.index.apply([.index(items)], to: IndexFixture.app)
        }
        #expect(try await fixture.index.status().items == count)
        #expect(try await fixture.found("number\(count - 1)") == ["\(count - 1)"])
        let last = "number\(count - 1)".dropLast()
        let typed = try await fixture.found(String(last), isTyping: true)
        #expect(!typed.isEmpty && typed.allSatisfy { "number\($0)".hasPrefix(last) })
        #expect(try await fixture.found("group7").count == 20)
        #expect(try await fixture.index.find(#"contentDescription == "group7"w"#).count == 100)
        try await fixture.index.apply([.deleteDomains(["d3"])], to: IndexFixture.app)
        #expect(try await fixture.index.status().items == count - count / 10)
        #expect(try await !fixture.index.contains("13", in: IndexFixture.app))
        #expect(try await fixture.found("number14") == ["14"])
        try await fixture.index.apply([.deleteAll], to: IndexFixture.app)
        #expect(try await fixture.found("number14") == [])
        #expect(try await fixture.index.status().items == 0)
    }

    /// What would mean something to a database, a shell, a terminal or a regular expression.
    static let hostile = [
        "'; DROP TABLE items; --", "\" OR 1=1 --", "\" OR title:*", "NEAR(a b)", "a AND", "NOT", "^a", "a*b*", "*",
        "**", "\"",
        "\"\"\"", "(", ")", "{title} : a", "-a", "+a", "a:b", "col:", "\u{0}", "a\u{0}b", "\u{1b}[2J", "\u{202e}abc",
        "\u{fffd}", "(((((((((((", "$(rm -rf /)", "`id`", "%s%s%n", "\\", "\\\\\"", "[a-z]+", ".*",
        "a\u{300}\u{300}\u{300}",
        "👩‍👩‍👧‍👦", "ﷺ", "\r\n\t", "rowid", "words MATCH", String(repeating: "a", count: 100_000),
        String(repeating: "a ", count: 20_000), String(repeating: "\u{301}", count: 10_000),
    ]

    @Test(arguments: hostile) func `takes what a person types for words, whatever it is`(text: String) async throws {
        try await fixture.add(
            .titled("1", "Green tea", text: "a b c"), .titled("hostile", text, text: text, keywords: [text]))
        for isTyping in [true, false] {
            for matching in [SearchRequest.Matching.automatic, .any] {
                _ = try await fixture.found(text, isTyping: isTyping, matching: matching)
            }
        }
        try await fixture.index.noteChoice(of: "1", in: IndexFixture.app, for: text)
        #expect(try await fixture.found("green tea") == ["1"])
        #expect(
            try await fixture.index.item("hostile", in: IndexFixture.app)?.hit.attributes.values["title"] == .text(text)
        )
        #expect(try await fixture.index.verify().isSound)
        try await fixture.index.apply([.deleteItems(["hostile"])], to: IndexFixture.app)
        #expect(try await fixture.index.status().items == 1)
        #expect(try await fixture.index.verify().isSound)
    }

    // A mark after a quote makes one letter of both, so a text that begins with marks cannot be quoted.
    @Test(arguments: hostile.dropLast())
    func `compares with any text in a query string, or says that it cannot be read`(text: String) async throws {
        let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("*", with: "\\*")
        try await fixture.add(.titled("1", "Green tea"), .titled("hostile", text))
        for modifiers in ["", "cd", "cdw", "cdwt"] {
            let found = try await fixture.index.find("title == \"\(quoted)\"\(modifiers)").map(\.identifier)
            #expect(found.contains("hostile"), "\(modifiers)")
            #expect(
                found
                    == (try await fixture.index.find("title == \"\(quoted)\"\(modifiers)", usesWords: false)).map(
                        \.identifier))
        }
        // As it is, it is no query, or one that means something else; it must not do anything else.
        do { _ = try await fixture.index.find(text) } catch is QueryError {}
        #expect(try await fixture.index.status().items == 2)
    }
}
