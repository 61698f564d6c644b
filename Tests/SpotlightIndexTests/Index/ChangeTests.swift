import Foundation
import IntentWire
import SpotlightIndex
import Testing

@Suite struct ChangeTests {
    private let fixture: IndexFixture

    init() throws { fixture = try IndexFixture() }

    @Test func `replaces an item with the same name`() async throws {
        try await fixture.add(.titled("1", "Coffee", keywords: ["black"]))
        try await fixture.add(.titled("1", "Tea"))
        #expect(try await fixture.found("coffee") == [])
        #expect(try await fixture.found("black") == [])
        #expect(try await fixture.found("tea") == ["1"])
    }

    @Test func `changes what an update has, removes what it removes, and keeps the rest`() async throws {
        try await fixture.add(.titled("1", "Coffee", text: "strong", keywords: ["black"], domain: "drinks"))
        var update = IndexedItem.titled("1", "Espresso", isUpdate: true)
        update.attributes.removed = ["keywords"]
        try await fixture.add(update)
        #expect(try await fixture.found("espresso strong") == ["1"])
        #expect(try await fixture.found("black") == [])
        #expect(try await fixture.found("espresso", filter: SearchFilter(domain: "drinks")) == ["1"])
        try await fixture.add(.titled("2", "New", isUpdate: true))
        #expect(try await fixture.found("new") == ["2"])
    }

    @Test func `deletes by name, by domain with all below, by entity, by type, and all`() async throws {
        func fill() async throws {
            try await fixture.add(
                .titled("1", "Tea", domain: "account"), .titled("2", "Tea", domain: "account.inbox"),
                .titled("3", "Tea", domain: "account.inbox.old"), .titled("4", "Tea", domain: "accounts"),
                .titled("5", "Tea", entity: SearchableEntityReference(type: "Task", identifier: "a")),
                .titled("6", "Tea", entity: SearchableEntityReference(type: "Task", identifier: "b")),
                .titled("7", "Tea"))
        }
        func left(after change: IndexChange) async throws -> [String] {
            try await fill()
            try await fixture.index.apply([change], to: IndexFixture.app)
            return try await fixture.found("tea").sorted()
        }
        #expect(try await left(after: .deleteItems(["7", "unknown"])) == ["1", "2", "3", "4", "5", "6"])
        #expect(try await left(after: .deleteDomains(["account.inbox"])) == ["1", "4", "5", "6", "7"])
        #expect(try await left(after: .deleteDomains(["account"])) == ["4", "5", "6", "7"])
        #expect(try await left(after: .deleteDomains([""])) == ["1", "2", "3", "4", "5", "6", "7"])
        #expect(
            try await left(after: .deleteEntities(type: "Task", identifiers: ["a"])) == ["1", "2", "3", "4", "6", "7"])
        #expect(try await left(after: .deleteType("Task")) == ["1", "2", "3", "4", "7"])
        #expect(try await left(after: .deleteAll) == [])
    }

    @Test func `keeps apart what belongs to different apps and indexes`() async throws {
        let others = [IndexSource(app: "com.example.tasks", name: "archive"), IndexSource(app: "com.example.mail")]
        for source in others + [IndexFixture.app] { try await fixture.add(.titled("1", "Tea"), to: source) }
        #expect(try await fixture.found("tea").count == 3)
        try await fixture.index.apply([.deleteAll], to: others[0])
        #expect(try await fixture.found("tea").count == 2)
        try await fixture.index.forget(app: "com.example.mail")
        let left = try await fixture.index.search(SearchRequest("tea", isSemantic: false)).hits
        #expect(left.map(\.app) == ["com.example.tasks"])
    }

    @Test func `makes a batch as a whole and keeps its state`() async throws {
        let source = IndexSource(app: "com.example.tasks", name: "batches")
        #expect(try await fixture.index.clientState(of: source) == nil)
        let first = IndexBatchState(new: Data("1".utf8), isChecked: true, expected: nil)
        try await fixture.index.apply([.index([.titled("1", "Tea")])], to: source, state: first)
        #expect(try await fixture.index.clientState(of: source) == Data("1".utf8))
        await #expect(throws: IndexStateMismatch.self) {
            try await fixture.index.apply([.deleteAll, .index([.titled("2", "Coffee")])], to: source, state: first)
        }
        #expect(try await fixture.found("tea") == ["1"])
        #expect(try await fixture.found("coffee") == [])
        let second = IndexBatchState(new: Data("2".utf8), isChecked: true, expected: Data("1".utf8))
        try await fixture.index.apply([.deleteAll], to: source, state: second)
        #expect(try await fixture.found("tea") == [])
    }

    @Test func `forgets an item when its time is over`() async throws {
        let day: TimeInterval = 24 * 60 * 60
        try await fixture.add(
            .titled("short", "Tea", expiration: fixture.clock.now + day), .titled("usual", "Tea"),
            .titled("long", "Tea", expiration: fixture.clock.now + 90 * day),
            .titled("entity", "Tea", entity: SearchableEntityReference(type: "Task", identifier: "1")))
        fixture.clock.now += 2 * day
        #expect(try await fixture.found("tea").sorted() == ["entity", "long", "usual"])
        fixture.clock.now += 30 * day
        #expect(try await fixture.found("tea").sorted() == ["entity", "long"])
        fixture.clock.now += 90 * day
        try await fixture.add(.titled("other", "Other"))
        #expect(try await fixture.found("tea") == ["entity"])
    }

    @Test func `gives back all attributes as they were`() async throws {
        let attributes = SearchableAttributes(
            values: [
                "title": .text("Tea"), "keywords": .texts(["a", "", "ü"]), "pageCount": .integer(-7),
                "rating": .number(4.5), "allDay": .flag(true), "dueDate": .date(Date(timeIntervalSince1970: 5.25)),
                "importantDates": .dates([Date(timeIntervalSince1970: 1)]), "thumbnailData": .data(Data([0, 255])),
                "contentURL": .link(try #require(URL(string: "https://example.com/a%20b"))),
                "authors": .people([
                    SearchablePerson(displayName: "Ann", handles: ["a@b.c"], handleIdentifier: "emailAddresses")
                ]),
                "emailHeaders": .headers(["To": ["x", "y"]]),
            ],
            custom: [
                SearchableCustomValue(
                    name: "com_example_flavour", value: .list([.text("mild"), .integer(3)]), isSearchable: true,
                    isMultiValued: true)
            ], entity: SearchableEntityReference(type: "Task", identifier: "1"))
        try await fixture.add(IndexedItem(identifier: "1", kind: .entity, attributes: attributes))
        let hit = try #require(try await fixture.index.search(SearchRequest("mild", isSemantic: false)).hits.first)
        #expect(hit.attributes == attributes)
    }

    @Test func `takes an item of ten megabytes`() async throws {
        let text = (0..<1_000_000).map { "word\($0 % 5000) x" }.joined(separator: " ")
        #expect(text.utf8.count > 9_000_000)
        try await fixture.add(.titled("large", "Large", text: text), .titled("small", "Small", text: "word77"))
        #expect(try await Set(fixture.found("word77")) == ["large", "small"])
        try await fixture.index.apply([.deleteItems(["large"])], to: IndexFixture.app)
        #expect(try await fixture.found("word77") == ["small"])
    }
}
