// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents

/// An entity of a task, its query, an intent that gives it back, and the shortcuts of the app.
enum CompletingTasks {
    struct TaskEntity: AppEntity, Identifiable {
        let id: UUID
        let title: String
        let isComplete: Bool

        nonisolated static var typeDisplayRepresentation: TypeDisplayRepresentation {
            "Task"
        }

        nonisolated static var defaultQuery: TaskQuery {
            TaskQuery()
        }

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: title,
                subtitle: isComplete ? "Completed" : "Open",
                image: .init(systemName: isComplete ? "checkmark.circle.fill" : "circle")
            )
        }
    }

    struct TaskQuery: EntityQuery {
        @MainActor
        func entities(for identifiers: [TaskEntity.ID]) async throws -> [TaskEntity] {
            try await TaskStore.shared.fetch(ids: identifiers)
        }

        @MainActor
        func suggestedEntities() async throws -> [TaskEntity] {
            try await TaskStore.shared.fetchRecent()
        }
    }

    struct CompleteTaskIntent: AppIntent {
        nonisolated static let title: LocalizedStringResource = "Complete Task"
        nonisolated static let description = IntentDescription("Marks a task as done and returns the updated item.")
        nonisolated static var supportedModes: IntentModes { .foreground }

        @Parameter(title: "Task", requestValueDialog: "Which task should I complete?")
        var task: TaskEntity

        init(task: TaskEntity) { self.task = task }
        init() {}

        @MainActor
        func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
            let updated = try await TaskStore.shared.complete(task.id)
            return .result(value: updated, dialog: "Completed \(updated.title).")
        }

        nonisolated static var parameterSummary: some ParameterSummary {
            Summary("Complete \(\.$task)")
        }
    }

    struct TimelineShortcuts: AppShortcutsProvider {
        @AppShortcutsBuilder
        nonisolated static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: CompleteTaskIntent(),
                phrases: ["Complete task in \(.applicationName)"],
                shortTitle: "Complete Task",
                systemImageName: "checkmark.circle.fill"
            )
        }

        nonisolated static var shortcutTileColor: ShortcutTileColor {
            .blue
        }
    }

    // Taken for granted

    @MainActor
    final class TaskStore {
        static let shared = TaskStore()
        private var tasks: [UUID: TaskEntity] = [:]

        func fetch(ids: [UUID]) async throws -> [TaskEntity] { ids.compactMap { tasks[$0] } }
        func fetchRecent() async throws -> [TaskEntity] { Array(tasks.values) }
        func complete(_ id: UUID) async throws -> TaskEntity {
            let updated = TaskEntity(id: id, title: tasks[id]?.title ?? "", isComplete: true)
            tasks[id] = updated
            return updated
        }
    }

    static func launch() {
        TimelineShortcuts.updateAppShortcutParameters()
    }
}
