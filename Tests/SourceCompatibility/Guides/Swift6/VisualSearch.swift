// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents
import SwiftUI
import VisualIntelligence

// Entities that are found in a picture, and the entity that a screen shows.

@UnionValue
enum VisualSearchResult {
    case landmark(LandmarkEntity)
    case collection(CollectionEntity)
}

struct LandmarkIntentValueQuery: IntentValueQuery {
    func values(for input: SemanticContentDescriptor) async throws -> [VisualSearchResult] {
        // The guide leaves the search out.
        input.labels.flatMap { label in
            [.landmark(LandmarkEntity(id: 1, name: label)), .collection(CollectionEntity(id: 1, name: label))]
        }
    }
}

// The guide leaves the bodies out.
struct OpenLandmarkIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Landmark"
    @Parameter(title: "Landmark") var target: LandmarkEntity
    func perform() async throws -> some IntentResult { .result() }
}
struct OpenCollectionIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Collection"
    @Parameter(title: "Collection") var target: CollectionEntity
    func perform() async throws -> some IntentResult { .result() }
}

struct LandmarkDetailView: View {
    let landmark: LandmarkEntity

    var body: some View {
        Group { /* View content */ }
        .userActivity("com.landmarks.ViewingLandmark") { activity in
            activity.title = "Viewing \(landmark.name)"
            activity.appEntityIdentifier = EntityIdentifier(for: landmark)
        }
    }
}

// Taken for granted

struct LandmarkEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
    static let defaultQuery = LandmarkQuery()
    let id: Int
    let name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct LandmarkQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [LandmarkEntity] { [] }
}

struct CollectionEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Collection"
    static let defaultQuery = CollectionQuery()
    let id: Int
    let name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct CollectionQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [CollectionEntity] { [] }
}
