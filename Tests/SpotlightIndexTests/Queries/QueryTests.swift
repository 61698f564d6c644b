import Foundation
import IntentWire
import SpotlightIndex
import Testing

@Suite struct QueryTests {
    private let fixture: IndexFixture

    init() throws { fixture = try IndexFixture() }

    private func matches(_ query: String, title: String) async throws -> Bool {
        try await fixture.index.apply([.deleteAll, .index([.titled("1", title)])], to: IndexFixture.app)
        return try await !fixture.index.find(query).isEmpty
    }

    // The examples of Apple's page on query strings.
    @Test(arguments: [
        (#"title == "Paris""#, ["Paris"], ["paris", "I love Paris"]),
        (#"title == "Paris"c"#, ["Paris", "paris"], ["I love Paris"]),
        (#"title == "Paris"wc"#, ["I love Paris", "paris-france.jpg"], ["Comparison"]),
        (#"title == "Window"w"#, ["MyWindowClass", "Broken Window"], ["NSWindow"]),
        (#"title == "Frédéric"cd"#, ["Frederic", "FRÉDÉRIC"], ["Frederica"]),
        (#"title == "paris*""#, ["paris", "paris in May"], ["Paris", "I love paris"]),
        (#"title == "*paris""#, ["paris", "I love paris"], ["paris in May"]),
        (#"title == "*paris*""#, ["paris", "comparison"], ["Paris"]),
        (#"title == 'Paris'"#, ["Paris"], ["paris"]),
        (#"title != "Paris""#, ["Rome"], ["Paris"]),
        (#"title == "a\*b""#, ["a*b"], ["aXb"]),
        (#"title == "say \"hi\"""#, [#"say "hi""#], ["say hi"]),
        (#"title == "love par*"cdwt"#, ["I love Paris", "Paris, my love"], ["I love Rome"]),
        (#"kMDItemTitle == "a*c*e""#, ["abcde", "ace"], ["abced"]),
        (#"** == "tea"wc"#, ["A cup of Tea"], ["Team"]),
        (#"!(title == "Paris")"#, ["Rome"], ["Paris"]),
    ])
    func `compares texts as the documentation says`(query: String, fitting: [String], others: [String]) async throws {
        for title in fitting { #expect(try await matches(query, title: title), "\(title)") }
        for title in others { #expect(try await !matches(query, title: title), "\(title)") }
    }

    @Test func `compares numbers, dates, lists and the app's own attributes`() async throws {
        let now = fixture.clock.now
        let day: TimeInterval = 24 * 60 * 60
        func item(_ name: String, _ days: Double, _ authors: [String], pages: Int64) -> IndexedItem {
            var item = IndexedItem.titled(
                name, name,
                others: [
                    "authorNames": .texts(authors), "completionDate": .date(now + days * day),
                    "pageCount": .integer(pages),
                ])
            item.attributes.custom = [
                SearchableCustomValue(name: "com_example_stars", value: .number(Double(pages) / 2))
            ]
            return item
        }
        try await fixture.add(
            item("a", -5, ["Tim Cook"], pages: 3), item("b", -20, ["Steve"], pages: 10),
            item("c", -3, ["Ann", "Steve J."], pages: 11))
        func found(_ query: String) async throws -> [String] {
            try await fixture.index.find(query).map(\.identifier).sorted()
        }
        #expect(
            try await found(
                #"(authorNames == "Tim"wc || authorNames == "Steve"wc) && InRange(completionDate,$time.today(-10),$time.today)"#
            )
                == ["a", "c"])
        #expect(try await found("pageCount > 3") == ["b", "c"])
        #expect(try await found("pageCount >= 3 && pageCount<11") == ["a", "b"])
        #expect(try await found("pageCount != 10") == ["a", "c"])
        #expect(try await found("InRange(pageCount, 3, 10)") == ["a", "b"])
        #expect(try await found("com_example_stars == 5.5") == ["c"])
        #expect(try await found("completionDate < $time.now(-864000)") == ["b"])
        let iso = (now - 10 * day).formatted(.iso8601)
        #expect(try await found("completionDate > $time.iso(\(iso))") == ["a", "c"])
        #expect(try await found("completionDate > \((now - 4 * day).timeIntervalSinceReferenceDate)") == ["c"])
        #expect(try await found("missing == 1") == [])
        #expect(try await fixture.index.find("pageCount > 0", filters: [#"title == "b""#]).map(\.identifier) == ["b"])
        #expect(try await fixture.index.find("pageCount > 0", limit: 2).map(\.identifier) == ["c", "b"])
    }

    @Test(arguments: [
        ("title", 6, "operator"), ("title == ", 10, "value"), (#"title == "tea"#, 10, "closing"),
        (#"title == "tea"x"#, 15, "modifier"), (#"title > "tea""#, 7, "numbers"), (#"(title == "tea""#, 16, "')'"),
        (#"title == "a" && "#, 17, "attribute"), (#"title == "a" title == "b""#, 14, "&&"), ("a == tea", 6, "quotes"),
        ("a < $time.noon", 5, "today"), ("a < $time.now(x)", 15, "whole number"), ("a < $time.iso(then)", 15, "date"),
        ("InRange(a, 1)", 13, "','"), ("", 1, "attribute"),
    ])
    func `says where a query cannot be read, and what is expected`(query: String, column: Int, word: String) throws {
        let error = #expect(throws: QueryError.self) { try SpotlightIndex.check(query) }
        #expect(error?.column == column)
        #expect(error?.description.contains(word) == true)
    }

    @Test func `refuses what is nested without end`() throws {
        let query = String(repeating: "(", count: 100_000)
        #expect(throws: QueryError.self) { try SpotlightIndex.check(query) }
        #expect(throws: QueryError.self) { try SpotlightIndex.check(String(repeating: "!", count: 100_000)) }
        let wide = (0..<2000).map { "a == \($0)" }.joined(separator: " || ")
        try SpotlightIndex.check(wide)
    }
}
