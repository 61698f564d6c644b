import CommandLineSurface
import Foundation
import IntentWire
import Synchronization
import Testing

/// Whole command lines at a real pseudo-terminal.
struct TerminalRunTests {
    private func console(_ terminal: PseudoTerminal, output: @escaping @Sendable (String) -> Void) -> Console {
        Console(
            output: TextStream(put: output),
            error: TextStream(descriptor: terminal.program, environment: ["NO_COLOR": "1"]) { _ in },
            input: terminal.program, isInputTerminal: true, environment: ["LANG": "en_GB.UTF-8"],
            workingDirectory: "/srv/folder", timeZone: .gmt, now: { date("2026-03-04T09:30:00Z") })
    }

    private func surface(_ host: FakeHost, _ terminal: PseudoTerminal, _ output: @escaping @Sendable (String) -> Void)
        -> CommandLineSurface
    {
        CommandLineSurface(console: console(terminal, output: output), makeHost: { _ in host })
    }

    private let asking = FakeHost { request, interaction in
        let question = ValueQuestion(
            parameter: TasksApp.addTask.parameters[0], dialog: DialogSnapshot(full: "What do you want to do?"))
        switch try await interaction.ask(.value(question)) {
        case .value(.string(let title)): return IntentOutcome(dialog: DialogSnapshot(full: "Added '\(title)'."))
        case .cancelled: throw IntentFailure(.cancelled, "cancelled")
        default: throw IntentFailure(.missingValue, "title is missing")
        }
    }

    @Test func `leaves what is missing to the app's question`() async throws {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let output = Mutex("")
        let surface = surface(asking, terminal) { text in output.withLock { $0 += text } }
        async let code = surface.run(["run", "Tasks", "AddTask"])
        try await terminal.expect("Title (text): ")
        terminal.type("Buy milk\n")
        #expect(await code == .success)
        // The answer alone goes to the output, so that it can be piped.
        #expect(output.withLock { $0 } == "Added 'Buy milk'.\n")
        #expect(try await terminal.finalTranscript() == "What do you want to do?\nTitle (text): Buy milk\n")
    }

    @Test func `ends with its own code where the person gives up`() async throws {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let surface = surface(asking, terminal) { _ in }
        async let code = surface.run(["run", "Tasks", "AddTask"])
        try await terminal.expect("Title (text): ")
        terminal.type("\u{4}")
        #expect(await code == .cancelled)
        #expect(try await terminal.finalTranscript().hasSuffix("\nerror: cancelled\n"))
    }

    @Test func `ends with its own code where the run is interrupted`() async throws {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let surface = surface(asking, terminal) { _ in }
        let run = Task { await surface.run(["run", "Tasks", "AddTask"]) }
        try await terminal.expect("Title (text): ")
        run.cancel()
        #expect(await run.value == .cancelled)
    }

    @Test func `asks nothing with --no-input`() async throws {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let code = await surface(asking, terminal) { _ in }.run(["run", "Tasks", "AddTask", "--no-input"])
        #expect(code == .usage)
        #expect(asking.requests.withLock { $0.isEmpty })
        try await terminal.expect("error: --title <text> is missing, and nobody can be asked")
    }

    @Test func `draws progress and removes it`() async throws {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let host = FakeHost { _, interaction in
            await interaction.report(IntentProgress(fraction: 0.5, description: "Copying"))
            return IntentOutcome()
        }
        #expect(await surface(host, terminal) { _ in }.run(["run", "Tasks", "CountTasks"]) == .success)
        try await terminal.expect("\r\u{1b}[K[##########..........] 50 % Copying\r\u{1b}[K")
    }

    @Test(arguments: [
        (IntentProgress(fraction: 0.999), "[###################.] 99 %"),
        (IntentProgress(fraction: 7), "[####################] 100 %"), (IntentProgress(), "Working …"),
        (IntentProgress(description: "Reading a very long list of files"), "Reading a very long list of f…"),
        (IntentProgress(description: "two\nlines", details: "\u{1b}[2J"), "two lines \u{fffd}[2J"),
    ])
    func `writes progress in one line`(progress: IntentProgress, text: String) {
        #expect(ProgressLine.text(progress, width: 30) == text)
    }
}
