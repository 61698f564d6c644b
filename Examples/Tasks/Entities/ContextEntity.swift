import AppIntents

/// A context: what stands behind an at sign in tasks, as a place or a tool.
struct ContextEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Context", numericFormat: "\(placeholder: .int) contexts")
    static let defaultQuery = ContextQuery()

    /// The name without the at sign.
    let id: String

    @Property(title: "Name")
    var name: String

    @Property(title: "Open Tasks")
    var openTasks: Int

    init(name: String, openTasks: Int) {
        id = name
        self.name = name
        self.openTasks = openTasks
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(openTasks) open", image: .init(systemName: "at"))
    }
}

/// Finds contexts by their names, and proposes those of open tasks.
struct ContextQuery: EntityQuery {
    @Dependency
    private var store: TodoStore

    func entities(for identifiers: [String]) async throws -> [ContextEntity] {
        let tasks = try await store.tasks()
        return tasks.names(\.contexts).filter(identifiers.contains).map { entity($0, tasks) }
    }

    func suggestedEntities() async throws -> [ContextEntity] {
        let tasks = try await store.tasks().filter { !$0.line.isCompleted }
        return tasks.names(\.contexts).map { entity($0, tasks) }
    }

    private func entity(_ name: String, _ tasks: [TodoTask]) -> ContextEntity {
        ContextEntity(
            name: name, openTasks: tasks.count { !$0.line.isCompleted && $0.line.contexts.contains(name) })
    }
}

/// The names of contexts, as proposals where new ones may be given too.
struct ContextNames: DynamicOptionsProvider {
    @Dependency
    private var store: TodoStore

    func results() async throws -> [String] { try await store.tasks().names(\.contexts) }
}
