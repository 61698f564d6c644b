// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents
import SwiftUI

/// Views that intents return, still and interactive.
enum Snippets {
    struct OrderIntent: AppIntent {
        static var title: LocalizedStringResource = "Order"

        func perform() async throws -> some IntentResult {
            return .result(view: Text("Order placed!").font(.title))
        }
    }

    struct FindLandmarkIntent: AppIntent {
        static var title: LocalizedStringResource = "Find Landmark"

        func perform() async throws -> some IntentResult {
            let landmark = await findNearestLandmark()

            return .result(
                value: landmark,
                opensIntent: OpenLandmarkIntent(landmark: landmark),
                snippetIntent: LandmarkSnippetIntent(landmark: landmark)
            )
        }

        func findNearestLandmark() async -> LandmarkEntity { LandmarkEntity(id: 1, name: "Tower", description: "High") }
    }

    struct LandmarkSnippetIntent: SnippetIntent {
        static var title: LocalizedStringResource = "Landmark"

        @Parameter var landmark: LandmarkEntity

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: VStack {
                Text(landmark.name).font(.headline)
                Text(landmark.description).font(.body)

                HStack {
                    Button("Add to Favorites") { /* action */ }
                    Button("Search Tickets") { /* action */ }
                }
            }
            .padding())
        }
    }

    // Taken for granted

    struct OpenLandmarkIntent: AppIntent {
        static var title: LocalizedStringResource = "Open Landmark"
        @Parameter(title: "Landmark") var landmark: LandmarkEntity

        init() {}
        init(landmark: LandmarkEntity) { self.landmark = landmark }

        func perform() async throws -> some IntentResult { .result() }
    }

    struct LandmarkEntity: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
        static var defaultQuery = LandmarkQuery()
        var id: Int
        var name: String
        var description: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    }
    struct LandmarkQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [LandmarkEntity] { [] }
    }
}

extension Snippets.LandmarkSnippetIntent {
    // The initialiser that the compiler makes takes the parameter, not its value.
    init(landmark: Snippets.LandmarkEntity) {
        self.init()
        self.landmark = landmark
    }
}
