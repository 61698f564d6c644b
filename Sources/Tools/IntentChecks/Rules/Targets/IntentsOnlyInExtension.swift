import IntentSyntax

/// An app whose intents are all built into an extension.
enum IntentsOnlyInExtension: Rule {
    static let id = "AI101"
    static let severity = Severity.warning
    static let title = "all intents are in an extension"
    static let explanation = """
        Shortcuts and Siri read what the app target declares. Intents that only an extension has are left out, and \
        Xcode says so in a warning that is easy to miss: "Metadata extraction skipped". Add the files to the app \
        target too.
        """
    static let bad = [
        #"""
        // file: project.yml
        targets:
          App:
            type: application
            sources: [App]
            dependencies:
              - target: Widgets
          Widgets:
            type: app-extension
            sources: [Widgets]
        // file: App/App.swift
        struct Model {}
        // file: Widgets/Start.swift
        import AppIntents
        struct ▸Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        // file: project.yml
        targets:
          App:
            type: application
            sources: [App, Widgets]
            dependencies:
              - target: Widgets
          Widgets:
            type: app-extension
            sources: [Widgets]
        // file: Widgets/Start.swift
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        let intents = context.intents.filter { !$0.isConfiguration && $0.isDiscoverable == true && !$0.targets.isEmpty }
        for app in context.apps {
            let own = Set(app.ownTargets.map(\.name))
            let inside = context.intents.filter {
                $0.targets.contains { own.contains($0.name) && $0.kind != .appExtension }
            }
            guard inside.isEmpty, !app.target.sources.isEmpty else { continue }
            let extensions = app.targets.filter { $0.kind == .appExtension }
            for target in extensions {
                guard let first = intents.first(where: { $0.targets.contains(target) }) else { continue }
                context.report(
                    first.node.nameNode,
                    "Shortcuts reads the app's own intents, and target '\(app.target.name)' has none: "
                        + "add this file to it beside '\(target.name)'")
            }
        }
    }
}
