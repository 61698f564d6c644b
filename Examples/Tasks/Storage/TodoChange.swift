import Foundation

/// What was done to tasks, so that it can be taken back.
struct TodoChange: Hashable, Sendable {
    /// One task that is not as it was.
    private struct Item: Hashable {
        let id: String
        /// As it was, with its place among the lines; nil where it was added.
        let before: (place: Int, line: TodoLine)?
        /// As it was left; nil where it was removed.
        let after: TodoLine?

        static func == (left: Item, right: Item) -> Bool {
            left.id == right.id && left.before?.line == right.before?.line && left.after == right.after
        }

        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    private let items: [Item]

    /// Compares a list before and after a change.
    init(from old: TodoList, to new: TodoList) {
        let before = Dictionary(uniqueKeysWithValues: old.tasks.map { ($0.id, $0) })
        let after = Dictionary(uniqueKeysWithValues: new.tasks.map { ($0.id, $0) })
        let ids = old.tasks.map(\.id) + new.tasks.map(\.id).filter { before[$0] == nil }
        items = ids.filter { before[$0]?.line != after[$0]?.line }.map { id in
            Item(id: id, before: before[id].map { ($0.lineNumber - 1, $0.line) }, after: after[id]?.line)
        }
    }

    var isEmpty: Bool { items.isEmpty }

    /// Takes it back, in the order of the lines. What somebody else has changed since stays as it is now.
    func takeBack(in list: inout TodoList) throws {
        for item in items where (try? list.task(item.id))?.line == item.after {
            switch (item.before, item.after) {
            case (let before?, .some): _ = try list.change(item.id) { _ in before.line }
            case (let before?, nil): list.insert(before.line, id: item.id, at: before.place)
            case (nil, .some): try list.remove([item.id])
            case (nil, nil): break
            }
        }
    }
}
