import CommandLineSurface
import Foundation
import IntentWire
import Testing
import ValueForms

/// Questions at a real pseudo-terminal.
struct TerminalInteractionTests {
    /// What is typed when the terminal shows a text.
    private typealias Script = [(shown: String, typed: String)]

    /// Puts a question, plays the person, and gives the answer with what the terminal showed.
    private func answer(_ question: IntentQuestion, _ script: Script) async throws -> (IntentAnswer, String) {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let stream = TextStream(descriptor: terminal.program, environment: ["NO_COLOR": "1"]) { _ in }
        let interaction = TerminalInteraction(
            lines: LineReader(descriptor: terminal.program), stream: stream, reader: reader())
        async let answer = interaction.ask(question)
        for (shown, typed) in script {
            try await terminal.expect(shown)
            terminal.type(typed)
        }
        return (try await answer, try await terminal.finalTranscript())
    }

    private func value(
        _ parameter: ParameterDescriptor, options: OptionList? = nil, problem: String? = nil
    ) -> IntentQuestion {
        .value(
            ValueQuestion(
                parameter: parameter, dialog: DialogSnapshot(full: "Which one?"), options: options, problem: problem))
    }

    private let tasks = OptionList(
        sections: [
            .init(
                title: "Open",
                items: TasksApp.tasks.map {
                    OptionItem(
                        value: .entity($0),
                        display: DisplaySnapshot(title: $0.display.title, subtitle: "task", synonyms: ["no. \($0.id)"]))
                })
        ])

    // MARK: - Values

    @Test func `asks for a text`() async throws {
        let (answer, shown) = try await answer(value(parameter(.string)), [("Value (text): ", "Buy milk\n")])
        #expect(answer == .value(.string("Buy milk")))
        #expect(shown == "Which one?\nValue (text): Buy milk\n")
    }

    @Test func `asks again with the reason until the answer fits`() async throws {
        let (answer, shown) = try await answer(
            value(parameter(.int, isOptional: false) { $0.maximum = 10 }),
            [("): ", "many\n"), ("): ", "11\n"), ("): ", "\n"), ("): ", "7\n")])
        #expect(answer == .value(.int(7)))
        let lines = shown.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(
            lines == [
                "Which one?", "Value (whole number): many", "'many' is not a whole number", "Value (whole number): 11",
                "11 is too large; the largest is 10", "Value (whole number):", "a value is needed",
                "Value (whole number): 7",
            ])
    }

    @Test func `gives up after five answers that do not fit`() async throws {
        let failure = await #expect(throws: IntentFailure.self) {
            try await answer(value(parameter(.int)), Array(repeating: ("): ", "x\n"), count: 5))
        }
        #expect(failure?.code == .invalidValue)
        #expect(failure?.message == "no answer fits after 5 attempts: 'x' is not a whole number")
    }

    @Test func `shows why the app did not take the last answer`() async throws {
        let (_, shown) = try await answer(
            value(parameter(.string), problem: "there is no task 'x'"), [("): ", "y\n")])
        #expect(shown.hasPrefix("  there is no task 'x'\nWhich one?\n"))
    }

    @Test(arguments: [
        ("2\n", 1), ("buy bread\n", 1), ("call\n", 2), ("Call Zoe\n", 2), ("no. 1\n", 0),
    ])
    func `takes an option by number, name, synonym or beginning`(typed: String, index: Int) async throws {
        let (answer, shown) = try await answer(
            value(parameter(.entity("Task")), options: tasks), [("Value: ", typed)])
        #expect(answer == .value(.entity(TasksApp.tasks[index])))
        #expect(
            shown.hasPrefix("Which one?\nOpen\n  1  Buy milk  task\n  2  Buy bread  task\n  3  Call Zoë  task\nValue: ")
        )
    }

    @Test func `says which options an answer fits, and leaves other texts to the app`() async throws {
        let (answer, shown) = try await answer(
            value(parameter(.entity("Task")), options: tasks), [("Value: ", "buy\n"), ("Value: ", "Sleep\n")])
        #expect(answer == .value(.text("Sleep")))
        #expect(shown.contains("'buy' fits Buy milk and Buy bread; type a number or more of the name"))
    }

    @Test func `numbers the cases of an enumeration`() async throws {
        let (answer, shown) = try await answer(
            value(parameter(.enumeration("Priority")) { $0.supportedCases = ["A", "C"] }), [("Value: ", "2\n")])
        #expect(answer == .value(.enumCase(EnumCaseSnapshot(type: "Priority", rawValue: "C"))))
        #expect(shown.hasPrefix("Which one?\n  1  High\n  2  Low\nValue: "))
    }

    @Test func `takes a number for itself where the options are numbers`() async throws {
        let numbers = OptionList(
            sections: [
                .init(items: [2, 1].map { OptionItem(value: .int($0), display: DisplaySnapshot(title: "\($0)")) })
            ])
        let (answer, _) = try await answer(value(parameter(.int), options: numbers), [("Value: ", "1\n")])
        #expect(answer == .value(.int(1)))
    }

    @Test func `proposes the app's default`() async throws {
        var list = tasks
        list.defaultValue = .entity(TasksApp.tasks[1])
        let (answer, _) = try await answer(
            value(parameter(.entity("Task")), options: list), [("Value [Buy bread]: ", "\n")])
        #expect(answer == .value(.entity(TasksApp.tasks[1])))
    }

    @Test func `lists the first of many options`() async throws {
        let many = OptionList(
            sections: [
                .init(
                    items: (1...40).map {
                        OptionItem(value: .string("v\($0)"), display: DisplaySnapshot(title: "Item \($0)"))
                    })
            ])
        let (answer, shown) = try await answer(
            value(parameter(.entity("X")), options: many), [("Value: ", "item 39\n")])
        #expect(answer == .value(.string("v39")))
        #expect(shown.contains("  25  Item 25\n  … and 15 more; type the beginning of a name\n"))
        #expect(!shown.contains("26  Item 26"))
    }

    @Test func `asks for a list line by line`() async throws {
        let list = parameter(.list(.int), isOptional: false) { $0.minimumCount = 2 }
        let (answer, shown) = try await answer(
            value(list), [("): ", "1\n"), ("): ", "\n"), ("): ", "2\n"), ("): ", "\n")])
        #expect(answer == .value(.list([.int(1), .int(2)])))
        #expect(shown.contains("One value a line; an empty line ends.\n"))
        #expect(shown.contains("  at least 2 needed\n"))
    }

    @Test func `stops asking for a list that is full`() async throws {
        let list = parameter(.list(.string)) { $0.maximumCount = 1 }
        let (answer, _) = try await answer(value(list), [("): ", "a\n")])
        #expect(answer == .value(.list([.string("a")])))
    }

    // MARK: - Choices and confirmations

    @Test(arguments: [("2\n", 1), ("cancel\n", 1), ("del\n", 0)])
    func `takes a choice`(typed: String, index: Int) async throws {
        let question = ChoiceQuestion(
            dialog: DialogSnapshot(full: "What now?"),
            options: [
                .init(display: DisplaySnapshot(title: "Delete"), style: .destructive),
                .init(display: DisplaySnapshot(title: "Cancel"), style: .cancel),
            ])
        let (answer, shown) = try await answer(.choice(question), [("Number or name: ", typed)])
        #expect(answer == .option(index))
        #expect(shown.hasPrefix("What now?\n  1  Delete\n  2  Cancel\nNumber or name: "))
    }

    @Test(arguments: [
        ("y\n", false, IntentAnswer.confirmed), ("YES\n", true, .confirmed), ("order\n", true, .confirmed),
        ("n\n", false, .declined), ("not now\n", false, .declined), ("\n", false, .confirmed), ("\n", true, .declined),
    ])
    func `takes yes and no, and the words of the buttons`(
        typed: String, isDestructive: Bool, expected: IntentAnswer
    ) async throws {
        let question = ConfirmationQuestion(
            dialog: DialogSnapshot(full: "Order a coffee?"), acceptLabel: "Order", denyLabel: "Not now",
            isDestructive: isDestructive, item: DisplaySnapshot(title: "Espresso", subtitle: "small"))
        let (answer, shown) = try await answer(
            .confirmation(question), [(isDestructive ? "Order? [y/N] " : "Order? [Y/n] ", typed)])
        #expect(answer == expected)
        #expect(shown.hasPrefix("Order a coffee?\n  Espresso  small\nOrder? ["))
    }

    @Test func `asks whether the app may continue, unless it need not`() async throws {
        let (declined, _) = try await answer(.foreground(ForegroundQuestion()), [("Continue? [Y/n] ", "no\n")])
        #expect(declined == .declined)
        let (confirmed, shown) = try await answer(.foreground(ForegroundQuestion(alwaysConfirm: false)), [])
        #expect(confirmed == .confirmed)
        #expect(shown.isEmpty)
    }

    // MARK: - Giving up

    @Test func `is cancelled by the end of the input`() async throws {
        let (answer, _) = try await answer(value(parameter(.string)), [("): ", "\u{4}")])
        #expect(answer == .cancelled)
    }

    @Test func `is cancelled by an interrupt, and so is every later question`() async throws {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let interaction = TerminalInteraction(
            lines: LineReader(descriptor: terminal.program),
            stream: TextStream(descriptor: terminal.program, environment: [:]) { _ in }, reader: reader())
        async let first = interaction.ask(value(parameter(.string)))
        try await terminal.expect("): ")
        interaction.interrupt()
        #expect(try await first == .cancelled)
        #expect(try await interaction.ask(value(parameter(.string))) == .cancelled)
    }

    @Test func `asks again after bytes that are no text`() async throws {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let interaction = TerminalInteraction(
            lines: LineReader(descriptor: terminal.program),
            stream: TextStream(descriptor: terminal.program, environment: [:]) { _ in }, reader: reader())
        async let answer = interaction.ask(value(parameter(.string)))
        try await terminal.expect("): ")
        terminal.type(bytes: [0xff, 0xfe, 0x0a])
        try await terminal.expect("the line is not valid UTF-8")
        try await terminal.expect("): ")
        terminal.type("text\n")
        #expect(try await answer == .value(.string("text")))
    }
}
