import AppIntents
import Testing

struct TodoStoreTests {
    private let folder: TemporaryFolder
    private let store: TodoStore

    init() throws {
        folder = try TemporaryFolder()
        store = Self.store(in: folder.url)
    }

    private static func store(in folder: URL, file: String = "todo.txt", done: String = "done.txt") -> TodoStore {
        TodoStore(
            location: TodoFileLocation(
                file: folder.appending(path: file), done: folder.appending(path: done),
                state: folder.appending(path: "state")),
            now: { .noon })
    }

    private func message(_ body: () async throws -> Void) async -> String? {
        do {
            try await body()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        (["TODO_FILE": "/a/b.txt", "TODO_DIR": "/c"], "/a/b.txt", "/a/done.txt"),
        (["TODO_DIR": "/c"], "/c/todo.txt", "/c/done.txt"),
        (["TODO_FILE": "", "HOME": "/home/me"], "/home/me/todo.txt", "/home/me/done.txt"),
        (["TODO_DIR": "/c", "DONE_FILE": "/d/old.txt"], "/c/todo.txt", "/d/old.txt"),
    ])
    func `finds the files that the environment names`(environment: [String: String], file: String, done: String) {
        let location = TodoFileLocation(environment: environment)
        #expect(location.file.path == file)
        #expect(location.done.path == done)
    }

    @Test
    func `lists tasks with the numbers of their lines`() async throws {
        _ = try folder.file("todo.txt", "a\n\n(A) b\n")
        let tasks = try await store.tasks()
        #expect(tasks.map(\.lineNumber) == [1, 3])
        #expect(tasks.map(\.line.title) == ["a", "b"])
    }

    @Test
    func `has no tasks where there is no file, and makes one for the first`() async throws {
        #expect(try await store.tasks().isEmpty)
        _ = try await store.update { $0.append(TodoLine("a")) }
        #expect(try folder.text("todo.txt") == "a\n")
    }

    @Test
    func `keeps an identifier through its own changes`() async throws {
        _ = try folder.file("todo.txt", "a\nb\nc\n")
        let id = try await store.tasks()[1].id
        _ = try await store.update { try $0.change(id) { $0.settingTitle("something else entirely") } }
        _ = try await store.update { try $0.remove([$0.tasks[0].id]) }
        let tasks = try await store.tasks()
        #expect(tasks.first?.id == id)
        #expect(tasks.first?.line.title == "something else entirely")
    }

    @Test
    func `says that a task is gone instead of changing another`() async throws {
        _ = try folder.file("todo.txt", "a\nb\n")
        let id = try await store.tasks()[0].id
        _ = try folder.file("todo.txt", "c\nb\n")
        let message = await message { _ = try await store.update { try $0.change(id) { $0.settingTitle("d") } } }
        #expect(message?.contains("not in the file any more") == true)
        #expect(try folder.text("todo.txt") == "c\nb\n")
    }

    @Test
    func `keeps the permissions of the file`() async throws {
        let file = try folder.file("todo.txt", "a\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        _ = try await store.update { $0.append(TodoLine("b")) }
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o640)
    }

    @Test
    func `writes through links and leaves them`() async throws {
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "real"), withIntermediateDirectories: true)
        _ = try folder.file("real/tasks.txt", "a\n")
        let files = FileManager.default
        try files.createSymbolicLink(
            atPath: folder.url.appending(path: "middle").path, withDestinationPath: "real/tasks.txt")
        try files.createSymbolicLink(atPath: folder.url.appending(path: "todo.txt").path, withDestinationPath: "middle")
        _ = try await store.update { $0.append(TodoLine("b")) }
        #expect(try folder.text("real/tasks.txt") == "a\nb\n")
        #expect(try files.destinationOfSymbolicLink(atPath: folder.url.appending(path: "todo.txt").path) == "middle")
        #expect(try files.contentsOfDirectory(atPath: folder.url.appending(path: "real").path) == ["tasks.txt"])
    }

    @Test
    func `does not overwrite what another program wrote meanwhile`() async throws {
        let file = try folder.file("todo.txt", "a\n")
        var attempts = 0
        _ = try await store.update { list in
            attempts += 1
            if attempts == 1 { try Data("a\nforeign\n".utf8).write(to: file) }
            return list.append(TodoLine("own"))
        }
        #expect(attempts == 2)
        #expect(try folder.text("todo.txt") == "a\nforeign\nown\n")
    }

    @Test
    func `gives up where another program writes all the time`() async throws {
        let file = try folder.file("todo.txt", "a\n")
        var attempts = 0
        let message = await message {
            _ = try await store.update { list in
                attempts += 1
                try Data("foreign \(attempts)\n".utf8).write(to: file)
                return list.append(TodoLine("own"))
            }
        }
        #expect(message?.contains(file.path) == true)
        #expect(try folder.text("todo.txt") == "foreign \(attempts)\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["state", "todo.txt"])
    }

    @Test
    func `loses none of many changes at once`() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                let store = Self.store(in: folder.url)
                group.addTask { _ = try await store.update { $0.append(TodoLine("task \(number)")) } }
            }
            try await group.waitForAll()
        }
        let tasks = try await store.tasks()
        #expect(Set(tasks.map(\.line.text)).count == 40)
        #expect(Set(tasks.map(\.id)).count == 40)
    }

    @Test
    func `changes nothing where the change fails`() async throws {
        _ = try folder.file("todo.txt", "a\n")
        let message = await message {
            _ = try await store.update { list in
                _ = list.append(TodoLine("b"))
                throw TodoError("no")
            }
        }
        #expect(message == "no")
        #expect(try folder.text("todo.txt") == "a\n")
    }

    @Test
    func `names the folder that is missing`() async throws {
        let store = Self.store(in: folder.url.appending(path: "nowhere"))
        #expect(try await store.tasks().isEmpty)
        let message = await message { _ = try await store.update { $0.append(TodoLine("a")) } }
        #expect(message?.contains("no folder \(folder.url.appending(path: "nowhere").path)") == true)
    }

    @Test
    func `names a folder that stands in the place of the file`() async throws {
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "todo.txt"), withIntermediateDirectories: true)
        let message = await message { _ = try await store.tasks() }
        #expect(message?.contains("is a folder") == true)
    }

    @Test
    func `names links that lead in a circle`() async throws {
        let path = folder.url.appending(path: "todo.txt").path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "todo.txt")
        let message = await message { _ = try await store.tasks() }
        #expect(message?.contains("circle") == true)
    }

    @Test
    func `moves done tasks to the end of the archive`() async throws {
        _ = try folder.file("todo.txt", "a\nx 2026-11-01 b\r\n\nx c")
        _ = try folder.file("done.txt", "x old")
        let moved = try await store.archive()
        #expect(moved.map(\.line.title) == ["b", "c"])
        #expect(try folder.text("todo.txt") == "a\n")
        #expect(try folder.text("done.txt") == "x old\nx 2026-11-01 b\nx c")
        #expect(try await store.archive().isEmpty)
    }

    @Test
    func `keeps done tasks where the archive cannot be written`() async throws {
        _ = try folder.file("todo.txt", "a\nx b\n")
        let store = Self.store(in: folder.url, done: "nowhere/done.txt")
        let message = await message { _ = try await store.archive() }
        #expect(message?.contains("nowhere") == true)
        #expect(try folder.text("todo.txt") == "a\nx b\n")
    }
}
