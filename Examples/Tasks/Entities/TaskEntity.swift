import AppIntents
import CoreSpotlight

/// A task of the todo.txt.
struct TaskEntity: IndexedEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Task", numericFormat: "\(placeholder: .int) tasks", synonyms: ["To-Do", "Todo"])
    static let defaultQuery = TaskQuery()

    let id: String

    @Property(title: "Title")
    var title: String

    @Property(title: "Priority")
    var priority: TaskPriority?

    @Property(title: "Due Date", indexingKey: \.dueDate)
    var dueDate: Date?

    @Property(title: "Projects", indexingKey: \.projects)
    var projects: [String]

    @Property(title: "Contexts", indexingKey: \.keywords)
    var contexts: [String]

    @Property(title: "Completed")
    var completed: Bool

    @Property(title: "Completion Date", indexingKey: \.completionDate)
    var completionDate: Date?

    @Property(title: "Creation Date", indexingKey: \.contentCreationDate)
    var creationDate: Date?

    @Property(title: "Text")
    var text: String

    @Property(title: "Line Number")
    var lineNumber: Int

    init(_ task: TodoTask) {
        id = task.id
        title = task.line.title
        priority = TaskPriority(task.line.priority)
        dueDate = task.line.due?.date()
        projects = task.line.projects
        contexts = task.line.contexts
        completed = task.line.isCompleted
        completionDate = task.line.head.completed?.date()
        creationDate = task.line.head.created?.date()
        text = task.line.text
        lineNumber = task.lineNumber
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(title)", subtitle: details.isEmpty ? nil : "\(details)",
            image: .init(systemName: completed ? "checkmark.circle" : "circle"))
    }

    /// What a person wants to know beside the title, as `(A) due 12/1/2026 +Home @phone`.
    private var details: String {
        var parts: [String] = []
        if completed { parts.append(String(localized: "done")) }
        if let priority { parts.append("(\(priority.rawValue))") }
        if let dueDate {
            parts.append(String(localized: "due \(dueDate, format: .dateTime.day().month(.abbreviated).year())"))
        }
        parts += projects.map { "+\($0)" } + contexts.map { "@\($0)" }
        return parts.joined(separator: " ")
    }
}
