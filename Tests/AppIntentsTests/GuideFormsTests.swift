import AppIntents
import CoreSpotlight
import IntentWire
import Synchronization
import Testing

/// A journey whose properties are indexed as guides write it.
private struct JourneyEntity: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Journey"
    static let defaultQuery = JourneyQuery()
    let id: Int
    @Property(title: "Title", indexingKey: \.eventTitle) var title: String
    @Property(title: "Place", indexingKey: \.eventLocation) var place: String?
    @Property(title: "Notes", customIndexingKey: "journey-notes") var notes: String?
    @Property(title: "Days", customIndexingKey: "days") var days: Int
    @Property(title: "Booked", customIndexingKey: "booked") var isBooked: Bool
    @Property(title: "Stops", customIndexingKey: "stops") var stops: [String]
    @Property(title: "Guide", customIndexingKey: "guide") var guide: String?

    init(id: Int, title: String, place: String?, notes: String?) {
        self.id = id
        self.title = title
        self.place = place
        self.notes = notes
        days = 3
        isBooked = true
        stops = ["Hall", "Zirl"]
    }

    var displayRepresentation: DisplayRepresentation { "Journey" }
}

private struct JourneyQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [JourneyEntity] { [] }
}

private struct LoudnessIntent: AppIntent {
    static let title: LocalizedStringResource = "Loudness"
    @Parameter(title: "Volume", controlStyle: .slider, inclusiveRange: (0, 100)) var volume: Int
    @Parameter(title: "Balance", controlStyle: .slider, inclusiveRange: (0, 1)) var balance: Double
    func perform() async throws -> some IntentResult { .result() }
}

/// An index that keeps what it is given.
private final class KeepingTransport: SearchableIndexTransport {
    let isAvailable = true
    let items = Mutex<[SearchableItemSnapshot]>([])

    func perform(_ request: SearchableIndexRequest) async throws -> Data? {
        if case .change(.index(let items)) = request.operation { self.items.withLock { $0 += items } }
        return nil
    }
}

@Suite struct GuideFormsTests {
    @Test func `an entity is indexed under the keys that guides write, with a priority by name`() async throws {
        let transport = KeepingTransport()
        let index = CSSearchableIndex(
            reference: SearchableIndexReference(), channel: SearchableIndexChannel(transport: transport))
        let journey = JourneyEntity(id: 1, title: "Alps", place: "Innsbruck", notes: "Take a hat")
        try await index.indexAppEntities([journey], priority: .normal)
        let items = transport.items.withLock(\.self)
        let item = try #require(items.first)
        #expect(item.attributes.values["title"] == .text("Alps"))
        #expect(item.attributes.values["namedLocation"] == .text("Innsbruck"))
        #expect(item.attributes.entity?.priority == 0)
        #expect(
            item.attributes.custom.map { [$0.name: $0.value] } == [
                ["booked": .flag(true)], ["days": .integer(3)], ["journey_notes": .text("Take a hat")],
                ["stops": .list([.text("Hall"), .text("Zirl")])],
            ])
    }

    @Test func `a slider for whole numbers is a stepper`() {
        let intent = LoudnessIntent()
        #expect(intent.$volume.controlStyle == .stepper)
        #expect(intent.$balance.controlStyle == .slider)
    }
}
