import AppIntents

/// The person's todo.txt. Every read and change looks at the file as it is at that moment.
struct TodoStore: Sendable {
    let location: TodoFileLocation
    private let now: @Sendable () -> Date

    /// How often a change is tried again because another program changed the file meanwhile.
    private static let maximumAttempts = 5

    init(location: TodoFileLocation = TodoFileLocation(), now: @escaping @Sendable () -> Date = { Date() }) {
        self.location = location
        self.now = now
    }

    /// The day that it is.
    var today: Day { Day(now()) }

    /// The tasks, in the order of the file; none where there is no file yet.
    ///
    /// - Throws: An error that names the file and says why it cannot be read.
    func tasks() async throws -> [TodoTask] {
        let file = try SafeFile(location.file)
        let lock = try await FolderLock.hold(file.target.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        return try load(file).list.tasks
    }

    /// The tasks as ``tasks()`` gives them, for what cannot wait: it blocks while another program has the file.
    ///
    /// - Throws: An error that names the file and says why it cannot be read.
    func tasksNow() throws -> [TodoTask] {
        let file = try SafeFile(location.file)
        let lock = try FolderLock.holdNow(file.target.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        return try load(file).list.tasks
    }

    /// Changes the file, and gives what `change` gives.
    ///
    /// - Parameter change: It is called again where another program changed the file meanwhile, with the tasks as they are
    ///   then.
    /// - Throws: What `change` throws, or an error that names the file; the file is as it was then.
    func update<Result>(_ change: (inout TodoList) throws -> Result) async throws -> Result {
        let file = try SafeFile(location.file)
        let lock = try await FolderLock.hold(file.target.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        return try updateLocked(file, change)
    }

    /// Changes the file as ``update(_:)`` does, and gives what takes the change back, too.
    func change<Result>(
        _ change: (inout TodoList) throws -> Result
    ) async throws -> (result: Result, change: TodoChange) {
        try await update { list in
            let before = list
            let result = try change(&list)
            return (result, TodoChange(from: before, to: list))
        }
    }

    /// Takes a change back, where the tasks are still as it left them.
    ///
    /// - Throws: An error that names the file; the file is as it was then.
    func takeBack(_ change: TodoChange) throws {
        let file = try SafeFile(location.file)
        let lock = try FolderLock.holdNow(file.target.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        try updateLocked(file) { try change.takeBack(in: &$0) }
    }

    private func updateLocked<Result>(_ file: SafeFile, _ change: (inout TodoList) throws -> Result) throws -> Result {
        for _ in 0..<Self.maximumAttempts {
            var (list, bytes, identities) = try load(file)
            let before = list.tasks
            let result = try change(&list)
            guard try save(list, over: bytes, in: file, &identities) else { continue }
            TaskIndex.note(from: before, to: list.tasks)
            return result
        }
        throw TodoError("\(location.file.path) is changed by another program all the time. Nothing was changed.")
    }

    /// Moves the done tasks to the end of the done file.
    ///
    /// - Returns: The moved tasks.
    /// - Throws: An error that names the file that could not be written; both are as they were then.
    func archive() async throws -> [TodoTask] {
        let file = try SafeFile(location.file)
        let done = try SafeFile(location.done)
        let lock = try await FolderLock.hold(file.target.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        for _ in 0..<Self.maximumAttempts {
            var (list, bytes, identities) = try load(file)
            let before = list.tasks
            let moved = before.filter(\.line.isCompleted)
            guard !moved.isEmpty else { return [] }
            let old = try done.read()
            var archive = TodoDocument(old ?? [])
            for task in moved { archive.append(task.line) }
            try list.remove(moved.map(\.id))
            guard try done.replace(old, with: archive.bytes) else { continue }
            do {
                if try save(list, over: bytes, in: file, &identities) {
                    TaskIndex.note(from: before, to: list.tasks)
                    return moved
                }
            } catch {
                // The tasks stay where they were, and so must not be in the archive too.
                try? done.takeBack(archive.bytes, to: old)
                throw error
            }
            try done.takeBack(archive.bytes, to: old)
        }
        throw TodoError("\(location.file.path) is changed by another program all the time. Nothing was archived.")
    }

    /// Moves tasks from the end of the done file back to their places.
    ///
    /// - Parameter tasks: What ``archive()`` has moved.
    /// - Throws: An error where they are not at its end any more, or one that names the file that could not be written.
    func takeFromArchive(_ tasks: [TodoTask]) throws {
        let file = try SafeFile(location.file)
        let done = try SafeFile(location.done)
        let lock = try FolderLock.holdNow(file.target.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        let old = try done.read()
        var archive = TodoDocument(old ?? [])
        let places = (archive.records.count - tasks.count)..<archive.records.count
        guard places.lowerBound >= 0, archive.records[places].map(\.line) == tasks.map(\.line) else {
            throw TodoError("The archived tasks are not at the end of \(location.done.path) any more.")
        }
        archive.remove(at: IndexSet(places))
        // Rather twice than lost, should the power fail in between.
        try updateLocked(file) { list in
            for task in tasks { list.insert(task.line, id: task.id, at: task.lineNumber - 1) }
        }
        guard try done.replace(old, with: archive.bytes) else {
            try updateLocked(file) { list in try list.remove(tasks.map(\.id)) }
            throw TodoError("\(location.done.path) was changed by another program. Nothing was undone.")
        }
    }

    /// The archived tasks' lines; none where there is no archive yet.
    func archived() throws -> [TodoLine] {
        TodoDocument(try SafeFile(location.done).read() ?? []).records.map(\.line).filter(\.isTask)
    }
}

extension TodoStore {
    private func load(_ file: SafeFile) throws -> (list: TodoList, bytes: [UInt8]?, identities: TaskIdentities?) {
        let bytes = try file.read()
        let memory = IdentityFile(for: file.target, in: location.state)
        var (identities, isWritable) = memory.read()
        // A file that is not there, as on a drive that is not mounted, says nothing of its tasks.
        guard let bytes else {
            let list = TodoList(TodoDocument([]), ids: [], used: identities.identifiers)
            return (list, nil, isWritable ? identities : nil)
        }
        let document = TodoDocument(bytes)
        let before = identities
        let lines = document.records.map(\.line)
        var given = identities.follow(lines.filter(\.isTask).map(\.text), now: now()).makeIterator()
        if isWritable, identities != before { memory.write(identities) }
        let list = TodoList(
            document, ids: lines.map { $0.isTask ? given.next() : nil }, used: identities.identifiers)
        return (list, bytes, isWritable ? identities : nil)
    }

    /// Writes the file where it is still as it was read, then remembers its identifiers.
    private func save(
        _ list: TodoList, over bytes: [UInt8]?, in file: SafeFile, _ identities: inout TaskIdentities?
    ) throws -> Bool {
        let new = list.document.bytes
        guard new != bytes ?? [] else { return true }
        guard try file.replace(bytes, with: new) else { return false }
        identities?.set(list.tasks.map { TaskIdentities.Known(id: $0.id, line: $0.line.text) })
        if let identities { IdentityFile(for: file.target, in: location.state).write(identities) }
        return true
    }
}

extension TaskIdentities {
    /// All identifiers that were ever given.
    var identifiers: Set<String> { retired.union(known.map(\.id)).union(gone.map(\.id)) }
}
