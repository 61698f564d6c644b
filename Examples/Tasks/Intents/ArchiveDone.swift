import AppIntents

/// Moves done tasks out of the way.
struct ArchiveDone: UndoableIntent {
    static let title: LocalizedStringResource = "Archive Done Tasks"
    static let description = IntentDescription(
        "Moves the done tasks to the end of done.txt, beside your todo.txt.", categoryName: "File",
        searchKeywords: ["clean up", "done.txt"], resultValueName: "Number of Tasks")

    @Dependency
    private var store: TodoStore

    static var parameterSummary: some ParameterSummary {
        Summary("Archive the done tasks")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let moved = try await store.archive()
        await offerUndo(ofArchiving: moved, in: store)
        let file = store.location.done.path
        let dialog: IntentDialog =
            switch moved.count {
            case 0: "There are no done tasks to archive."
            case 1: "Moved “\(moved[0].line.title)” to \(file)."
            case let count: "Moved \(count) tasks to \(file)."
            }
        return .result(value: moved.count, dialog: dialog)
    }
}
