import AppIntents

/// Writes a new line at the end of the todo.txt.
struct AddTask: UndoableIntent {
    static let title: LocalizedStringResource = "Add Task"
    static let description = IntentDescription(
        "Adds a task to your todo.txt.", categoryName: "Tasks", searchKeywords: ["new", "create", "todo"],
        resultValueName: "Task")

    @Parameter(
        title: "Title",
        description:
            "What is to be done. A priority as (A) in front, +projects, @contexts and keys as due:2026-12-01 count.",
        requestValueDialog: "What do you want to do?")
    var title: String

    @Parameter(title: "Priority", description: "How urgent it is, from A to Z.")
    var priority: TaskPriority?

    @Parameter(title: "Due Date", description: "The day until which it is to be done.", kind: .date)
    var dueDate: Date?

    @Parameter(title: "Project", description: "What it belongs to.", optionsProvider: ProjectNames())
    var projects: [String]?

    @Parameter(title: "Context", description: "Where, or with what, it can be done.", optionsProvider: ContextNames())
    var contexts: [String]?

    @Dependency
    private var store: TodoStore

    static var parameterSummary: some ParameterSummary {
        Summary("Add \(\.$title)") {
            \.$priority
            \.$dueDate
            \.$projects
            \.$contexts
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
        guard !title.singleLine.isEmpty else { throw $title.needsValueError("What do you want to do?") }
        var line = TodoLine.new(title, created: store.today)
        if let priority { line = line.settingPriority(priority.letter) }
        for name in projects ?? [] { line = line.addingProject(try tagName(name, sign: "+")) }
        for name in contexts ?? [] { line = line.addingContext(try tagName(name, sign: "@")) }
        if let dueDate { line = line.settingDue(Day(dueDate)) }
        let (added, change) = try await store.change { [line] list in list.append(line) }
        await offerUndo(of: change, in: store)
        let entity = TaskEntity(added)
        guard let dueDate = entity.dueDate else {
            return .result(value: entity, dialog: "Added “\(entity.title)”.")
        }
        return .result(
            value: entity,
            dialog: "Added “\(entity.title)”, due \(dueDate, format: .dateTime.weekday().day().month()).")
    }
}

/// A name as todo.txt writes it behind a sign.
///
/// - Throws: An error where nothing is left of the name.
func tagName(_ name: String, sign: Character) throws -> String {
    guard let name = name.tagName(sign: sign) else {
        throw TodoError("A name for \(String(sign)) is empty. Give it at least one letter.")
    }
    return name
}
