import AppIntents

/// The one todo.txt of the person: where it is, and how much is in it.
struct TodoFileEntity: UniqueAppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Todo File", synonyms: ["todo.txt"])
    static let defaultQuery = TodoFileQuery()

    /// The tasks at the time the entity was made.
    private let tasks: [TodoTask]
    private let store: TodoStore

    init(tasks: [TodoTask], store: TodoStore) {
        self.tasks = tasks
        self.store = store
    }

    var id: String { "todo.txt" }

    @ComputedProperty(title: "Path")
    var path: String { store.location.file.path }

    @ComputedProperty(title: "Open Tasks")
    var openTasks: Int { tasks.count { !$0.line.isCompleted } }

    @ComputedProperty(title: "Completed Tasks")
    var completedTasks: Int { tasks.count { $0.line.isCompleted } }

    @ComputedProperty(title: "Overdue Tasks")
    var overdueTasks: Int { tasks.count { $0.isOverdue(on: store.today) } }

    @ComputedProperty(title: "Next Due Date")
    var nextDueDate: Date? {
        let days = tasks.filter { !$0.line.isCompleted }.compactMap(\.line.due)
        return days.filter { $0 >= store.today }.min()?.date()
    }

    /// Counting these reads the archive, which grows for years: only who asks for them waits.
    @DeferredProperty(title: "Archived Tasks")
    var archivedTasks: Int {
        get async throws { try store.archived().count }
    }

    @DeferredProperty(title: "Completed This Week")
    var completedThisWeek: Int {
        get async throws {
            let lines = try tasks.map(\.line) + store.archived()
            let days = lines.compactMap(\.head.completed)
            return days.count { (0..<7).contains($0.distance(to: store.today)) }
        }
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(path)", subtitle: "\(openTasks) open, \(completedTasks) done, \(overdueTasks) overdue",
            image: .init(systemName: "doc.text"))
    }
}

/// Finds the file.
struct TodoFileQuery: UniqueAppEntityQuery {
    @Dependency
    private var store: TodoStore

    func uniqueEntity() async throws -> TodoFileEntity {
        TodoFileEntity(tasks: try await store.tasks(), store: store)
    }
}

extension TodoTask {
    /// Whether it should have been done before that day.
    func isOverdue(on today: Day) -> Bool {
        guard !line.isCompleted, let due = line.due else { return false }
        return due < today
    }
}
