// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents
import GeoToolbox

/// Properties of entities: stored, computed, and fetched when asked for.
enum EntityProperties {
    struct TaskEntity: AppEntity {
        var id: UUID

        @Property(title: "Title")
        var title: String

        @Property(title: "Due Date")
        var dueDate: Date?

        @Property(title: "Priority")
        var priority: TaskPriority

        @Property(title: "Completed")
        var isCompleted: Bool

        // Properties exposed to system for filtering/sorting
    }

    struct SettingsEntity: UniqueAppEntity {
        @ComputedProperty
        var defaultPlace: PlaceDescriptor {
            UserDefaults.standard.defaultPlace
        }

        init() { }
    }

    struct LandmarkEntity: IndexedEntity {
        @DeferredProperty
        var crowdStatus: Int {
            get async throws {
                await modelData.getCrowdStatus(self)
            }
        }

        // Left out in the guide
        let id: Int
    }

    // Taken for granted

    enum TaskPriority: String, AppEnum {
        case low, high
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
        static var caseDisplayRepresentations: [TaskPriority: DisplayRepresentation] = [.low: "Low", .high: "High"]
    }

    struct TaskQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [TaskEntity] { [] }
    }

    struct SettingsQuery: UniqueAppEntityQuery {
        func uniqueEntity() async throws -> SettingsEntity { SettingsEntity() }
    }

    struct LandmarkQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [LandmarkEntity] { [] }
    }

    actor ModelData {
        func getCrowdStatus(_ landmark: LandmarkEntity) -> Int { 3 }
    }
}

private let modelData = EntityProperties.ModelData()

extension UserDefaults {
    var defaultPlace: PlaceDescriptor {
        PlaceDescriptor(representations: [.address("1 Main Street")], commonName: string(forKey: "place"))
    }
}

extension EntityProperties.TaskEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Task" }
    static var defaultQuery: EntityProperties.TaskQuery { EntityProperties.TaskQuery() }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

extension EntityProperties.SettingsEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Settings" }
    static var defaultQuery: EntityProperties.SettingsQuery { EntityProperties.SettingsQuery() }
    var displayRepresentation: DisplayRepresentation { "Settings" }
}

extension EntityProperties.LandmarkEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Landmark" }
    static var defaultQuery: EntityProperties.LandmarkQuery { EntityProperties.LandmarkQuery() }
    var displayRepresentation: DisplayRepresentation { "Landmark" }
}
