import AppIntents

/// Takes the mark of tasks that are not done after all.
struct ReopenTask: UndoableIntent {
    static let title: LocalizedStringResource = "Reopen Task"
    static let description = IntentDescription(
        "Marks one or more done tasks as not done. They get their priority back.", categoryName: "Tasks",
        searchKeywords: ["undo", "uncheck"], resultValueName: "Reopened Tasks")

    @Parameter(title: "Task", requestValueDialog: "Which task is not done?", query: CompletedTaskQuery())
    var tasks: [TaskEntity]

    @Dependency
    private var store: TodoStore

    static var parameterSummary: some ParameterSummary {
        Summary("Reopen \(\.$tasks)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[TaskEntity]> & ProvidesDialog {
        let ids = tasks.uniqueIDs
        let (open, change) = try await store.change { list in
            try ids.filter { try list.task($0).line.isCompleted }.map { id in
                try list.change(id) { $0.reopening() }
            }
        }
        await offerUndo(of: change, in: store)
        let reopened = open.map(TaskEntity.init)
        let dialog: IntentDialog =
            switch reopened.count {
            case 0: "Nothing to reopen: not done yet."
            case 1: "Reopened “\(reopened[0].title)”."
            default: "Reopened \(reopened.count) tasks."
            }
        return .result(value: reopened, dialog: dialog)
    }
}

/// Finds tasks that are done.
struct CompletedTaskQuery: EntityStringQuery {
    @Dependency
    private var store: TodoStore

    func entities(for identifiers: [String]) async throws -> [TaskEntity] {
        try await store.tasks().filter { identifiers.contains($0.id) }.map(TaskEntity.init)
    }

    func entities(matching string: String) async throws -> [TaskEntity] {
        let words = string.split(whereSeparator: \.isWhitespace).map { String($0).folded }
        return try await suggestedEntities().filter { task in words.allSatisfy(task.text.folded.contains) }
    }

    /// The done tasks, the latest first.
    func suggestedEntities() async throws -> [TaskEntity] {
        let done = try await store.tasks().filter(\.line.isCompleted)
        return done.sorted { ($0.line.head.completed?.text ?? "") > ($1.line.head.completed?.text ?? "") }
            .map(TaskEntity.init)
    }
}
