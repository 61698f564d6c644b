import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// Shows something that changes: on a terminal always in the same place, elsewhere again after each change.
struct LiveScreen {
    /// What is shown at one moment.
    struct Frame {
        var json: JSONValue
        var lines: [String]
        /// What went wrong with it.
        var notes: [String] = []
        /// What is to be told to the person, and since when.
        var alert: (date: Date, alert: ActivityAlert)?
    }

    private let context: CommandContext
    private var output: TextStream { context.console.output }

    init(_ context: CommandContext) { self.context = context }

    /// Shows a frame once.
    func show(_ frame: Frame) {
        context.show(frame.json) { frame.lines }
        for note in frame.notes where !context.options.isJSON { context.console.error.writeLine(note) }
    }

    /// Shows frames, one a second, until there is none any more or the task is cancelled.
    ///
    /// - Parameter next: Gives what is to be shown now; nil at the end.
    func watch(_ next: () async throws -> Frame?) async throws {
        var shown: [String] = []
        var alerted: Date?
        while true {
            do {
                guard let frame = try await next() else { break }
                if let (date, alert) = frame.alert, date != alerted, date <= context.console.now() {
                    // What was told before anybody watched is told no more.
                    if !shown.isEmpty { tell(alert, &shown) }
                    alerted = date
                }
                draw(context.options.isJSON ? [frame.json.text] : frame.lines + frame.notes, &shown)
                try await context.console.pause(.seconds(1))
            } catch is CancellationError {
                // The person has seen enough.
                return
            } catch let failure as IntentFailure where failure.code == .cancelled {
                return
            }
        }
        if !context.options.isJSON { draw(["It is gone."], &shown) }
    }

    private func tell(_ alert: ActivityAlert, _ shown: inout [String]) {
        guard !context.options.isJSON else { return }
        let text = [alert.title, alert.body].filter { !$0.isEmpty }.joined(separator: ": ")
        erase(shown)
        // A terminal rings or flashes at the bell.
        output.writeLine((output.isTerminal ? "\u{7}" : "") + TextStyle(output).bold(DisplayWidth.printable(text)))
        shown = []
    }

    private func draw(_ lines: [String], _ shown: inout [String]) {
        guard lines != shown else { return }
        if output.isTerminal {
            erase(shown)
        } else if !shown.isEmpty, !context.options.isJSON {
            output.writeLine()
        }
        output.write(lines.map { $0 + "\n" }.joined())
        shown = lines
    }

    /// Takes lines from a terminal that were written last.
    ///
    /// - Source: ECMA-48, sections 8.3.22 (cursor up) and 8.3.39 (erase in page).
    private func erase(_ lines: [String]) {
        guard output.isTerminal, !lines.isEmpty else { return }
        let count = lines.reduce(0) { $0 + rows($1) }
        output.write("\u{1b}[\(count)A\u{1b}[J")
    }

    /// How many rows of the terminal a line takes: more than one where it is wider.
    private func rows(_ line: String) -> Int {
        guard let width = output.width, width > 0 else { return 1 }
        // Styles take no room.
        let columns = DisplayWidth.columns(line.replacing(/\u{1b}\[[0-9;]*m/, with: ""))
        return max(1, (columns + width - 1) / width)
    }
}
