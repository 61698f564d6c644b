import AppIntents
import CoreSpotlight

/// Lets search find the tasks: what changes in the file changes in the index, too.
enum TaskIndex {
    /// Notes what a change left. Where there is no index, search finds less, and nothing else is wrong.
    static func note(from old: [TodoTask], to new: [TodoTask]) {
        let before = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.line) })
        let left = Set(new.map(\.id))
        let gone = old.map(\.id).filter { !left.contains($0) }
        let changed = new.filter { before[$0.id] != $0.line }.map(TaskEntity.init)
        let index = CSSearchableIndex.default()
        if !gone.isEmpty { index.deleteSearchableItems(withIdentifiers: gone.map(name)) }
        if !changed.isEmpty { index.indexSearchableItems(changed.map { CSSearchableItem(appEntity: $0) }) }
    }

    private static func name(_ task: TaskEntity.ID) -> String {
        EntityIdentifier(for: TaskEntity.self, identifier: task).description
    }
}
