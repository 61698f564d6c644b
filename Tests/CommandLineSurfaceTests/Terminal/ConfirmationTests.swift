import CommandLineSurface
import Foundation
import IntentWire
import Synchronization
import Testing

/// What `--yes` answers.
struct ConfirmationTests {
    private let asking = FakeHost { request, interaction in
        #expect(request.source == .person)
        let question = ConfirmationQuestion(
            dialog: DialogSnapshot(full: "Delete it?"), acceptLabel: "Delete", denyLabel: "Cancel", isDestructive: true)
        switch try await interaction.ask(.confirmation(question)) {
        case .confirmed: return IntentOutcome(dialog: DialogSnapshot(full: "Deleted."))
        case .unsupported: throw IntentFailure(.confirmationRequired, "a person must agree")
        default: throw IntentFailure(.declined, "not confirmed")
        }
    }

    @Test(arguments: [
        "run Tasks CountTasks --yes", "--yes run Tasks CountTasks", "run Tasks CountTasks --yes=true --no-input",
    ])
    func `confirms beforehand`(line: String) async {
        let result = await CommandLineHarness(host: asking).run(line)
        #expect(result.output == "Deleted.\n")
        #expect(result.code == .success)
    }

    @Test func `ends with its own code where nobody can confirm`() async {
        let result = await CommandLineHarness(host: asking).run("run Tasks CountTasks")
        #expect(result.error == "error: a person must agree\n")
        #expect(result.code == .cancelled)
    }

    @Test func `leaves every other question to the person`() async {
        let host = FakeHost { _, interaction in
            #expect(interaction.capabilities.contains(.confirmations))
            #expect(!interaction.capabilities.contains(.values))
            let choice = ChoiceQuestion(dialog: DialogSnapshot(full: "Which?"), options: [])
            let answer = try await interaction.ask(.choice(choice))
            #expect(answer == .unsupported)
            return IntentOutcome()
        }
        #expect(await CommandLineHarness(host: host).run("run Tasks CountTasks --yes").code == .success)
    }

    @Test func `asks nothing at a terminal either`() async throws {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let output = Mutex("")
        let console = Console(
            output: TextStream { text in output.withLock { $0 += text } },
            error: TextStream(descriptor: terminal.program, environment: ["NO_COLOR": "1"]) { _ in },
            input: terminal.program, isInputTerminal: true, environment: ["LANG": "en_GB.UTF-8"],
            workingDirectory: "/srv/folder", timeZone: .gmt, now: { date("2026-03-04T09:30:00Z") })
        let host = asking
        let surface = CommandLineSurface(console: console, makeHost: { _ in host })
        #expect(await surface.run(["run", "Tasks", "CountTasks", "--yes"]) == .success)
        #expect(output.withLock { $0 } == "Deleted.\n")
        #expect(try await terminal.finalTranscript().isEmpty)
    }

    @Test(arguments: [
        (IntentFailure.Code.confirmationRequired, ExitCode.cancelled), (.noAnswer, .cancelled), (.declined, .cancelled),
        (.authenticationRequired, .failure), (.notAllowed, .failure),
    ])
    func `tells the shell how a decision ended`(code: IntentFailure.Code, exit: ExitCode) {
        #expect(ExitCode(IntentFailure(code, "")) == exit)
    }
}
