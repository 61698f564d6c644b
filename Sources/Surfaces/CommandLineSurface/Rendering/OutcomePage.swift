import IntentWire
import ValueForms
import ViewRendering

/// Shows what came of an intent: what it says, then the value it returned.
struct OutcomePage {
    let page: EntityPage
    let manifest: AppManifest
    let snippets: TerminalRenderer

    func lines(_ outcome: IntentOutcome) -> [String] {
        var lines: [String] = []
        if let dialog = outcome.dialog {
            lines += DisplayWidth.printable(dialog.full, keepsLines: true).split(
                separator: "\n", omittingEmptySubsequences: false
            ).map(String.init)
        }
        if let snippet = outcome.snippet { lines += snippets.lines(snippet) }
        // A snippet is what the app wants to be seen of the value.
        if let value = outcome.value, value != .null, outcome.snippet == nil {
            let shown = self.lines(value)
            // A dialog mostly says the value already.
            if shown.count != 1 || !(outcome.dialog?.full.contains(shown[0]) ?? false) { lines += shown }
        }
        if let url = outcome.url { lines.append("Open: \(DisplayWidth.printable(url))") }
        if let next = outcome.opensIntent {
            let title = manifest.intent(next.intent)?.title.text(in: page.languages) ?? next.intent
            lines.append("Next: \(DisplayWidth.printable(title))")
        }
        return lines.isEmpty ? ["Done."] : lines
    }

    private func lines(_ value: IntentValue) -> [String] {
        switch value {
        case .entity(let entity): return page.card(entity, manifest.entity(entity.type))
        case .list(let values):
            let entities = values.compactMap { if case .entity(let entity) = $0 { entity } else { nil } }
            guard entities.count == values.count, let first = entities.first else {
                return values.isEmpty ? ["Nothing."] : values.map { "- " + clean($0) }
            }
            // A union of entity types is several tables.
            guard entities.allSatisfy({ $0.type == first.type }) else {
                return Dictionary(grouping: entities, by: \.type).sorted { $0.key < $1.key }
                    .flatMap { page.lines($0.value, manifest.entity($0.key)) + [""] }.dropLast()
            }
            return page.lines(entities, manifest.entity(first.type))
        default: return [clean(value)]
        }
    }

    private func clean(_ value: IntentValue) -> String {
        DisplayWidth.printable(page.formatter.text(value), keepsLines: true)
    }
}
