package import BeckonSystem
import Foundation
package import IntentWire
package import ValueForms
package import ViewRendering

/// Puts the questions of an intent to the person at a terminal.
///
/// Questions go to the error stream, so that the output holds results only. An answer that does not fit is asked
/// for again, with the reason, a bounded number of times. The end of the input is `cancelled`.
package final class TerminalInteraction: IntentInteraction {
    /// How often one question is asked before it fails.
    static let attempts = 5

    private let lines: LineReader
    private let stream: TextStream
    private let progress: ProgressLine
    private let page: QuestionPage
    private let reader: ValueReader
    private let snippets: TerminalRenderer
    private let run: (request: IntentRequest, host: any IntentHost)?

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - lines: Where the answers come from.
    ///   - stream: Where the questions go.
    ///   - reader: Reads the answers by type.
    ///   - snippets: Draws the views beside questions.
    ///   - run: What runs, and where: the buttons of its snippets are pressed there. Without it they are only shown.
    package init(
        lines: LineReader, stream: TextStream, reader: ValueReader, snippets: TerminalRenderer = TerminalRenderer(),
        run: (request: IntentRequest, host: any IntentHost)? = nil
    ) {
        self.lines = lines
        self.stream = stream
        self.progress = ProgressLine(stream: stream)
        self.page = QuestionPage(style: TextStyle(stream))
        self.reader = reader
        self.snippets = snippets
        self.run = run
    }

    package var capabilities: InteractionCapabilities { .all }

    /// Gives up: a question that waits, and every later one, is `cancelled`.
    package func interrupt() { lines.interrupt() }

    package func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        progress.clear()
        switch question {
        case .value(let question): return try await ask(question)
        case .choice(let question): return try await ask(question)
        case .confirmation(let question): return try await ask(question)
        case .foreground(let question): return try await ask(question)
        }
    }

    package func report(_ progress: IntentProgress) async { self.progress.show(progress) }

    /// Removes what is drawn of the progress.
    package func finish() { progress.clear() }

    // MARK: - Values

    private func ask(_ question: ValueQuestion) async throws -> IntentAnswer {
        let answers = ValueAnswers(question: question, reader: reader)
        if let problem = question.problem { stream.writeLine(page.problem(problem)) }
        stream.writeLine(page.heading(question.dialog))
        for line in page.options(answers.options) { stream.writeLine(line) }
        guard question.parameter.type.isList else {
            return try await repeated(prompt: answers.prompt) { .value(try answers.value($0)) }
        }
        stream.writeLine(TextStyle(stream).dim("One value a line; an empty line ends."))
        return try await askList(question, answers)
    }

    private func askList(_ question: ValueQuestion, _ answers: ValueAnswers) async throws -> IntentAnswer {
        var values: [IntentValue] = []
        let least = max(question.parameter.minimumCount ?? 0, question.parameter.isOptional ? 0 : 1)
        while values.count < question.parameter.maximumCount ?? .max {
            let isEnough = values.count >= least
            let answer = try await repeated(prompt: answers.prompt) { line in
                if line.allSatisfy(\.isWhitespace) {
                    guard isEnough else { throw ReadProblem("at least \(least) needed") }
                    return .value(.null)
                }
                return .value(try answers.value(line))
            }
            guard case .value(let value) = answer else { return answer }
            if value == .null { break }
            values.append(value)
        }
        return .value(.list(values))
    }

    // MARK: - Choices and confirmations

    private func ask(_ question: ChoiceQuestion) async throws -> IntentAnswer {
        stream.writeLine(page.heading(question.dialog))
        show(question.snippet)
        let width = "\(question.options.count)".count
        for (index, option) in question.options.enumerated() {
            stream.writeLine(page.line(index + 1, option.display, width: width))
        }
        let displays = question.options.map(\.display)
        return try await repeated(prompt: "Number or name: ") { line in
            switch OptionMatcher.match(line, displays, shown: displays.count) {
            case .one(let index): .option(index)
            case .several(let indices):
                throw ReadProblem("'\(line)' fits \(indices.map { displays[$0].title }.formattedList(.and))")
            case .none: throw ReadProblem("'\(line)' is none of the choices; type a number from 1 to \(displays.count)")
            }
        }
    }

    private func ask(_ question: ConfirmationQuestion) async throws -> IntentAnswer {
        stream.writeLine(page.heading(question.dialog))
        if let run, let snippet = ShownSnippet(of: question, run.request), !snippet.buttons.isEmpty {
            return try await ask(question, beside: snippet)
        }
        show(question.snippet)
        if let item = question.item {
            let subtitle = item.subtitle.map { "  \($0)" } ?? ""
            stream.writeLine("  " + DisplayWidth.printable(item.title + subtitle))
        }
        return try await repeated(prompt: DisplayWidth.printable(confirmationPrompt(question) + " ")) { line in
            try confirmation(line, question)
        }
    }

    private func confirmationPrompt(_ question: ConfirmationQuestion) -> String {
        "\(question.acceptLabel)? \(question.isDestructive ? "[y/N]" : "[Y/n]")"
    }

    private func confirmation(_ line: String, _ question: ConfirmationQuestion) throws -> IntentAnswer {
        try yesOrNo(line, default: !question.isDestructive, yes: question.acceptLabel, no: question.denyLabel)
    }

    private func show(_ snippet: ViewTree?) {
        guard let snippet else { return }
        for line in snippets.lines(snippet) { stream.writeLine(line) }
    }

    private func ask(_ question: ForegroundQuestion) async throws -> IntentAnswer {
        guard question.alwaysConfirm else { return .confirmed }
        stream.writeLine(page.heading(question.dialog ?? DialogSnapshot(full: "The app wants to continue in front.")))
        return try await repeated(prompt: "Continue? [Y/n] ") { line in
            try yesOrNo(line, default: true, yes: "Continue", no: "Cancel")
        }
    }

    private func yesOrNo(_ line: String, default: Bool, yes: String, no: String) throws -> IntentAnswer {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.isEmpty { return `default` ? .confirmed : .declined }
        if let answer = BooleanReader(names: [LocalizedText(yes), LocalizedText(no)]).value(text) {
            return answer ? .confirmed : .declined
        }
        throw ReadProblem("answer yes or no")
    }

    // MARK: - Snippets

    /// Lets the person press the buttons of a snippet until they have seen enough.
    ///
    /// - Parameter snippet: What is shown already.
    package func press(_ snippet: ShownSnippet) async throws {
        var snippet = snippet
        while !snippet.buttons.isEmpty {
            list(snippet.buttons)
            var pressed: ViewPressable?
            let answer = try await repeated(prompt: "Number or name; Return ends: ") { line in
                if line.allSatisfy(\.isWhitespace) { return .declined }
                pressed = try button(line, of: snippet)
                return .confirmed
            }
            guard answer == .confirmed, let pressed else { return }
            snippet = try await press(pressed, of: snippet)
        }
    }

    /// Asks for confirmation; until then, the buttons of the snippet may be pressed.
    private func ask(_ question: ConfirmationQuestion, beside shown: ShownSnippet) async throws -> IntentAnswer {
        var snippet = shown
        show(snippet.tree)
        while true {
            list(snippet.buttons)
            var pressed: ViewPressable?
            let prompt = DisplayWidth.printable(confirmationPrompt(question) + ", or a number: ")
            let answer = try await repeated(prompt: prompt) { line in
                // A number is a button here, not the 1 or 0 of yes and no.
                if Int(Names.folded(line)) == nil, let answer = try? confirmation(line, question) { return answer }
                pressed = try button(line, of: snippet)
                return .value(.null)
            }
            guard let pressed else { return answer }
            snippet = try await press(pressed, of: snippet)
        }
    }

    private func list(_ buttons: [ViewPressable]) {
        let width = "\(buttons.count)".count
        for (index, button) in buttons.enumerated() {
            stream.writeLine(page.line(index + 1, button.display, width: width))
        }
    }

    private func button(_ line: String, of snippet: ShownSnippet) throws -> ViewPressable {
        let buttons = snippet.buttons
        let displays = buttons.map(\.display)
        switch OptionMatcher.match(line, displays, shown: displays.count) {
        case .one(let index): return buttons[index]
        case .several(let indices):
            throw ReadProblem(
                "'\(line)' fits \(indices.map { "\($0 + 1) \(displays[$0].title)" }.formattedList(.and))")
        case .none: throw ReadProblem("'\(line)' is no button; type a number from 1 to \(displays.count)")
        }
    }

    /// Presses a button and shows what came of it; an intent that fails says so, and the snippet stays.
    private func press(_ button: ViewPressable, of snippet: ShownSnippet) async throws -> ShownSnippet {
        guard let run else { return snippet }
        var next = snippet
        do {
            let outcome = try await next.press(button, on: run.host, interaction: self)
            progress.clear()
            if let dialog = outcome.dialog { stream.writeLine(page.heading(dialog)) }
        } catch let failure as IntentFailure where failure.code != .cancelled {
            progress.clear()
            stream.writeLine(page.problem(failure.message))
        }
        if let problem = next.problem { stream.writeLine(page.problem("The view cannot be drawn: \(problem)")) }
        show(next.tree)
        return next
    }

    // MARK: - Lines

    /// Asks until an answer fits.
    private func repeated(prompt: String, _ read: (String) throws -> IntentAnswer) async throws -> IntentAnswer {
        var last = ReadProblem("no answer")
        for _ in 0..<Self.attempts {
            stream.write(prompt)
            switch await lines.line() {
            case .text(let line):
                do { return try read(line) } catch let problem as ReadProblem { last = problem }
            case .unreadable: last = ReadProblem("the line is not valid UTF-8")
            case .end, .interrupted:
                stream.writeLine()
                return .cancelled
            }
            stream.writeLine(page.problem(last.message))
        }
        throw IntentFailure(.invalidValue, "no answer fits after \(Self.attempts) attempts: \(last.message)")
    }
}

extension ViewPressable {
    /// How the button is listed; a toggle says how it stands.
    fileprivate var display: DisplaySnapshot {
        DisplaySnapshot(
            title: label.isEmpty ? "(no label)" : label, subtitle: isOn.map { $0 ? "on" : "off" })
    }
}
