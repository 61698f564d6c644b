import AppIntents

/// A task of a file: its line, where that is, and the identifier that it keeps.
struct TodoTask: Hashable, Sendable, Identifiable {
    let id: String
    /// The number of the line in the file, from 1.
    let lineNumber: Int
    let line: TodoLine
}

/// The tasks of a file, to be changed.
struct TodoList: Sendable {
    private(set) var document: TodoDocument
    /// The identifier of each line; nil for lines that are no tasks.
    private(set) var ids: [String?]
    /// The identifiers that are taken.
    private var used: Set<String>

    init(_ document: TodoDocument, ids: [String?], used: Set<String>) {
        (self.document, self.ids, self.used) = (document, ids, used)
    }

    /// The tasks, in the order of the file.
    var tasks: [TodoTask] {
        zip(document.records, ids).enumerated().compactMap { place, pair in
            pair.1.map { TodoTask(id: $0, lineNumber: place + 1, line: pair.0.line) }
        }
    }

    /// The task with an identifier.
    ///
    /// - Throws: An error where another program removed it.
    func task(_ id: String) throws -> TodoTask {
        let place = try place(of: id)
        return TodoTask(id: id, lineNumber: place + 1, line: document.records[place].line)
    }

    /// Adds a task at the end of the file.
    mutating func append(_ line: TodoLine) -> TodoTask {
        let id = TaskIdentities.makeIdentifier(for: line.text, avoiding: &used)
        document.append(line)
        ids.append(id)
        return TodoTask(id: id, lineNumber: ids.count, line: line)
    }

    /// Puts a task back in its place, or at the end where there are fewer lines.
    mutating func insert(_ line: TodoLine, id: String, at place: Int) {
        document.insert(line, at: place)
        ids.insert(id, at: min(max(0, place), ids.count))
    }

    /// Changes a task.
    mutating func change(_ id: String, _ change: (TodoLine) throws -> TodoLine) throws -> TodoTask {
        let place = try place(of: id)
        document.records[place].line = try change(document.records[place].line)
        return TodoTask(id: id, lineNumber: place + 1, line: document.records[place].line)
    }

    /// Removes tasks with their lines.
    mutating func remove(_ unwanted: some Sequence<String>) throws {
        let places = IndexSet(try unwanted.map(place(of:)))
        document.remove(at: places)
        ids = ids.enumerated().filter { !places.contains($0.offset) }.map(\.element)
    }

    private func place(of id: String) throws -> Int {
        guard let place = ids.firstIndex(of: id) else {
            throw TodoError("The task \(id) is not in the file any more: another program removed or rewrote it.")
        }
        return place
    }
}
