import AppIntents
import SwiftUI
import WidgetKit

/// A switch for one task that comes again and again, as watering the plants.
struct TaskControl: ControlWidget {
    static let kind = "task"

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: TaskControlProvider()) { task in
            ControlWidgetToggle(
                isOn: task.completed, action: SetTaskCompleted(task),
                label: { Text(task.title) },
                valueLabel: { isDone in
                    Label(isDone ? "Done" : "To do", systemImage: isDone ? "checkmark.circle" : "circle")
                })
        }
        .displayName("Task")
        .description("Completes one task, and opens it again.")
        .promptsForUserConfiguration()
    }
}

/// Which task the control is for.
struct TaskControlConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Task"
    static let description = IntentDescription("Chooses the task of the control.", categoryName: "Widgets")

    @Parameter(title: "Task", description: "The task to complete.")
    var task: TaskEntity

    static var parameterSummary: some ParameterSummary { Summary("Complete \(\.$task)") }
}

/// Reads the task of the control.
struct TaskControlProvider: AppIntentControlValueProvider {
    private let store: TodoStore

    init(store: TodoStore = TodoStore()) { self.store = store }

    func previewValue(configuration: TaskControlConfiguration) -> TaskEntity { configuration.task }

    func currentValue(configuration: TaskControlConfiguration) async throws -> TaskEntity {
        // The task may have changed since the control was configured.
        guard let task = try await store.tasks().first(where: { $0.id == configuration.task.id }) else {
            throw TodoError("The task “\(configuration.task.title)” is gone. Choose another for the control.")
        }
        return TaskEntity(task)
    }
}

/// A button that archives what is done.
struct ArchiveControl: ControlWidget {
    static let kind = "archive"

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: Self.kind, provider: DoneCount()) { count in
            ControlWidgetButton(action: ArchiveDone()) {
                Label("Archive Done", systemImage: "archivebox")
                    .controlWidgetStatus("\(count) done")
            }
            .disabled(count == 0)
        }
        .displayName("Archive Done")
        .description("Moves done tasks to the archive.")
    }
}

/// Counts the tasks that can be archived.
struct DoneCount: ControlValueProvider {
    private let store: TodoStore

    init(store: TodoStore = TodoStore()) { self.store = store }

    var previewValue: Int { 3 }

    func currentValue() async throws -> Int { try await store.tasks().count(where: \.line.isCompleted) }
}
