import BeckonSystem
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// Shows widgets and controls as lines.
struct WidgetPage {
    private let context: CommandContext

    init(_ context: CommandContext) { self.context = context }

    /// What a widget shows, what can be pressed in it, and until when it stays so.
    ///
    /// - Parameter isPlaceholder: Whether it shows what stands there before the app has answered, where nothing is pressed.
    func lines(_ display: WidgetDisplay, isPlaceholder: Bool = false) -> [String] {
        var options = context.snippetOptions(context.console.output)
        options.width = min(options.width, Self.columns(display.family))
        var lines = TerminalRenderer(options: options).lines(display.entry.view)
        if lines.isEmpty { lines = ["The widget shows nothing that a terminal can draw."] }
        let buttons = isPlaceholder ? [] : display.buttons
        if !buttons.isEmpty {
            let style = TextStyle(context.console.output)
            lines += [""]
            for (index, button) in buttons.enumerated() {
                let state = button.isOn.map { $0 ? ": on" : ": off" } ?? ""
                lines.append("\(style.bold("\(index + 1)"))  \(clean(button.label))\(state)")
            }
        }
        return lines + ["", note(display)]
            + (display.problem.map { ["The app gave no new timeline: \(clean($0))"] } ?? [])
    }

    /// Where the entry stands in its timeline.
    private func note(_ display: WidgetDisplay) -> String {
        let formatter = ValueFormatter(context.reading())
        func text(_ date: Date) -> String { formatter.text(.date(date)) }
        var parts = [display.family]
        if display.count > 1 { parts.append("entry \(display.position + 1) of \(display.count)") }
        if let changes = display.changes { parts.append("until \(text(changes))") }
        if let reloads = display.reloads, reloads != display.changes {
            parts.append("next timeline: \(text(reloads))")
        }
        return TextStyle(context.console.output).dim(parts.joined(separator: ", "))
    }

    /// A control in a line, with its state beside it.
    func lines(_ display: ControlDisplay) -> [String] {
        let control = display.control
        let name = control.look.text.isEmpty ? context.text(display.descriptor.name) : clean(control.look.text)
        var line = control.isOn.map { ($0 ? "[on]  " : "[off] ") + name } ?? "( \(name) )"
        if let status = control.look.status { line += " – \(clean(status))" }
        var lines = [line]
        if control.isDisabled { lines.append("It cannot be pressed now.") }
        if let hint = control.actionHint, !control.isDisabled { lines.append("Press: \(clean(hint))") }
        return lines
    }

    /// What came of an intent that was pressed; nothing where the widget or control says it all.
    func lines(_ outcome: IntentOutcome, _ manifest: AppManifest) -> [String] {
        if outcome == IntentOutcome() { return [] }
        return OutcomePage(
            page: context.entityPage(manifest), manifest: manifest,
            snippets: TerminalRenderer(options: context.snippetOptions(context.console.output))
        ).lines(outcome)
    }

    // MARK: - Pages

    /// Writes a page with a widget in its size, or in every size where none is named.
    func write(_ read: WidgetTarget.Read, to file: PageFile) async throws {
        let host = try await context.host
        let families = read.query.family.map { [$0] } ?? read.descriptor.families
        var items: [HTMLPage.Item] = []
        for family in families {
            var query = read.query
            query.family = family
            let display = try await host.widget(query)
            items.append(
                HTMLPage.Item(
                    .widget(
                        display.entry.view, family: display.family,
                        fillsContainer: read.descriptor.fillsContainer == true),
                    caption: family.hasPrefix("accessory") ? nil : context.plain(read.manifest.name)))
        }
        try file.write(context.plain(read.descriptor.name), items)
        file.tell()
    }

    /// Writes a page with a control.
    func write(_ display: ControlDisplay, to file: PageFile) throws {
        let name = context.plain(display.descriptor.name)
        try file.write(name, [HTMLPage.Item(.control(display.control, name: name))])
        file.tell()
    }

    private func clean(_ text: String) -> String { DisplayWidth.printable(text) }

    /// How many columns a size has: a column for about seven points of its width.
    private static func columns(_ family: String) -> Int {
        switch family {
        case "systemSmall", "accessoryRectangular": 24
        case "systemMedium", "systemLarge", "systemExtraLargePortrait": 50
        case "systemExtraLarge": 100
        case "accessoryInline": 34
        default: 20
        }
    }
}

extension WidgetDisplay {
    /// What runs an intent when it is pressed, in reading order; what says nothing is called by its intent.
    var buttons: [ViewButton] { entry.view.buttons }
}
