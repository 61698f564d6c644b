import AppIntents

/// Lists tasks.
struct ShowTasks: AppIntent {
    static let title: LocalizedStringResource = "Show Tasks"
    static let description = IntentDescription(
        "Lists tasks, the most urgent first.", categoryName: "Tasks", searchKeywords: ["list", "agenda", "today"],
        resultValueName: "Tasks")

    @Parameter(title: "Show", description: "Which tasks.", default: .open)
    var selection: TaskSelection

    @Parameter(title: "Project", description: "Only tasks of this project.")
    var project: ProjectEntity?

    @Parameter(title: "Context", description: "Only tasks of this context.")
    var context: ContextEntity?

    @Parameter(title: "Limit", description: "How many at most.", inclusiveRange: (1, 1000))
    var limit: Int?

    @Dependency
    private var store: TodoStore

    static var parameterSummary: some ParameterSummary {
        Switch(\.$selection) {
            Case(.completed) {
                Summary("Show \(\.$selection) tasks of \(\.$project)") {
                    \.$context; \.$limit
                }
            }
            DefaultCase {
                Summary("Show \(\.$selection) tasks of \(\.$project) at \(\.$context)") { \.$limit }
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[TaskEntity]> & ProvidesDialog {
        let today = store.today
        let found = try await store.tasks().filter { task in
            selection.includes(task, today: today)
                && project.map { task.line.projects.contains($0.id) } ?? true
                && context.map { task.line.contexts.contains($0.id) } ?? true
        }.byUrgency
        let shown = found.prefix(limit ?? found.count).map(TaskEntity.init)
        let dialog: IntentDialog =
            switch found.count {
            case 0: "No tasks."
            case 1: "One task: \(found[0].line.title)."
            case let count:
                IntentDialog(
                    full: "\(count) tasks: \(shown.prefix(5).map(\.title).joined(separator: "; ")).",
                    supporting: "\(count) tasks")
            }
        return .result(value: shown, dialog: dialog)
    }
}

/// Which tasks are listed.
enum TaskSelection: String, AppEnum {
    case open
    case overdue
    case today
    case week
    case unscheduled
    case completed
    case all

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Selection of Tasks"
    static let caseDisplayRepresentations: [TaskSelection: DisplayRepresentation] = [
        .open: DisplayRepresentation(title: "Open", synonyms: ["Pending", "Active"]),
        .overdue: DisplayRepresentation(title: "Overdue", synonyms: ["Late"]),
        .today: DisplayRepresentation(title: "Today", subtitle: "Due today or overdue", synonyms: ["Now"]),
        .week: DisplayRepresentation(title: "This Week", subtitle: "Due within seven days, or overdue"),
        .unscheduled: DisplayRepresentation(title: "Unscheduled", subtitle: "Without a due date"),
        .completed: DisplayRepresentation(title: "Completed", synonyms: ["Done", "Finished"]),
        .all: DisplayRepresentation(title: "All", synonyms: ["Everything"]),
    ]

    func includes(_ task: TodoTask, today: Day) -> Bool {
        switch self {
        case .all: true
        case .completed: task.line.isCompleted
        case .open: !task.line.isCompleted
        case .overdue: task.isOverdue(on: today)
        case .today: isOpen(task, dueUntil: today)
        case .week: isOpen(task, dueUntil: today.advanced(by: 6))
        case .unscheduled: !task.line.isCompleted && task.line.due == nil
        }
    }

    private func isOpen(_ task: TodoTask, dueUntil last: Day) -> Bool {
        !task.line.isCompleted && task.line.due.map { $0 <= last } ?? false
    }
}
