import AppIntents
import IntentWire
import Testing

private struct ShelfEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
    static let defaultQuery = ShelfQuery()
    let id: Int
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Shelf \(id)") }
}

private struct ShelfQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [ShelfEntity] { (1...3).map(ShelfEntity.init) }
}

private struct VolumeEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Volume"
    static let defaultQuery = VolumeQuery()
    let id: UUID
    var displayRepresentation: DisplayRepresentation { "Volume" }
}

private struct VolumeQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [VolumeEntity] { identifiers.map(VolumeEntity.init) }
}

@Suite struct IdentifierConversionTests {
    static let uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

    @Test(arguments: [
        IntentValue.int(2), .string("2"), .text("2"), .string("Shelf 2"), .entityIdentifier("2"), .list([.int(2)]),
        .entity(EntitySnapshot(type: "ShelfEntity", id: "2", display: DisplaySnapshot(title: "Shelf 2"))),
    ])
    func `an entity with a number for its identifier is read from a number and from text`(
        given: IntentValue
    ) async throws {
        #expect(try await ShelfEntity.__decode(given, __ValueContext()).id == 2)
    }

    @Test(arguments: [
        IntentValue.uuid(uuid), .string(uuid.uuidString), .text(uuid.uuidString.lowercased()),
        .entityIdentifier(uuid.uuidString),
    ])
    func `an entity with a UUID for its identifier is read from it and from text`(given: IntentValue) async throws {
        #expect(try await VolumeEntity.__decode(given, __ValueContext()).id == Self.uuid)
    }

    @Test(arguments: [
        IntentValue.string("SoupEntity/miso"), .text("SoupEntity/miso"), .entityIdentifier("SoupEntity/miso"),
        .entity(EntitySnapshot(type: "SoupEntity", id: "miso", display: DisplaySnapshot(title: "Miso"))),
    ])
    func `an identifier is read from an entity and from text`(given: IntentValue) async throws {
        let read = try await EntityIdentifier.__decode(given, __ValueContext())
        #expect(read == EntityIdentifier(for: SoupEntity.self, identifier: "miso"))
    }

    @Test(arguments: [IntentValue.searchCriteria("tea"), .string("tea"), .text("tea")])
    func `what is sought is read from text`(given: IntentValue) async throws {
        #expect(try await StringSearchCriteria.__decode(given, __ValueContext()).term == "tea")
    }
}
