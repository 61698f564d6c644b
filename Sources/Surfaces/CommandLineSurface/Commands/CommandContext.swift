import BeckonSystem
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// What a command works with: the person's options and surroundings, the system, and where results go.
struct CommandContext: Sendable {
    /// The context of the command that runs in this task.
    @TaskLocal static var current: CommandContext?

    var options: GeneralOptions
    let console: Console
    let source: HostSource

    /// The system.
    var host: any IntentHost {
        get async throws { try await source.get() }
    }

    /// The person's language and region, as a BCP 47 tag.
    var locale: String { options.locale ?? console.languageTag }

    /// How texts are read and shown, with what an app declares.
    func reading(_ manifest: AppManifest? = nil) -> ReadingContext {
        ReadingContext(
            now: console.now(), timeZone: console.timeZone, locale: Locale(identifier: locale),
            enumerations: manifest?.enumerations ?? [], entities: manifest?.entities ?? [],
            files: FileAccess(console))
    }

    /// How entities are shown.
    func entityPage(_ manifest: AppManifest) -> EntityPage {
        let context = reading(manifest)
        return EntityPage(
            formatter: ValueFormatter(context), style: TextStyle(console.output), languages: context.languages,
            width: console.output.width)
    }

    /// How views are drawn on a stream.
    func snippetOptions(_ stream: TextStream) -> TerminalRenderer.Options {
        TerminalRenderer.Options(
            width: stream.width ?? 80, isStyled: stream.isStyled, now: console.now(), locale: Locale(identifier: locale)
        )
    }

    /// A text in the person's language, safe to print.
    func text(_ text: LocalizedText) -> String { DisplayWidth.printable(text.text(in: reading().languages)) }

    /// A text in the person's language, as it is.
    func plain(_ text: LocalizedText) -> String { text.text(in: reading().languages) }

    /// Shows a result: as JSON where that was asked for, else as lines.
    func show(_ json: @autoclosure () -> JSONValue, lines: () throws -> [String]) rethrows {
        if options.isJSON {
            console.output.writeLine(json().text)
        } else {
            for line in try lines() { console.output.writeLine(line) }
        }
    }

    /// A table as wide as the terminal; a block a row where it does not fit.
    func table(_ headings: [String], _ rows: [[String]]) -> [String] {
        let rows = rows.map { $0.map { DisplayWidth.printable($0) } }
        let table = TextTable(headings: headings, rows: rows)
        if let lines = table.lines(width: console.output.width, style: TextStyle(console.output)) { return lines }
        let blocks = rows.map { row in zip(headings, row).filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" } }
        return Array(blocks.joined(separator: [""]))
    }
}
