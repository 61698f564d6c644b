import AppIntents

/// Completes a task or opens it again: what switches in widgets and controls do.
struct SetTaskCompleted: SetValueIntent, UndoableIntent {
    static let title: LocalizedStringResource = "Set Task Completed"
    static let description = IntentDescription(
        "Marks a task as done, or as not done.", categoryName: "Tasks", searchKeywords: ["done", "reopen"])
    static let isDiscoverable = false

    @Parameter(title: "Task")
    var task: TaskEntity

    @Parameter(title: "Completed")
    var value: Bool

    @Dependency
    private var store: TodoStore

    static var parameterSummary: some ParameterSummary { Summary("Set completed of \(\.$task) to \(\.$value)") }

    init() {}

    /// Changes whether a task is done.
    init(_ task: TaskEntity) {
        self.task = task
        value = !task.completed
    }

    func perform() async throws -> some IntentResult {
        let (id, isDone, today) = (task.id, value, store.today)
        let (_, change) = try await store.change { list in
            guard try list.task(id).line.isCompleted != isDone else { return }
            _ = try list.change(id) { isDone ? $0.completing(on: today) : $0.reopening() }
        }
        await offerUndo(of: change, in: store)
        return .result()
    }
}
