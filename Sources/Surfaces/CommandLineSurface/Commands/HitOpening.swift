import BeckonSystem
import Foundation
import IntentWire
import SpotlightIndex
import ValueForms
import ViewRendering

/// Opens what a search found, asks what an intent asks meanwhile, and shows what came of it.
struct HitOpening {
    private let context: CommandContext

    init(_ context: CommandContext) { self.context = context }

    /// Opens something that was found.
    func run(_ item: FoundItem, text: String) async throws {
        try await run(
            OpenRequest(
                item.hit, text: text, locale: context.locale, process: ProcessInfo.processInfo.processIdentifier),
            in: .name(item.hit.app))
    }

    func run(_ request: OpenRequest, in reference: AppReference) async throws {
        let host = try await context.host
        let manifest = try await host.manifest(of: reference)
        let console = context.console
        let isAnswering = !context.options.isSilent && console.error.isTerminal && console.isInputTerminal
        var terminal: TerminalInteraction?
        if isAnswering {
            terminal = TerminalInteraction(
                lines: LineReader(descriptor: console.input), stream: console.error,
                reader: ValueReader(context: context.reading(manifest)),
                snippets: TerminalRenderer(options: context.snippetOptions(console.error)))
        }
        let silent = SilentInteraction(stream: console.error)
        defer {
            terminal?.finish()
            silent.finish()
        }
        let person: any IntentInteraction = terminal ?? silent
        let opening = try await withTaskCancellationHandler {
            try await host.open(
                request, interaction: context.options.isConfirmed ? ConfirmedInteraction(person) : person)
        } onCancel: { [terminal] in
            terminal?.interrupt()
        }
        show(opening, manifest)
    }

    private func show(_ opening: Opening, _ manifest: AppManifest) {
        let page = OutcomePage(
            page: context.entityPage(manifest), manifest: manifest,
            snippets: TerminalRenderer(options: context.snippetOptions(context.console.output)))
        context.show(
            .members([
                "app": .string(opening.app), "appName": .string(opening.appName),
                "road": .string(opening.road.rawValue),
                "intent": opening.intent.map(JSONValue.string), "outcome": JSONValue(opening.outcome),
            ])
        ) {
            let isSilent = opening.outcome == IntentOutcome()
            return isSilent && opening.road != .intent
                ? ["Opened in \(DisplayWidth.printable(opening.appName))."] : page.lines(opening.outcome)
        }
    }
}
