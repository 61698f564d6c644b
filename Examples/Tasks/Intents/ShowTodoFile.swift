import AppIntents

/// Tells where the todo.txt is, and how much there is to do.
struct ShowTodoFile: AppIntent {
    static let title: LocalizedStringResource = "Show Todo File"
    static let description = IntentDescription(
        "Tells where your todo.txt is, and how many tasks are open, done and overdue.", categoryName: "File",
        searchKeywords: ["summary", "statistics", "count"], resultValueName: "Todo File")

    static var parameterSummary: some ParameterSummary {
        Summary("Show the todo file")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<TodoFileEntity> & ProvidesDialog {
        let file = try await TodoFileQuery().uniqueEntity()
        let week = try await file.completedThisWeek
        return .result(
            value: file,
            dialog: IntentDialog(
                full:
                    "\(file.path) has \(file.openTasks) open tasks, \(file.overdueTasks) of them overdue. You completed \(week) in the last seven days.",
                supporting: "\(file.openTasks) open, \(file.overdueTasks) overdue, \(week) done in seven days"))
    }
}
