import ChildProcesses
import Foundation
import Testing

/// The program as a process, with an app that behaves well or badly.
@Suite(.temporaryFolder)
struct ProgramTests {
    private func app(_ mode: String = "") throws -> (Program, String) {
        (Program(environment: mode.isEmpty ? [:] : ["WIREAPP_MODE": mode]), try Program.path("WireApp"))
    }

    // MARK: - Apps that work

    @Test func `runs an intent of an app at a path`() async throws {
        let (program, path) = try app()
        let result = try await program.run(["run", "--app", path, "Echo", "--text", "hello"])
        #expect(result == .init(output: "said hello\n", error: "", code: 0))
    }

    @Test func `installs, lists, runs, logs and removes an app`() async throws {
        let (program, path) = try app()
        #expect(
            try await program.run(["apps", "install", path]).output == "Installed Wire App (org.example.WireApp).\n")
        #expect(try await program.run(["apps", "list"]).output.contains("org.example.WireApp"))
        #expect(try await program.run(["run", "wireling", "echo", "--text", "a"]).output == "said a\n")
        #expect(try await program.run(["run", "EchoIntent", "--text=b"]).output == "said b\n")
        let log = try await program.run(["log", "--json"]).output
        #expect(log.contains("\"intent\": \"EchoIntent\""))
        #expect(try await program.run(["apps", "remove", "Wire App"]).code == 0)
        #expect(try await program.run(["run", "Wire App", "Echo"]).code == 2)
    }

    @Test func `keeps its state where --data-directory says`() async throws {
        let (program, path) = try app()
        #expect(try await program.run(["--data-directory", "other", "apps", "install", path]).code == 0)
        #expect(try await program.run(["apps", "list", "--json"]).output == "{\n  \"apps\": []\n}\n")
        #expect(try await program.run(["apps", "list", "--data-directory=other"]).output.contains("Wire App"))
    }

    // MARK: - Apps that do not

    @Test(
        arguments: [
            ("Fail", 1, "no coffee left"), ("Abort", 1, "crashed"), ("Kill", 1, "killed"), ("Exit", 1, "ended"),
            ("Garbage", 1, "no JSON"), ("OpenBroken", 1, "no coffee left"), ("Configure", 1, "configures a widget"),
            ("Nothing", 2, "no intent 'Nothing'"),
        ] as [(String, Int32, String)])
    func `survives what an intent does`(intent: String, code: Int32, words: String) async throws {
        let (program, path) = try app()
        let result = try await program.run(["run", "--app", path, intent])
        #expect(result.code == code, "\(result.error)")
        #expect(result.output.isEmpty)
        #expect(result.error.hasPrefix("error: "))
        #expect(result.error.contains(words), "\(result.error)")
    }

    @Test(arguments: ["exit", "crash", "closed", "refuses", "version", "garbage", "binary"])
    func `ends with 4 where an app does not start`(mode: String) async throws {
        let (program, path) = try app(mode)
        let result = try await program.run(["run", "--app", path, "Echo"])
        #expect(result.code == 4, "\(result.error)")
        #expect(result.error.hasPrefix("error: "))
        // What a broken app has printed does not reach the terminal as it is.
        #expect(!result.error.contains("\u{1b}"))
    }

    @Test func `ends with 4 for a program that is no app`() async throws {
        let result = try await app().0.run(["apps", "install", "/bin/ls", "--json"])
        #expect(result.code == 4)
        #expect(result.error.isEmpty)
        #expect(result.output.contains("\"code\": \"app-not-started\""))
    }

    @Test func `leaves a damaged store as it is`() async throws {
        let (program, _) = try app()
        #expect(try await program.run(["log"]).code == 0)
        let folder = URL(filePath: TemporaryFolder.path)
        let store = try #require(
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .first { ["sqlite", "sqlite3", "db"].contains($0.pathExtension) })
        let garbage = Data(repeating: 0x2a, count: 8192)
        try garbage.write(to: store)
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: store.path + suffix) }
        let result = try await program.run(["log"])
        #expect(result.code == 1)
        #expect(result.error.hasPrefix("error: "))
        #expect(try Data(contentsOf: store) == garbage)
    }

    // MARK: - The command line

    @Test func `refuses words that are no UTF-8`() async throws {
        let command = "exec \"$0\" run Tasks Add --title \"$(printf 'caf\\351')\""
        let result = try await ChildProcess.run(
            ["/bin/sh", "-c", command, try Program.path("beckon")],
            environment: ["BECKON_DATA_HOME": TemporaryFolder.path])
        #expect(result.error == "error: argument 5 is not valid UTF-8: 'caf\u{fffd}'\n")
        #expect(result.code == 2)
    }

    @Test func `says that the output cannot be written`() async throws {
        let result = try await Program().run(["--help"], outputPath: "/dev/full")
        #expect(result.code == 1)
        #expect(result.error == "error: the output cannot be written: No space left on device\n")
    }

    // MARK: - At a terminal

    @Test func `asks at the terminal`() async throws {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let (program, path) = try app()
        let process = try program.start(["run", "--app", path, "Ask"], on: terminal)
        try await terminal.expect(": ")
        terminal.type("blue\n")
        #expect(await Program.end(of: process) == 0)
        try await terminal.expect("blue")
    }

    @Test(arguments: ["Wait", "IgnoreCancel", "Ask"])
    func `gives up at Ctrl-C, whatever the app is doing`(intent: String) async throws {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let (program, path) = try app()
        let process = try program.start(["run", "--app", path, "Progress", "--count", "1"], on: terminal)
        #expect(await Program.end(of: process) == 0)
        let second = try program.start(["run", "--app", path, intent], on: terminal)
        if intent == "Ask" {
            try await terminal.expect(": ")
        } else {
            // The log has the run when the app has begun with it.
            while try await !program.run(["log", "--json"]).output.contains("\(intent)Intent") {
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        terminal.type("\u{3}")
        #expect(await Program.end(of: second) == 3)
        try await terminal.expect("error: ")
    }

    @Test func `draws the progress of an intent, and cancels it at Ctrl-C`() async throws {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let path = try Program.path("NotesApp")
        let short = try Program().start(
            ["run", "--app", path, "CountNotes", "--steps", "4", "--pause", "150"], on: terminal)
        try await terminal.expect("[##########..........] 50 %")
        try await terminal.expect("Counted 4.")
        #expect(await Program.end(of: short) == 0)
        let long = try Program().start(
            ["run", "--app", path, "CountNotes", "--steps", "1000", "--pause", "100"], on: terminal)
        try await terminal.expect(" 1 %")
        terminal.type("\u{3}")
        #expect(await Program.end(of: long) == 3)
        try await terminal.expect("error: ")
    }

    @Test func `completes with the program itself in bash`() async throws {
        let (program, path) = try app()
        #expect(try await program.run(["apps", "install", path]).code == 0)
        let lines = try await program.run(["__complete", "--", "run", "wire"]).output
        #expect(lines == ":none\nWire App\torg.example.WireApp\n")
        let intents = try await program.run(["__complete", "--", "run", "Wire\\ App", "Ec"]).output
        #expect(intents == ":none\nEchoIntent\tSay again\n")
    }
}
