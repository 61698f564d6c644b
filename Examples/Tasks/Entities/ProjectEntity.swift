import AppIntents

/// A project: what stands behind a plus sign in tasks.
struct ProjectEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Project", numericFormat: "\(placeholder: .int) projects")
    static let defaultQuery = ProjectQuery()

    /// The name without the plus sign.
    let id: String

    @Property(title: "Name")
    var name: String

    @Property(title: "Open Tasks")
    var openTasks: Int

    @Property(title: "Completed Tasks")
    var completedTasks: Int

    init(name: String, tasks: [TodoTask]) {
        id = name
        self.name = name
        openTasks = tasks.count { !$0.line.isCompleted }
        completedTasks = tasks.count { $0.line.isCompleted }
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: "\(openTasks) open, \(completedTasks) done", image: .init(systemName: "folder"))
    }
}

/// Lists all projects of the file, archived tasks apart.
struct ProjectQuery: EnumerableEntityQuery {
    static let findIntentDescription: IntentDescription? = IntentDescription(
        "Finds the projects of your tasks.", categoryName: "Projects")

    @Dependency
    private var store: TodoStore

    func allEntities() async throws -> [ProjectEntity] {
        let tasks = try await store.tasks()
        return tasks.names(\.projects).map { name in
            ProjectEntity(name: name, tasks: tasks.filter { $0.line.projects.contains(name) })
        }
    }

    func entities(for identifiers: [String]) async throws -> [ProjectEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

/// The names of projects, as proposals where new ones may be given too.
struct ProjectNames: DynamicOptionsProvider {
    @Dependency
    private var store: TodoStore

    func results() async throws -> [String] { try await store.tasks().names(\.projects) }
}

extension [TodoTask] {
    /// The names of projects or contexts in use, in alphabetical order.
    func names(_ part: (TodoLine) -> [String]) -> [String] {
        Set(flatMap { part($0.line) }).sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    }
}
