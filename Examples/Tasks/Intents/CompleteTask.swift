import AppIntents

/// Marks tasks as done.
struct CompleteTask: UndoableIntent {
    static let title: LocalizedStringResource = "Complete Task"
    static let description = IntentDescription(
        "Marks one or more tasks as done. The priority is kept as pri:A.", categoryName: "Tasks",
        searchKeywords: ["done", "finish", "check off"], resultValueName: "Completed Tasks")

    @Parameter(
        title: "Task", requestValueDialog: "Which task is done?", requestDisambiguationDialog: "Which one is done?")
    var tasks: [TaskEntity]

    @Parameter(title: "Completion Date", description: "The day on which it was done; today unless given.", kind: .date)
    var completionDate: Date?

    @Dependency
    private var store: TodoStore

    static var parameterSummary: some ParameterSummary {
        Summary("Complete \(\.$tasks)") { \.$completionDate }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[TaskEntity]> & ProvidesDialog {
        let day = completionDate.map { Day($0) } ?? store.today
        let ids = tasks.uniqueIDs
        let (tasksDone, change) = try await store.change { list in
            try ids.filter { try !list.task($0).line.isCompleted }.map { id in
                try list.change(id) { $0.completing(on: day) }
            }
        }
        await offerUndo(of: change, in: store)
        let completed = tasksDone.map(TaskEntity.init)
        let dialog: IntentDialog =
            switch completed.count {
            case 0 where ids.count == 1: "“\(tasks[0].title)” was already done."
            case 0: "All of them were already done."
            case 1: "Completed “\(completed[0].title)”."
            default: "Completed \(completed.count) tasks."
            }
        return .result(value: completed, dialog: dialog)
    }
}

extension [TaskEntity] {
    /// The identifiers, each once.
    var uniqueIDs: [String] {
        reduce(into: []) { if !$0.contains($1.id) { $0.append($1.id) } }
    }
}
