import AppIntents
import CoreSpotlight

/// Finds tasks: by identifier, by words, and by their properties.
struct TaskQuery: EntityStringQuery, IndexedEntityQuery {
    @Dependency
    var store: TodoStore

    func entities(for identifiers: [String]) async throws -> [TaskEntity] {
        let tasks = Dictionary(uniqueKeysWithValues: try await store.tasks().map { ($0.id, $0) })
        return identifiers.compactMap { tasks[$0].map(TaskEntity.init) }
    }

    /// The tasks whose lines have all the words, in any order, open ones first.
    func entities(matching string: String) async throws -> [TaskEntity] {
        let words = string.split(whereSeparator: \.isWhitespace).map { String($0).folded }
        let found = try await store.tasks().filter { task in
            let text = task.line.text.folded
            return words.allSatisfy(text.contains)
        }
        return found.openFirst.map(TaskEntity.init)
    }

    /// The open tasks, the most urgent first.
    func suggestedEntities() async throws -> [TaskEntity] {
        try await store.tasks().filter { !$0.line.isCompleted }.byUrgency.map(TaskEntity.init)
    }

    // MARK: - The index of search, where the system has lost it

    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
        let index = CSSearchableIndex.default()
        try await index.deleteAppEntities(ofType: TaskEntity.self)
        try await index.indexAppEntities(try await store.tasks().map(TaskEntity.init))
    }

    func reindexEntities(for identifiers: [String], indexDescription: CSSearchableIndexDescription) async throws {
        try await CSSearchableIndex.default().indexAppEntities(try await entities(for: identifiers))
    }
}

extension [TodoTask] {
    /// The same tasks with the open ones first.
    var openFirst: [TodoTask] { filter { !$0.line.isCompleted } + filter(\.line.isCompleted) }

    /// The same tasks, ordered by priority, then by due date, then as in the file; those without one come last.
    var byUrgency: [TodoTask] {
        sorted { left, right in
            let letters = (left.line.priority ?? "~", right.line.priority ?? "~")
            if letters.0 != letters.1 { return letters.0 < letters.1 }
            if left.line.due == right.line.due { return left.lineNumber < right.lineNumber }
            guard let due = left.line.due else { return false }
            return right.line.due.map { due < $0 } ?? true
        }
    }
}

extension String {
    /// The text as it is compared: without the case of letters and accents.
    var folded: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
