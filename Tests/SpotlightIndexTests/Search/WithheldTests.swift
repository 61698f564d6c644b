import Foundation
import IntentWire
import SpotlightIndex
import Testing

/// What is left out of searches, and lists that do without one.
@Suite struct WithheldTests {
    private static let other = IndexSource(app: "com.example.other", name: "drawer")

    private func page(_ identifier: String, _ type: String? = nil) -> IndexedItem {
        .titled(
            identifier, "Page \(identifier)",
            entity: type.map { SearchableEntityReference(type: $0, identifier: identifier) })
    }

    @Test(arguments: [("page", true), ("p", true), ("page a", false), ("something like page", false)])
    func `entities of a kind are left out, of their app only`(text: String, isTyping: Bool) async throws {
        let fixture = try IndexFixture()
        try await fixture.add(page("a", "Diary"), page("b", "Note"), page("c"))
        try await fixture.add(page("d", "Diary"), to: Self.other)
        var filter = SearchFilter()
        let all = try await fixture.found(text, isTyping: isTyping, filter: filter)
        #expect(all.contains("a"))
        filter.withheld = [IndexedEntityKind(app: "com.example.tasks", type: "Diary")]
        #expect(try await fixture.found(text, isTyping: isTyping, filter: filter).contains("a") == false)
        filter.withheld.insert(IndexedEntityKind(app: "com.example.nobody", type: "Note"))
        #expect(
            try await Set(fixture.found("page", isTyping: true, filter: filter)) == ["b", "c", "d"])
        filter.withheld.insert(IndexedEntityKind(app: "com.example.other", type: "Diary"))
        #expect(try await Set(fixture.found("page", isTyping: true, filter: filter)) == ["b", "c"])
        let queried = try await fixture.index.find("title == \"Page*\"", filter: filter)
        #expect(Set(queried.map(\.identifier)) == ["b", "c"])
    }

    @Test func `types of entities and apps are listed, each once`() async throws {
        let fixture = try IndexFixture()
        #expect(try await fixture.index.entityTypes() == ([], []))
        try await fixture.add(page("c"))
        #expect(try await fixture.index.entityTypes() == ([], []))
        try await fixture.add(page("a", "Note"), page("b", "Diary"), page("e", "Note"))
        try await fixture.add(page("d", "Diary"), to: Self.other)
        let (apps, types) = try await fixture.index.entityTypes()
        #expect(apps == ["com.example.other", "com.example.tasks"] && types == ["Diary", "Note"])
    }

    @Test func `an item is found by its name in any index of its app`() async throws {
        let fixture = try IndexFixture()
        try await fixture.add(page("a"), to: Self.other)
        try await fixture.add(page("a"), to: IndexSource(app: "com.example.other"))
        try await fixture.add(page("a"), page("b"))
        let found = try await fixture.index.items("a", of: "com.example.other")
        #expect(Set(found.map(\.hit.index)) == ["", "drawer"])
        #expect(try await fixture.index.items("b", of: "com.example.other").isEmpty)
    }

    @Test func `activities are listed from a moment on, the latest first, until their time is over`() async throws {
        let fixture = try IndexFixture()
        let now = fixture.clock.now
        func activity(_ identifier: String, _ age: TimeInterval, expiration: Date? = nil) -> IndexedItem {
            IndexedItem(
                identifier: identifier, kind: .activity, expiration: expiration,
                attributes: SearchableAttributes(values: [
                    "title": .text(identifier), "lastUsedDate": .date(now - age),
                ]))
        }
        try await fixture.add(
            activity("old", 700), activity("first", 300), activity("last", 10),
            activity("over", 20, expiration: now + 5), page("page", "Note"))
        let start = now - 600
        #expect(
            try await fixture.index.activities(since: start, limit: 5).map(\.identifier) == ["last", "over", "first"])
        #expect(try await fixture.index.activities(since: start, limit: 1).map(\.identifier) == ["last"])
        fixture.clock.now = now + 6
        #expect(try await fixture.index.activities(since: start, limit: 5).map(\.identifier) == ["last", "first"])
    }
}
