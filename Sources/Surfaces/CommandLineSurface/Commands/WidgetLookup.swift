import IntentWire
import ValueForms

/// Finds the widget or control that a person names.
enum WidgetLookup {
    /// The widget with a kind, a type or a name.
    ///
    /// - Throws: `IntentFailure` with the nearest kinds.
    static func widget(_ name: String, in manifest: AppManifest, languages: [String]) throws -> WidgetDescriptor {
        let widgets = manifest.widgets ?? []
        if let found = find(name, among: widgets, kind: \.kind, typeName: \.typeName, title: \.name) { return found }
        throw unknown(
            .unknownWidget, "widget", name, widgets.map { ($0.kind, $0.name.text(in: languages)) }, manifest, languages)
    }

    /// The control with a kind, a type or a name.
    ///
    /// - Throws: `IntentFailure` with the nearest kinds.
    static func control(_ name: String, in manifest: AppManifest, languages: [String]) throws -> ControlDescriptor {
        let controls = manifest.controls ?? []
        if let found = find(name, among: controls, kind: \.kind, typeName: \.typeName, title: \.name) { return found }
        throw unknown(
            .unknownControl, "control", name, controls.map { ($0.kind, $0.name.text(in: languages)) }, manifest,
            languages)
    }

    private static func find<Item>(
        _ name: String, among items: [Item], kind: (Item) -> String, typeName: (Item) -> String,
        title: (Item) -> LocalizedText
    ) -> Item? {
        if let exact = items.first(where: { kind($0) == name }) { return exact }
        let folded = Names.folded(name)
        func matches(_ text: some StringProtocol) -> Bool { Names.folded(text) == folded }
        return items.first { matches(kind($0)) }
            ?? items.first { matches(typeName($0).split(separator: ".").last ?? "") }
            ?? items.first { title($0).allTexts.contains { matches($0) } }
    }

    private static func unknown(
        _ code: IntentFailure.Code, _ what: String, _ name: String, _ items: [(kind: String, title: String)],
        _ manifest: AppManifest, _ languages: [String]
    ) -> IntentFailure {
        let app = manifest.name.text(in: languages)
        let near = Names.nearest(to: name, among: items.map(\.kind) + items.map(\.title))
        let rest = items.isEmpty ? "; it has none" : "; it has \(items.map(\.kind).formattedList(.and))"
        return IntentFailure(
            code, "\(app) has no \(what) '\(name)'" + (near.isEmpty ? rest : Names.suggestion(near)),
            candidates: Names.options(near))
    }
}
