import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import Synchronization
import Testing

/// Snippets at a real pseudo-terminal, whose buttons a person presses.
struct SnippetPressTests {
    /// A cup that an app counts: each run of `More` adds one, `Show` draws how many there are.
    private final class Cups: Sendable {
        let count = Mutex(1)

        func answer(_ request: IntentRequest) throws -> IntentOutcome {
            switch request.intent {
            case "More":
                count.withLock { $0 += 1 }
                return IntentOutcome(dialog: DialogSnapshot(full: "One more."))
            case "Break": throw IntentFailure(.intentFailed, "the cup is broken")
            default: return IntentOutcome(snippet: tree)
            }
        }

        var tree: ViewTree {
            func text(_ text: String) -> ViewNode { ViewNode(.text(TextContent(runs: [TextRun(text: text)]))) }
            func button(_ label: String, _ intent: String) -> ViewNode {
                let action = ViewAction.intent(run: PreparedIntent(intent: intent))
                return ViewNode(.button(ButtonContent(action: action, children: [text(label)])))
            }
            let rows = [text("Cups: \(count.withLock { $0 })"), button("More", "More"), button("Drop", "Break")]
            return ViewTree(root: ViewNode(.stack(StackContent(axis: .vertical, children: rows))))
        }

        let snippetIntent = PreparedIntent(intent: "Show")
    }

    /// Shows a snippet or a question, plays the person, and gives what the terminal showed.
    private func play<R: Sendable>(
        _ cups: Cups, _ script: [(shown: String, typed: String)], reloading: [String: Double] = [:],
        _ body: @Sendable (TerminalInteraction, IntentRequest) async throws -> R
    ) async throws -> (R, [String]) {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let stream = TextStream(descriptor: terminal.program, environment: ["NO_COLOR": "1"]) { _ in }
        let request = IntentRequest(app: .name("Tasks"), intent: "Count")
        let host = FakeHost { request, _ in try cups.answer(request) }
        host.snippetReloads.withLock { $0 = reloading }
        let interaction = TerminalInteraction(
            lines: LineReader(descriptor: terminal.program), stream: stream, reader: reader(), run: (request, host))
        async let result = body(interaction, request)
        for (shown, typed) in script {
            try await terminal.expect(shown)
            terminal.type(typed)
        }
        let lines = try await (result, terminal.finalTranscript())
        return (lines.0, lines.1.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    }

    @Test func `draws the snippet anew after each press, until an empty line`() async throws {
        let cups = Cups()
        let (_, lines) = try await play(
            cups, [("ends: ", "1\n"), ("ends: ", "more\n"), ("ends: ", "3\n"), ("ends: ", "\n")]
        ) { interaction, request in
            let outcome = IntentOutcome(snippetIntent: cups.snippetIntent, snippet: cups.tree)
            try await interaction.press(try #require(ShownSnippet(of: outcome, request)))
        }
        let list = ["1  More", "2  Drop"]
        let drawn = ["[ More ]", "[ Drop ]"] + list
        #expect(
            lines == list + ["Number or name; Return ends: 1", "One more.", "Cups: 2"] + drawn
                + ["Number or name; Return ends: more", "One more.", "Cups: 3"] + drawn
                + [
                    "Number or name; Return ends: 3", "'3' is no button; type a number from 1 to 2",
                    "Number or name; Return ends:",
                ])
    }

    @Test func `draws the snippet anew in its place when its app wants that`() async throws {
        let cups = Cups()
        let shown = cups.tree
        cups.count.withLock { $0 = 5 }
        let (_, lines) = try await play(
            cups, [("Cups: 5", ""), ("ends: ", "\n")], reloading: ["Show": .infinity]
        ) {
            interaction, request in
            let outcome = IntentOutcome(snippetIntent: cups.snippetIntent, snippet: shown)
            try await interaction.press(try #require(ShownSnippet(of: outcome, request)), lines: 3)
        }
        // Three lines of the snippet and two of its buttons are taken away.
        let erased = "Number or name; Return ends: \r\u{1b}[5A\u{1b}[JCups: 5"
        #expect(
            lines == ["1  More", "2  Drop", erased, "[ More ]", "[ Drop ]", "1  More", "2  Drop"]
                + ["Number or name; Return ends:"])
    }

    @Test func `leaves alone what no snippet intent has drawn, and what nobody wants anew`() async throws {
        for intent in [nil, PreparedIntent(intent: "Show")] {
            let cups = Cups()
            let moment = ["Show": intent == nil ? .infinity : 0]
            let (_, lines) = try await play(cups, [("ends: ", "1\n"), ("ends: ", "\n")], reloading: moment) {
                interaction, request in
                let outcome = IntentOutcome(snippetIntent: intent, snippet: cups.tree)
                try await interaction.press(try #require(ShownSnippet(of: outcome, request)))
            }
            #expect(lines.filter { $0.hasPrefix("Cups") } == [intent == nil ? "Cups: 1" : "Cups: 2"])
        }
    }

    @Test func `says why a button failed, and keeps the snippet`() async throws {
        let cups = Cups()
        let (_, lines) = try await play(cups, [("ends: ", "Drop\n"), ("ends: ", "\n")]) { interaction, request in
            let outcome = IntentOutcome(snippetIntent: cups.snippetIntent, snippet: cups.tree)
            try await interaction.press(try #require(ShownSnippet(of: outcome, request)))
        }
        #expect(lines.contains("the cup is broken"))
        #expect(lines.contains("Cups: 1"))
    }

    @Test func `lets a person press buttons before they confirm`() async throws {
        let cups = Cups()
        let (answer, lines) = try await play(cups, [("number: ", "1\n"), ("number: ", "\n")]) { interaction, _ in
            try await interaction.ask(
                .confirmation(
                    ConfirmationQuestion(
                        dialog: DialogSnapshot(full: "Is that right?"), acceptLabel: "Order", denyLabel: "Cancel",
                        snippet: cups.tree, snippetIntent: cups.snippetIntent)))
        }
        #expect(answer == .confirmed)
        #expect(lines.first == "Is that right?")
        #expect(lines.filter { $0.hasPrefix("Cups") } == ["Cups: 1", "Cups: 2"])
        #expect(lines.last == "Order? [Y/n], or a number:")
    }
}
