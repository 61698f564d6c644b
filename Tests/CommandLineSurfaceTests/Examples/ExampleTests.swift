import ChildProcesses
import Foundation
import Testing

/// The example apps through the program itself, on real data.
@Suite(.temporaryFolder)
struct ExampleTests {
    private var program: Program { Program(environment: ["TODO_FILE": TemporaryFolder.path + "/todo.txt"]) }

    private func run(_ app: String, _ words: String...) async throws -> ChildProcess.Result {
        try await program.run(["run", "--app", Program.path(app)] + words)
    }

    private var todo: [String] {
        get throws {
            try String(contentsOfFile: TemporaryFolder.path + "/todo.txt", encoding: .utf8)
                .split(separator: "\n").map(String.init)
        }
    }

    private func write(_ lines: String...) throws {
        let text = lines.map { $0 + "\n" }.joined()
        try Data(text.utf8).write(to: URL(filePath: TemporaryFolder.path + "/todo.txt"))
    }

    // MARK: - Tasks

    @Test func `adds a task to a real file`() async throws {
        try write("(B) Water plants")
        let result = try await run(
            "Tasks", "AddTask", "--title", "Buy milk", "--priority", "a", "--due-date", "2026-12-24", "--projects",
            "home", "--contexts", "shop", "--contexts", "car")
        #expect(result.code == 0, "\(result.error)")
        #expect(result.output.contains("Buy milk"))
        let lines = try todo
        #expect(lines.count == 2)
        #expect(lines[0] == "(B) Water plants")
        #expect(lines[1].hasPrefix("(A) ") && lines[1].hasSuffix("Buy milk +home @shop @car due:2026-12-24"))
    }

    @Test func `finds tasks by their properties`() async throws {
        try write("(A) Buy milk due:2026-03-01", "(B) Buy bread due:2026-05-01", "Call Zoë")
        let app = try Program.path("Tasks")
        let words = ["entities", "Task", "--app", app, "--json", "--where"]
        let early = try await program.run(words + ["Due Date is before 2026-04-01 and Title contains buy"])
        #expect(early.code == 0, "\(early.error)")
        #expect(early.output.contains("\"title\": \"Buy milk\""))
        #expect(!early.output.contains("Buy bread"))
        let either = try await program.run(words + ["Priority is B or Title is 'Call Zoë'", "--sort", "Title"])
        #expect(either.output.contains("Buy bread"))
        #expect(either.output.contains("Call Zoë"))
        #expect(!either.output.contains("Buy milk"))
        let sorted = try await program.run([
            "entities", "Task", "--app", app, "--sort", "Due Date", "--descending", "--limit", "1",
        ])
        #expect(sorted.output.contains("Buy bread"))
        #expect(!sorted.output.contains("Buy milk"))
    }

    @Test func `completes a task by its name, and lists those that a name fits`() async throws {
        try write("(A) Buy milk", "Buy bread")
        let both = try await run("Tasks", "CompleteTask", "--tasks", "buy")
        #expect(both.code == 2)
        #expect(both.error.contains("Buy milk") && both.error.contains("Buy bread"))
        #expect(try todo == ["(A) Buy milk", "Buy bread"])
        let one = try await run("Tasks", "CompleteTask", "--tasks", "BUY MILK")
        #expect(one.code == 0, "\(one.error)")
        #expect(try todo[0].hasPrefix("x "))
        let none = try await run("Tasks", "CompleteTask", "--tasks", "sleep")
        #expect(none.code == 2)
    }

    @Test func `postpones a task by a duration`() async throws {
        try write("Buy milk due:2099-01-01")
        let result = try await run("Tasks", "PostponeTask", "--tasks", "milk", "--duration", "2 days")
        #expect(result.code == 0, "\(result.error)")
        #expect(try todo == ["Buy milk due:2099-01-03"])
    }

    @Test(
        arguments: [("y\n", 0, []), ("\n", 3, ["Buy milk"]), ("keep\n", 3, ["Buy milk"])] as [(String, Int32, [String])]
    )
    func `asks before it deletes, and keeps by default`(typed: String, code: Int32, left: [String]) async throws {
        try write("Buy milk")
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let app = try Program.path("Tasks")
        let process = try program.start(["run", "--app", app, "DeleteTask", "--entities", "milk"], on: terminal)
        try await terminal.expect("Delete? [y/N] ")
        terminal.type(typed)
        #expect(await Program.end(of: process) == code)
        #expect(try todo == left)
    }

    @Test func `does not delete where nobody can be asked`() async throws {
        try write("Buy milk")
        let result = try await run("Tasks", "DeleteTask", "--entities", "milk")
        #expect(result.code != 0)
        #expect(try todo == ["Buy milk"])
    }

    @Test func `says that the file cannot be written`() async throws {
        try FileManager.default.createDirectory(
            atPath: TemporaryFolder.path + "/todo.txt", withIntermediateDirectories: true)
        let result = try await run("Tasks", "AddTask", "--title", "x")
        #expect(result.code == 1)
        #expect(result.error.hasPrefix("error: "))
    }

    // MARK: - Coffee

    @Test func `orders a coffee, whose size it asks for`() async throws {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let app = try Program.path("Coffee")
        let words = ["run", "--app", app, "OrderCoffee", "--coffee-type", "flat white", "--extras", "oat milk"]
        let process = try program.start(words, on: terminal)
        try await terminal.expect("Small")
        try await terminal.expect(": ")
        terminal.type("medium\n")
        #expect(await Program.end(of: process) == 0)
        try await terminal.expect("Flat White, Medium")
        let missing = try await run("Coffee", "OrderCoffee")
        #expect(missing.code == 2)
        #expect(missing.error.contains("--size"))
        let unknown = try await run("Coffee", "OrderCoffee", "--size", "hguge")
        #expect(unknown.error.contains("choose Small, Medium or Large"))
    }

    // MARK: - World Clock

    @Test func `lists time zones and completes their names`() async throws {
        let app = try Program.path("WorldClock")
        let info = try await program.run(["intents", "--app", app, "--json"])
        #expect(info.code == 0, "\(info.error)")
        let zones = try await program.run(["entities", "--app", app, "Zone", "--matching", "Berlin", "--json"])
        #expect(zones.code == 0, "\(zones.error)")
        #expect(zones.output.contains("Europe/Berlin"))
    }
}
