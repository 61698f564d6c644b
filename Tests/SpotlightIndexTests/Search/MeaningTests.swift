import SpotlightIndex
import Testing

@Suite struct MeaningTests {
    private let fixture: IndexFixture

    init() async throws {
        fixture = try IndexFixture(vectors: true)
        try await fixture.add(
            .titled("milk", "Buy milk"), .titled("doctor", "Doctor's appointment on Monday"),
            .titled("plants", "Water the plants"), .titled("song", "Listen to the new record"))
    }

    @Test(arguments: [
        ("physician", "doctor"), ("purchase dairy", "milk"), ("garden flowers", "plants"), ("music", "song"),
    ])
    func `finds an item by what it means`(text: String, item: String) async throws {
        #expect(try await fixture.found(text, isSemantic: true).first == item)
        #expect(try await fixture.found(text, isSemantic: false) == [])
    }

    @Test func `forgets the meaning of what is deleted or changed`() async throws {
        try await fixture.index.apply([.deleteItems(["doctor"])], to: IndexFixture.app)
        #expect(try await !fixture.found("physician", isSemantic: true).contains("doctor"))
        try await fixture.add(.titled("milk", "Learn the piano"))
        #expect(try await fixture.found("purchase dairy", isSemantic: true).first != "milk")
        #expect(try await fixture.found("musical instrument", isSemantic: true).first == "milk")
    }

    @Test func `finds nothing by meaning behind a filter`() async throws {
        let filter = SearchFilter(apps: ["com.example.other"])
        #expect(try await fixture.found("physician", isSemantic: true, filter: filter) == [])
    }

    @Test func `tells both places`() async throws {
        let hit = try #require(
            try await fixture.index.search(SearchRequest("buy milk", explains: true)).hits.first?.explanation)
        #expect(hit.placeByWords == 1 && hit.placeByMeaning == 1)
        #expect(try #require(hit.similarity) > 0.95)
    }
}
