import AppIntents

/// Removes tasks from the file, after a question.
struct DeleteTask: DeleteIntent, UndoableIntent {
    static let title: LocalizedStringResource = "Delete Task"
    static let description = IntentDescription(
        "Removes one or more tasks from your todo.txt. Asks before it does.", categoryName: "Tasks",
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
                ? "Delete “\(first.title)”?" : "Delete \(ids.count) tasks?")
        let change = try await store.change { list in try list.remove(ids) }.change
        await offerUndo(of: change, in: store)
        return .result(dialog: ids.count == 1 ? "Deleted “\(first.title)”." : "Deleted \(ids.count) tasks.")
    }
}
