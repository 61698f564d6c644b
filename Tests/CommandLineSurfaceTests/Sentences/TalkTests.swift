import BeckonSystem
import CommandLineSurface
import Dialogue
import Foundation
import IntentWire
import Synchronization
import Testing

/// Conversations at a pseudo-terminal.
@Suite(.temporaryFolder) struct TalkTests {
    /// Talks: waits for a text, then types a line, and so on; gives what the terminal has shown in the end.
    private func talk(
        _ host: FakeHost, _ steps: [(shown: String, typed: String)], words: [String] = ["ask"], locale: String = "en_GB"
    ) async throws -> (shown: String, code: ExitCode) {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let stream = TextStream(descriptor: terminal.program, environment: ["NO_COLOR": "1"]) { _ in }
        let console = Console(
            output: stream, error: stream, input: terminal.program, isInputTerminal: true,
            environment: ["LANG": "\(locale).UTF-8", "PATH": "/usr/bin:/bin"], workingDirectory: "/srv/folder",
            timeZone: .gmt, now: { date("2026-03-04T09:30:00Z") })
        async let code = CommandLineSurface(console: console, makeHost: { _ in host }).run(words)
        for step in steps {
            try await terminal.expect(step.shown)
            terminal.type(step.typed + "\n")
        }
        let ended = await code
        return (try await terminal.finalTranscript(), ended)
    }

    /// An app that asks for the title where it is missing.
    private func asking() -> FakeHost {
        FakeHost { request, interaction in
            var title = request.arguments["title"]
            if request.intent == "AddTask", title == nil {
                let question = ValueQuestion(
                    parameter: TasksApp.addTask.parameters[0], dialog: DialogSnapshot(full: "What do you want to do?"))
                guard case .value(let given) = try await interaction.ask(.value(question)) else {
                    throw IntentFailure(.cancelled, "cancelled")
                }
                title = given
            }
            let text = if case .string(let text)? = title { text } else { "nothing" }
            return IntentOutcome(
                value: .entity(TasksApp.tasks[0]), dialog: DialogSnapshot(full: "\(request.intent): \(text)."))
        }
    }

    @Test func `talks until somebody leaves`() async throws {
        let host = asking()
        let talk = try await talk(
            host,
            [
                ("> ", "add a task to buy milk"),
                ("AddTask: buy milk.\n> ".replacing("\n", with: "\r\n"), "complete it"),
                ("CompleteTask", "say that again"), ("CompleteTask", "quit"),
            ])
        #expect(talk.code == .success)
        #expect(talk.shown.hasPrefix("What can I do for you?"))
        #expect(talk.shown.hasSuffix("> quit\nGoodbye.\n"))
        // "It" is the task that was added.
        let questions = host.sentences.withLock { $0 }
        #expect(questions.map(\.text) == ["add a task to buy milk", "complete it"])
        #expect(questions[0].focus.isEmpty)
        #expect(questions[1].focus.map(\.entity.id) == [TasksApp.tasks[0].id])
    }

    @Test func `asks for what is missing, and takes "never mind" for an answer`() async throws {
        let host = asking()
        let talk = try await talk(
            host,
            [
                ("> ", "add a task"), ("Title (text): ", "call Ann"), ("AddTask: call Ann.", "add a task"),
                ("Title (text): ", "never mind"), ("All right, nothing was done.", "bye"),
            ])
        #expect(talk.shown.contains("AddTask: call Ann."))
        #expect(host.requests.withLock { $0.count } == 2)
    }

    @Test func `leaves in the middle of a question`() async throws {
        let talk = try await talk(asking(), [("> ", "add a task"), ("Title (text): ", "quit")])
        #expect(talk.shown.hasSuffix("Goodbye.\n") && talk.code == .success)
    }

    @Test func `does several wishes in order, after all that is not sure was asked`() async throws {
        let host = asking()
        let talk = try await talk(
            host,
            [
                ("> ", "add bread and delete everything"), ("Run? [Y/n] ", "yes"), ("AddTask: everything.", "quit"),
            ])
        #expect(talk.code == .success)
        #expect(
            host.requests.withLock { $0.map { $0.arguments["title"] } } == [.string("bread"), .string("everything")])
        let declined = asking()
        _ = try await self.talk(
            declined,
            [("> ", "add bread and delete everything"), ("Run? [Y/n] ", "no"), ("nothing was done", "quit")])
        #expect(declined.requests.withLock { $0.isEmpty })
    }

    @Test func `asks whether one wish or several are meant`() async throws {
        let host = asking()
        let talk = try await talk(
            host,
            [
                ("> ", "add bread and complete milk"), ("Number or name: ", "the second one"), ("CompleteTask", "quit"),
            ])
        #expect(talk.shown.contains("One after the other: Add Task (Tasks): Title bread; Complete Task (Tasks)"))
        #expect(host.requests.withLock { $0.map(\.intent) } == ["AddTask", "CompleteTask"])
    }

    @Test func `remembers what several wishes were about`() async throws {
        let host = asking()
        _ = try await talk(host, [("> ", "add a task to buy milk and complete it"), ("CompleteTask", "quit")])
        let questions = host.sentences.withLock { $0 }
        #expect(questions.map(\.text) == ["add a task to buy milk and complete it", "complete it"])
        #expect(questions[1].focus.map(\.entity.id) == [TasksApp.tasks[0].id])
        #expect(host.requests.withLock { $0.map(\.intent) } == ["AddTask", "CompleteTask"])
    }

    @Test func `asks which of two is meant, and takes an ordinal`() async throws {
        let host = asking()
        let talk = try await talk(
            host, [("> ", "milk"), ("Number or name: ", "the second one"), ("CompleteTask", "quit")])
        #expect(talk.shown.contains("Which of these do you mean?"))
        let request = try #require(host.requests.withLock { $0.first })
        // Whoever chose it has agreed to it.
        #expect(request.intent == "CompleteTask" && request.sentence == nil)
    }

    @Test func `takes another wish where it asked whether one is meant`() async throws {
        let host = asking()
        let talk = try await talk(
            host,
            [("> ", "delete everything"), ("Run? [Y/n] ", "add a task to buy milk"), ("AddTask: buy milk", "quit")])
        #expect(talk.code == .success)
        #expect(host.requests.withLock { $0.map(\.intent) } == ["AddTask"])
    }

    @Test func `corrects what it was about to do`() async throws {
        let host = asking()
        _ = try await talk(
            host, [("> ", "delete everything"), ("Run? [Y/n] ", "no, high"), ("AddTask: everything", "quit")])
        let request = try #require(host.requests.withLock { $0.first })
        #expect(
            request.arguments == [
                "title": .string("everything"), "priority": .enumCase(.init(type: "Priority", rawValue: "A")),
            ])
    }

    @Test func `corrects several values at once`() async throws {
        let host = asking()
        _ = try await talk(
            host,
            [
                ("> ", "delete everything"), ("Run? [Y/n] ", "no, a high one tomorrow, and call it bread"),
                ("AddTask: bread", "no, make it seven and low"), ("[y/N] ", "yes"), ("AddTask: bread", "quit"),
            ])
        let arguments = host.requests.withLock { $0.map(\.arguments) }
        let tomorrow = IntentValue.date(date("2026-03-05T00:00:00Z"))
        func priority(_ value: String) -> IntentValue { .enumCase(EnumCaseSnapshot(type: "Priority", rawValue: value)) }
        #expect(
            arguments == [
                ["title": .string("bread"), "priority": priority("A"), "dueDate": tomorrow],
                ["title": .string("bread"), "priority": priority("C"), "dueDate": tomorrow, "effort": .int(7)],
            ])
    }

    @Test func `takes the same wish said anew for a correction, and another one for a wish`() async throws {
        let host = asking()
        _ = try await talk(
            host,
            [
                ("> ", "delete everything"), ("Run? [Y/n] ", "no, add a task to buy milk"),
                ("AddTask: buy milk", "no, complete it"), ("CompleteTask", "quit"),
            ])
        #expect(host.requests.withLock { $0.map(\.intent) } == ["AddTask", "CompleteTask"])
    }

    @Test func `corrects a single sentence before it runs`() async throws {
        let host = asking()
        let talk = try await talk(
            host,
            [
                ("Run? [Y/n] ", "no, with sugar on top of high bread?"), ("Run? [Y/n] ", "no, high and call it bread"),
                ("Run? [Y/n] ", "y"),
            ], words: ["ask", "delete", "everything"])
        #expect(talk.code == .success)
        #expect(talk.shown.contains("Add Task (Tasks): Title bread, Priority High\n"))
        #expect(host.requests.withLock { $0.map(\.arguments["title"]) } == [.string("bread")])
    }

    @Test func `says what it cannot take back before it does it once more`() async throws {
        let host = asking()
        let talk = try await talk(
            host,
            [
                ("> ", "add a task to buy milk"), ("AddTask: buy milk", "no, seven"), ("[y/N] ", "yes"),
                ("AddTask: buy milk", "no, with sugar on top of it"), ("[y/N] ", "no"), ("nothing was done", "quit"),
            ])
        #expect(talk.shown.contains("It was done already and cannot be taken back. Do it once more, with the change?"))
        let requests = host.requests.withLock { $0 }
        #expect(requests.count == 2)
        #expect(requests.last?.arguments == ["title": .string("buy milk"), "effort": .int(7)])
    }

    @Test func `does the last thing once more with another value, and takes nothing back`() async throws {
        let host = asking()
        let talk = try await talk(
            host,
            [
                ("> ", "add a task to buy milk"), ("AddTask: buy milk", "and a high one?"),
                ("AddTask: buy milk", "what about seven"), ("AddTask: buy milk", "and a pizza with sugar"),
                ("I did not understand that.", "quit"),
            ])
        #expect(!talk.shown.contains("cannot be taken back"))
        let requests = host.requests.withLock { $0.map(\.arguments) }
        #expect(requests.count == 3)
        #expect(requests[1].keys.sorted() == ["priority", "title"] && requests[2]["effort"] == .int(7))
    }

    @Test func `says what it did not understand, and what comes near`() async throws {
        let talk = try await talk(asking(), [("> ", "order a pizza"), ("The nearest that I know:", "quit")])
        #expect(talk.shown.contains("I did not understand that.\n"))
        #expect(talk.shown.contains("note: Notes did not answer in 2 seconds\n"))
    }

    @Test func `shows what can be said`() async throws {
        let talk = try await talk(asking(), [("> ", "what can I say?"), ("“quit” ends.", "quit")])
        #expect(talk.shown.contains("You can say, for example:\n  Add a High task in Tasks\n"))
    }

    @Test func `speaks German`() async throws {
        let talk = try await talk(
            asking(), [("> ", "was kann ich sagen"), ("„Ende“ beendet.", "bestell mir was"), ("> ", "Ende")],
            locale: "de_DE")
        #expect(talk.shown.contains("  Add a Hoch task in Tasks\n"))
        #expect(talk.shown.contains("Das habe ich nicht verstanden.\n"))
        #expect(talk.shown.hasSuffix("Auf Wiedersehen.\n"))
    }

    @Test(arguments: [
        ("de_DE", "[J/n] ", "nein", "Nummer oder Name: ", "das zweite", "Title (Text): ", "vergiss es", "Ende"),
        ("es_ES", "[S/n] ", "n", "Número o nombre: ", "2", "Title (texto): ", "olvídalo", "salir"),
        ("fr_FR", "[Y/n] ", "n", "Number or name: ", "2", "Title (text): ", "never mind", "quit"),
    ])
    func `asks in the language of whoever speaks`(
        _ locale: String, _ run: String, _ no: String, _ choice: String, _ second: String, _ title: String,
        _ leave: String, _ end: String
    ) async throws {
        let host = asking()
        let talk = try await talk(
            host,
            [
                ("> ", "delete everything"), (run, no), ("> ", "milk"), (choice, second), ("> ", "add a task"),
                (title, leave), ("> ", end),
            ], locale: locale)
        #expect(talk.code == .success)
        #expect(host.requests.withLock { $0.map(\.intent) } == ["CompleteTask", "AddTask"])
    }

    @Test func `says in the language of whoever speaks what is no answer`() async throws {
        let talk = try await talk(
            asking(),
            [
                ("> ", "delete everything"), ("[J/n] ", "j"), ("AddTask", "add a task"), ("Title (Text): ", ""),
                ("ein Wert wird gebraucht", "Brot"), ("AddTask: Brot", "Ende"),
            ], locale: "de_DE")
        #expect(talk.code == .success)
    }

    @Test(arguments: [String(repeating: "a ", count: 1_000), "\u{7}\u{1}", "مرحبا 你好"])
    func `goes on whatever is typed`(_ line: String) async throws {
        let talk = try await talk(asking(), [("> ", line), ("> ", "quit")])
        #expect(talk.code == .success)
    }

    @Test func `listens to a command, and answers questions from there`() async throws {
        let host = asking()
        let command = #"printf 'add a task\nbuy bread\nadd a task to buy milk\n'"#
        let talk = try await talk(host, [], words: ["ask", "--listen", command])
        #expect(talk.code == .success)
        #expect(talk.shown.contains("> add a task\nWhat do you want to do?\n"))
        #expect(talk.shown.contains("AddTask: buy bread.\n> add a task to buy milk\nAddTask: buy milk.\n"))
    }

    @Test func `says that nothing here can speak`() async throws {
        let folder = TemporaryFolder.path
        let result = await CommandLineHarness(environment: ["LANG": "en_GB", "PATH": folder]).run("ask --speak hello")
        #expect(result.code == .failure)
        #expect(result.error.contains("--speak needs spd-say (of speech-dispatcher) or espeak-ng"))
    }

    @Test func `speaks through what the machine has`() async throws {
        let folder = URL(filePath: TemporaryFolder.path).appending(path: "voice-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "espeak-ng")
        try Data("#!/bin/sh\nprintf '%s|' \"$@\" >> '\(folder.path)/said'\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let harness = CommandLineHarness(environment: ["LANG": "en_GB", "PATH": folder.path])
        #expect(await harness.run("ask --speak add a task to buy milk").code == .success)
        #expect(
            try String(contentsOf: folder.appending(path: "said"), encoding: .utf8) == "-v|en|--|Added 'Buy milk'.|")
    }

    @Test(arguments: ["ask --json", "ask --dry-run", "ask --explain"])
    func `takes options for one sentence with a sentence only`(_ line: String) async throws {
        let talk = try await talk(asking(), [], words: line.split(separator: " ").map(String.init))
        #expect(talk.code == .usage)
    }
}
