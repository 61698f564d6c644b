import AppIntents
import SwiftUI
import WidgetKit

/// The tasks that are next, each with a button that completes it.
struct NextTasksWidget: Widget {
    static let kind = "next-tasks"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: Self.kind, intent: NextTasksConfiguration.self, provider: NextTasksProvider()
        ) { entry in
            NextTasksView(entry: entry)
        }
        .configurationDisplayName("Next Tasks")
        .description("What is to be done next.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryInline])
    }
}

/// Which tasks the widget shows.
struct NextTasksConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Next Tasks"
    static let description = IntentDescription("Chooses which tasks the widget shows.", categoryName: "Widgets")

    @Parameter(title: "Show", description: "Which tasks.", default: .open)
    var selection: TaskSelection

    @Parameter(title: "Project", description: "Only tasks of this project.")
    var project: ProjectEntity?

    static var parameterSummary: some ParameterSummary { Summary("Show \(\.$selection) tasks of \(\.$project)") }
}

/// What the widget shows from a moment on.
struct NextTasksEntry: TimelineEntry {
    let date: Date
    /// The day that it is then.
    let today: Day
    let tasks: [TaskEntity]
}

/// Reads the tasks for the widget.
struct NextTasksProvider: AppIntentTimelineProvider {
    private let store: TodoStore
    /// How soon another program's changes are seen.
    private static let refreshTime: TimeInterval = 15 * 60

    init(store: TodoStore = TodoStore()) { self.store = store }

    func placeholder(in context: Context) -> NextTasksEntry {
        let lines = ["(A) Call the dentist", "(B) Water the plants", "Buy milk"]
        let tasks = lines.enumerated().map { index, line in
            TaskEntity(TodoTask(id: "placeholder-\(index)", lineNumber: index + 1, line: TodoLine(line)))
        }
        return NextTasksEntry(date: .now, today: store.today, tasks: tasks)
    }

    func snapshot(for configuration: NextTasksConfiguration, in context: Context) async -> NextTasksEntry {
        let entry = await entry(for: configuration)
        return entry.tasks.isEmpty && context.isPreview ? placeholder(in: context) : entry
    }

    func timeline(for configuration: NextTasksConfiguration, in context: Context) async -> Timeline<NextTasksEntry> {
        let entry = await entry(for: configuration)
        // From midnight on, what was due today is overdue.
        let tomorrow = entry.today.advanced(by: 1)
        let later = NextTasksEntry(date: tomorrow.date(), today: tomorrow, tasks: entry.tasks)
        return Timeline(entries: [entry, later], policy: .after(entry.date.addingTimeInterval(Self.refreshTime)))
    }

    /// A file that cannot be read has no tasks that could be shown; the app's intents say what is wrong with it.
    private func entry(for configuration: NextTasksConfiguration) async -> NextTasksEntry {
        let today = store.today
        let tasks = (try? await store.tasks()) ?? []
        let found = tasks.filter { task in
            configuration.selection.includes(task, today: today)
                && configuration.project.map { task.line.projects.contains($0.id) } ?? true
        }
        return NextTasksEntry(date: .now, today: today, tasks: found.byUrgency.map(TaskEntity.init))
    }
}
