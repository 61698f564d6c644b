import Foundation
import IntentWire
import SpotlightIndex
import Testing

/// Query strings, with a look at the full-text table first and without.
@Suite struct WordConditionTests {
    private let fixture: IndexFixture

    init() throws { fixture = try IndexFixture() }

    /// The same numbers each time.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    private static let words = [
        "tea", "Tea", "teapot", "green", "Green", "don't", "dont", "o'clock", "MyTeaPot", "NSWindow", "Café", "cafe",
        "naïve",
        "x1", "42", "7up", "a", "b", "running", "run", "Ｆｕｌｌ", "日本語", "Straße", "strasse", "tea-time", "snake_case",
        "end.", String(repeating: "long", count: 20), "K", "İstanbul", "🍵",
    ]

    private static func text(_ numbers: inout Numbers) -> String {
        let glue = [" ", " ", " ", "-", ", ", "", "\n", "'"]
        return (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
            (words.randomElement(using: &numbers) ?? "") + (glue.randomElement(using: &numbers) ?? "")
        }.joined()
    }

    private static func item(_ number: Int, _ numbers: inout Numbers) -> IndexedItem {
        var values: [String: SearchableAttributeValue] = [:]
        for name in ["title", "displayName", "contentDescription", "city", "identifier"]
        where Int.random(in: 0..<3, using: &numbers) > 0 {
            values[name] = .text(text(&numbers))
        }
        values["keywords"] = .texts((0..<2).map { _ in text(&numbers) })
        if Bool.random(using: &numbers) { values["title"] = .texts([text(&numbers), text(&numbers)]) }
        if Bool.random(using: &numbers) {
            values["authors"] = .people([
                SearchablePerson(
                    displayName: text(&numbers), handles: [text(&numbers)], handleIdentifier: "emailAddresses")
            ])
        }
        if Bool.random(using: &numbers) { values["city"] = .integer(42) }
        if Bool.random(using: &numbers) {
            values["contentURL"] = URL(string: "https://example.org/tea").map { .link($0) }
        }
        let custom = SearchableCustomValue(name: "com_example_note", value: .text(text(&numbers)))
        return IndexedItem(
            identifier: "\(number)",
            attributes: SearchableAttributes(values: values, custom: number % 5 == 0 ? [custom] : []))
    }

    private static func comparison(_ numbers: inout Numbers) -> String {
        let name =
            [
                "title", "displayName", "contentDescription", "keywords", "authors", "city", "**", "com_example_note",
                "contentURL", "identifier",
            ].randomElement(using: &numbers) ?? "title"
        var text = (0..<Int.random(in: 1...2, using: &numbers)).map { _ in words.randomElement(using: &numbers) ?? "" }
            .joined(separator: [" ", "*", "-", " *"].randomElement(using: &numbers) ?? " ")
        if Int.random(in: 0..<4, using: &numbers) == 0 { text = String(text.prefix(3)) }
        if Bool.random(using: &numbers) { text += "*" }
        if Int.random(in: 0..<3, using: &numbers) == 0 { text = "*" + text }
        let modifiers = ["", "c", "cd", "w", "cdw", "cdwt", "t"].randomElement(using: &numbers) ?? ""
        let relation = Int.random(in: 0..<8, using: &numbers) == 0 ? "!=" : "=="
        return "\(name) \(relation) \"\(text)\"\(modifiers)"
    }

    private static func query(_ numbers: inout Numbers, depth: Int = 0) -> String {
        guard depth < 2, Int.random(in: 0..<3, using: &numbers) > 0 else { return comparison(&numbers) }
        let (first, second) = (query(&numbers, depth: depth + 1), query(&numbers, depth: depth + 1))
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: return "!(\(first))"
        case 1, 2: return "(\(first) || \(second))"
        default: return "(\(first) && \(second))"
        }
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `finds by random queries what is found where each item is looked at`(seed: UInt64) async throws {
        var numbers = Numbers(state: seed)
        let items = (0..<100).map { Self.item($0, &numbers) }
        try await fixture.index.apply([.index(items)], to: IndexFixture.app)
        var hits = 0
        for _ in 0..<150 {
            let query = Self.query(&numbers)
            let quick = try await fixture.index.find(query, usesWords: true).map(\.identifier)
            let all = try await fixture.index.find(query, usesWords: false).map(\.identifier)
            #expect(quick == all, "\(query)")
            hits += all.count
        }
        // Queries that find nothing would agree whatever is wrong.
        #expect(hits > 150)
    }

    @Test func `knows of changed and remade items what their words do not tell`() async throws {
        try await fixture.add(.titled("1", "plain"), .titled("2", "MyTeaPot"))
        let query = #"title == "tea*"cw"#
        #expect(try await fixture.index.find(query).map(\.identifier) == ["2"])
        try await fixture.add(.titled("1", "HerTeaCup"), .titled("2", "plain"))
        #expect(try await fixture.index.find(query).map(\.identifier) == ["1"])
        try await fixture.index.rebuildFromItems()
        #expect(try await fixture.index.find(query).map(\.identifier) == ["1"])
    }
}
