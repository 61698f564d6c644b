import BeckonSystem
import Foundation
import Glibc
import IntentWire
import ViewRendering

/// Searches while a person types: each letter shows what is found so far. The arrow keys choose, Enter opens what is chosen.
struct LiveSearch {
    /// What a key means.
    enum Key: Equatable {
        case letter(UInt8), enter, leave, removeLast, removeAll, up, down
    }

    private let context: CommandContext
    private let page: (String) async throws -> SearchPage
    private var output: TextStream { context.console.output }

    init(_ context: CommandContext, page: @escaping (String) async throws -> SearchPage) {
        self.context = context
        self.page = page
    }

    /// Reads letters until Enter, Escape, Ctrl-C or Ctrl-D; what was found last stays on the screen.
    ///
    /// - Returns: What the person chose to open, and what they had typed; nil where they chose nothing.
    func run() async throws -> (item: FoundItem, text: String)? {
        var before = termios()
        guard tcgetattr(context.console.input, &before) == 0 else { return nil }
        var letterwise = before
        letterwise.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(context.console.input, TCSANOW, &letterwise)
        defer { tcsetattr(context.console.input, TCSANOW, &before) }
        var typed: [UInt8] = []
        var searched = ""
        var found = SearchPage()
        var chosen: Int?
        var shown = 0
        draw("", found, chosen, &shown)
        while let bytes = await read() {
            for key in Self.keys(bytes) {
                switch key {
                case .leave: return nil
                case .enter:
                    guard let chosen, found.items.indices.contains(chosen) else { return nil }
                    return (found.items[chosen], searched)
                case .removeLast: removeLast(&typed)
                case .removeAll: typed = []
                case .up: chosen = chosen.flatMap { $0 > 0 ? $0 - 1 : nil }
                case .down: chosen = min((chosen ?? -1) + 1, found.items.count - 1)
                case .letter(let byte): typed.append(byte)
                }
                if let place = chosen, place < 0 { chosen = nil }
            }
            guard let text = String(validating: typed, as: UTF8.self) else { continue }
            if text != searched {
                found = text.isEmpty ? SearchPage() : try await page(text)
                searched = text
                chosen = nil
            }
            draw(text, found, chosen, &shown)
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

    /// The keys that were pressed; nil at the end of the input. A thread of its own waits, since a person takes their time.
    private func read() async -> [UInt8]? {
        let descriptor = context.console.input
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var buffer = [UInt8](repeating: 0, count: 64)
                let count = Glibc.read(descriptor, &buffer, buffer.count)
                continuation.resume(returning: count > 0 ? Array(buffer[..<count]) : nil)
            }
        }
    }

    /// Draws in the place of what was drawn before.
    ///
    /// - Source: ECMA-48, sections 8.3.22 (cursor up) and 8.3.39 (erase in page).
    private func draw(_ text: String, _ found: SearchPage, _ chosen: Int?, _ shown: inout Int) {
        let page = SearchText(context)
        var lines = ["Search: \(DisplayWidth.printable(text))"]
        if !found.items.isEmpty { lines += page.lines(found, explains: false, chosen: chosen) }
        if shown > 0 { output.write("\u{1b}[\(shown)A\u{1b}[J") }
        output.write(lines.map { $0 + "\n" }.joined())
        shown = lines.count
    }
}
