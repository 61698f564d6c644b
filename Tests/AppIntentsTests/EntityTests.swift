import AppIntents
import IntentWire
import Testing

@Suite struct EntityTests {
    private func find(_ query: EntityRequest.Query, limit: Int? = nil, deferred: [String]? = nil) async throws
        -> [EntitySnapshot]
    {
        try await EntityService.respond(
            to: EntityRequest(entity: "SoupEntity", query: query, limit: limit, deferredProperties: deferred)
        ).entities
    }

    @Test func `finds by identifier and leaves out unknown ones`() async throws {
        #expect(try await find(.identifiers(["miso", "nothing", "tomato"])).map(\.id).sorted() == ["miso", "tomato"])
    }

    @Test func `finds by text, suggests, and lists all`() async throws {
        #expect(try await find(.matching("tom")).map(\.id) == ["tomato", "creme"])
        #expect(try await find(.suggested).map(\.id) == ["tomato", "lentil"])
        #expect(try await find(.all).count == 5)
        #expect(try await find(.all, limit: 3).count == 3)
    }

    @Test func `shows title, subtitle and exposed properties`() async throws {
        let soup = try #require(try await find(.identifiers(["chicken"])).first)
        #expect(soup.display.title == "Chicken Noodle")
        #expect(soup.display.subtitle == "6.25")
        #expect(
            soup.properties == [
                "name": .string("Chicken Noodle"), "price": .double(6.25), "isVegan": .bool(false),
                "label": .string("Chicken Noodle (6.25)"),
            ])
    }

    @Test func `fetches a deferred property only when asked`() async throws {
        #expect(try await find(.identifiers(["miso"])).first?.properties["stock"] == nil)
        #expect(try await find(.identifiers(["miso"]), deferred: ["stock"]).first?.properties["stock"] == .int(4))
    }

    @Test(arguments: [
        (
            [EntityComparison(property: "name", comparison: .contains, values: [.string("o")])], EntityFilter.Mode.and,
            ["miso", "tomato", "creme", "chicken"]
        ),
        (
            [
                EntityComparison(property: "price", comparison: .lessThan, values: [.double(5)]),
                EntityComparison(property: "name", comparison: .equalTo, values: [.string("Miso")]),
            ], .and, ["miso"]
        ),
        (
            [
                EntityComparison(property: "price", comparison: .greaterThanOrEqualTo, values: [.int(7)]),
                EntityComparison(property: "name", comparison: .equalTo, values: [.string("Miso")]),
            ], .or, ["miso", "creme"]
        ),
        (
            [EntityComparison(property: "price", comparison: .isBetween, values: [.double(4), .double(5)])], .and,
            ["tomato", "lentil"]
        ),
    ])
    func `finds by properties with the app's own query`(
        comparisons: [EntityComparison], mode: EntityFilter.Mode, expected: [String]
    ) async throws {
        let found = try await find(
            .filter(EntityFilter(comparisons: comparisons, mode: mode), sort: [EntitySort(property: "price")]))
        #expect(Set(found.map(\.id)) == Set(expected))
        let prices = found.compactMap { if case .double(let price)? = $0.properties["price"] { price } else { nil } }
        #expect(prices == prices.sorted())
    }

    @Test func `a comparison that the query does not offer is an error that names those it does`() async {
        await #expect(
            throws: IntentFailure(
                .unsupported,
                "'price' of 'SoupEntity' has no comparison 'hasPrefix'; it has lessThan, greaterThanOrEqualTo, isBetween"
            )
        ) {
            try await find(
                .filter(
                    EntityFilter(comparisons: [.init(property: "price", comparison: .hasPrefix, values: [.string("4")])]
                    ),
                    sort: []))
        }
        await #expect(
            throws: IntentFailure(
                .unknownProperty, "'color' of 'SoupEntity' cannot be compared; these can: name, price")
        ) {
            try await find(
                .filter(
                    EntityFilter(comparisons: [.init(property: "color", comparison: .equalTo, values: [.string("red")])]
                    ), sort: []))
        }
    }

    @Test func `an unknown entity type is an error`() async {
        await #expect(throws: IntentFailure(.unknownEntity, "there is no entity type 'Nothing'")) {
            try await EntityService.respond(to: EntityRequest(entity: "Nothing", query: .all))
        }
    }

    @Test func `an identifier reads back as it was written`() throws {
        let identifier = EntityIdentifier(for: SoupEntity.all[0])
        #expect(identifier.description == "SoupEntity/tomato")
        #expect(EntityIdentifier(activityIdentifier: "SoupEntity/tomato") == identifier)
        #expect(EntityIdentifier(activityIdentifier: "Nothing/tomato") == nil)
    }

    @Test(arguments: [EntityRequest.Query.all, .suggested, .matching("x"), .identifiers(["1"])])
    func `a query without its dependency fails with an error that names it, and never traps`(
        query: EntityRequest.Query
    ) async throws {
        await #expect(throws: AppDependencyManager.Error<LadleDrawer>.self) {
            try await EntityService.respond(to: EntityRequest(entity: "LadleEntity", query: query))
        }
        // The manifest tells of the type all the same.
        #expect(try await ManifestBuilder.manifest().entity("LadleEntity")?.properties.map(\.title.text) == ["Length"])
    }
}
