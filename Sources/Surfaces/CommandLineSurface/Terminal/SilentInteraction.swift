package import IntentWire
import ValueForms

/// The interaction where nobody can answer: every question is `unsupported` at once.
package final class SilentInteraction: IntentInteraction {
    private let progress: ProgressLine

    /// Creates an interaction that shows progress where the stream is a terminal.
    package init(stream: TextStream) {
        progress = ProgressLine(stream: stream)
        capabilities = stream.isTerminal ? [.progress] : []
    }

    package let capabilities: InteractionCapabilities

    package func ask(_ question: IntentQuestion) async throws -> IntentAnswer { .unsupported }

    package func report(_ progress: IntentProgress) async { self.progress.show(progress) }

    /// Removes what is drawn of the progress.
    package func finish() { progress.clear() }
}
