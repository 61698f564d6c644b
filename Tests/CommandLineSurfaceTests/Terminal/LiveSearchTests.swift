import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import Synchronization
import Testing

/// `beckon search` without a text, at a pseudo-terminal.
struct LiveSearchTests {
    private func surface(_ host: FakeHost, _ terminal: PseudoTerminal) -> CommandLineSurface {
        let stream = TextStream(descriptor: terminal.program, environment: ["NO_COLOR": "1"]) { _ in }
        let console = Console(
            output: stream, error: stream, input: terminal.program, isInputTerminal: true,
            environment: ["LANG": "en_GB.UTF-8"], workingDirectory: "/srv/folder", timeZone: .gmt,
            now: { date("2026-03-04T09:30:00Z") })
        return CommandLineSurface(console: console, makeHost: { _ in host })
    }

    /// Searches at a terminal of its own, until what is typed ends it.
    ///
    /// - Returns: All that the terminal showed.
    @discardableResult
    private func search(
        _ words: [String] = ["search"], host: FakeHost, _ body: (PseudoTerminal) async throws -> Void
    ) async throws -> String {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let surface = surface(host, terminal)
        async let code = surface.run(words)
        try await body(terminal)
        #expect(await code == .success)
        return try await terminal.finalTranscript()
    }

    private static let (up, down) = ("\u{1b}[A", "\u{1b}[B")

    @Test func `shows with each letter what is found, and draws it in place of what was there`() async throws {
        let host = FakeHost()
        try await search(host: host) { terminal in
            try await terminal.expect("Search: ")
            terminal.type("m")
            try await terminal.expect("Search: m")
            terminal.type("ilk")
            try await terminal.expect("CompleteTask --task 1")
            terminal.type("\u{7f}\u{7f}\u{7f}\u{7f}")
            try await terminal.expect("\u{1b}[J" + "Search: ")
            terminal.type("é")
            try await terminal.expect("Search: é")
            // Half of a letter waits for its other half.
            terminal.type(bytes: [0xC3])
            terminal.type(bytes: [0xBC])
            try await terminal.expect("Search: éü")
            terminal.type("\u{15}milk")
            try await terminal.expect("CompleteTask --task 1")
            terminal.type("\u{1b}")
        }
        let asked = host.searches.withLock { $0.map(\.text) }
        #expect(asked.contains("m") && asked.contains("milk") && asked.contains("éü") && !asked.contains(""))
        #expect(host.openings.withLock { $0.isEmpty })
    }

    @Test func `opens what the arrow keys choose, and asks there what the intent asks`() async throws {
        let host = FakeHost()
        let shown = try await search(host: host) { terminal in
            try await terminal.expect("Search: ")
            terminal.type("milk")
            try await terminal.expect("CompleteTask --task 1")
            terminal.type(Self.down)
            try await terminal.expect("▸ Buy milk")
            terminal.type(Self.up)
            try await terminal.expect("\nBuy milk")
            terminal.type(Self.down + Self.down)
            try await terminal.expect("▸ Buy milk")
            terminal.type("\r")
            try await terminal.expect("Open it?")
            terminal.type("y\n")
        }
        #expect(shown.contains("Opened "))
        #expect(host.openings.withLock { $0.map(\.text) } == ["milk"])
    }

    @Test(arguments: ["\r", "\u{3}", "\u{4}", "\u{1b}"])
    func `ends without opening anything where nothing is chosen`(key: String) async throws {
        let host = FakeHost()
        try await search(host: host) { terminal in
            try await terminal.expect("Search: ")
            terminal.type("milk")
            try await terminal.expect("CompleteTask --task 1")
            terminal.type(key)
        }
        #expect(host.openings.withLock { $0.isEmpty })
    }

    @Test func `keeps what was typed before the keys in one go`() async throws {
        let host = FakeHost()
        try await search(host: host) { terminal in
            try await terminal.expect("Search: ")
            terminal.type("milx\u{8}k")
            try await terminal.expect("CompleteTask --task 1")
            // A key that means nothing here, then one with parameters.
            terminal.type("\u{1b}[C\u{1b}[1;5B")
            try await terminal.expect("Search: milk")
            terminal.type("\u{3}")
        }
    }

    @Test func `suggests what may be done until something is typed`() async throws {
        let host = FakeHost()
        try await search(host: host) { terminal in
            try await terminal.expect("Complete Buy milk")
            try await terminal.expect("Count Tasks")
            terminal.type("x")
            try await terminal.expect("\u{1b}[J" + "Search: x")
            terminal.type("\u{7f}")
            try await terminal.expect("\u{1b}[J" + "Search: ")
            try await terminal.expect("Complete Buy milk")
            // Nothing is chosen: Enter leaves.
            terminal.type("\r")
        }
        #expect(host.requests.withLock { $0.isEmpty })
        let asked = host.suggestionQuestions.withLock { $0 }
        #expect(asked.map(\.limit) == [5] && asked.first?.process == ProcessInfo.processInfo.processIdentifier)
    }

    @Test func `runs the suggestion that the arrow keys choose, and asks what its intent asks`() async throws {
        let host = FakeHost()
        try await search(host: host) { terminal in
            try await terminal.expect("Count Tasks")
            terminal.type(Self.down + Self.down + Self.down)
            try await terminal.expect("▸ Count Tasks")
            terminal.type(Self.up)
            try await terminal.expect("▸ Complete Buy milk")
            terminal.type("\r")
        }
        let ran = try #require(host.requests.withLock { $0 }.first)
        #expect(ran.intent == "CompleteTask" && ran.source == .person && ran.arguments["task"] != nil)
        #expect(host.openings.withLock { $0.isEmpty })
    }

    @Test(arguments: [["search", "--type", "actions"], ["search", "--since", "yesterday"]])
    func `suggests nothing where only some things are searched for`(words: [String]) async throws {
        let host = FakeHost()
        let shown = try await search(words, host: host) { terminal in
            try await terminal.expect("Search: ")
            terminal.type("milk")
            try await terminal.expect("CompleteTask --task 1")
            terminal.type("\u{1b}")
        }
        #expect(host.suggestionQuestions.withLock { $0.isEmpty })
        #expect(!shown.contains("Count Tasks"))
    }

    @Test func `searches where nothing can be suggested`() async throws {
        let host = FakeHost()
        host.learningState.withLock { $0.isOn = false }
        let shown = try await search(host: host) { terminal in
            try await terminal.expect("Search: ")
            terminal.type(Self.down + "\u{e9}\u{15}milk")
            try await terminal.expect("CompleteTask --task 1")
            terminal.type("\u{3}")
        }
        #expect(!shown.contains("Learning"))
    }
}
