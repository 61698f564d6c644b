import AppIntents

/// Removes tasks from the file for good, after a question.
struct DeleteTask: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Task"
    static let description = IntentDescription(
        "Removes one or more tasks from your todo.txt for good. Asks before it does.", categoryName: "Tasks",
        searchKeywords: ["remove", "erase"])

    @Parameter(title: "Task", requestValueDialog: "Which task do you want to delete?")
    var entities: [TaskEntity]

    @Dependency
    private var store: TodoStore

    static var parameterSummary: some ParameterSummary {
        Summary("Delete \(\.$entities)")
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let ids = entities.uniqueIDs
        guard let first = entities.first else { return .result(dialog: "There is nothing to delete.") }
        let delete = ConfirmationActionName.custom(
            acceptLabel: "Delete", acceptAlternatives: ["Remove", "Yes"], denyLabel: "Keep",
            denyAlternatives: ["No", "Cancel"], destructive: true)
        try await requestConfirmation(
            actionName: delete,
            dialog: ids.count == 1
                ? "Delete “\(first.title)” for good?" : "Delete \(ids.count) tasks for good?")
        try await store.update { list in try list.remove(ids) }
        return .result(dialog: ids.count == 1 ? "Deleted “\(first.title)”." : "Deleted \(ids.count) tasks.")
    }
}
