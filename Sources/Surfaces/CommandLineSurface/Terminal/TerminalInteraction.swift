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

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - lines: Where the answers come from.
    ///   - stream: Where the questions go.
    ///   - reader: Reads the answers by type.
    ///   - snippets: Draws the views beside questions.
    package init(
        lines: LineReader, stream: TextStream, reader: ValueReader, snippets: TerminalRenderer = TerminalRenderer()
    ) {
        self.lines = lines
        self.stream = stream
        self.progress = ProgressLine(stream: stream)
        self.page = QuestionPage(style: TextStyle(stream))
        self.reader = reader
        self.snippets = snippets
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
        show(question.snippet)
        if let item = question.item {
            let subtitle = item.subtitle.map { "  \($0)" } ?? ""
            stream.writeLine("  " + DisplayWidth.printable(item.title + subtitle))
        }
        let prompt = "\(question.acceptLabel)? \(question.isDestructive ? "[y/N]" : "[Y/n]") "
        return try await askYesOrNo(
            prompt: prompt, default: !question.isDestructive, yes: question.acceptLabel, no: question.denyLabel)
    }

    private func show(_ snippet: ViewTree?) {
        guard let snippet else { return }
        for line in snippets.lines(snippet) { stream.writeLine(line) }
    }

    private func ask(_ question: ForegroundQuestion) async throws -> IntentAnswer {
        guard question.alwaysConfirm else { return .confirmed }
        stream.writeLine(page.heading(question.dialog ?? DialogSnapshot(full: "The app wants to continue in front.")))
        return try await askYesOrNo(prompt: "Continue? [Y/n] ", default: true, yes: "Continue", no: "Cancel")
    }

    private func askYesOrNo(prompt: String, default: Bool, yes: String, no: String) async throws -> IntentAnswer {
        try await repeated(prompt: DisplayWidth.printable(prompt)) { line in
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.isEmpty { return `default` ? .confirmed : .declined }
            if let answer = BooleanReader(names: [LocalizedText(yes), LocalizedText(no)]).value(text) {
                return answer ? .confirmed : .declined
            }
            throw ReadProblem("answer yes or no")
        }
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
