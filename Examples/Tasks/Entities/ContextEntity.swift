import AppIntents
import CoreSpotlight

/// A context: what stands behind an at sign in tasks, as a place or a tool.
///
/// Its query knows contexts by their names only: the system lists and filters them by what is indexed.
struct ContextEntity: IndexedEntity {
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

extension ContextEntity {
    /// The contexts of some tasks.
    static func all(in tasks: [TodoTask]) -> [ContextEntity] {
        tasks.names(\.contexts).map { name in
            ContextEntity(
                name: name, openTasks: tasks.count { !$0.line.isCompleted && $0.line.contexts.contains(name) })
        }
    }

    /// Whether the index has the same of both.
    func isLike(_ other: ContextEntity) -> Bool { id == other.id && openTasks == other.openTasks }
}

/// Finds contexts by their names, and proposes those of open tasks.
struct ContextQuery: IndexedEntityQuery {
    @Dependency
    private var store: TodoStore

    func entities(for identifiers: [String]) async throws -> [ContextEntity] {
        ContextEntity.all(in: try await store.tasks()).filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [ContextEntity] {
        ContextEntity.all(in: try await store.tasks().filter { !$0.line.isCompleted })
    }

    // MARK: - The index of search, where the system has lost it

    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
        let index = CSSearchableIndex.default()
        try await index.deleteAppEntities(ofType: ContextEntity.self)
        try await index.indexAppEntities(ContextEntity.all(in: try await store.tasks()))
    }

    func reindexEntities(for identifiers: [String], indexDescription: CSSearchableIndexDescription) async throws {
        try await CSSearchableIndex.default().indexAppEntities(try await entities(for: identifiers))
    }
}

/// The names of contexts, as proposals where new ones may be given too.
struct ContextNames: DynamicOptionsProvider {
    @Dependency
    private var store: TodoStore

    func results() async throws -> [String] { try await store.tasks().names(\.contexts) }
}
