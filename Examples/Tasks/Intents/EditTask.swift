import AppIntents

/// Changes parts of a task and keeps the others.
struct EditTask: UndoableIntent {
    static let title: LocalizedStringResource = "Edit Task"
    static let description = IntentDescription(
        "Changes the title, priority, due date, projects or contexts of a task. What is not given stays.",
        categoryName: "Tasks", searchKeywords: ["change", "rename", "move"], resultValueName: "Task")

    @Parameter(title: "Task", requestValueDialog: "Which task do you want to change?")
    var task: TaskEntity

    @Parameter(title: "Title", description: "The new title. Projects, contexts and keys stay.")
    var title: String?

    @Parameter(title: "Priority")
    var priority: TaskPriority?

    @Parameter(title: "Due Date", kind: .date)
    var dueDate: Date?

    @Parameter(title: "Project", description: "Projects to add.", optionsProvider: ProjectNames())
    var projects: [String]?

    @Parameter(title: "Context", description: "Contexts to add.", optionsProvider: ContextNames())
    var contexts: [String]?

    @Parameter(title: "Remove", description: "What the task is to have no longer. New values are added afterwards.")
    var removals: [TaskPart]?

    @Dependency
    private var store: TodoStore

    static var parameterSummary: some ParameterSummary {
        Summary("Edit \(\.$task)") {
            \.$title
            \.$priority
            \.$dueDate
            \.$projects
            \.$contexts
            \.$removals
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
        let (edited, change) = try await store.change { list in try list.change(task.id, edit) }
        await offerUndo(of: change, in: store)
        let entity = TaskEntity(edited)
        return .result(value: entity, dialog: "Changed “\(entity.title)”.")
    }

    private func edit(_ line: TodoLine) throws -> TodoLine {
        var line = line
        for part in removals ?? [] { line = part.removed(from: line) }
        if let title {
            guard !title.singleLine.isEmpty else { throw TodoError("The title of a task cannot be empty.") }
            line = line.settingTitle(title)
        }
        if let priority { line = line.settingPriority(priority.letter) }
        if let dueDate { line = line.settingDue(Day(dueDate)) }
        for name in projects ?? [] { line = line.addingProject(try tagName(name, sign: "+")) }
        for name in contexts ?? [] { line = line.addingContext(try tagName(name, sign: "@")) }
        guard line.isTask else { throw TodoError("Nothing would be left of the task. Delete it instead.") }
        return line
    }
}

/// A part of a task that it can be without.
enum TaskPart: String, AppEnum {
    case priority
    case dueDate
    case projects
    case contexts

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Part of a Task"
    static let caseDisplayRepresentations: [TaskPart: DisplayRepresentation] = [
        .priority: "Priority",
        .dueDate: DisplayRepresentation(title: "Due Date", synonyms: ["Due", "Date"]),
        .projects: DisplayRepresentation(title: "Projects", synonyms: ["Project"]),
        .contexts: DisplayRepresentation(title: "Contexts", synonyms: ["Context"]),
    ]

    func removed(from line: TodoLine) -> TodoLine {
        switch self {
        case .priority: line.settingPriority(nil)
        case .dueDate: line.settingDue(nil)
        case .projects: line.removingWords { $0.project != nil }
        case .contexts: line.removingWords { $0.context != nil }
        }
    }
}
