package import IntentWire
import Synchronization
import ViewRendering

/// One line on a terminal that shows how far an intent has come, drawn anew at each report.
package final class ProgressLine: Sendable {
    private static let barLength = 20

    private let stream: TextStream
    private let isShown = Mutex(false)

    /// Creates a line on a stream; where the stream is no terminal, nothing is drawn.
    package init(stream: TextStream) { self.stream = stream }

    /// Draws the line.
    package func show(_ progress: IntentProgress) {
        guard stream.isTerminal else { return }
        isShown.withLock { isShown in
            stream.write("\r\u{1b}[K" + Self.text(progress, width: (stream.width ?? 80) - 1))
            isShown = true
        }
    }

    /// Removes the line, so that other text can take its place.
    package func clear() {
        isShown.withLock { isShown in
            if isShown { stream.write("\r\u{1b}[K") }
            isShown = false
        }
    }

    /// The bar, the share and the words, cut to a width.
    package static func text(_ progress: IntentProgress, width: Int) -> String {
        var parts: [String] = []
        if let fraction = progress.fraction, fraction.isFinite {
            let share = min(max(fraction, 0), 1)
            let filled = Int((share * Double(barLength)).rounded(.down))
            parts.append(
                "[" + String(repeating: "#", count: filled) + String(repeating: ".", count: barLength - filled) + "]")
            parts.append("\(Int((share * 100).rounded(.down))) %")
        }
        parts += [progress.description, progress.details].compactMap(\.self).filter { !$0.isEmpty }
        if parts.isEmpty { parts = ["Working …"] }
        return DisplayWidth.truncated(DisplayWidth.printable(parts.joined(separator: " ")), to: width)
    }
}
