package import BeckonSystem
import Dialogue
import Foundation
import IntentWire
import ValueForms
import ViewRendering

extension TerminalInteraction {
    /// How often is asked whether a snippet's app wants it drawn anew.
    private static let pace = Duration.milliseconds(500)

    /// Lets the person press the buttons of a snippet until they have seen enough.
    ///
    /// - Parameters:
    ///   - snippet: What is shown already.
    ///   - lines: How many lines it takes on the terminal; 0 where something else stands below it.
    package func press(_ snippet: ShownSnippet, lines: Int = 0) async throws {
        let shown = SnippetOnScreen(snippet, lines: lines)
        while !shown.snippet.buttons.isEmpty {
            list(shown)
            var pressed: ViewPressable?
            let answer = try await repeated(prompt: words.say(.returnEnds) + ": ", beside: shown) { line in
                if line.allSatisfy(\.isWhitespace) { return .declined }
                pressed = try button(line, of: shown.snippet)
                return .confirmed
            }
            guard answer == .confirmed, let pressed else { return }
            try await press(pressed, of: shown)
        }
    }

    /// Asks for confirmation; until then, the buttons of the snippet may be pressed.
    func ask(_ question: ConfirmationQuestion, beside snippet: ShownSnippet) async throws -> IntentAnswer {
        let shown = SnippetOnScreen(snippet, lines: 0)
        draw(shown)
        while true {
            list(shown)
            var pressed: ViewPressable?
            let prompt = DisplayWidth.printable(confirmationPrompt(question) + words.say(.orNumber) + ": ")
            let answer = try await repeated(prompt: prompt, beside: shown) { line in
                // A number is a button here, not the 1 or 0 of yes and no.
                if Int(Names.folded(line)) == nil, let answer = try? confirmation(line, question) { return answer }
                pressed = try button(line, of: shown.snippet)
                return .value(.null)
            }
            guard let pressed else { return answer }
            try await press(pressed, of: shown)
        }
    }

    // MARK: - Drawing

    /// Draws a snippet below what there is.
    private func draw(_ shown: SnippetOnScreen) {
        let drawn = snippets.lines(shown.snippet.tree)
        for line in drawn { stream.writeLine(line) }
        shown.lines = drawn.count
    }

    private func list(_ shown: SnippetOnScreen) {
        let buttons = shown.snippet.buttons
        let width = "\(buttons.count)".count
        for (index, button) in buttons.enumerated() {
            stream.writeLine(page.line(index + 1, button.display(words), width: width))
        }
        if shown.lines > 0 { shown.lines += buttons.count }
    }

    /// Draws a snippet with its buttons and the prompt where the last one stood.
    ///
    /// What the person has begun to type stays in the line that the terminal holds, and is not shown again.
    ///
    /// - Source: ECMA-48, sections 8.3.22 (cursor up) and 8.3.39 (erase in page).
    private func redraw(_ shown: SnippetOnScreen, _ prompt: String) {
        if stream.isTerminal, shown.lines > 0 {
            stream.write("\r\u{1b}[\(shown.lines)A\u{1b}[J")
        } else {
            stream.writeLine()
        }
        draw(shown)
        list(shown)
        if let problem = shown.snippet.problem {
            stream.writeLine(page.problem("The view cannot be drawn: \(problem)"))
            shown.lines += 1
        }
        stream.write(prompt)
    }

    // MARK: - Pressing

    private func button(_ line: String, of snippet: ShownSnippet) throws -> ViewPressable {
        let buttons = snippet.buttons
        let displays = buttons.map { $0.display(words) }
        switch OptionMatcher.match(line, displays, shown: displays.count) {
        case .one(let index): return buttons[index]
        case .several(let indices):
            throw ReadProblem(
                "'\(line)' fits \(indices.map { "\($0 + 1) \(displays[$0].title)" }.formattedList(.and))")
        case .none: throw ReadProblem(words.say(.noButton, line, "\(displays.count)"))
        }
    }

    /// Presses a button and shows what came of it; an intent that fails says so, and the snippet stays.
    private func press(_ button: ViewPressable, of shown: SnippetOnScreen) async throws {
        guard let run else { return }
        var next = shown.snippet
        do {
            let outcome = try await next.press(button, on: run.host, interaction: self)
            progress.clear()
            if let dialog = outcome.dialog { stream.writeLine(page.heading(dialog)) }
        } catch let failure as IntentFailure where failure.code != .cancelled {
            progress.clear()
            stream.writeLine(page.problem(failure.message))
        }
        if let problem = next.problem { stream.writeLine(page.problem("The view cannot be drawn: \(problem)")) }
        shown.snippet = next
        draw(shown)
    }

    // MARK: - Waiting

    private enum Event: Sendable {
        case typed(LineReader.Line)
        case changed(ShownSnippet)
    }

    /// Waits for a line; meanwhile the snippet is drawn anew where its app wants that.
    func line(_ prompt: String, beside shown: SnippetOnScreen) async -> LineReader.Line {
        guard let run, shown.snippet.canReload else { return await lines.line() }
        let (events, sink) = AsyncStream.makeStream(of: Event.self)
        // Ends with a line, or when the reader is interrupted.
        Task { [lines] in sink.yield(.typed(await lines.line())) }
        let watching = Task { [snippet = shown.snippet] in
            var snippet = snippet
            while !Task.isCancelled {
                do { try await Task.sleep(for: Self.pace) } catch { return }
                if await snippet.reload(on: run.host) { sink.yield(.changed(snippet)) }
            }
        }
        defer { watching.cancel() }
        for await event in events {
            switch event {
            case .typed(let line): return line
            case .changed(let snippet):
                shown.snippet = snippet
                redraw(shown, prompt)
            }
        }
        // The task was cancelled.
        lines.interrupt()
        return .interrupted
    }
}

extension ViewPressable {
    /// How the button is listed; a toggle says how it stands.
    fileprivate func display(_ words: DialogueWords) -> DisplaySnapshot {
        DisplaySnapshot(
            title: label.isEmpty ? words.say(.noLabel) : label, subtitle: isOn.map { words.say($0 ? .isOn : .isOff) })
    }
}
