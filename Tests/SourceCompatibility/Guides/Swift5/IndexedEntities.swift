// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents
import CoreLocation
import CoreSpotlight

/// Entities that the index finds by their properties.
enum IndexedEntities {
    struct EventEntity: AppEntity, IndexedEntity {
        var id: UUID

        // 1. Properties with indexing keys
        @Property(title: "Title", indexingKey: \.eventTitle)
        var title: String

        @Property(title: "Start Date", indexingKey: \.startDate)
        var startDate: Date

        @Property(title: "End Date", indexingKey: \.endDate)
        var endDate: Date

        // 2. Custom key for properties without standard Spotlight attribute
        @Property(title: "Notes", customIndexingKey: "eventNotes")
        var notes: String?

        // Display representation automatically maps to Spotlight
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: "\(title)",
                subtitle: "\(startDate.formatted())"
                // title → kMDItemTitle
                // subtitle → kMDItemDescription
                // image → kMDItemContentType (if provided)
            )
        }

        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Event"
    }

    struct KeysEntity: IndexedEntity {
        var id: UUID

        // Common Spotlight keys for events
        @Property(title: "Title", indexingKey: \.eventTitle)
        var title: String

        @Property(title: "Start Date", indexingKey: \.startDate)
        var startDate: Date

        @Property(title: "Location", indexingKey: \.eventLocation)
        var location: String?

        @Property(title: "Notes", customIndexingKey: "eventNotes")
        var notes: String?

        @Property(title: "Attendee Count", customIndexingKey: "attendeeCount")
        var attendeeCount: Int
    }

    struct TripEntity: AppEntity, IndexedEntity {
        var id: UUID

        @Property(title: "Name", indexingKey: \.title)
        var name: String

        @Property(title: "Start Date", indexingKey: \.startDate)
        var startDate: Date

        @Property(title: "End Date", indexingKey: \.endDate)
        var endDate: Date

        @Property(title: "Destination", customIndexingKey: "destination")
        var destination: String

        // Auto-generated Find Trips action with filters for all properties
    }

    // Add entities to index
    // Written without `throws`, though it tries.
    static func indexLandmarks() async throws {
        let landmarks = await fetchLandmarks()
        try await CSSearchableIndex.default().indexAppEntities(landmarks, priority: .normal)
    }

    // Remove from index when deleted
    // Written without `throws`, though it tries.
    static func deleteLandmark(_ landmark: LandmarkEntity) async throws {
        await dataStore.delete(landmark)
        try await CSSearchableIndex.default().deleteAppEntities(
            identifiedBy: [landmark.id],
            ofType: LandmarkEntity.self
        )
    }

    // Taken for granted

    struct EventEntityQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [EventEntity] { [] }
    }

    actor EventService {
        static let shared = EventService()
        func search(query: String) async throws -> [EventEntity] { [] }
    }

    struct KeysQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [KeysEntity] { [] }
    }

    struct TripQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [TripEntity] { [] }
    }

    struct LandmarkEntity: IndexedEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
        static var defaultQuery = LandmarkQuery()
        var id: Int
        var name: String
        var regionDescription: String
        var activities: [String]
        var coordinate: CLLocationCoordinate2D
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    }
    struct LandmarkQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [LandmarkEntity] { [] }
    }

    actor DataStore {
        func delete(_ landmark: LandmarkEntity) {}
    }

    static let dataStore = DataStore()
    static func fetchLandmarks() async -> [LandmarkEntity] { [] }
}

extension IndexedEntities.EventEntityQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [IndexedEntities.EventEntity] {
        return try await IndexedEntities.EventService.shared.search(query: string)
    }
}

extension IndexedEntities.LandmarkEntity {
    var searchableAttributes: CSSearchableItemAttributeSet {
        let attributes = CSSearchableItemAttributeSet()
        attributes.title = name
        attributes.namedLocation = regionDescription
        attributes.keywords = activities
        attributes.latitude = NSNumber(value: coordinate.latitude)
        attributes.longitude = NSNumber(value: coordinate.longitude)
        attributes.supportsNavigation = true
        return attributes
    }
}

extension IndexedEntities.EventEntity {
    static var defaultQuery: IndexedEntities.EventEntityQuery { IndexedEntities.EventEntityQuery() }
}

extension IndexedEntities.KeysEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Keys" }
    static var defaultQuery: IndexedEntities.KeysQuery { IndexedEntities.KeysQuery() }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

extension IndexedEntities.TripEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Trip" }
    static var defaultQuery: IndexedEntities.TripQuery { IndexedEntities.TripQuery() }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}
