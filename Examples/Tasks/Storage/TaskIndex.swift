import AppIntents
import CoreSpotlight

/// Lets search find the tasks and contexts: what changes in the file changes in the index, too.
enum TaskIndex {
    /// Notes what a change left. Where there is no index, search finds less, and nothing else is wrong.
    static func note(from old: [TodoTask], to new: [TodoTask]) {
        let before = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.line) })
        let left = Set(new.map(\.id))
        let changed = new.filter { before[$0.id] != $0.line }.map(TaskEntity.init)
        let contexts = ContextEntity.all(in: new)
        let known = ContextEntity.all(in: old)
        let gone =
            old.map(\.id).filter { !left.contains($0) }.map { name($0, TaskEntity.self) }
            + known.map(\.id).filter { id in !contexts.contains { $0.id == id } }.map { name($0, ContextEntity.self) }
        let items =
            changed.map { CSSearchableItem(appEntity: $0) }
            + contexts.filter { context in !known.contains { $0.isLike(context) } }
            .map { CSSearchableItem(appEntity: $0) }
        let index = CSSearchableIndex.default()
        if !gone.isEmpty { index.deleteSearchableItems(withIdentifiers: gone) }
        if !items.isEmpty { index.indexSearchableItems(items) }
    }

    private static func name<Entity: IndexedEntity>(_ id: Entity.ID, _ type: Entity.Type) -> String {
        EntityIdentifier(for: type, identifier: id).description
    }
}
