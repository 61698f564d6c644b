import IntentWire
import ValueForms

/// Finds what a person names among what an app declares.
enum IntentLookup {
    /// The intent with an identifier or a title; `OrderCoffee` finds `OrderCoffeeIntent` too.
    ///
    /// - Throws: `IntentFailure` with the nearest names.
    static func intent(_ name: String, in manifest: AppManifest, languages: [String]) throws -> IntentDescriptor {
        if let found = find(name, in: manifest) { return found }
        let listed = manifest.intents.filter(\.isDiscoverable)
        let near = Names.nearest(
            to: name, among: listed.map(\.identifier) + listed.map { $0.title.text(in: languages) })
        let app = manifest.name.text(in: languages)
        throw IntentFailure(
            .unknownIntent, "\(app) has no intent '\(name)'" + help(near, "beckon intents '\(app)'"),
            candidates: Names.options(near))
    }

    /// The intent with an identifier or a title, or nil.
    static func find(_ name: String, in manifest: AppManifest) -> IntentDescriptor? {
        find(name, among: manifest.intents, suffix: "intent", identifier: \.identifier) { [$0.title] }
    }

    /// The entity type with an identifier or a name; `Task` finds `TaskEntity` too.
    ///
    /// - Throws: `IntentFailure` with the nearest names.
    static func entity(_ name: String, in manifest: AppManifest, languages: [String]) throws -> EntityDescriptor {
        let found = find(name, among: manifest.entities, suffix: "entity", identifier: \.identifier) {
            [$0.name] + ($0.synonyms ?? [])
        }
        if let found { return found }
        let names = manifest.entities.map(\.identifier)
        let near = Names.nearest(to: name, among: names + manifest.entities.map { $0.name.text(in: languages) })
        let app = manifest.name.text(in: languages)
        let rest = names.isEmpty ? "; it has none" : "; it has \(names.formattedList(.and))"
        throw IntentFailure(
            .unknownEntity, "\(app) has no entity '\(name)'" + (near.isEmpty ? rest : Names.suggestion(near)),
            candidates: Names.options(near))
    }

    private static func find<Item>(
        _ name: String, among items: [Item], suffix: String, identifier: (Item) -> String,
        titles: (Item) -> [LocalizedText]
    ) -> Item? {
        if let exact = items.first(where: { identifier($0) == name }) { return exact }
        let folded = Names.folded(name)
        return items.first { Names.folded(identifier($0)) == folded }
            ?? items.first { titles($0).contains { $0.allTexts.contains { Names.folded($0) == folded } } }
            ?? items.first { Names.folded(identifier($0)) == folded + suffix }
    }

    private static func help(_ near: [String], _ command: String) -> String {
        near.isEmpty ? "; \(command) lists what it has" : Names.suggestion(near)
    }
}
