import BeckonSystem
import Foundation
import Glibc
import IntentWire
import ViewRendering

/// Searches while a person types: each letter shows what is found so far.
struct LiveSearch {
    private let context: CommandContext
    private let page: (String) async throws -> SearchPage
    private var output: TextStream { context.console.output }

    init(_ context: CommandContext, page: @escaping (String) async throws -> SearchPage) {
        self.context = context
        self.page = page
    }

    /// Reads letters until Enter, Escape, Ctrl-C or Ctrl-D; what was found last stays on the screen.
    func run() async throws {
        var before = termios()
        guard tcgetattr(context.console.input, &before) == 0 else { return }
        var letterwise = before
        letterwise.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(context.console.input, TCSANOW, &letterwise)
        defer { tcsetattr(context.console.input, TCSANOW, &before) }
        var typed: [UInt8] = []
        var shown = 0
        draw("", SearchPage(), &shown)
        while let keys = await read() {
            for key in keys {
                switch key {
                case 0x0A, 0x0D, 0x1B, 0x03, 0x04: return
                case 0x7F, 0x08: removeLast(&typed)
                case 0x15: typed = []
                case 0..<0x20: break
                default: typed.append(key)
                }
            }
            guard let text = String(validating: typed, as: UTF8.self) else { continue }
            draw(text, text.isEmpty ? SearchPage() : try await page(text), &shown)
        }
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
    private func draw(_ text: String, _ found: SearchPage, _ shown: inout Int) {
        let page = SearchText(context)
        let lines =
            ["Search: \(DisplayWidth.printable(text))"]
            + (found.items.isEmpty ? [] : page.lines(found, explains: false))
        if shown > 0 { output.write("\u{1b}[\(shown)A\u{1b}[J") }
        output.write(lines.map { $0 + "\n" }.joined())
        shown = lines.count
    }
}
