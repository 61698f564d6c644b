import IntentWire
import ValueForms
import ViewRendering

/// Lets an intent ask the person at the terminal while it runs.
struct RunInteraction {
    private let context: CommandContext
    private let manifest: AppManifest

    init(_ context: CommandContext, _ manifest: AppManifest) {
        self.context = context
        self.manifest = manifest
    }

    /// Runs something with the person at the terminal behind it, or with nobody where there is none.
    func perform<Result: Sendable>(
        _ body: @Sendable (any IntentInteraction) async throws -> Result
    ) async throws -> Result {
        let console = context.console
        guard !context.options.isSilent, console.error.isTerminal, console.isInputTerminal else {
            let interaction = SilentInteraction(stream: console.error)
            defer { interaction.finish() }
            return try await body(interaction)
        }
        let interaction = TerminalInteraction(
            lines: LineReader(descriptor: console.input), stream: console.error,
            reader: ValueReader(context: context.reading(manifest)),
            snippets: TerminalRenderer(options: context.snippetOptions(console.error)))
        defer { interaction.finish() }
        return try await withTaskCancellationHandler {
            try await body(interaction)
        } onCancel: {
            interaction.interrupt()
        }
    }
}
