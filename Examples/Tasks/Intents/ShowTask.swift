import AppIntents

/// Tells all about one task.
struct ShowTask: AppIntent {
    static let title: LocalizedStringResource = "Show Task"
    static let description = IntentDescription(
        "Tells when a task is due, how urgent it is, and where it belongs.", categoryName: "Tasks",
        searchKeywords: ["details", "get"], resultValueName: "Task")

    @Parameter(title: "Task", requestValueDialog: "Which task?")
    var task: TaskEntity

    static var parameterSummary: some ParameterSummary {
        Summary("Show \(\.$task)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
        .result(value: task, dialog: IntentDialog(full: "\(facts)", supporting: "\(task.text)"))
    }

    private var facts: String {
        var facts = [task.title]
        if let date = task.completionDate {
            facts.append(String(localized: "done on \(date, format: .dateTime.day().month().year())"))
        } else if task.completed {
            facts.append(String(localized: "done"))
        }
        if let priority = task.priority { facts.append(String(localized: "priority \(priority.rawValue)")) }
        if let date = task.dueDate {
            facts.append(String(localized: "due \(date, format: .dateTime.day().month().year())"))
        }
        if !task.projects.isEmpty {
            facts.append(String(localized: "in \(task.projects.formatted(.list(type: .and)))"))
        }
        if !task.contexts.isEmpty {
            facts.append(String(localized: "at \(task.contexts.formatted(.list(type: .and)))"))
        }
        return facts.joined(separator: ", ") + "."
    }
}
