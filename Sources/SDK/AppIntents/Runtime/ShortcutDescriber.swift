import FoundationAdditions
import IntentWire

/// Describes App Shortcuts.
enum ShortcutDescriber {
    static func describe(
        _ providers: [any AppShortcutsProvider.Type], in manifest: inout AppManifest
    ) async throws {
        if providers.count > 1 {
            manifest.warnings = [
                "There are \(providers.count) AppShortcutsProviders ("
                    + providers.map { TypeNames.qualified($0) }.sorted().joined(separator: ", ")
                    + "); Apple's system takes one only."
            ]
        }
        var negative: [PhraseTemplate] = []
        for provider in providers.sorted(by: { TypeNames.qualified($0) < TypeNames.qualified($1) }) {
            let localizer = ManifestLocalizer(for: provider)
            for shortcut in provider.appShortcuts {
                manifest.shortcuts.append(try await describe(shortcut, localizer))
            }
            negative += provider.negativePhrases.phrases.map {
                PhraseTemplate(localizer.template($0.template, table: "AppShortcuts"))
            }
            if manifest.shortcutTileColor == nil { manifest.shortcutTileColor = "\(provider.shortcutTileColor)" }
        }
        manifest.negativePhrases = negative.isEmpty ? nil : negative
    }

    private static func describe(
        _ shortcut: AppShortcut, _ localizer: ManifestLocalizer
    ) async throws -> ShortcutDescriptor {
        let reflection = IntentReflection.of(type(of: shortcut.intent))
        // What the shortcut's intent has without the app's doing are defaults, which are no values of the shortcut.
        let defaults = try await reflection.prepared(reflection.prototype).arguments
        let prepared = try await reflection.prepared(shortcut.intent)
        var descriptor = ShortcutDescriptor(
            intent: prepared.intent, arguments: prepared.arguments.filter { defaults[$0.key] != $0.value },
            phrases: shortcut.phrases.map { phrase in
                let template = phrase.map(\.part).template { reflection.parameterName(at: $0) }
                return PhraseTemplate(localizer.template(template, table: "AppShortcuts"))
            }, shortTitle: shortcut.shortTitle.map(localizer.text), systemImageName: shortcut.systemImageName)
        if let presentation = shortcut.presentation, let name = reflection.parameterName(at: presentation.keyPath) {
            let summary = presentation.summaryParts.template { reflection.parameterName(at: $0) }
            descriptor.parameterPresentation = ParameterPresentationDescriptor(
                parameter: name, summary: localizer.template(summary, table: presentation.table ?? "AppShortcuts"),
                collections: presentation.collections.map {
                    .init(title: localizer.text($0.title), systemImageName: $0.systemImageName)
                })
        }
        return descriptor
    }
}
