import Foundation
import IntentWire
import SpotlightIndex

/// What the index knows of an app itself: its name, and the intents that search shows, with their phrases.
enum ManifestIndexing {
    /// The name of the index that these items are in; no app may have one so named.
    static let sourceName = "beckon.manifest"

    /// Brings the items of an app up to date.
    ///
    /// - Parameters:
    ///   - manifest: What the app declares.
    ///   - fingerprint: Tells this state of the app from others.
    ///   - index: The index.
    static func update(_ manifest: AppManifest, fingerprint: String, in index: SpotlightIndex) async throws {
        try await index.apply(
            [.deleteAll, .index(items(of: manifest))], to: source(manifest.identifier),
            state: IndexBatchState(new: Data(fingerprint.utf8)))
    }

    /// Whether the index knows this state of an app.
    static func knows(_ app: String, fingerprint: String, in index: SpotlightIndex) async throws -> Bool {
        try await index.clientState(of: source(app)) == Data(fingerprint.utf8)
    }

    static func source(_ app: String) -> IndexSource { IndexSource(app: app, name: sourceName) }

    /// The name of the item of an intent.
    static func item(ofIntent intent: String) -> String { "intent/\(intent)" }

    /// The intent that an item is about.
    static func intent(ofItem item: String) -> String? {
        item.hasPrefix("intent/") ? String(item.dropFirst("intent/".count)) : nil
    }

    static func items(of manifest: AppManifest) -> [IndexedItem] {
        var app: [String: SearchableAttributeValue] = ["title": .text(manifest.name.text)]
        let others = manifest.name.allTexts.dropFirst() + (manifest.alternativeNames ?? []).flatMap(\.allTexts)
        if !others.isEmpty { app["alternateNames"] = .texts(Array(others)) }
        var items = [IndexedItem(identifier: "app", kind: .app, attributes: SearchableAttributes(values: app))]
        for intent in manifest.intents where intent.hidingRules.isEmpty {
            items.append(item(of: intent, in: manifest))
        }
        return items
    }

    private static func item(of intent: IntentDescriptor, in manifest: AppManifest) -> IndexedItem {
        let shortcuts = manifest.shortcuts.filter { $0.intent == intent.identifier }
        var names = Array(intent.title.allTexts.dropFirst())
        names += shortcuts.compactMap(\.shortTitle).flatMap(\.allTexts)
        names += shortcuts.flatMap(\.phrases).flatMap(\.template.allTexts).map { phrase($0, manifest.name.text) }
        var values: [String: SearchableAttributeValue] = ["title": .text(intent.title.text)]
        if let text = intent.description?.text { values["contentDescription"] = .text(text) }
        names = names.filter { !$0.isEmpty && $0 != intent.title.text }
        if !names.isEmpty { values["alternateNames"] = .texts(Array(Set(names)).sorted()) }
        let keywords = (intent.searchKeywords ?? []).flatMap(\.allTexts) + (intent.category?.allTexts ?? [])
        values["keywords"] = .texts(keywords + manifest.name.allTexts)
        return IndexedItem(
            identifier: item(ofIntent: intent.identifier), kind: .action,
            attributes: SearchableAttributes(values: values))
    }

    /// A phrase as somebody says it, without the values of parameters.
    private static func phrase(_ template: String, _ app: String) -> String {
        var result = ""
        var rest = Substring(template)
        while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            result += rest[..<start.lowerBound]
            if rest[start.upperBound..<end] == "applicationName" { result += app }
            rest = rest[rest.index(after: end)...]
        }
        return (result + rest).split(separator: " ").joined(separator: " ")
    }
}
