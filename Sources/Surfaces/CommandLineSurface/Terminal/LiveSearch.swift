import BeckonSystem
import Foundation
import Glibc
import IntentWire
import ViewRendering

/// Searches while a person types: each letter shows what is found so far, and before the first one, what they may want to do.
/// The arrow keys choose, Enter opens or runs what is chosen.
struct LiveSearch {
    /// What a key means.
    enum Key: Equatable {
        case letter(UInt8), enter, leave, removeLast, removeAll, up, down
    }

    /// What a person chose.
    enum Choice {
        /// Something that was found, and what they had typed.
        case item(FoundItem, text: String)
        case suggestion(Suggestion)
    }

    private enum Event {
        case keys([UInt8])
        case suggestions(SuggestionPage)
    }

    /// What the person sees.
    private struct Screen {
        var text = ""
        var found = SearchPage()
        var suggestions = SuggestionPage()
        /// The place of what is chosen.
        var chosen: Int?
        /// How many lines are drawn.
        var lines = 0

        var count: Int { text.isEmpty ? suggestions.suggestions.count : found.items.count }

        var choice: Choice? {
            guard let chosen, chosen < count else { return nil }
            return text.isEmpty
                ? .suggestion(suggestions.suggestions[chosen]) : .item(found.items[chosen], text: text)
        }
    }

    private let context: CommandContext
    private let page: (String) async throws -> SearchPage
    private let suggestions: @Sendable () async throws -> SuggestionPage
    private var output: TextStream { context.console.output }

    /// - Parameters:
    ///   - page: Finds.
    ///   - suggestions: What is shown before anything is typed.
    init(
        _ context: CommandContext, page: @escaping (String) async throws -> SearchPage,
        suggestions: @escaping @Sendable () async throws -> SuggestionPage
    ) {
        self.context = context
        self.page = page
        self.suggestions = suggestions
    }

    /// Reads letters until Enter, Escape, Ctrl-C or Ctrl-D; what was found last stays on the screen.
    ///
    /// - Returns: What the person chose; nil where they chose nothing.
    func run() async throws -> Choice? {
        var before = termios()
        guard tcgetattr(context.console.input, &before) == 0 else { return nil }
        var letterwise = before
        letterwise.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(context.console.input, TCSANOW, &letterwise)
        defer { tcsetattr(context.console.input, TCSANOW, &before) }
        let (events, continuation) = AsyncStream<Event>.makeStream()
        // Apps are asked how they show them, which takes a moment: nobody waits for it who types at once.
        let asking = Task { [suggestions] in
            // Who searches need not hear that nothing can be suggested.
            if let page = try? await suggestions() { continuation.yield(.suggestions(page)) }
        }
        defer { asking.cancel() }
        var typed: [UInt8] = []
        var screen = Screen()
        draw(&screen)
        read(to: continuation)
        for await event in events {
            switch event {
            case .suggestions(let page):
                screen.suggestions = page
                guard typed.isEmpty else { continue }
            case .keys(let bytes):
                for key in Self.keys(bytes) {
                    switch key {
                    case .leave: return nil
                    case .enter: return screen.choice
                    case .removeLast: removeLast(&typed)
                    case .removeAll: typed = []
                    case .up: screen.chosen = screen.chosen.flatMap { $0 > 0 ? $0 - 1 : nil }
                    case .down:
                        let last = min((screen.chosen ?? -1) + 1, screen.count - 1)
                        screen.chosen = last < 0 ? nil : last
                    case .letter(let byte): typed.append(byte)
                    }
                }
                // Half of a letter waits for its other half.
                if let text = String(validating: typed, as: UTF8.self), text != screen.text {
                    screen.found = text.isEmpty ? SearchPage() : try await page(text)
                    screen.text = text
                    screen.chosen = nil
                }
            }
            draw(&screen)
            if case .keys = event { read(to: continuation) }
        }
        return nil
    }

    /// The keys of what was read at once: an escape with something behind it is a key, alone it means to leave.
    ///
    /// - Source: ECMA-48, sections 8.3.22 (cursor up) and 8.3.19 (cursor down), as keys send them; ASCII control characters.
    static func keys(_ bytes: [UInt8]) -> [Key] {
        var keys: [Key] = []
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case 0x1B:
                guard place + 1 < bytes.count, bytes[place] == 0x5B || bytes[place] == 0x4F else {
                    keys.append(.leave)
                    continue
                }
                // Parameters, then the letter of the key.
                place += 1
                while place < bytes.count - 1, 0x30...0x3F ~= bytes[place] { place += 1 }
                if bytes[place] == 0x41 { keys.append(.up) }
                if bytes[place] == 0x42 { keys.append(.down) }
                place += 1
            case 0x0A, 0x0D: keys.append(.enter)
            case 0x03, 0x04: keys.append(.leave)
            case 0x7F, 0x08: keys.append(.removeLast)
            case 0x15: keys.append(.removeAll)
            case 0x10: keys.append(.up)
            case 0x0E: keys.append(.down)
            case 0..<0x20: break
            default: keys.append(.letter(byte))
            }
        }
        return keys
    }

    private func removeLast(_ typed: inout [UInt8]) {
        while let byte = typed.popLast(), byte & 0xC0 == 0x80 {}
    }

    /// Waits for the next keys, in a thread of its own, since a person takes their time. It reads no more than these: what
    /// comes after Enter is for whoever asks next.
    private func read(to events: AsyncStream<Event>.Continuation) {
        let descriptor = context.console.input
        Thread.detachNewThread {
            var buffer = [UInt8](repeating: 0, count: 64)
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count > 0 { events.yield(.keys(Array(buffer[..<count]))) } else { events.finish() }
        }
    }

    /// Draws in the place of what was drawn before.
    ///
    /// - Source: ECMA-48, sections 8.3.22 (cursor up) and 8.3.39 (erase in page).
    private func draw(_ screen: inout Screen) {
        var lines = ["Search: \(DisplayWidth.printable(screen.text))"]
        if screen.text.isEmpty {
            lines += SuggestionLines(context).choices(screen.suggestions, chosen: screen.chosen)
        } else if !screen.found.items.isEmpty {
            lines += SearchText(context).lines(screen.found, explains: false, chosen: screen.chosen)
        }
        if screen.lines > 0 { output.write("\u{1b}[\(screen.lines)A\u{1b}[J") }
        output.write(lines.map { $0 + "\n" }.joined())
        screen.lines = lines.count
    }
}
