import AppIntents
import IntentWire
import Testing

/// Runs the intents as the system does, on a todo.txt of its own.
@Suite(.serialized, .tasksApp)
struct TaskIntentTests {
    static let folder = AppScope.makeFolder()
    private static let file = folder.appending(path: "todo.txt")

    init() throws {
        let text = """
            (B) 2026-11-01 Water the plants +home
            Return the books +Family @town due:2026-11-20
            x 2026-11-25 2026-11-10 Pay rent pri:A
            Buy milk @town due:2026-12-03
            Buy bread @town
            """
        try Data(text.utf8).write(to: Self.file)
    }

    private var lines: [String] {
        get throws { try String(contentsOf: Self.file, encoding: .utf8).components(separatedBy: "\n") }
    }

    @discardableResult
    private func run(
        _ type: any AppIntent.Type, _ arguments: [String: IntentValue], _ answers: Answers = Answers()
    ) async throws -> IntentOutcome {
        try await IntentPerformer.perform(type, arguments: arguments, interaction: answers)
    }

    /// Runs an intent, and keeps what takes back what it did.
    @MainActor
    private func undoableRun(
        of type: any AppIntent.Type, _ arguments: [String: IntentValue], _ answers: Answers = Answers()
    ) async throws -> UndoableRuns {
        let runs = UndoableRuns()
        _ = try await IntentPerformer.perform(
            type, arguments: arguments, interaction: answers,
            whenUndoable: { manager, name in runs.keep(manager, named: name, of: "run") })
        return runs
    }

    private func date(_ text: String) throws -> IntentValue { .date(try #require(Day(text)).date()) }

    @Test
    func `adds a task with all its parts`() async throws {
        let outcome = try await run(
            AddTask.self,
            [
                "title": .text("Call the plumber"), "priority": .text("urgent"), "dueDate": try date("2026-12-01"),
                "projects": .list([.text("home"), .text("water works")]), "contexts": .text("@phone"),
            ])
        #expect(
            try lines.last == "(A) 2026-11-30 Call the plumber +home +WaterWorks @phone due:2026-12-01")
        #expect(outcome.dialog?.full.hasPrefix("Added “Call the plumber”, due ") == true)
        guard case .entity(let entity)? = outcome.value else { Issue.record("no entity"); return }
        #expect(entity.properties["priority"]?.briefDescription == "A")
        #expect(entity.properties["projects"] == .list([.string("home"), .string("WaterWorks")]))
    }

    @Test
    func `asks what to do where no title is given`() async throws {
        let person = Answers(.value(.text(" ")), .value(.text("Sleep")))
        try await run(AddTask.self, [:], person)
        #expect(try lines.last == "2026-11-30 Sleep")
        guard case .value(let question)? = person.questions.first else { Issue.record("no question"); return }
        #expect(question.dialog.full == "What do you want to do?")
    }

    @Test
    func `completes tasks by name and by identifier`() async throws {
        let found = try await EntityService.respond(to: EntityRequest(entity: "TaskEntity", query: .matching("milk")))
        let milk = try #require(found.entities.first)
        let outcome = try await run(
            CompleteTask.self, ["tasks": .list([.text("water THE plants"), .entityIdentifier(milk.id)])])
        #expect(outcome.dialog?.full == "Completed 2 tasks.")
        #expect(try lines[0] == "x 2026-11-30 2026-11-01 Water the plants +home pri:B")
        #expect(try lines[3] == "x 2026-11-30 Buy milk @town due:2026-12-03")
    }

    @Test
    func `asks which task is meant where several fit`() async throws {
        let person = Answers(.option(1))
        try await run(CompleteTask.self, ["tasks": .text("buy")], person)
        #expect(try lines[4] == "x 2026-11-30 Buy bread @town")
        guard case .choice(let question)? = person.questions.first else { Issue.record("no question"); return }
        #expect(question.dialog.full == "Which one is done?")
        #expect(question.options.map(\.display.title) == ["Buy milk", "Buy bread"])
    }

    @Test
    func `says that a task was done already`() async throws {
        let outcome = try await run(CompleteTask.self, ["tasks": .text("pay rent")])
        #expect(outcome.dialog?.full == "“Pay rent” was already done.")
        #expect(outcome.value == .list([]))
    }

    @Test
    func `reopens done tasks only`() async throws {
        try await run(ReopenTask.self, ["tasks": .text("rent")])
        #expect(try lines[2] == "(A) 2026-11-10 Pay rent")
        await #expect(throws: IntentFailure.self) { try await run(ReopenTask.self, ["tasks": .text("bread")]) }
    }

    @Test(arguments: [
        ("milk", 3 * 86_400, "Buy milk @town due:2026-12-06"), ("milk", 3600, "Buy milk @town due:2026-12-04"),
        ("bread", 7 * 86_400, "Buy bread @town due:2026-12-07"),
        ("books", 86_401, "Return the books +Family @town due:2026-12-02"),
    ])
    func `postpones by whole days from the due date, or from today`(
        task: String, seconds: Int, expected: String
    ) async throws {
        try await run(PostponeTask.self, ["tasks": .text(task), "duration": .duration(.seconds(seconds))])
        #expect(try lines.contains(expected))
    }

    @Test
    func `asks until when where neither a time nor a day is given`() async throws {
        let person = Answers(.value(try date("2027-01-05")))
        let outcome = try await run(PostponeTask.self, ["tasks": .text("milk")], person)
        #expect(try lines[3] == "Buy milk @town due:2027-01-05")
        #expect(outcome.dialog?.full.contains("2027") == true)
    }

    @Test(arguments: [0, -86_400, 86_400 * 40_000])
    func `refuses to postpone by no time or by an age`(seconds: Int) async throws {
        await #expect(throws: IntentFailure.self) {
            try await run(PostponeTask.self, ["tasks": .text("milk"), "duration": .duration(.seconds(seconds))])
        }
        #expect(try lines[3] == "Buy milk @town due:2026-12-03")
    }

    @Test
    func `edits what is given and keeps the rest`() async throws {
        try await run(
            EditTask.self,
            [
                "task": .text("books"), "title": .text("Return all books"), "priority": .text("c"),
                "removals": .list([.text("Due Date"), .text("project")]), "contexts": .list([.text("library")]),
            ])
        #expect(try lines[1] == "(C) Return all books @town @library")
    }

    @Test
    func `deletes only what is confirmed`() async throws {
        let before = try lines
        await #expect(throws: IntentFailure.self) {
            try await run(DeleteTask.self, ["entities": .text("bread")], Answers(.declined))
        }
        #expect(try lines == before)
        let person = Answers(.confirmed)
        try await run(DeleteTask.self, ["entities": .text("bread")], person)
        #expect(try lines == Array(before.dropLast()))
        guard case .confirmation(let question)? = person.questions.first else { Issue.record("no question"); return }
        #expect(question.isDestructive)
        #expect(question.acceptLabel == "Delete")
    }

    static let undoable: [(any AppIntent.Type, [String: IntentValue], String)] = [
        (AddTask.self, ["title": .text("Sleep")], "Add Task"),
        (CompleteTask.self, ["tasks": .list([.text("milk"), .text("plants")])], "Complete Task"),
        (ReopenTask.self, ["tasks": .text("rent")], "Reopen Task"),
        (PostponeTask.self, ["tasks": .text("milk"), "duration": .duration(.seconds(86_400))], "Postpone Task"),
        (EditTask.self, ["task": .text("books"), "title": .text("Sleep")], "Edit Task"),
        (DeleteTask.self, ["entities": .list([.text("plants"), .text("books"), .text("bread")])], "Delete Task"),
        (ArchiveDone.self, [:], "Archive Done Tasks"),
    ]

    @Test(arguments: undoable)
    func `takes back what it did`(
        type: any AppIntent.Type, arguments: [String: IntentValue], name: String
    ) async throws {
        let before = try lines
        let runs = try await undoableRun(of: type, arguments, Answers(.confirmed))
        #expect(try lines != before)
        #expect(try await runs.undo(UndoRequest(run: "run")).actionName == name)
        #expect(try lines == before)
    }

    @Test
    func `gives a task its identifier back with its line, and leaves alone what changed since`() async throws {
        let found = try await EntityService.respond(to: EntityRequest(entity: "TaskEntity", query: .matching("milk")))
        let delete = try await undoableRun(of: DeleteTask.self, ["entities": .text("milk")], Answers(.confirmed))
        let edit = try await undoableRun(of: EditTask.self, ["task": .text("books"), "title": .text("Read")])
        try await run(CompleteTask.self, ["tasks": .text("read")])
        let done = try lines.first { $0.hasPrefix("x 2026-11-30 Read") }
        _ = try await edit.undo(UndoRequest(run: "run"))
        #expect(try done != nil && lines.contains { $0 == done })
        _ = try await delete.undo(UndoRequest(run: "run"))
        let again = try await EntityService.respond(to: EntityRequest(entity: "TaskEntity", query: .matching("milk")))
        #expect(again.entities.map(\.id) == found.entities.map(\.id))
    }

    @Test
    func `registers nothing where it changed nothing`() async throws {
        let runs = try await undoableRun(of: CompleteTask.self, ["tasks": .text("pay rent")])
        await #expect(throws: IntentFailure.self) { try await runs.undo(UndoRequest(run: "run")) }
    }

    @Test(arguments: [
        ("open", ["Water the plants", "Return the books", "Buy milk", "Buy bread"]), ("done", ["Pay rent"]),
        ("overdue", ["Return the books"]), ("today", ["Return the books"]),
        ("This Week", ["Return the books", "Buy milk"]), ("unscheduled", ["Water the plants", "Buy bread"]),
        ("all", ["Pay rent", "Water the plants", "Return the books", "Buy milk", "Buy bread"]),
    ])
    func `lists a selection of tasks, the most urgent first`(selection: String, titles: [String]) async throws {
        let outcome = try await run(ShowTasks.self, ["selection": .text(selection)])
        guard case .list(let values)? = outcome.value else { Issue.record("no list"); return }
        #expect(values.map(\.briefDescription) == titles)
    }

    @Test
    func `lists the tasks of a project and a context`() async throws {
        let outcome = try await run(
            ShowTasks.self, ["project": .text("family"), "context": .text("town"), "limit": .int(5)])
        #expect(outcome.dialog?.full == "One task: Return the books.")
    }

    @Test
    func `archives done tasks and counts them`() async throws {
        let outcome = try await run(ArchiveDone.self, [:])
        #expect(outcome.value == .int(1))
        #expect(try lines.count == 4)
        let done = Self.folder.appending(path: "done.txt")
        #expect(try String(contentsOf: done, encoding: .utf8) == "x 2026-11-25 2026-11-10 Pay rent pri:A\n")
        try FileManager.default.removeItem(at: done)
    }

    @Test
    func `tells of the file, and counts the archive only on demand`() async throws {
        let done = Self.folder.appending(path: "done.txt")
        try Data("x 2026-11-29 a\nx 2026-01-01 b\n".utf8).write(to: done)
        defer { try? FileManager.default.removeItem(at: done) }
        func file(_ deferred: [String]) async throws -> [String: IntentValue] {
            let request = EntityRequest(entity: "TodoFileEntity", query: .all, deferredProperties: deferred)
            return try #require(try await EntityService.respond(to: request).entities.first).properties
        }
        let plain = try await file([])
        #expect(plain["openTasks"] == .int(4))
        #expect(plain["overdueTasks"] == .int(1))
        #expect(plain["archivedTasks"] == nil)
        let full = try await file(["archivedTasks", "completedThisWeek"])
        #expect(full["archivedTasks"] == .int(2))
        #expect(full["completedThisWeek"] == .int(2))
    }

    static let filters: [(String, ComparisonOperator, [IntentValue], [String])] = [
        ("title", .equalTo, [.string("buy MILK")], ["Buy milk"]),
        (
            "title", .notEqualTo, [.string("Buy milk")],
            ["Water the plants", "Return the books", "Pay rent", "Buy bread"]
        ),
        ("title", .contains, [.string("the")], ["Water the plants", "Return the books"]),
        ("title", .hasPrefix, [.string("Buy")], ["Buy milk", "Buy bread"]),
        ("title", .hasSuffix, [.string("books")], ["Return the books"]),
        ("priority", .equalTo, [.string("B")], ["Water the plants"]),
        ("priority", .lessThan, [.string("B")], ["Pay rent"]),
        ("priority", .lessThanOrEqualTo, [.string("B")], ["Water the plants", "Pay rent"]),
        ("priority", .greaterThan, [.string("A")], ["Water the plants"]),
        ("dueDate", .lessThan, [day("2026-12-03")], ["Return the books"]),
        ("dueDate", .lessThanOrEqualTo, [day("2026-12-03")], ["Return the books", "Buy milk"]),
        ("dueDate", .greaterThanOrEqualTo, [day("2026-12-03")], ["Buy milk"]),
        ("dueDate", .equalTo, [day("2026-11-20")], ["Return the books"]),
        ("dueDate", .isBetween, [day("2026-12-01"), day("2026-12-31")], ["Buy milk"]),
        ("projects", .contains, [.string("HOME")], ["Water the plants"]),
        ("contexts", .contains, [.string("town")], ["Return the books", "Buy milk", "Buy bread"]),
        ("completed", .equalTo, [.bool(true)], ["Pay rent"]),
        ("completionDate", .isBetween, [day("2026-11-24"), day("2026-11-26")], ["Pay rent"]),
        ("creationDate", .lessThan, [day("2026-11-05")], ["Water the plants"]),
        ("text", .contains, [.string("+family")], ["Return the books"]),
        ("lineNumber", .isBetween, [.int(2), .int(3)], ["Return the books", "Pay rent"]),
    ]

    private static func day(_ text: String) -> IntentValue { .date(Day(text)?.date() ?? .distantPast) }

    @Test(arguments: filters)
    func `finds tasks by a property`(
        property: String, comparison: ComparisonOperator, values: [IntentValue], titles: [String]
    ) async throws {
        let filter = EntityFilter(comparisons: [.init(property: property, comparison: comparison, values: values)])
        #expect(try await find(filter) == titles)
    }

    @Test(arguments: [
        (EntityFilter.Mode.and, ["Buy milk"]), (.or, ["Return the books", "Buy milk", "Buy bread"]),
    ])
    func `joins comparisons by and, and by or`(mode: EntityFilter.Mode, titles: [String]) async throws {
        let filter = EntityFilter(
            comparisons: [
                .init(property: "contexts", comparison: .contains, values: [.string("town")]),
                .init(property: "title", comparison: .contains, values: [.string("milk")]),
            ], mode: mode)
        #expect(try await find(filter) == titles)
    }

    @Test(arguments: [
        ([("priority", true)], ["Pay rent", "Water the plants", "Return the books", "Buy milk", "Buy bread"]),
        ([("priority", false)], ["Water the plants", "Pay rent", "Return the books", "Buy milk", "Buy bread"]),
        ([("dueDate", true)], ["Return the books", "Buy milk", "Water the plants", "Pay rent", "Buy bread"]),
        ([("title", false)], ["Water the plants", "Return the books", "Pay rent", "Buy milk", "Buy bread"]),
        ([("lineNumber", false)], ["Buy bread", "Buy milk", "Pay rent", "Return the books", "Water the plants"]),
        (
            [("dueDate", false), ("title", true)],
            ["Buy milk", "Return the books", "Buy bread", "Pay rent", "Water the plants"]
        ),
    ])
    func `sorts tasks, those without the property last`(order: [(String, Bool)], titles: [String]) async throws {
        #expect(try await find(EntityFilter(comparisons: []), order) == titles)
    }

    private func find(_ filter: EntityFilter, _ order: [(String, Bool)] = []) async throws -> [String] {
        let sort = order.map { EntitySort(property: $0.0, ascending: $0.1) }
        let request = EntityRequest(entity: "TaskEntity", query: .filter(filter, sort: sort))
        return try await EntityService.respond(to: request).entities.map(\.display.title)
    }
}

extension Trait where Self == AppScope {
    fileprivate static var tasksApp: AppScope {
        let folder = TaskIntentTests.folder
        return AppScope(folder: folder) {
            AppDependencyManager.shared.add(
                dependency: TodoStore(
                    location: TodoFileLocation(
                        file: folder.appending(path: "todo.txt"), done: folder.appending(path: "done.txt"),
                        state: folder.appending(path: "state")),
                    now: { .noon }))
        }
    }
}
