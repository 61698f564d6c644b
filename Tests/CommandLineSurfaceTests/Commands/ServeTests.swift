import ChildProcesses
import Foundation
import Glibc
import Testing

/// The program with a system that goes on between its commands.
@Suite(.temporaryFolder)
struct ServeTests {
    private var program: Program {
        Program(environment: ["BECKON_SYSTEM": "auto", "TODO_FILE": TemporaryFolder.path + "/todo.txt"])
    }

    /// Does something, and ends the system that runs then.
    private func withSystem(_ body: () async throws -> Void) async throws {
        let result: Result<Void, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        _ = try await program.run(["stop"])
        try result.get()
    }

    private var todo: String {
        get throws { try String(contentsOfFile: TemporaryFolder.path + "/todo.txt", encoding: .utf8) }
    }

    private func status() async throws -> [String: Any] {
        let result = try await program.run(["status", "--json"])
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        return try #require(object as? [String: Any])
    }

    // MARK: - Undoing

    @Test func `brings a deleted task back, with no preparation`() async throws {
        let text = "(A) Buy bread\nBuy milk @town\n"
        try Data(text.utf8).write(to: URL(filePath: TemporaryFolder.path + "/todo.txt"))
        try await withSystem {
            #expect(try await program.run(["apps", "install", Program.path("Tasks")]).code == 0)
            let terminal = try PseudoTerminal()
            defer { terminal.close() }
            let process = try program.start(["run", "Tasks", "DeleteTask", "--entities", "milk"], on: terminal)
            try await terminal.expect("Delete? [y/N] ")
            terminal.type("y\n")
            #expect(await Program.end(of: process) == 0)
            #expect(try todo == "(A) Buy bread\n")
            #expect(try await program.run(["run", "Tasks", "CompleteTask", "--tasks", "bread"]).code == 0)
            let list = try await program.run(["undo", "Tasks", "--list"])
            #expect(list.output.components(separatedBy: "can be undone").count == 3, "\(list.output)")
            #expect(try await program.run(["undo"]).output == "Undid 'Complete Task' of Tasks.\n")
            let undone = try await program.run(["undo", "Tasks", "--json"])
            #expect(undone.output.contains("\"action\": \"Delete Task\""))
            #expect(try todo == text)
            let nothing = try await program.run(["undo"])
            #expect(
                nothing
                    == .init(output: "", error: "error: no run can be undone: all that could be are undone\n", code: 1))
        }
        #expect(try await program.run(["status"]).output.hasPrefix("No system runs"))
    }

    @Test func `starts one system where several commands need it at once`() async throws {
        try await withSystem {
            let (program, app) = (program, try Program.path("NotesApp"))
            let folder = TemporaryFolder.path
            try await withThrowingTaskGroup(of: Int32.self) { group in
                for number in 1...4 {
                    group.addTask {
                        try await TemporaryFolder.$path.withValue(folder) {
                            try await program.run(["run", "--app", app, "AddNote", "--text", "\(number)"]).code
                        }
                    }
                }
                for try await code in group { #expect(code == 0) }
            }
            let notes = try await program.run(["run", "--app", app, "ListNotes"]).output
            #expect(Set(notes.split(separator: "\n")) == ["- 1", "- 2", "- 3", "- 4"])
        }
    }

    @Test func `starts nothing for what cannot be undone, or where it is to be alone`() async throws {
        let app = try Program.path("NotesApp")
        #expect(try await program.run(["run", "--app", app, "ListNotes"]).code == 0)
        #expect(try await program.run(["run", "--app", app, "AddNote", "--text", "a", "--alone"]).output == "- a\n")
        let alone = Program(environment: ["BECKON_SYSTEM": "alone"])
        #expect(try await alone.run(["run", "--app", app, "AddNote", "--text", "a"]).code == 0)
        #expect(try await status()["running"] as? Bool == false)
        let undone = try await program.run(["undo"])
        #expect(undone.code == 1 && undone.error.contains("the app's process has ended"))
        let wrong = try await Program(environment: ["BECKON_SYSTEM": "never"]).run(["apps", "list"])
        #expect(wrong.code == 2 && wrong.error.contains("BECKON_SYSTEM is 'never'"))
    }

    @Test func `runs all the same where no system can be started`() async throws {
        let app = try Program.path("NotesApp")
        let folder = TemporaryFolder.path + "/" + String(repeating: "x", count: 100)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let program = Program(environment: ["BECKON_SYSTEM": "auto", "XDG_RUNTIME_DIR": folder])
        let result = try await program.run(["run", "--app", app, "AddNote", "--text", "a"])
        #expect(result.output == "- a\n" && result.code == 0)
        #expect(result.error.hasPrefix("note: no system came up"))
        #expect(result.error.contains("File name too long. What this does cannot be undone later."))
    }

    // MARK: - Serving

    @Test(arguments: [SIGTERM, SIGINT])
    func `serves until it is told to end`(signal: Int32) async throws {
        let server = try await program.serve()
        #expect(
            server.firstLine.hasPrefix("Serving \(URL(filePath: TemporaryFolder.path).resolvingSymlinksInPath().path)"))
        #expect(
            try await program.run(["run", "--app", Program.path("WireApp"), "Echo", "--text", "a"]).output == "said a\n"
        )
        let status = try await status()
        #expect(status["process"] as? Int == Int(server.process.identifier))
        #expect((status["apps"] as? [[String: Any]])?.map { $0["app"] as? String } == ["org.example.WireApp"])
        let socket = try #require(status["socket"] as? String)
        let second = try await program.run(["serve"])
        #expect(second.code == 1 && second.error.contains("process \(server.process.identifier) serves"))
        server.process.signal(signal)
        #expect(await server.process.wait() == 0)
        #expect(!FileManager.default.fileExists(atPath: socket))
    }

    @Test func `shows what runs, and ends it`() async throws {
        let server = try await program.serve()
        let result = try await program.run(["status"])
        #expect(result.output.hasPrefix("A system runs.\n  Process  \(server.process.identifier), since "))
        #expect(result.output.contains("  Clients  0\n") && result.output.hasSuffix("  No app is kept.\n"))
        let stopped = try await program.run(["stop"])
        #expect(stopped.output == "Stopped the system (process \(server.process.identifier)).\n")
        await server.process.wait()
        #expect(try await program.run(["stop"]).output == "No system runs.\n")
        #expect(try await program.run(["stop", "--json"]).output == "{\n  \"stopped\": false\n}\n")
    }

    @Test func `ends by itself when it is idle`() async throws {
        let server = try await program.serve("--idle-exit", "0.2s")
        #expect(await server.process.wait() == 0)
        let wrong = try await program.run(["serve", "--idle-exit", "0s"])
        #expect(wrong.code == 2 && wrong.error.contains("--idle-exit"))
    }

    @Test func `says that a system was killed in a run`() async throws {
        let server = try await program.serve()
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let words = ["run", "--app", try Program.path("NotesApp"), "CountNotes", "--steps", "1000"]
        let process = try program.start(words, on: terminal)
        try await terminal.expect(" 0 %")
        server.process.signal(SIGKILL)
        #expect(await Program.end(of: process) == 1)
        try await terminal.expect("ended before it answered")
    }

    @Test(arguments: [true, false])
    func `asks, shows progress and cancels in the same way with a system and alone`(isServed: Bool) async throws {
        let server = isServed ? try await program.serve() : nil
        let app = try Program.path("NotesApp")
        let counting = try PseudoTerminal()
        defer { counting.close() }
        let count = try program.start(["run", "--app", app, "CountNotes", "--steps", "500"], on: counting)
        try await counting.expect("[....................] 1 %")
        counting.type("\u{3}")
        #expect(await Program.end(of: count) == 3)
        let asking = try PseudoTerminal()
        defer { asking.close() }
        let question = try program.start(["run", "--app", app, "CopyNote"], on: asking)
        try await asking.expect("Text (text): ")
        asking.type("\u{3}")
        #expect(await Program.end(of: question) == 3)
        #expect(try await program.run(["log", "--json"]).output.components(separatedBy: "\"cancelled\"").count == 3)
        if let server {
            server.process.signal(SIGTERM)
            await server.process.wait()
        }
    }

    // MARK: - systemd

    @Test func `takes the socket that a manager of services made, and says when it is ready`() async throws {
        let folder = TemporaryFolder.path + "/beckon"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // The usual data folder has a socket whose name a unit can know.
        let usual = ["BECKON_DATA_HOME": "", "BECKON_SYSTEM": "auto"]
        let listener = try UnixSocket(folder + "/system.sock", type: SOCK_STREAM)
        try listener.listen()
        let notices = try UnixSocket(TemporaryFolder.path + "/notify", type: SOCK_DGRAM)
        let served = Program(environment: usual.merging(["NOTIFY_SOCKET": notices.path]) { $1 })
        let server = try await served.serve(
            throughShell: "exec 3<&0 0</dev/null; export LISTEN_FDS=1 LISTEN_PID=$$", listener)
        #expect(server.firstLine.contains("/beckon/system.sock"))
        #expect(try notices.receive().hasPrefix("READY=1\n"))
        let program = Program(environment: usual)
        #expect(try await program.run(["status"]).output.contains("\(server.process.identifier)"))
        #expect(try await program.run(["stop"]).code == 0)
        #expect(try notices.receive() == "STOPPING=1\n")
        #expect(await server.process.wait() == 0)
        // It belongs to who made it, who may start the next one for it.
        let next = try await served.serve(
            throughShell: "exec 3<&0 0</dev/null; export LISTEN_FDS=1 LISTEN_PID=$$", listener)
        #expect(try notices.receive().hasPrefix("READY=1\n"))
        #expect(try await program.run(["stop"]).output.contains("\(next.process.identifier)"))
        await next.process.wait()
    }
}
