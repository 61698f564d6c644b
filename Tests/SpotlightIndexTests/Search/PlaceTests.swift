import Foundation
import IntentWire
import SpotlightIndex
import Testing

@Suite struct PlaceTests {
    private let fixture: IndexFixture

    init() throws { fixture = try IndexFixture() }

    @Test func `puts what is used often first, and forgets it with time`() async throws {
        try await fixture.add(.titled("b", "Tea"), .titled("a", "Tea"))
        #expect(try await fixture.found("tea") == ["a", "b"])
        for _ in 0..<3 { try await fixture.index.noteUse(of: "b", in: IndexFixture.app) }
        #expect(try await fixture.found("tea") == ["b", "a"])
        #expect(try await fixture.found("t", isTyping: true) == ["b", "a"])
        fixture.clock.now += 3 * 365 * 24 * 60 * 60
        try await fixture.add(
            .titled("b", "Tea", expiration: .distantFuture), .titled("a", "Tea", expiration: .distantFuture))
        #expect(try await fixture.found("tea").sorted() == ["a", "b"])
        let hits = try await fixture.index.search(SearchRequest("tea", isSemantic: false, explains: true)).hits
        #expect(hits.allSatisfy { ($0.explanation?.use ?? 0) < 1.001 })
    }

    @Test func `remembers what was chosen for a text`() async throws {
        try await fixture.add(.titled("mail", "Letters from Ann"), .titled("song", "Letters"))
        #expect(try await fixture.found("letters") == ["song", "mail"])
        for _ in 0..<8 { try await fixture.index.noteChoice(of: "mail", in: IndexFixture.app, for: "letters") }
        #expect(try await fixture.found("Letters") == ["mail", "song"])
    }

    @Test func `puts the newer and the more valued first`() async throws {
        let old = fixture.clock.now - 300 * 24 * 60 * 60
        try await fixture.add(
            .titled("new", "Notes", others: ["lastUsedDate": .date(fixture.clock.now)]),
            .titled("old", "Notes", others: ["lastUsedDate": .date(old)]))
        #expect(try await fixture.found("notes") == ["new", "old"])
        try await fixture.add(
            .titled("low", "Recipe", others: ["rankingHint": .integer(5)]),
            .titled("high", "Recipe", others: ["rankingHint": .integer(95)]),
            .titled("none", "Recipe"))
        #expect(try await fixture.found("recipe") == ["high", "none", "low"])
    }

    @Test func `leaves out what a filter does not let through`() async throws {
        let other = IndexSource(app: "com.example.mail", protection: "NSFileProtectionComplete")
        let day = fixture.clock.now
        try await fixture.add(
            .titled("1", "Tea", domain: "kitchen.pots", others: ["lastUsedDate": .date(day)]),
            .titled("2", "Tea", domain: "kitchens"),
            .titled("3", "Tea", entity: SearchableEntityReference(type: "Task", identifier: "7")))
        try await fixture.add(.titled("4", "Tea"), to: other)
        func found(_ filter: SearchFilter) async throws -> [String] {
            let all = try await fixture.found("tea", filter: filter).sorted()
            #expect(try await fixture.found("te", isTyping: true, filter: filter).sorted() == all)
            #expect(try await fixture.found("tea", isTyping: true, filter: filter).sorted() == all)
            return all
        }
        #expect(try await found(SearchFilter()) == ["1", "2", "3", "4"])
        #expect(try await found(SearchFilter(apps: ["com.example.tasks"])) == ["1", "2", "3"])
        #expect(try await found(SearchFilter(apps: ["com.example.unknown"])) == [])
        #expect(try await found(SearchFilter(types: ["Task"])) == ["3"])
        #expect(try await found(SearchFilter(kinds: [.item])) == ["1", "2", "4"])
        #expect(try await found(SearchFilter(domain: "kitchen")) == ["1"])
        #expect(try await found(SearchFilter(after: day - 60, before: day + 60)) == ["1"])
        #expect(try await found(SearchFilter(after: day + 60)) == [])
        #expect(try await found(SearchFilter(protections: [""])) == ["1", "2", "3"])
        #expect(try await found(SearchFilter(protections: ["NSFileProtectionComplete"])) == ["4"])
    }
}
