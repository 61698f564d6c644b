package import BeckonSystem
import Dialogue
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

    let lines: LineReader
    let stream: TextStream
    let progress: ProgressLine
    let page: QuestionPage
    private let reader: ValueReader
    let snippets: TerminalRenderer
    let run: (request: IntentRequest, host: any IntentHost)?
    /// Understands answers as people say them; nil where they are read as they are written.
    private let spoken: SpokenAnswers?
    /// What is said to whoever answers: in their language where they speak, else in English, as all of the command line.
    let words: DialogueWords
    /// When it began, which is before anything was drawn.
    let begun = SteadyTime.now

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - lines: Where the answers come from.
    ///   - stream: Where the questions go.
    ///   - reader: Reads the answers by type.
    ///   - snippets: Draws the views beside questions.
    ///   - run: What runs, and where: the buttons of its snippets are pressed there. Without it they are only shown.
    package convenience init(
        lines: LineReader, stream: TextStream, reader: ValueReader, snippets: TerminalRenderer = TerminalRenderer(),
        run: (request: IntentRequest, host: any IntentHost)? = nil
    ) {
        self.init(lines: lines, stream: stream, reader: reader, snippets: snippets, run: run, spoken: nil)
    }

    /// Creates an interaction that understands answers as people say them.
    init(
        lines: LineReader, stream: TextStream, reader: ValueReader, snippets: TerminalRenderer,
        run: (request: IntentRequest, host: any IntentHost)? = nil, spoken: SpokenAnswers?
    ) {
        self.spoken = spoken
        words = spoken?.words ?? .words(of: "en")
        self.lines = lines
        self.stream = stream
        self.progress = ProgressLine(stream: stream)
        self.page = QuestionPage(style: TextStyle(stream), words: words)
        self.reader = reader
        self.snippets = snippets
        self.run = run
    }

    package var capabilities: InteractionCapabilities { .all }

    /// Gives up: a question that waits, and every later one, is `cancelled`.
    package func interrupt() { lines.interrupt() }

    package func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        progress.clear()
        // Who answers before it is said to the end has understood.
        let speech = spoken.map { spoken in Task { await spoken.say(question) } }
        defer { speech?.cancel() }
        return try await answer(to: question)
    }

    private func answer(to question: IntentQuestion) async throws -> IntentAnswer {
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
        let answers = ValueAnswers(question: question, reader: reader, words: words)
        if let problem = question.problem { stream.writeLine(page.problem(problem)) }
        stream.writeLine(page.heading(question.dialog))
        for line in page.options(answers.options) { stream.writeLine(line) }
        if let spoken {
            return try await repeated(prompt: answers.prompt) { line in
                if let answer = try spoken.answer(line, to: .value(question)) { return answer }
                return .value(Self.listed(try spoken.problem(in: line) { try answers.value(line) }, question))
            }
        }
        guard question.parameter.type.isList else {
            return try await repeated(prompt: answers.prompt) { .value(try answers.value($0)) }
        }
        stream.writeLine(TextStyle(stream).dim("One value a line; an empty line ends."))
        return try await askList(question, answers)
    }

    /// A value as the parameter takes it: of a list, the only one.
    private static func listed(_ value: IntentValue, _ question: ValueQuestion) -> IntentValue {
        question.parameter.type.isList && value != .null ? .list([value]) : value
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
        return try await repeated(prompt: words.say(.numberOrName) + ": ") { line in
            if let answer = try spoken?.answer(line, to: .choice(question)) { return answer }
            return switch OptionMatcher.match(line, displays, shown: displays.count) {
            case .one(let index): .option(index)
            case .several(let indices):
                throw ReadProblem("'\(line)' fits \(indices.map { displays[$0].title }.formattedList(.and))")
            case .none: throw ReadProblem("'\(line)' is none of the choices; type a number from 1 to \(displays.count)")
            }
        }
    }

    private func ask(_ question: ConfirmationQuestion) async throws -> IntentAnswer {
        stream.writeLine(page.heading(question.dialog))
        if let run, let snippet = ShownSnippet(of: question, run.request, begun: begun),
            !snippet.buttons.isEmpty
        {
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

    func confirmationPrompt(_ question: ConfirmationQuestion) -> String {
        "\(words.say(.question, question.acceptLabel)) \(words.say(question.isDestructive ? .declinesByDefault : .acceptsByDefault))"
    }

    func confirmation(_ line: String, _ question: ConfirmationQuestion) throws -> IntentAnswer {
        // An empty line is what the prompt says.
        if !line.allSatisfy(\.isWhitespace), let answer = try spoken?.answer(line, to: .confirmation(question)) {
            return answer
        }
        return try yesOrNo(line, default: !question.isDestructive, yes: question.acceptLabel, no: question.denyLabel)
    }

    func show(_ snippet: ViewTree?) {
        guard let snippet else { return }
        for line in snippets.lines(snippet) { stream.writeLine(line) }
    }

    private func ask(_ question: ForegroundQuestion) async throws -> IntentAnswer {
        guard question.alwaysConfirm else { return .confirmed }
        stream.writeLine(page.heading(question.dialog ?? DialogSnapshot(full: words.say(.inFront))))
        let prompt = "\(words.say(.question, words.say(.goOn))) \(words.say(.acceptsByDefault)) "
        return try await repeated(prompt: prompt) { line in
            if !line.allSatisfy(\.isWhitespace), let answer = try spoken?.answer(line, to: .foreground(question)) {
                return answer
            }
            return try yesOrNo(line, default: true, yes: words.say(.goOn), no: words.say(.notNow))
        }
    }

    private func yesOrNo(_ line: String, default: Bool, yes: String, no: String) throws -> IntentAnswer {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.isEmpty { return `default` ? .confirmed : .declined }
        if let answer = BooleanReader(names: [LocalizedText(yes), LocalizedText(no)]).value(text) {
            return answer ? .confirmed : .declined
        }
        throw ReadProblem(spoken == nil ? "answer yes or no" : words.say(.yesOrNo))
    }

    // MARK: - Lines

    /// Asks until an answer fits.
    ///
    /// - Parameter shown: The snippet in front of the person, which is drawn anew meanwhile as its app wants it.
    func repeated(
        prompt: String, beside shown: SnippetOnScreen? = nil, _ read: (String) throws -> IntentAnswer
    ) async throws -> IntentAnswer {
        var last = ReadProblem("no answer")
        for _ in 0..<Self.attempts {
            stream.write(prompt)
            let line = if let shown { await self.line(prompt, beside: shown) } else { await lines.line() }
            switch line {
            case .text(let line):
                do { return try read(line) } catch let problem as ReadProblem { last = problem }
            case .unreadable: last = ReadProblem(words.say(.unreadable))
            case .end, .interrupted:
                stream.writeLine()
                return .cancelled
            }
            stream.writeLine(page.problem(last.message))
            // The line that was typed, and what is wrong with it.
            shown?.lines += 2
        }
        throw IntentFailure(.invalidValue, words.say(.noAnswerFits, "\(Self.attempts)", last.message))
    }
}
