// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents

/// Two whole examples: an intent with an enumeration, and one with an entity and its query.
enum WorkoutsAndTasks {
    struct StartWorkoutIntent: AppIntent {
        static var title: LocalizedStringResource = "Start Workout"
        static var description: IntentDescription = "Starts a new workout session"
        static var supportedModes: IntentModes = .foreground  // iOS 26+ (was `openAppWhenRun = true`)

        @Parameter(title: "Workout Type")
        var workoutType: WorkoutType

        @Parameter(title: "Duration (minutes)")
        var duration: Int?

        static var parameterSummary: some ParameterSummary {
            Summary("Start \(\.$workoutType)") {
                \.$duration
            }
        }

        func perform() async throws -> some IntentResult {
            let workout = Workout(
                type: workoutType,
                duration: duration.map { TimeInterval($0 * 60) }
            )

            await MainActor.run {
                WorkoutCoordinator.shared.start(workout)
            }

            return .result(
                dialog: "Starting \(workoutType.displayName) workout"
            )
        }
    }

    enum WorkoutType: String, AppEnum {
        case running
        case cycling
        case swimming
        case yoga

        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Workout Type"
        static var caseDisplayRepresentations: [WorkoutType: DisplayRepresentation] = [
            .running: "Running",
            .cycling: "Cycling",
            .swimming: "Swimming",
            .yoga: "Yoga"
        ]

        var displayName: String {
            switch self {
            case .running: return "running"
            case .cycling: return "cycling"
            case .swimming: return "swimming"
            case .yoga: return "yoga"
            }
        }
    }

    struct AddTaskIntent: AppIntent {
        static var title: LocalizedStringResource = "Add Task"
        static var description: IntentDescription = "Creates a new task"
        static var isDiscoverable: Bool = true

        @Parameter(title: "Title")
        var title: String

        @Parameter(title: "List")
        var list: TaskListEntity?

        @Parameter(title: "Due Date")
        var dueDate: Date?

        static var parameterSummary: some ParameterSummary {
            Summary("Add '\(\.$title)'") {
                \.$list
                \.$dueDate
            }
        }

        func perform() async throws -> some IntentResult {
            let task = try await TaskService.shared.createTask(
                title: title,
                list: list?.id,
                dueDate: dueDate
            )

            return .result(
                value: TaskEntity(from: task),
                dialog: "Task '\(title)' added"
            )
        }
    }

    struct TaskListEntity: AppEntity {
        var id: UUID
        var name: String
        var color: String

        static var typeDisplayRepresentation: TypeDisplayRepresentation = "List"

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: "\(name)",
                image: .init(systemName: "list.bullet")
            )
        }

        static var defaultQuery = TaskListQuery()
    }

    struct TaskListQuery: EntityQuery, EntityStringQuery {
        func entities(for identifiers: [UUID]) async throws -> [TaskListEntity] {
            return try await TaskService.shared.fetchLists(ids: identifiers)
        }

        func suggestedEntities() async throws -> [TaskListEntity] {
            // Provide user's favorite lists
            return try await TaskService.shared.favoriteLists(limit: 5)
        }

        func entities(matching string: String) async throws -> [TaskListEntity] {
            return try await TaskService.shared.searchLists(query: string)
        }
    }

    // Taken for granted

    struct Workout: Sendable {
        var type: WorkoutType
        var duration: TimeInterval?
    }

    @MainActor
    final class WorkoutCoordinator {
        static let shared = WorkoutCoordinator()
        func start(_ workout: Workout) {}
    }

    struct AppTask: Sendable {
        var id: UUID
        var title: String
    }

    struct TaskEntity: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
        static var defaultQuery = TaskQuery()
        var id: UUID
        var title: String
        init(from task: AppTask) { (id, title) = (task.id, task.title) }
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
    }
    struct TaskQuery: EntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [TaskEntity] { [] }
    }

    actor TaskService {
        static let shared = TaskService()
        func createTask(title: String, list: UUID?, dueDate: Date?) async throws -> AppTask {
            AppTask(id: UUID(), title: title)
        }
        func fetchLists(ids: [UUID]) async throws -> [TaskListEntity] { [] }
        func favoriteLists(limit: Int) async throws -> [TaskListEntity] { [] }
        func searchLists(query: String) async throws -> [TaskListEntity] { [] }
    }
}
